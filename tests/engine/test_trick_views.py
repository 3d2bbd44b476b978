"""In a trick game a seat sees its own hand and what lies open, and nothing else."""

import copy
import json
import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from tests.engine.trick_games import GAMES, SLUGS, line, played

SEEDS = st.integers(0, 2**32)
CARD = re.compile(r"\b(?:10|[1-9])[DCSB]\b")
HIDDEN_ZONES = ("hands", "stock", "monte", "taken", "given")


def hidden_cards(deal, seat):
    """The cards whose place a seat cannot see, by rules that the engine has no part in."""
    seen = {*deal.hands[seat], *deal.trick}
    for pile in deal.piles:
        seen |= {*pile}
    if deal.game.slug == "briscola":
        seen |= {deal.turned_up}
    if deal.game.slug == "mediatore":
        if deal.is_over:  # the monte is among the piles now
            seen -= {*carte.cards(deal.to_json()["position"]["monte"])}
        if deal.bid in ("mediatore", "solo") or seat == deal.declarer:
            seen |= {*deal.taken}
        if seat == deal.declarer and deal.bid != "arcisolissimo" and deal.phase != "call":
            seen |= {*deal.monte}
            if deal.is_over:
                seen |= {*carte.cards(deal.to_json()["position"]["monte"])}
        if deal.given and seat in (deal.giver, deal.declarer):
            seen |= {deal.given}
    return sorted({*carte.PACK} - seen)


def public_by_call(deal):
    """In mediatore a card called for that nobody gave lies with its caller, as all have seen."""
    return deal.called if getattr(deal, "bid", None) == "mediatore" else None


@pytest.mark.parametrize("slug", SLUGS)
@settings(max_examples=25, deadline=None)
@given(SEEDS, st.data())
def test_a_view_names_no_hidden_card(slug, seed, data):
    game = data.draw(st.sampled_from([game for game in GAMES if game.slug == slug]))
    for deal in line(game, seed)[::3]:
        for seat in range(game.seats):
            view = deal.view(seat)
            named = set()
            for told in (json.dumps(view.to_json()), repr(view), str(view.facts)):
                named |= set(CARD.findall(told))
            hidden = {*map(str, hidden_cards(deal, seat))} - {str(getattr(deal, "called", ""))}
            assert named.isdisjoint(hidden)


@pytest.mark.parametrize("slug", SLUGS)
@settings(max_examples=25, deadline=None)
@given(SEEDS, st.data())
def test_deals_that_differ_only_in_what_a_seat_cannot_see_look_the_same(slug, seed, data):
    game = data.draw(st.sampled_from([game for game in GAMES if game.slug == slug]))
    rng = random.Random(seed)
    for deal in line(game, seed)[::4]:
        for seat in range(game.seats):
            hidden = [
                str(card) for card in hidden_cards(deal, seat) if card != public_by_call(deal)
            ]
            shuffled = hidden[:]
            rng.shuffle(shuffled)
            other = dict(zip(hidden, shuffled, strict=True))
            data_of_other = copy.deepcopy(deal.to_json())
            position = data_of_other["position"]
            for zone in HIDDEN_ZONES:
                if zone in position:
                    text = json.dumps(position[zone])
                    text = CARD.sub(lambda card, other=other: other.get(card[0], card[0]), text)
                    position[zone] = json.loads(text)
            if "called" in position and position["called"] in hidden:
                position.pop("partner", None)
            twin = carte.from_json(data_of_other)
            assert twin.view(seat) == deal.view(seat)
            assert hash(twin.view(seat)) == hash(deal.view(seat))
            assert repr(twin.view(seat)) == repr(deal.view(seat))
            assert twin.view(seat).legal_moves() == deal.view(seat).legal_moves()


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(GAMES), SEEDS)
def test_the_seat_to_act_sees_its_legal_moves(game, seed):
    for deal in line(game, seed)[::2]:
        for seat in range(game.seats):
            expected = deal.legal_moves() if seat == deal.turn else ()
            assert deal.view(seat).legal_moves() == expected


@settings(max_examples=30, deadline=None)
@given(SEEDS)
def test_the_partner_shows_when_the_called_card_is_played_and_not_before(seed):
    deals = played(carte.game("briscola-chiamata"), seed)
    for deal in deals:
        if deal.called is None:
            assert not any(deal.view(seat).facts["partner_known"] for seat in range(5))
            continue
        shown = not any(deal.called in hand for hand in deal.hands)
        owner = deal.declarer if deal.partner is None else deal.partner
        for seat in range(5):
            facts = deal.view(seat).facts
            assert facts["partner_known"] == (shown or seat == owner)
            assert facts["partner"] == (deal.partner if shown or seat == owner else None)


def test_a_called_card_in_the_monte_never_shows():
    game = carte.game("mediatore")
    deal = game.deal(seed=8).play("bid chiamo").play("pass").play("pass").play("pass")
    deal = deal.play(f"call {deal.monte[0]}")
    assert deal.called in deal.hands[deal.declarer]
    others = [card for card in deal.hands[deal.declarer] if card != deal.called][:3]
    deal = deal.play("discard " + " ".join(map(str, [deal.called, *others])))
    while not deal.is_over:
        for seat in range(4):
            assert deal.view(seat).facts["partner_known"] == (seat == deal.declarer)
        deal = deal.play(deal.legal_moves()[0])


def auctioned(bid):
    deal = carte.game("mediatore").deal(seed=3, dealer=3)
    for call in (f"bid {bid}", "pass", "pass", "pass"):
        deal = deal.play(call)
    return deal


def seen(deal, fact):
    return [deal.view(seat).facts[fact] for seat in range(4)]


def test_the_monte_of_chiamo_is_seen_by_the_declarer_only():
    deal = auctioned("chiamo")
    assert seen(deal, "monte") == ["", "", "", ""]
    taken = deal.play("call 3S")
    monte = " ".join(map(str, deal.monte))
    assert seen(taken, "taken") == [monte, "", "", ""]
    assert seen(taken, "hand_sizes")[1] == [13, 9, 9, 9]
    laid = taken.play(taken.legal_moves()[5])
    assert seen(laid, "monte") == [" ".join(map(str, laid.monte)), "", "", ""]
    assert seen(laid, "monte_size") == [4, 4, 4, 4]


def test_the_monte_of_solo_is_shown_to_all_but_not_what_is_discarded():
    deal = auctioned("solo")
    assert (deal.phase, deal.turn) == ("exchange", 0)
    assert seen(deal, "taken") == [" ".join(map(str, deal.taken))] * 4
    laid = deal.play(deal.legal_moves()[5])
    assert seen(laid, "monte") == [" ".join(map(str, laid.monte)), "", "", ""]


def test_the_monte_of_solissimo_is_looked_at_and_that_of_arcisolissimo_is_not():
    deal = auctioned("solissimo")
    assert deal.phase == "play"
    assert seen(deal, "monte") == [" ".join(map(str, deal.monte)), "", "", ""]
    assert seen(auctioned("arcisolissimo"), "monte") == ["", "", "", ""]


def test_who_gave_a_card_is_public_and_which_came_back_is_between_two():
    deal = auctioned("mediatore")
    called = deal.hands[2][4]
    deal = deal.play(f"call {called}")
    assert seen(deal, "giver") == [2] * 4
    assert seen(deal, "hand_sizes")[0] == [14, 9, 8, 9]
    deal = deal.play(deal.legal_moves()[0])
    deal = deal.play(deal.legal_moves()[0])
    assert seen(deal, "given") == [str(deal.given), None, str(deal.given), None]
    assert seen(deal, "hand_sizes")[0] == [9, 9, 9, 9]
    assert seen(deal, "partner") == [None] * 4


def test_a_view_tells_what_lies_open():
    deal = carte.game("briscola").deal(seed=5)
    deal = deal.play(deal.legal_moves()[0])
    view = deal.view(0)
    assert (view.seat, view.turn, view.phase) == (0, 0, "play")
    assert (view.hand, view.trick, view.trump) == (deal.hands[0], deal.trick, deal.trump)
    assert view.facts["turned_up"] == str(deal.turned_up)
    assert view.facts["stock_size"] == 34
    assert carte.game("mediatore").deal(seed=5).view(0).trump is None
    with pytest.raises(ValueError, match="seat=2"):
        deal.view(2)
