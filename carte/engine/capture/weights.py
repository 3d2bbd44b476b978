"""What a good player is after in a capture game: the worth of cards and sweeps, as weights."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from carte.engine.capture.prizes import ALL_DENARI
from carte.engine.cards import VALUE

__all__ = ["CaptureWeights"]

_PRIMIERA = MappingProxyType({7: 0.24, 6: 0.1, 1: 0.1, 5: 0.05, 4: 0.04, 3: 0.03, 2: 0.02})
_SETTEBELLO = MappingProxyType({7: 0.8})


class CaptureWeights(NamedTuple):
    """What cards are worth to their winner, in points of a deal.

    Any card is worth so much, more by its value; a denaro more, again by its value. ``hope`` is the
    share counted of the best that the hand's other cards might take next; ``laid`` is the share of
    its worth that a card costs when it is laid without taking. Plays within ``near`` of the best
    count as equal: of these, the one that leaves the next player least likely to sweep is taken.
    """

    card: float = 0.126
    by_value: Mapping[int, float] = _PRIMIERA
    denaro: float = 0.17
    denaro_by_value: Mapping[int, float] = _SETTEBELLO
    sweep: float = 0.8
    hope: float = 0.3
    laid: float = 0.18
    near: float = 0.0

    def worth(self, index: int) -> float:
        """Return what a card is worth to its winner, given by its index."""
        value = VALUE[index]
        worth = self.card + self.by_value.get(value, 0.0)
        if ALL_DENARI >> index & 1:
            worth += self.denaro + self.denaro_by_value.get(value, 0.0)
        return worth
