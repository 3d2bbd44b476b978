"""What is printed: sheets, their pages, and the blocks that stand on these, as plain data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from carte.board.verdict import JSON
from carte.quiz.setting import Zone

__all__ = ["Block", "Sheet", "heading", "lines", "table", "zones"]

Block: TypeAlias = JSON
"""A piece of a page; ``is`` tells its kind, and the front end draws it."""


class Sheet(NamedTuple):
    """A sheet of paper: its title, its pages, and where in the book its code leads.

    ``skin`` is that of its cards, "" for that in which its reader sees all cards; ``wide`` whether
    its pages lie on their long side, and ``fits`` whether its type shrinks until all finds room.
    It is printed in so many ``copies``, and ``more`` sheets after it.
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
        """Return it as the front end reads it."""
        return self._asdict() | {"more": [one.to_json() for one in self.more]}


def heading(text: str) -> Block:
    """Return a heading inside a page."""
    return {"is": "heading", "text": text}


def lines(texts: Iterable[str]) -> Block:
    """Return a list, a line each."""
    return {"is": "lines", "lines": [*texts]}


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Block:
    """Return a table whose first column names its rows."""
    return {"is": "table", "head": [*head], "rows": [[*row] for row in rows]}


def zones(some: Iterable[Zone]) -> list[JSON]:
    """Return cards that lie together, each lot under its label."""
    return [zone.to_json() for zone in some]
