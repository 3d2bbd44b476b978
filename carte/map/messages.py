"""The map of all courses, as a page reads it."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypeAlias, TypedDict

from carte.engine.messages import Card, Strings
from carte.lessons.messages import PlaceWay
from carte.map.widget import Courses


class CourseStage(TypedDict):
    """A stage on the map."""

    id: str
    title: str
    can: str
    best: NotRequired[str]
    """What a reader with all its stars can do, if that is more."""
    levels: int
    deal: NotRequired[bool]
    """Whether it is a whole deal."""
    page: NotRequired[str]


class Course(TypedDict):
    """A course on the map."""

    id: str
    title: str
    lang: str | None
    emblem: Card
    about: str
    place: PlaceWay | None
    """Null unless it is the course of a game."""
    stages: list[CourseStage]
    """The stages, in the chapter of the course or on a ``page`` of their own."""


class CoursesContent(TypedDict):
    """The map of all courses."""

    courses: list[Course]


CoursesStrings: TypeAlias = Annotated[Strings, Courses.make_strings]
"""The words of the map."""
