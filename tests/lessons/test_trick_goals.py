"""Where a goal of a trick game says what to bring about, every card that does so is an answer."""

from collections.abc import Callable

import pytest

from carte.board.seats import READER
from carte.engine.deal import Deal
from carte.engine.moves import Move, Play
from carte.engine.tricks.deal import TrickDeal
from tests.lessons.steps import level_of, play_steps

Reaches = Callable[[Move], bool]
"""Whether a move does what is asked."""


def wins(deal: TrickDeal) -> Reaches:
    return lambda play: deal.play(play).turn == READER


def most_points(deal: TrickDeal) -> Reaches:
    """Winning the trick with the most points that any card wins."""
    won = {play: gained(deal, play) for play in deal.legal_moves() if wins(deal)(play)}
    return lambda play: play in won and won[play] == max(won.values())


def costs_least(deal: TrickDeal) -> Reaches:
    """Losing, by a card other than a trump, as few points as there is a way to."""
    plays = [play for play in deal.legal_moves() if isinstance(play, Play)]
    plain: dict[Move, int] = {
        play: deal.game.points(1 << play.played) for play in plays if play.card.suit != deal.trump
    }
    return lambda play: plain.get(play) == min(plain.values())


def gained(deal: TrickDeal, play: Move) -> int:
    after = deal.play(play)
    return after.card_points[READER] - deal.card_points[READER]


GOALS: dict[str, Callable[[TrickDeal], Reaches]] = {
    "briscola-trick-1": wins,
    "briscola-trick-2": wins,
    "briscola-trick-3": wins,
    "briscola-trick-5": wins,
    "briscola-points-4": most_points,
    "briscola-points-5": costs_least,
    "briscola-trump-1": wins,
    "briscola-trump-2": wins,
    "briscola-trump-3": wins,
    "briscola-any-card-2": wins,
    "briscola-any-card-3": costs_least,
    "briscola-any-card-5": costs_least,
    "briscola-draw-1": costs_least,
    "briscola-sense-1": costs_least,
    "briscola-sense-2": most_points,
    "briscola-sense-3": most_points,
    "briscola-sense-4": wins,
    "briscola-sense-5": costs_least,
    "briscola-chiamata-table-6": costs_least,
    "briscola-chiamata-partner-6": costs_least,
    "briscola-chiamata-round-1": costs_least,
}


@pytest.mark.parametrize("name", GOALS)
def test_the_answers_are_all_the_cards_that_reach_the_goal(name: str) -> None:
    (step,) = play_steps(level_of(name))
    assert isinstance(step.deal, TrickDeal)
    reaches = GOALS[name](step.deal)
    assert {play for play in step.deal.legal_moves() if reaches(play)} == {*step.answers}


@pytest.mark.parametrize("name", ["briscola-win-5", "briscola-chiamata-round-4"])
def test_in_a_last_round_nothing_is_worth_more_than_the_answers(name: str) -> None:
    for step in play_steps(level_of(name)):
        worth = sure_of_each(step.deal)
        assert [play for play in worth if worth[play] == max(worth.values())] == [*step.answers]


def test_only_the_answers_reach_61_points_for_certain() -> None:
    for step in play_steps(level_of("briscola-win-5")):
        worth = sure_of_each(step.deal)
        assert [play for play in worth if worth[play] > 60] == [*step.answers]


def test_only_the_asso_for_the_friend_fulfils_the_contract() -> None:
    step = play_steps(level_of("briscola-chiamata-round-4"))[-1]
    worth = sure_of_each(step.deal)
    assert [play for play in worth if worth[play] >= 71] == [*step.answers]


def sure_of_each(deal: Deal) -> dict[Move, int]:
    assert isinstance(deal, TrickDeal)
    return {play: sure(deal.play(play)) for play in deal.legal_moves()}


def sure(deal: TrickDeal) -> int:
    """The points that the reader's side has at the end when both sides play as well as can be."""
    partner = deal.partner
    side = {READER} if partner is None else {READER, partner}
    if deal.is_over:
        return sum(deal.card_points[seat] for seat in side)
    best = max if deal.turn in side else min
    return best(sure(deal.play(play)) for play in deal.legal_moves())
