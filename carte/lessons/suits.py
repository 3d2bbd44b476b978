"""What the suits are called and what that means, for whoever begins a game without the pack."""

from __future__ import annotations

from carte.language import _
from carte.lessons import course, course_names

__all__ = ["suits_text"]


def suits_text() -> str:
    """Return the sentence with which the course about the pack begins, in the reader's language."""
    pack, *_games = course_names()
    return _(course(pack).stages[0].intro)
