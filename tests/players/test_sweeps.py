"""Of plays that are nearly as good, a regular of scopone leaves the next player no sweep."""

import pytest

import carte
from carte.engine.capture.deal import CaptureDeal
from carte.engine.capture.game import CaptureGame
from carte.engine.moves import Play
from carte.players import Regular, informed
from carte.players.heuristic_captures import Taking, situation_of

SCOPONE = carte.game("scopone")
HAND, TABLE = "8D 10C", "4D 10B"
"""A pair of 10s could be taken, which would leave the 4; or the 8 could be laid: 22 in all."""


def near_the_end(hand: str, table: str, out: str, game: carte.Game = SCOPONE) -> CaptureDeal:
    """A position in which the other three hold the cards that are still out."""
    known = {*carte.cards(f"{hand} {table} {out}")}
    piles = [[card for card in carte.PACK if card not in known], []]
    others = carte.cards(out)
    share = len(others) // 3
    hands = [hand, *(others[place * share : (place + 1) * share] for place in range(3))]
    deal = game.position(hands=hands, table=table, piles=piles, turn=0)
    assert isinstance(deal, CaptureDeal)
    return deal


def regular(deal: CaptureDeal) -> str:
    return str(informed(Regular(), deal, deal.turn).choose(deal.view(deal.turn)))


def chance(deal: CaptureDeal, move: str) -> float:
    """How likely the next player is to sweep what a play leaves."""
    play = carte.move(move)
    assert isinstance(play, Play)
    return Taking(deal.game).sweep_chance(situation_of(deal), play)


def test_a_pair_is_left_where_taking_it_would_offer_a_sweep() -> None:
    assert regular(near_the_end(HAND, TABLE, out="4C 6S 6B 9C 9S 2C")) == "8D"


def test_the_pair_is_taken_where_nobody_can_sweep_what_it_leaves() -> None:
    assert regular(near_the_end(HAND, TABLE, out="5C 6S 6B 9C 9S 2C")) == "10C x 10B"


def test_for_the_settebello_a_sweep_is_risked() -> None:
    """What is clearly better is played, whatever it leaves."""
    assert regular(near_the_end("7C 8S", "7D 4D", out="4C 6S 6B 9C 9S 2C")) == "7C x 7D"


@pytest.mark.parametrize("slug", ["scopa", "cirulla", "asso-piglia-tutto"])
def test_where_hands_are_short_the_best_play_is_the_regulars(slug: str) -> None:
    game = carte.game(slug)
    assert isinstance(game, CaptureGame)
    assert game.weights.near == 0


@pytest.mark.parametrize(
    ("out", "move", "expected"),
    [
        ("4C 6S 6B 9C 9S 2C", "10C x 10B", 2 / 6),  # two of six cards in the next hand
        ("4C 4S 6B 9C 9S 2C", "10C x 10B", 1 - 4 / 6 * 3 / 5),
        ("4C 4S 6B 9C 9S 2C", "8D", 0.0),
        ("5C 6S 6B 9C 9S 2C", "10C x 10B", 0.0),
    ],
)
def test_how_likely_a_sweep_is_counts_the_hands_that_hold_one_that_sweeps(
    out: str, move: str, expected: float
) -> None:
    assert chance(near_the_end(HAND, TABLE, out), move) == pytest.approx(expected)


def test_an_empty_table_cannot_be_swept() -> None:
    deal = near_the_end("4C 2S", "4D", out="4B 6B 9C")
    assert chance(deal, "4C x 4D") == 0
