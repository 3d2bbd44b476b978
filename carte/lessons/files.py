"""The files of the courses: one in each game's room, and ``pack.toml``, about the cards, here."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

from carte.games import cached_per_registry, load_toml, room, slugs_in_order

__all__ = ["course_names", "file_of", "guided_deals"]

_OF_NO_GAME = "pack"


def file_of(course: str) -> Traversable:
    """Return the file of a course."""
    if course == _OF_NO_GAME:
        return files(__package__) / f"{course}.toml"
    return room(course) / "course.toml"


@cached_per_registry
def course_names() -> tuple[str, ...]:
    """Return the names of the courses, in the best order to take them."""
    return (_OF_NO_GAME, *(slug for slug in slugs_in_order() if file_of(slug).is_file()))


def guided_deals(slug: str) -> int:
    """Return how many guided deals a game's room has; ``carte.play.guide`` reads them."""
    file = load_toml(slug, "guide.toml")
    return len(file["guide"]) if file else 0
