"""The courses of the book, each read from its file once, and steps of no course."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte.games import cached_per_registry
from carte.lessons.errors import UnknownName
from carte.lessons.files import course_names, is_course
from carte.lessons.play import FreeStep

if TYPE_CHECKING:
    from carte.engine.deal import Deal
    from carte.lessons.messages import LevelStep
    from carte.lessons.model import Course, Stage

__all__ = ["course", "stages_of", "step"]


@cached_per_registry
def course(name: str) -> Course:
    """Return a course by its id; raise ``ValueError``, which names the courses."""
    if not is_course(name):
        raise UnknownName(
            f"there is no course {name!r}; the courses are {', '.join(course_names())}"
        )
    from carte.lessons.reading.courses import read  # a deal of no course need not wait for it

    return read(name)


def stages_of(slug: str) -> tuple[Stage, ...]:
    """Return the stages of a game's course, none where its room has no course."""
    return course(slug).stages if is_course(slug) else ()


def step(deal: Deal) -> LevelStep:
    """Return a position as the data of a step in which every legal move is good.

    Its verdicts are None if the table is too large to judge every subset beforehand.
    """
    return FreeStep(deal).to_json()
