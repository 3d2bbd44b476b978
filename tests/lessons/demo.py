"""Levels of every game to try a table on: courses of their own, beside the book's."""

from pathlib import Path
from unittest.mock import patch

from carte.lessons import parse
from carte.widgets import Lesson

LEVELS = Path(__file__).parent / "levels"


def demo(game: str) -> Lesson:
    """Return the only stage of the course ``levels/<game>.toml``."""
    course = parse((LEVELS / f"{game}.toml").read_text("utf-8"), game)
    with patch("carte.lessons.widget.find_course", return_value=course):
        return Lesson(game, course.stages[0].id)
