"""The map of all courses, as a page reads it."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from carte.engine.messages import Card, Strings
from carte.lessons.messages import PlaceWay
from carte.map.widget import Courses


class RoadStage(TypedDict):
    """A stage on the road through the book."""

    id: str
    title: str
    levels: int
    deal: NotRequired[Literal["guided", "own"]]
    """Which deals it consists of, if it is no stage of levels."""
    page: NotRequired[str]
    taught: NotRequired[bool]
    """Whether the guided deals of its course go through it."""
    real: NotRequired[bool]
    """Whether it is about a table with real cards, the same in all games."""


class RoadCourse(TypedDict):
    """A course on the road, with the number of puzzles of its game."""

    id: str
    title: str
    stages: list[RoadStage]
    puzzles: NotRequired[int]


class StepWords(TypedDict):
    """What the button of a step says, and why the step comes next."""

    label: str
    why: str


class RoadWords(TypedDict):
    """The words beside the steps: of today's cards, and of how a match stands."""

    today: str
    totals: str
    and_goal: str
    target: str


class Road(TypedDict):
    """The road through the book: all courses in order, and the words of the steps, by their ids."""

    courses: list[RoadCourse]
    steps: dict[str, StepWords]
    words: RoadWords


class CourseStage(RoadStage):
    """A stage on the map."""

    can: str
    best: NotRequired[str]
    """What a reader with all its stars can do, if that is more."""


class Course(TypedDict):
    """A course on the map."""

    id: str
    title: str
    lang: str | None
    emblem: Card
    about: str
    place: PlaceWay | None
    """Null unless it is the course of a game, as is the next."""
    compare: PlaceWay | None
    stages: list[CourseStage]
    """The stages, in the chapter of the course or on a ``page`` of their own."""


class CoursesContent(TypedDict):
    """The map of all courses."""

    courses: list[Course]
    steps: dict[str, StepWords]
    """The words of the next steps, by their ids."""


CoursesStrings: TypeAlias = Annotated[Strings, Courses.make_strings]
"""The words of the map."""
