"""What to print: sheets, their pages, and the blocks on them, as plain data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from carte.board.verdict import JSON
from carte.quiz.setting import Zone

if TYPE_CHECKING:
    from carte.quiz.messages import ShownZone

__all__ = ["Block", "Sheet", "heading", "lines", "table", "zones"]

Block: TypeAlias = JSON
"""A piece of a page; ``is`` names its kind, and the front end draws it."""


class Sheet(NamedTuple):
    """A sheet of paper: its title, its pages, and the page of the book that its code opens.

    ``skin`` is that of its cards, "" for the reader's own; ``wide`` is whether its pages are
    landscape, and ``fits`` whether its type shrinks until everything fits. It is printed in
    ``copies`` copies, with ``more`` sheets after it.
    """

    title: str
    pages: Sequence[Sequence[Block]]
    leads: str
    skin: str = ""
    wide: bool = False
    fits: bool = False
    copies: int = 1
    more: Sequence[Sheet] = ()

    def to_json(self) -> JSON:
        """Return the sheet as the front end reads it."""
        return self._asdict() | {"more": [one.to_json() for one in self.more]}


def heading(text: str) -> Block:
    """Return a heading inside a page."""
    return {"is": "heading", "text": text}


def lines(texts: Iterable[str]) -> Block:
    """Return a list, one line each."""
    return {"is": "lines", "lines": [*texts]}


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Block:
    """Return a table whose first column names its rows."""
    return {"is": "table", "head": [*head], "rows": [[*row] for row in rows]}


def zones(some: Iterable[Zone]) -> list[ShownZone]:
    """Return cards that lie together, each lot with its label."""
    return [zone.to_json() for zone in some]
