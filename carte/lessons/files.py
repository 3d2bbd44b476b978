"""The files of the courses: one in each game's room, and ``pack.toml``, about the cards, here."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

from carte.games import GAMES, cached_per_registry, load_toml, room, slugs_in_order

__all__ = ["course_after", "course_names", "file_of", "guided_deals", "is_course", "stage_title"]

_OF_NO_GAME = "pack"


def file_of(course: str) -> Traversable:
    """Return the file of a course."""
    if course == _OF_NO_GAME:
        return files(__package__) / f"{course}.toml"
    return room(course) / "course.toml"


@cached_per_registry
def course_names() -> tuple[str, ...]:
    """Return the names of the courses, in the best order to take them."""
    return tuple(filter(is_course, (_OF_NO_GAME, *slugs_in_order())))


def is_course(name: str) -> bool:
    """Return whether a course has this name. It needs no room of a game but that one."""
    return name == _OF_NO_GAME or (name in GAMES and file_of(name).is_file())


def course_after(course: str) -> str | None:
    """Return the name of the course that follows another; None after the last, and one's own."""
    names = (_OF_NO_GAME, *slugs_in_order())
    following = names[names.index(course) + 1 :] if course in names else ()
    return next(filter(is_course, following), None)


def guided_deals(slug: str) -> int:
    """Return how many guided deals a game's room has; ``carte.play.guide`` reads them."""
    file = load_toml(slug, "guide.toml")
    return len(file["guide"]) if file else 0


def stage_title(slug: str, level: str) -> str | None:
    """Return the title of the stage with a level, in English, without a deal of the course laid.

    None if the game's course has no such level.
    """
    for stage in load_toml(slug, "course.toml").get("stage", ()):
        if any(one.get("id") == level for one in stage.get("level", ())):
            return str(stage["title"])
    return None
