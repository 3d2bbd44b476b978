"""Lessons, and deals to try captures on, as a page reads them."""

from __future__ import annotations

from typing import Literal, NotRequired, Protocol, TypeAlias, TypedDict

from carte.board.messages import NarratedMove, SideScore, Step
from carte.engine.messages import Card, Plain, RuleId, Ruling, Stated, ZoneName


class Row(TypedDict):
    """A row of numbers by side."""

    name: str
    values: list[str]


class Numbers(TypedDict):
    """Numbers by side, a row for each name."""

    title: str
    sides: list[str]
    rows: list[Row]


class LevelStep(Step):
    """A step of a level: a position, and all replies to it, judged."""

    goal: NotRequired[str]
    """Its goal, if a level has several tasks."""
    hints: NotRequired[list[str]]
    then: NotRequired[list[NarratedMove]]
    """The others' moves after the right reply."""
    sheet: NotRequired[Numbers]
    """The numbers that its question is about."""
    won: NotRequired[dict[ZoneName, int]]
    """The number of cards already in the piles."""


LevelKind: TypeAlias = Literal["play", "pick", "choose"]
"""What a reader does in a level: play a card, pick cards, choose an answer."""


class Level(TypedDict):
    """One goal and its steps."""

    id: str
    kind: LevelKind
    goal: str
    guide: bool
    """Whether it points at the answer."""
    hints: list[str]
    steps: list[LevelStep]
    done: str
    rules: list[Stated]
    score: NotRequired[list[SideScore]]
    """The score of the deal, if it ends."""


class Onward(TypedDict):
    """The stage after a stage, and the first of its levels."""

    course: str
    stage: str
    title: str
    level: str


class Stage(TypedDict):
    """One rule, drilled in several looks."""

    id: str
    title: str
    can: str
    """What a reader who has won its levels can do."""
    intro: str
    levels: list[Level]
    next: Onward | None


class PlaceWay(TypedDict):
    """The link to ten questions about a course, before it or after it."""

    href: str
    label: str


class TaughtStage(TypedDict):
    """The levels of a stage, and what a reader who has won them can do."""

    levels: list[str]
    can: str


class TaughtCourse(TypedDict):
    """The course of a stage; at its last stage, with all that it teaches."""

    id: str
    title: str
    place: NotRequired[PlaceWay]
    """At the first stage of a game's course."""
    compare: NotRequired[PlaceWay]
    """At its last stage."""
    suits: NotRequired[str]
    """There too: the names of the suits, each with its meaning."""
    play: NotRequired[str]
    """The page of its game's table."""
    moved: NotRequired[dict[str, str]]
    """The pages of stages that have moved, by the prefix of their levels' ids."""
    emblem: NotRequired[Card]
    stages: NotRequired[list[TaughtStage]]


class LessonContent(TypedDict):
    """A stage of a course."""

    course: TaughtCourse
    stage: Stage
    start: str
    """The level to begin with."""
    rules: dict[RuleId, str]


class LastAnswer(TypedDict):
    """A reader's last answer in a level."""

    right: bool
    rule: RuleId | None
    """The rule that forbids a wrong one, or that the level is about."""
    text: str
    """The refusal; empty if the answer was right."""


class LevelProgress(TypedDict):
    """What a reader has done in a level."""

    stars: int
    """From 1 to 3 if it is won, 0 before."""
    tries: int
    """The number of answers."""
    last: LastAnswer


class LessonState(TypedDict):
    """What a reader has done in a lesson, for notebooks to read."""

    level: str
    progress: dict[str, LevelProgress]


class LessonQuestions(Protocol):
    """What a lesson asks."""

    def judge(self, *, level: str, step: int, move: str) -> Ruling:
        """Judge a move, if a table is too large to judge beforehand."""


class LegalMove(TypedDict):
    """A legal move: a card with what it takes, or an announcement."""

    card: NotRequired[Card]
    takes: NotRequired[list[Card]]
    option: NotRequired[str]
    text: str


DealtPosition: TypeAlias = dict[str, Plain | list[int] | list[dict[str, int]]]
"""Python's own code of a deal's state, which is only sent back."""


class DealMoment(TypedDict):
    """The reader's position in a deal, and its code."""

    code: str
    position: DealtPosition
    step: Step
    moves: list[LegalMove]


class DealContent(DealMoment):
    """A deal to try captures on."""

    seed: int | None
    """The number of the deal; a custom position has none."""
    caption: str
    rules: dict[RuleId, str]


class DealState(TypedDict):
    """Where a reader is in a deal, for notebooks to read."""

    code: str
    """The code of the position; empty once the hand is played."""


class DealQuestions(Protocol):
    """What a page asks about such a deal."""

    def deal(self, *, seed: int) -> DealContent:
        """Deal other cards by their number."""

    def open(self, *, code: str) -> DealContent:
        """Return a position by its code."""

    def judge(self, *, position: DealtPosition, move: str) -> Ruling:
        """Judge a move."""

    def play(self, *, position: DealtPosition, move: str) -> DealMoment:
        """Return what follows from a move."""
