"""Levels of every game to try a table on: courses of their own, beside the book's."""

from pathlib import Path

from carte.lessons import parse
from carte.widgets import Lesson

LEVELS = Path(__file__).parent / "levels"


def demo(game: str) -> Lesson:
    """Return the only stage of the course ``levels/<game>.toml``."""
    course = parse((LEVELS / f"{game}.toml").read_text("utf-8"), game)
    return Lesson(course)
