"""What the heuristic of the capture games is after: weights, game by game, in points of a deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from carte.engine.capture.game import CaptureGame
from carte.engine.capture.prizes import ALL_DENARI
from carte.engine.capture.sums import VALUE

__all__ = ["Taste", "taste_for"]

_PRIMIERA = {7: 0.24, 6: 0.1, 1: 0.1, 5: 0.05, 4: 0.04, 3: 0.03, 2: 0.02}


class Taste(NamedTuple):
    """What cards are worth: any card, more by its value; a denaro more, again by its value.

    ``hope`` is the share that is counted of the best that one's other cards might take next;
    ``laid`` is the share of its worth that a card costs when it is laid without taking.
    """

    card: float = 0.126
    by_value: Mapping[int, float] = _PRIMIERA
    denaro: float = 0.17
    denaro_by_value: Mapping[int, float] = {7: 0.8}
    sweep: float = 0.8
    hope: float = 0.3
    laid: float = 0.18

    def worth(self, index: int) -> float:
        """Return what a card is worth to its winner, given by its index."""
        value = VALUE[index]
        worth = self.card + self.by_value.get(value, 0.0)
        if ALL_DENARI >> index & 1:
            worth += self.denaro + self.denaro_by_value.get(value, 0.0)
        return worth


_USUAL = Taste()
_MOST_CARDS = Taste(card=1.0, by_value={}, denaro=0.0, denaro_by_value={})
_OF_GAME: Mapping[str, Taste] = {
    "scopa": Taste(
        card=0.1,
        by_value={7: 0.33, 6: 0.11},
        denaro=0.1,
        sweep=1.1,
        hope=0.45,
        laid=0.35,
    ),
    "cirulla": Taste(
        denaro_by_value={7: 0.8} | dict.fromkeys((8, 9, 10), 1.2) | dict.fromkeys((1, 2, 3), 1.0)
    ),
}


def taste_for(game: CaptureGame) -> Taste:
    """Return what to be after in a game.

    In cirulla three court cards of denari, and the three lowest, are a bonus; in asso piglia tutto
    nothing may count but cards and sweeps.
    """
    if game.options.get("scoring") == "most-cards":
        return _MOST_CARDS
    return _OF_GAME.get(game.slug, _USUAL)
