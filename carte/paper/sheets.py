"""What to print: sheets, their pages, and the blocks on them, as plain data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple, cast

from carte.formats.sheet_name import Wanted
from carte.paper.sheet_link import BOTH
from carte.quiz.setting import Zone

if TYPE_CHECKING:
    from typing import Literal

    from carte.front.messages import Skin
    from carte.paper.messages import Block, Heading, Lines, Lot, PaperSheet, Table

__all__ = ["Sheet", "heading", "lines", "skin_of", "table", "zones"]


class Sheet(NamedTuple):
    """A sheet of paper: its title, its pages, and the page of the book that its code opens.

    ``skin`` is that of its cards, "" for the reader's own; ``wide`` is whether its pages are
    landscape, and ``fits`` whether its type shrinks until everything fits. It is printed in
    ``copies`` copies, with ``more`` sheets after it.
    """

    title: str
    pages: Sequence[Sequence[Block]]
    leads: str
    skin: Skin | Literal[""] = ""
    wide: bool = False
    fits: bool = False
    copies: int = 1
    more: Sequence[Sheet] = ()

    def to_json(self) -> PaperSheet:
        """Return the sheet as the front end reads it."""
        return {
            "title": self.title,
            "pages": [[*page] for page in self.pages],
            "leads": self.leads,
            "skin": self.skin,
            "wide": self.wide,
            "fits": self.fits,
            "copies": self.copies,
            "more": [one.to_json() for one in self.more],
        }


def skin_of(wanted: Wanted) -> Skin | Literal[""]:
    """Return the skin of a wanted sheet, "" for one that is in several."""
    return "" if wanted.skin == BOTH else cast("Skin", wanted.skin)


def heading(text: str) -> Heading:
    """Return a heading inside a page."""
    return {"is": "heading", "text": text}


def lines(texts: Iterable[str]) -> Lines:
    """Return a list, one line each."""
    return {"is": "lines", "lines": [*texts]}


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    """Return a table whose first column names its rows."""
    return {"is": "table", "head": [*head], "rows": [[*row] for row in rows]}


def zones(some: Iterable[Zone]) -> list[Lot]:
    """Return cards that lie together, each lot with its label."""
    return [{"label": zone.label, "cards": [*map(str, zone.cards)]} for zone in some]
