"""A legal move that is not the one asked for hears what is asked, or what the right one brings."""

import pytest

import carte
from carte.engine.deal import Deal
from carte.engine.moves import move
from carte.lessons import course
from carte.lessons.play import PlayStep, seen
from carte.lessons.refusal import OPEN

SCOPA = carte.game("scopa").position(hand="7D 2S 9C", table="3C 4S 9B")
BRISCOLA = carte.game("briscola").position(hand="1D 2D 7S", trick="10D", trump="C")
LEADING = carte.game("briscola").position(hands=["1D 2D", "3D 4S"], trump="C", leader=0)


def said(deal: Deal, goal: str, answer: str, choice: str) -> str:
    step = PlayStep(goal, deal, *seen(deal), answers=(move(answer),))
    return step.verdict(move(choice)).text.partition("That is allowed, ")[2]


def test_what_is_asked_is_said_again_in_the_words_of_the_goal() -> None:
    told = said(SCOPA, "Take a sum.", "7D x 3C 4S", "9C x 9B")
    assert told == "but the goal here is: “Take a sum.”"


@pytest.mark.parametrize(
    ("deal", "answer", "choice", "more"),
    [
        (SCOPA, "7D x 3C 4S", "9C x 9B", " The right move takes 2 cards."),
        (SCOPA, "9C x 9B", "2S", " The right move takes 1 card."),
        (SCOPA, "2S", "9C x 9B", ""),
        (BRISCOLA, "1D", "7S", " The right move wins 15 points."),
        (BRISCOLA, "7S", "2D", ""),
        (LEADING, "2D", "1D", ""),
    ],
)
def test_where_the_goal_is_open_the_engine_counts_what_the_right_move_brings(
    deal: Deal, answer: str, choice: str, more: str
) -> None:
    assert said(deal, f"{OPEN}.", answer, choice) == f"but you can do better.{more}"


def test_in_two_steps_the_goal_of_the_step_is_said_again() -> None:
    (first, *_) = course("scopa")["sweep"]["scopa-sweep-5"].steps
    assert isinstance(first, PlayStep)
    assert "“Sweep the table.”" in first.verdict(move("10C")).text
