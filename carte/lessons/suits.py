"""The names of the suits and their meaning, for a reader who has skipped the course on the pack."""

from __future__ import annotations

from carte.language import _
from carte.lessons import course, course_names

__all__ = ["suits_text"]


def suits_text() -> str:
    """Return the first sentence of the course about the pack, in the reader's language."""
    pack, *_games = course_names()
    return _(course(pack).stages[0].intro)
