"""Whether what Cirulla scores before the end of a deal can be, where its cards are unknown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from carte.engine.cards import MATTA, PACK
from carte.engine.rulebook import Grounds
from carte.games.cirulla.captures import PLAIN
from carte.games.cirulla.declarations import BARSEGA, DECINO, DECLARED, MOST
from carte.games.cirulla.items import EARLY
from carte.language import _

if TYPE_CHECKING:
    from carte.games.cirulla.game import Cirulla

__all__ = ["check_early", "check_table"]

Scored = Sequence[Mapping[str, int]]
"""By side, the points scored before the end, by item."""


def check_early(game: Cirulla, scored: Scored) -> Grounds | None:
    """Return the rule broken if no deal brings these points before its end, and a text."""
    return _check_tables(game, scored) or _check_declarations(game, scored)


def check_table(game: Cirulla, scored: Scored, dealer: int) -> Grounds | None:
    """Only the dealer's side takes the first table. [table-fifteen, table-thirty]"""
    if not any(items.get("table") for side, items in enumerate(scored) if side != dealer):
        return None
    return Grounds("table-fifteen", _("Only the dealer’s side can score the first table."))


def _check_tables(game: Cirulla, scored: Scored) -> Grounds | None:
    """A deal has one first table, which scores once. [table-fifteen, table-thirty, table-nine]"""
    tables = [items["table"] for items in scored if items.get("table")]
    worths = {tally.worth(game) for tally in EARLY[0].tallies}
    if not tables or (len(tables) == 1 and tables[0] in worths):
        return None
    words = _("A deal has only one first table: it scores for one side, and only once.")
    return Grounds("table-fifteen", words)


def _check_declarations(game: Cirulla, scored: Scored) -> Grounds | None:
    """A hand is declared once, and few hands are low enough. [declare-once, barsega]"""
    hands = _hands(game)
    for name, worth in (("barsega", BARSEGA), ("decino", DECINO)):
        for items in scored:
            if (number := items.get(name, 0) // worth) > hands:
                words = _(
                    "{number} declarations of one kind are too many: a side has {hands} hands."
                )
                return Grounds("declare-once", words.format(number=number, hands=hands))
    barseghe = sum(items.get("barsega", 0) for items in scored) // BARSEGA
    if barseghe > (most := most_barseghe(game)):
        words = _("{number} barseghe are too many: there are low cards for only {most}.")
        return Grounds("barsega", words.format(number=barseghe, most=most))
    return None


def _hands(game: Cirulla) -> int:
    """Return how many hands of three the players of a side get in a deal."""
    return (len(PACK) - len(game.first_table)) // DECLARED // game.sides


def most_barseghe(game: Cirulla) -> int:
    """Return for how many hands of at most 9 the lowest cards suffice, the matta among them."""
    matta = 1 if game.matta_barsega else PLAIN
    lowest = sorted(matta if card is MATTA else card.value for card in PACK)
    hands = range(len(PACK) // DECLARED, 0, -1)
    return next(number for number in hands if sum(lowest[: DECLARED * number]) <= MOST * number)
