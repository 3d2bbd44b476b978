"""Where the courses lie: each in the room of its game, and what is true of all games here."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

from carte.games import GAMES, game, room

__all__ = ["COURSES", "file_of"]

_OF_NO_GAME = "pack"


def file_of(course: str) -> Traversable:
    """Return the file of a course."""
    if course == _OF_NO_GAME:
        return files(__package__) / f"{course}.toml"
    return room(course) / "course.toml"


_IN_ORDER = sorted(GAMES, key=lambda slug: game(slug).place_in_book)

COURSES = (_OF_NO_GAME, *(slug for slug in _IN_ORDER if file_of(slug).is_file()))
"""The courses, in the order in which they are best taken."""
