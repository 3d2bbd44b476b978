"""Cards to cut out: the pack, in real size, and cards to answer with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from carte.engine.cards import PACK, SUITS
from carte.formats.sheet_name import Wanted
from carte.language import _
from carte.paper.sheet_link import BOTH
from carte.paper.sheets import Sheet, skin_of
from carte.quiz.room import LETTERS

if TYPE_CHECKING:
    from carte.front.messages import Skin
    from carte.paper.messages import Block, Face, LetterCard

__all__ = ["answer_cards", "pack_sheets"]

ROW = 5
"""How many cards of 50 mm fit side by side on A4 and on Letter alike."""


def pack_sheets(wanted: Wanted) -> Sheet:
    """Return the forty cards: a suit a page, or half a suit in two skins, one below the other."""
    skins = cast("Sequence[Skin]", ["italian", "french"] if wanted.skin == BOTH else [wanted.skin])
    suits = [PACK[suit.index :: len(SUITS)] for suit in SUITS]
    rows: list[list[Face]] = [
        [{"card": str(card), "skin": skin} for card in suit[first : first + ROW]]
        for suit in suits
        for first in range(0, len(suit), ROW)
        for skin in skins
    ]
    pages: list[list[Block]] = [
        [{"is": "cut", "faces": rows[at] + rows[at + 1]}] for at in range(0, len(rows), 2)
    ]
    return Sheet(_("A pack to cut out"), pages, "pack.html", skin_of(wanted), wide=True)


def answer_cards(_wanted: Wanted) -> Sheet:
    """Return four cards to hold up, a letter and a suit each."""
    four: list[LetterCard] = [
        {"letter": letter, "suit": str(suit), "name": suit.name}
        for letter, suit in zip(LETTERS, SUITS, strict=True)
    ]
    return Sheet(_("Cards to answer with"), [[{"is": "letters", "cards": four}]], "cases.html")
