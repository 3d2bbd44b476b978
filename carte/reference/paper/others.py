"""Sheets made of what other rooms have: the blank match sheet, and a code for each lesson."""

from __future__ import annotations

from carte.counting.form import form_of
from carte.counting.words import score_words
from carte.language import _
from carte.lessons import course
from carte.reference.paper.asked import Wanted
from carte.reference.paper.sheets import Sheet

__all__ = ["lesson_codes", "score_sheet"]


def score_sheet(wanted: Wanted) -> Sheet:
    """Return a match sheet without deals, as the counting table has it."""
    played = wanted.game
    blank = {
        "is": "blank",
        "game": {"title": played.title, "form": form_of(played)},
        "words": score_words(),
    }
    title = _("{game}: a sheet to write on").format(game=played.title)
    return Sheet(title, [[blank]], "counting.html")


def lesson_codes(wanted: Wanted) -> Sheet:
    """Return the stages of a course, each with a code that opens it."""
    taught = course(wanted.game.slug)
    codes = [
        {"title": _(stage.title), "about": _(stage.can), "level": stage.levels[0].id}
        for stage in taught
    ]
    page = [{"is": "codes", "page": f"{taught.id}.html", "codes": codes}]
    title = _("{game}: a code for every lesson").format(game=wanted.game.title)
    return Sheet(title, [page], f"{taught.id}.html")
