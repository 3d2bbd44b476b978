"""A seat sees its own hand and what lies open, and nothing else."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lines_of_play import GAMES, line

import carte

SEEDS = st.integers(0, 2**32)


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(GAMES), SEEDS)
def test_a_view_names_no_hidden_card(game, seed):
    for deal in line(game, seed)[::5]:
        for seat in (0, 1):
            view = deal.view(seat)
            hidden = {*deal.hands[1 - seat], *deal.stock, *deal.piles[0], *deal.piles[1]}
            told = json.dumps(view.to_json()) + repr(view) + str(view.facts)
            words = set(told.replace('"', " ").replace("'", " ").replace(",", " ").split())
            assert words.isdisjoint(map(str, hidden))


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(GAMES), SEEDS)
def test_deals_that_differ_only_in_what_a_seat_cannot_see_look_the_same(game, seed):
    rng = random.Random(seed)
    for deal in line(game, seed)[1:-1:4]:
        for seat in (0, 1):
            hidden = [*deal.hands[1 - seat], *deal.stock, *deal.piles[0], *deal.piles[1]]
            rng.shuffle(hidden)

            def some(cards, hidden=hidden):
                return [hidden.pop() for _ in cards]

            other = game.position(
                hands=[
                    hand if owner == seat else some(hand) for owner, hand in enumerate(deal.hands)
                ],
                table=deal.table,
                stock=some(deal.stock),
                piles=[some(pile) for pile in deal.piles],
                scope=deal.scope,
                turn=deal.turn,
                dealer=deal.dealer,
                last_capturer=deal.last_capturer,
            )
            assert other.view(seat) == deal.view(seat)
            assert hash(other.view(seat)) == hash(deal.view(seat))
            assert repr(other.view(seat)) == repr(deal.view(seat))


def test_a_view_tells_what_lies_open(game):
    deal = game.deal(seed=5)
    view = deal.view(deal.turn)
    assert (view.seat, view.turn, view.phase, view.game) == (1, 1, "play", game)
    assert (view.hand, view.table) == (deal.hands[1], deal.table)
    assert view.facts["hand_sizes"] == [3, 3]
    assert view.facts["stock_size"] == 30
    assert view.facts["pile_sizes"] == [0, 0]


def test_the_seat_to_act_sees_its_legal_moves(game):
    for deal in line(game, 9):
        assert deal.view(deal.turn).legal_moves() == deal.legal_moves()
        assert deal.view(1 - deal.turn).legal_moves() == ()


def test_there_is_no_view_from_a_seat_that_is_not_there(game):
    with pytest.raises(ValueError, match=r"seat=2: .* has seats 0 to 1"):
        game.deal(seed=1).view(2)


def test_a_view_cannot_be_taken_for_a_deal():
    assert carte.game("scopa").deal(seed=1).view(0) != carte.game("scopa").deal(seed=1)
