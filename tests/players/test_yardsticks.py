"""What the benchmarks measure players by is what they say."""

import pytest

import carte
from carte.engine.cards import Card
from carte.engine.tricks.deal import TrickDeal
from carte.players.memory import Memory
from tests.benchmarks.carichi import is_given_away
from tests.benchmarks.endings import ENDINGS, Decision, loss
from tests.benchmarks.greedy import Greedy
from tests.benchmarks.judge import Judged, counted, in_words, interval


def greedy(deal: carte.Deal) -> str:
    return str(Greedy().choose(deal.view(deal.turn)))


def test_the_greedy_player_takes_what_scores_most_at_once() -> None:
    scopa = carte.game("scopa")
    assert greedy(scopa.position(hand="7C 2S 9C", table="7D 9D 10D 2D")) == "7C x 7D"
    assert greedy(scopa.position(hand="3C 5S 9C", table="2D 1D")) == "3C x 1D 2D"
    assert greedy(scopa.position(hand="7D 6S", table="2S")) == "6S"


def test_the_greedy_player_wins_points_as_cheaply_as_may_be() -> None:
    briscola = carte.game("briscola")
    assert greedy(briscola.position(hand="4S 1C 6D", trick="3C", trump="S")) == "1C"
    assert greedy(briscola.position(hand="4S 9S 6D", trick="3C", trump="S")) == "4S"
    assert greedy(briscola.position(hand="4S 7S 6D", trick="5C", trump="S")) == "6D"
    assert greedy(briscola.position(hand="4S 1C 6D", trump="S")) == "6D"


@pytest.mark.parametrize(
    ("hand", "card", "is_given"),
    [
        ("1C 4B 5S", "1C", True),  # a blank was there
        ("1C 3B 2S", "1C", True),  # a trump was there that wins
        ("1C 3B 10B", "1C", False),  # nothing better
        ("1D 4B 5S", "1D", False),  # it wins
        ("1C 4B 5S", "4B", False),
    ],
)
def test_a_carico_is_given_away_where_a_blank_or_a_winning_card_was_there(
    hand: str, card: str, is_given: bool
) -> None:
    deal = carte.game("briscola").position(hand=hand, trick="3D", trump="S")
    assert isinstance(deal, TrickDeal)
    assert is_given_away(deal, Card(card)) is is_given


def test_what_an_ending_costs_is_the_distance_to_the_best_move() -> None:
    """The settebello can be taken: to lay a card instead costs a point at least."""
    deal = carte.game("scopa").position(
        hands=["7C 2S", "9C 10B"], table="7D", piles=["1D 2D 3D 4D", "5D 6D 8D"], turn=0, stock=""
    )
    view = deal.view(0)
    best, other = (
        loss(Decision(view, Memory(), carte.move(text)), 4) for text in ("7C x 7D", "2S")
    )
    assert best == 0
    assert other >= 1
    assert {*ENDINGS} <= {*carte.GAMES}


def test_a_judge_is_measured_by_the_moves_that_truly_cost() -> None:
    moves = [
        Judged(named=1.2, same=False, costs=1.0, error=0.1, seconds=0.5),
        Judged(named=0.0, same=True, costs=0.6, error=0.1, seconds=0.5),
        Judged(named=0.0, same=True, costs=0.3, error=0.1, seconds=0.5),  # perhaps nothing
        Judged(named=0.3, same=False, costs=-0.1, error=0.02, seconds=0.5),
    ]
    said = in_words(counted(carte.game("scopa"), moves))
    assert said.startswith("1 of 2 (")
    assert "; 1 of 2 (" in said
    assert "named for 1.67 of the true cost" in said
    assert "; 1 called about the same; 0.50 s a move; 4 moves" in said


def test_the_interval_of_a_share_stays_between_none_and_all() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(15, 16) == pytest.approx((0.7167, 0.9889), abs=1e-4)
    assert interval(0, 16)[0] == 0.0
