"""Tables that can be captured in too many ways to look ahead from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carte.engine.capture.game import CaptureGame
from carte.engine.cards import OF_VALUE, mask_of
from carte.engine.deal import Deal, View
from carte.engine.game import Game
from carte.engine.kinds import ByKind

__all__ = ["MOST_WAYS", "is_crowded", "is_crowded_table"]

MOST_WAYS = 150
"""In how many ways the cards of a pack may capture from a table that somebody looks ahead from.

Tables of dealt cards have some forty at the most, even if nobody ever captures more than he must;
sixteen low cards, laid out by hand, have thousands.
"""


def is_crowded(position: Deal | View) -> bool:
    """Return whether looking ahead from a deal or a view would take minutes."""
    return _BY_KIND[position.game](position)


def is_crowded_table(rules: CaptureGame, table: int) -> bool:
    """Return the same of a table alone, a mask of cards, as the cards count now."""
    takers = [cards.bit_length() - 1 for cards in OF_VALUE[1:]]
    return sum(len(rules.captures(card, table)) for card in takers) > MOST_WAYS


def _has_crowded_table(position: Any) -> bool:
    return is_crowded_table(position.rules, mask_of(position.table))


_BY_KIND: ByKind[Callable[[Any], bool]] = ByKind(
    "crowded tables", {Game: lambda position: False, CaptureGame: _has_crowded_table}
)
