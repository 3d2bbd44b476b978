"""Where the courses lie: each in the room of its game, and what is true of all games here."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

from carte.games import GAMES, game, of_the_games, room

__all__ = ["course_names", "file_of"]

_OF_NO_GAME = "pack"


def file_of(course: str) -> Traversable:
    """Return the file of a course."""
    if course == _OF_NO_GAME:
        return files(__package__) / f"{course}.toml"
    return room(course) / "course.toml"


@of_the_games
def course_names() -> tuple[str, ...]:
    """Return the courses, in the order in which they are best taken."""
    in_order = sorted(GAMES, key=lambda slug: game(slug).place_in_book)
    return (_OF_NO_GAME, *(slug for slug in in_order if file_of(slug).is_file()))
