"""A seat sees its own hand and what lies open, and nothing else."""

import itertools
import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from carte.engine.capture.deal import CaptureDeal
from carte.engine.capture.game import CaptureGame
from carte.engine.cards import Card
from tests.engine.lines_of_play import GAMES, line
from tests.kinds import dealt

SEEDS = st.integers(0, 2**32)


def closed(deal: CaptureDeal, seat: int) -> list[int]:
    """The seats whose hands a seat does not see: the others', unless they lie open."""
    shown = (seat, *getattr(deal, "declared", ()))
    return [owner for owner in range(deal.game.seats) if owner not in shown]


def unseen(deal: CaptureDeal, seat: int) -> list[Card]:
    """All cards that a seat does not see."""
    hands = [card for owner in closed(deal, seat) for card in deal.hands[owner]]
    return [*hands, *deal.stock, *itertools.chain(*deal.piles)]


@settings(max_examples=40)
@given(st.sampled_from(GAMES), SEEDS)
def test_a_view_names_no_hidden_card(game: CaptureGame, seed: int) -> None:
    for deal in line(game, seed)[::5]:
        for seat in range(game.seats):
            view = deal.view(seat)
            hidden = set(unseen(deal, seat))
            told = json.dumps(view.to_json()) + repr(view) + str(view.facts) + str(view)
            words = set(told.replace('"', " ").replace("'", " ").replace(",", " ").split())
            assert words.isdisjoint(map(str, hidden))


@settings(max_examples=40)
@given(st.sampled_from(GAMES), SEEDS)
def test_deals_that_differ_only_in_what_a_seat_cannot_see_look_the_same(
    game: CaptureGame, seed: int
) -> None:
    rng = random.Random(seed)
    for deal in line(game, seed)[1:-1:4]:
        for seat in range(game.seats):
            hidden = unseen(deal, seat)
            rng.shuffle(hidden)

            def some(cards: tuple[Card, ...], hidden: list[Card] = hidden) -> list[Card]:
                return [hidden.pop() for _ in cards]

            other = game.position(
                hands=[
                    some(hand) if owner in closed(deal, seat) else hand
                    for owner, hand in enumerate(deal.hands)
                ],
                table=deal.table,
                stock=some(deal.stock),
                piles=[some(pile) for pile in deal.piles],
                scope=deal.scope,
                turn=deal.turn,
                dealer=deal.dealer,
                last_capturer=deal.last_capturer,
                **{fact: getattr(deal, fact) for fact in game.OWN_FACTS},
            )
            assert other.view(seat) == deal.view(seat)
            assert hash(other.view(seat)) == hash(deal.view(seat))
            assert repr(other.view(seat)) == repr(deal.view(seat))


def test_a_view_tells_what_lies_open(game: CaptureGame) -> None:
    deal = dealt(game, seed=5)
    view = deal.view(deal.turn)
    assert (view.seat, view.turn, view.phase, view.game) == (1, 1, "play", game)
    assert (view.hand, view.table) == (deal.hands[1], deal.table)
    assert view.facts["hand_sizes"] == [game.hand_size] * game.seats
    in_hands = game.hand_size * game.seats
    assert view.facts["stock_size"] == 40 - len(deal.table) - in_hands
    assert view.facts["pile_sizes"] == [0] * len(deal.piles)


def test_the_seat_to_act_sees_its_legal_moves(game: CaptureGame) -> None:
    for deal in line(game, 9):
        assert deal.view(deal.turn).legal_moves() == deal.legal_moves()
        assert deal.view((deal.turn + 1) % game.seats).legal_moves() == ()


def test_there_is_no_view_from_a_seat_that_is_not_there(game: CaptureGame) -> None:
    with pytest.raises(ValueError, match=rf"has seats 0 to {game.seats - 1}"):
        game.deal(seed=1).view(game.seats)


def test_a_view_cannot_be_taken_for_a_deal() -> None:
    assert carte.game("scopa").deal(seed=1).view(0) != carte.game("scopa").deal(seed=1)
