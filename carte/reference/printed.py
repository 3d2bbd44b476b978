"""Pieces of a page: what a hidden cell returns, drawn on a page and written in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple, TypeAlias

from carte.engine.cards import Card
from carte.engine.game import Game
from carte.engine.html_table import html_table
from carte.language.names import lang_of

__all__ = ["Marked", "Printed", "drawn", "italian", "italian_lang", "named", "table"]


class Printed(NamedTuple):
    """A piece of a page: its HTML, and the same in plain words for a terminal."""

    html: str
    words: str

    def __repr__(self) -> str:
        return self.words

    def _repr_html_(self) -> str:
        return self.html


class Marked(NamedTuple):
    """A piece of a page in Markdown, so that its links lead to notebooks and to pages alike."""

    words: str

    def __repr__(self) -> str:
        return self.words

    def _repr_markdown_(self) -> str:
        return self.words


Cell: TypeAlias = str | Printed


def drawn(some: Iterable[Card], skin: str = "italian") -> Printed:
    """Return cards side by side; they wrap on a narrow page."""
    from carte.pack import card_svg

    some = tuple(some)
    names = [card.name if skin == "italian" else card.french for card in some]
    pictures = "".join(
        f'<span role="img" aria-label="{escape(name)}">{card_svg(card, skin)}</span>'
        for card, name in zip(some, names, strict=True)
    )
    return Printed(f'<span class="carte-cards">{pictures}</span>', ", ".join(names))


def italian(text: str) -> Printed:
    """Return Italian words marked as such, so that a screen reader speaks Italian.

    A word that a language writes in its own script is no longer marked.
    """
    return Printed(f"<span{italian_lang(text)}>{escape(text)}</span>", text)


def italian_lang(text: str) -> str:
    """Return the attribute that marks Italian words; "" for text not in Latin letters."""
    return ' lang="it"' if lang_of(text) else ""


def named(game: Game) -> str:
    """Return a game's name as HTML, marked as Italian if it is so in the reader's language."""
    is_italian = game.name == game.slug.replace("-", " ")
    return italian(game.name).html if is_italian else escape(game.name)


def table(
    caption: str, head: Sequence[str], rows: Iterable[Sequence[Cell]], *, wide: bool = False
) -> Printed:
    """Return a table whose first column names its rows; ``head`` may be empty.

    One that is ``wide`` is scrolled on a phone, by keyboard too.
    """
    rows = [list(row) for row in rows]
    shown = html_table(caption, head, [[*map(_html, row)] for row in rows])
    lines = [" | ".join(map(str, row)) for row in ([head, *rows] if head else rows)]
    scrolled = ' tabindex="0"' if wide else ""
    return Printed(
        f'<div class="carte-table"{scrolled}>{shown}</div>', "\n".join([caption, *lines])
    )


def _html(cell: Cell) -> str:
    return cell.html if isinstance(cell, Printed) else escape(cell)
