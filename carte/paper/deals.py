"""Deals for many tables: the same cards at each, so that only the play differs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte.engine.deal import Deal
from carte.formats.position_code import code
from carte.formats.sheet_name import Wanted
from carte.language import _
from carte.paper.sheets import Sheet, skin_of

if TYPE_CHECKING:
    from carte.paper.messages import DealOnPaper

__all__ = ["deal_of", "deal_sheets"]

FEW = 13
"""Two deals with at most this many cards in the hands and on the table fit on a page."""


def deal_of(wanted: Wanted, place: int) -> Deal:
    """Return a deal of a sheet, counted from 0; the dealer rotates."""
    played = wanted.game
    return played.deal(seed=wanted.seed + place, dealer=place % played.seats)


def deal_sheets(wanted: Wanted) -> Sheet:
    """Return each deal's hands, table and order of the pack, and its code to check."""
    blocks = [_deal(wanted, place) for place in range(wanted.deals)]
    dealt = sum(len(lot["cards"]) for lot in blocks[0]["lots"])
    room = 2 if dealt <= FEW else 1
    pages = [blocks[first : first + room] for first in range(0, len(blocks), room)]
    title = _("{game}: the same cards for every table").format(game=wanted.game.title)
    return Sheet(title, pages, f"play-{wanted.game.slug}.html", skin_of(wanted))


def _deal(wanted: Wanted, place: int) -> DealOnPaper:
    deal = deal_of(wanted, place)
    played = wanted.game
    names = [_("Player {number}").format(number=seat + 1) for seat in range(played.seats)]
    lots = [(name, hand) for name, hand in zip(names, deal.hands, strict=True)]
    if played.has_table:
        lots.append((_("Table"), deal.table))
    return {
        "is": "deal",
        "title": _("Deal {number}").format(number=wanted.seed + place),
        "about": _("Dealer: {name}.").format(name=names[deal.dealer]),
        "lots": [{"label": label, "cards": [*map(str, some)]} for label, some in lots],
        "order": [*map(str, deal.deck)],
        "code": code(deal),
    }
