"""In a trick game a seat sees its own hand and what lies open, and nothing else."""

import copy
import json
import random
import re
from collections.abc import Iterator, Mapping, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from carte.engine.auction.contract import ContractDeal
from carte.engine.cards import Card
from carte.engine.tricks.deal import TrickDeal
from carte.engine.tricks.game import TrickGame
from carte.games.briscola.deal import BriscolaDeal
from carte.games.briscola.game import Briscola
from carte.games.briscola_chiamata.game import BriscolaChiamata
from carte.games.mediatore.deal import MediatoreDeal
from carte.games.mediatore.game import Mediatore
from tests.engine.trick_games import GAMES, SLUGS, line, played
from tests.engine.trick_tables import deck_of
from tests.kinds import dealt

SEEDS = st.integers(0, 2**32)
CARD = re.compile(r"\b(?:10|[1-9])[DCSB]\b")
HIDDEN_ZONES = ("hands", "stock", "monte", "taken", "given")


def lies_dark(deal: TrickDeal) -> bool:
    """Whether cards of the rank bid lie face down."""
    return deal.is_dark or len(deal.trick) == deal.game.seats


def trick_seen(deal: TrickDeal, seat: int) -> Iterator[Card]:
    """The cards of the trick that a seat sees."""
    for place, card in enumerate(deal.trick):
        own = (deal.leader + place) % deal.game.seats == seat
        if own or not lies_dark(deal) or card.value != rank_bid(deal):
            yield card


def rank_bid(deal: TrickDeal) -> int:
    """The rank that is called, a 2 where points are bid."""
    assert isinstance(deal, ContractDeal)
    return min(int(deal.bid or 0), 11) % 11 or 2


def hidden_cards(deal: TrickDeal, seat: int) -> list[Card]:
    """The cards whose place a seat cannot see, by rules that the engine has no part in."""
    seen = {*deal.hands[seat], *trick_seen(deal, seat)}
    for pile in deal.piles:
        seen |= {*pile}
    if isinstance(deal, BriscolaDeal):
        assert deal.turned_up
        seen |= {deal.turned_up}
        if deal.exchanged:
            seen |= {deal.exchanged[1]}
        if deal.game.partner_view == "last-three" and not deal.stock and deal.game.sides == 2:
            for partner in range(seat % 2, deal.game.seats, 2):
                seen |= {*deal.hands[partner]}
    facts = deal.to_json()["position"]
    for other, shown in facts.get("accusi", ()):
        seen |= {*carte.cards(shown)} & {*deal.hands[other]}
    for row in facts.get("drawn", ()):
        seen |= {*carte.cards(row)}
    if isinstance(deal, MediatoreDeal):
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
    return sorted({*carte.cards(deck_of(deal.game))} - seen)


def public_by_call(deal: TrickDeal) -> Card | None:
    """In mediatore a card called for that nobody gave lies with its caller, as all have seen."""
    return deal.called if isinstance(deal, ContractDeal) and deal.bid == "mediatore" else None


@pytest.mark.parametrize("slug", SLUGS)
@settings(max_examples=25)
@given(SEEDS, st.data())
def test_a_view_names_no_hidden_card(slug: str, seed: int, data: st.DataObject) -> None:
    game = data.draw(st.sampled_from([game for game in GAMES if game.slug == slug]))
    for deal in line(game, seed)[::3]:
        for seat in range(game.seats):
            view = deal.view(seat)
            named = set()
            for told in (json.dumps(view.to_json()), repr(view), str(view.facts), str(view)):
                named |= set(CARD.findall(told))
            hidden = {*map(str, hidden_cards(deal, seat))} - {str(getattr(deal, "called", ""))}
            assert named.isdisjoint(hidden)


@pytest.mark.parametrize("slug", SLUGS)
@settings(max_examples=25)
@given(SEEDS, st.data())
def test_deals_that_differ_only_in_what_a_seat_cannot_see_look_the_same(
    slug: str, seed: int, data: st.DataObject
) -> None:
    game = data.draw(st.sampled_from([game for game in GAMES if game.slug == slug]))
    rng = random.Random(seed)
    for deal in line(game, seed)[::4]:
        for seat in range(game.seats):
            hidden = [
                str(card)
                for card in hidden_cards(deal, seat)
                if card != public_by_call(deal)
                and not (lies_dark(deal) and card.value == rank_bid(deal))
            ]
            shuffled = hidden[:]
            rng.shuffle(shuffled)
            other = dict(zip(hidden, shuffled, strict=True))

            def swapped(card: re.Match[str], other: Mapping[str, str] = other) -> str:
                return other.get(card[0], card[0])

            data_of_other = copy.deepcopy(deal.to_json())
            position = data_of_other["position"]
            for zone in HIDDEN_ZONES:
                if zone in position:
                    text = json.dumps(position[zone])
                    position[zone] = json.loads(CARD.sub(swapped, text))
            if "called" in position and position["called"] in hidden:
                position.pop("partner", None)
            twin = carte.from_json(data_of_other)
            assert twin.view(seat) == deal.view(seat)
            assert hash(twin.view(seat)) == hash(deal.view(seat))
            assert repr(twin.view(seat)) == repr(deal.view(seat))
            assert twin.view(seat).legal_moves() == deal.view(seat).legal_moves()


@settings(max_examples=30)
@given(st.sampled_from(GAMES), SEEDS)
def test_the_seat_to_act_sees_its_legal_moves(game: TrickGame, seed: int) -> None:
    for deal in line(game, seed)[::2]:
        for seat in range(game.seats):
            expected = deal.legal_moves() if seat == deal.turn else ()
            assert deal.view(seat).legal_moves() == expected


@settings(max_examples=30)
@given(SEEDS)
def test_the_partner_shows_when_the_called_card_is_played_and_not_before(seed: int) -> None:
    deals = played(BriscolaChiamata(), seed)
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


def test_a_called_card_in_the_monte_never_shows() -> None:
    game = Mediatore()
    deal = dealt(game, seed=8).play("bid chiamo").play("pass").play("pass").play("pass")
    deal = deal.play(f"call {deal.monte[0]}")
    assert deal.declarer is not None
    assert deal.called in deal.hands[deal.declarer]
    others = [card for card in deal.hands[deal.declarer] if card != deal.called][:3]
    deal = deal.play("discard " + " ".join(map(str, [deal.called, *others])))
    while not deal.is_over:
        for seat in range(4):
            assert deal.view(seat).facts["partner_known"] == (seat == deal.declarer)
        deal = deal.play(deal.legal_moves()[0])


def auctioned(bid: str) -> MediatoreDeal:
    deal = dealt(Mediatore(), seed=3, dealer=3)
    for call in (f"bid {bid}", "pass", "pass", "pass"):
        deal = deal.play(call)
    return deal


def seen(deal: MediatoreDeal, fact: str) -> list[Sequence[int] | int | str | None]:
    return [deal.view(seat).facts[fact] for seat in range(4)]


def test_the_monte_of_chiamo_is_seen_by_the_declarer_only() -> None:
    deal = auctioned("chiamo")
    assert seen(deal, "monte") == ["", "", "", ""]
    taken = deal.play("call 3S")
    monte = " ".join(map(str, deal.monte))
    assert seen(taken, "taken") == [monte, "", "", ""]
    assert seen(taken, "hand_sizes")[1] == [13, 9, 9, 9]
    laid = taken.play(taken.legal_moves()[5])
    assert seen(laid, "monte") == [" ".join(map(str, laid.monte)), "", "", ""]
    assert seen(laid, "monte_size") == [4, 4, 4, 4]


def test_the_monte_of_solo_is_shown_to_all_but_not_what_is_discarded() -> None:
    deal = auctioned("solo")
    assert (deal.phase, deal.turn) == ("exchange", 0)
    assert seen(deal, "taken") == [" ".join(map(str, deal.taken))] * 4
    laid = deal.play(deal.legal_moves()[5])
    assert seen(laid, "monte") == [" ".join(map(str, laid.monte)), "", "", ""]


def test_the_monte_of_solissimo_is_looked_at_and_that_of_arcisolissimo_is_not() -> None:
    deal = auctioned("solissimo")
    assert deal.phase == "play"
    assert seen(deal, "monte") == [" ".join(map(str, deal.monte)), "", "", ""]
    assert seen(auctioned("arcisolissimo"), "monte") == ["", "", "", ""]


def test_who_gave_a_card_is_public_and_which_came_back_is_between_two() -> None:
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


def test_a_view_tells_what_lies_open() -> None:
    deal = dealt(Briscola(), seed=5)
    deal = deal.play(deal.legal_moves()[0])
    view = deal.view(0)
    assert (view.seat, view.turn, view.phase) == (0, 0, "play")
    assert (view.hand, view.trick, view.trump) == (deal.hands[0], deal.trick, deal.trump)
    assert view.facts["turned_up"] == str(deal.turned_up)
    assert view.facts["stock_size"] == 34
    assert dealt(Mediatore(), seed=5).view(0).trump is None
    with pytest.raises(ValueError, match="seat=2"):
        deal.view(2)
