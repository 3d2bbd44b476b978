"""Where a goal of a trick game says what to bring about, every card that does so is an answer."""

import pytest

from carte.lessons import course
from carte.lessons.seats import READER


def wins(deal):
    return lambda play: deal.play(play).turn == READER


def most_points(deal):
    """Winning the trick with the most points that any card wins."""
    won = {play: gained(deal, play) for play in deal.legal_moves() if wins(deal)(play)}
    return lambda play: play in won and won[play] == max(won.values())


def costs_least(deal):
    """Losing, by a card other than a trump, as few points as there is a way to."""
    worth = {play: deal.game.points(1 << play.played) for play in deal.legal_moves()}
    plain = {play: points for play, points in worth.items() if play.card.suit != deal.trump}
    return lambda play: plain.get(play) == min(plain.values())


def gained(deal, play):
    after = deal.play(play)
    return after.card_points[READER] - deal.card_points[READER]


GOALS = {
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
    "briscola-sense-3": costs_least,
    "briscola-sense-4": wins,
    "briscola-sense-5": costs_least,
    "briscola-chiamata-table-6": costs_least,
    "briscola-chiamata-partner-6": costs_least,
    "briscola-chiamata-round-1": costs_least,
}


@pytest.mark.parametrize("name", GOALS)
def test_the_answers_are_all_the_cards_that_reach_the_goal(name):
    (step,) = level(name).steps
    reaches = GOALS[name](step.deal)
    assert {play for play in step.deal.legal_moves() if reaches(play)} == {*step.answers}


def level(name):
    for known in ("briscola-chiamata", "briscola"):
        if name.startswith(f"{known}-"):
            return course(known)[name.removeprefix(f"{known}-").rsplit("-", 1)[0]][name]
    raise AssertionError(name)


def test_nothing_is_worth_more_than_what_the_last_round_of_briscola_asks_for():
    """Of all ways to play the last three tricks only the answers reach 61 points for certain."""
    step, last = course("briscola")["win"].levels[-1].steps
    assert sure(step.deal) == 61
    for deal, answer in ((step.deal, step.answers[0]), (last.deal, last.answers[0])):
        values = {play: sure(deal.play(play)) for play in deal.legal_moves()}
        assert [play for play in values if values[play] > 60] == [answer]


def sure(deal):
    """The points that the reader has at the end when both play as well as can be."""
    if deal.is_over:
        return deal.card_points[READER]
    best = max if deal.turn == READER else min
    return best(sure(deal.play(play)) for play in deal.legal_moves())
