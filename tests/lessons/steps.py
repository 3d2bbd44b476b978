"""The steps of levels, and goals as tests state them."""

from collections.abc import Callable

from carte.engine.capture.deal import CaptureDeal
from carte.engine.deal import Deal
from carte.engine.rulebook import Ruling
from carte.lessons import course, course_names
from carte.lessons.ask import ChooseStep, PickStep
from carte.lessons.model import Level
from carte.lessons.play import PlayStep

Goal = Callable[[CaptureDeal, Ruling, CaptureDeal], object]
"""Whether a move does what is asked, from the deal before it, its ruling and the deal after it."""


def level_of(name: str) -> Level:
    """The level of a course that is called ``<course>-<stage>-<number>``."""
    known = max((one for one in course_names() if name.startswith(f"{one}-")), key=len)
    return course(known)[name.removeprefix(f"{known}-").rpartition("-")[0]][name]


def play_steps(level: Level) -> list[PlayStep]:
    """The steps of a level in which a move is made."""
    return [step for step in level.steps if isinstance(step, PlayStep)]


def ask_step(level: Level) -> PickStep | ChooseStep:
    """The one step of a level that puts a question."""
    (step,) = level.steps
    assert isinstance(step, PickStep | ChooseStep)
    return step


def reaching(step: PlayStep, goal: Goal) -> list[object]:
    """The legal moves of a step in a capture game that reach a goal, in order."""
    deal = step.deal
    assert isinstance(deal, CaptureDeal)
    moves = deal.legal_moves()
    return [move for move in moves if goal(deal, deal.ruling(move), deal.play(move))]


def lies(deal: Deal) -> int:
    """The sum of what lies on the table."""
    return sum(card.value for card in deal.table)
