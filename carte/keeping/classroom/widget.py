"""A class's skills: a code that a reader shows, and a table by rule of all those collected."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import carte
from carte.front.widget import Space, Widget
from carte.front.words import menu_words
from carte.keeping.classroom.words import class_words
from carte.lessons import course_names
from carte.quiz.learning_order import learned, level_of

if TYPE_CHECKING:
    from carte.keeping.classroom import messages

__all__ = ["Classroom"]


class Classroom(Widget):
    """``Classroom()``: a reader's code to show, and the teacher's table of a class, rule by rule.

    The code holds a name, its reader's grade for each rule, and the right answers before and after
    each course; nothing else. The codes collected stay in the browser that collected them.
    """

    tool = "classroom"
    space = Space(56.5, 66)
    keeps_content = True

    def __init__(self) -> None:
        super().__init__("Classroom()")

    def make_content(self) -> messages.ClassroomContent:
        """Return the rules of each game, in the order of learning."""
        return {"games": [_game(name) for name in course_names() if name in carte.GAMES]}

    def make_strings(self) -> dict[str, Any]:
        """Return the widget's own words, and those of every menu."""
        return {"classroom": class_words(), **menu_words()}


def _game(slug: str) -> messages.TaughtGame:
    """Return a game with its rules: the id of each, its text, and the level that teaches it."""
    rules: list[messages.TaughtRule] = [
        {"id": rule.id, "text": rule.text, "level": level_of(rule)} for rule in learned(slug)
    ]
    return {"slug": slug, "title": carte.game(slug).title, "rules": rules}
