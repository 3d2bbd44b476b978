"""Sheets from other rooms: the blank match sheet, what to settle first, a code for each level."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from carte.counting.form import form_of
from carte.counting.words import score_words
from carte.formats.sheet_name import Wanted
from carte.language import _
from carte.lessons import Stage, course
from carte.paper.sheets import Sheet, table
from carte.reference.game import settled_first

if TYPE_CHECKING:
    from carte.paper.messages import Blank, Codes

__all__ = ["before_sheet", "lesson_codes", "score_sheet"]

_ROW = 8
"""How many codes stand side by side."""
_ROWS = 6
"""How many rows of codes fit on a page, each under the title of its stage."""


def score_sheet(wanted: Wanted) -> Sheet:
    """Return a match sheet without deals, in the counting table's form."""
    played = wanted.game
    blank: Blank = {
        "is": "blank",
        "game": {"title": played.title, "form": form_of(played)},
        "words": score_words(),
    }
    title = _("{game}: score sheet").format(game=played.title)
    return Sheet(title, [[blank]], f"counting.html#{played.slug}")


def before_sheet(wanted: Wanted) -> Sheet:
    """Return what a table settles before its first card, question by question."""
    game = wanted.game
    title = _("{game}: before the first card").format(game=game.title)
    rows = table([_("Question"), _("Answer")], settled_first(game))
    return Sheet(title, [[rows]], f"{game.slug}.html#before-the-first-card", fits=True)


def lesson_codes(wanted: Wanted) -> Sheet:
    """Return the stages of a course, with a code for every level, or else its goal."""
    taught = course(wanted.game.slug)
    page = f"{taught.id}.html"
    title = _("{game}: every level").format(game=wanted.game.title)
    pages = [[_codes(stage, page) for stage in some] for some in _on_pages(taught)]
    return Sheet(title, pages, page)


def _codes(stage: Stage, page: str) -> Codes:
    return {
        "is": "codes",
        "page": page,
        "title": _(stage.title),
        "about": _(stage.can),
        "levels": [{"id": level.id, "goal": _(level.goal)} for level in stage.levels],
    }


def _on_pages(stages: Iterable[Stage]) -> Iterator[list[Stage]]:
    """Yield the stages of each page, without splitting any."""
    some: list[Stage] = []
    for stage in stages:
        if sum(map(_rows, [*some, stage])) > _ROWS:
            yield some
            some = []
        some.append(stage)
    yield some


def _rows(stage: Stage) -> int:
    return -(-len(stage.levels) // _ROW)
