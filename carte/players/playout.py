"""Playing a deal out in a hurry, and what its end is worth to each seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from carte.capture import CaptureGame
from carte.moves import Move
from carte.players.bidding import best_agreement
from carte.players.taking import SWEEP, taste_of

if TYPE_CHECKING:
    from random import Random

__all__ = ["Playout"]

WHIM = 0.15
"""How often a playout takes any legal move instead of one that looks good."""


_MARGINS: Mapping[str, float] = {
    "scopa": 6,
    "scopone": 10,
    "asso-piglia-tutto": 40,
    "cirulla": 16,
    "briscola": 120,
    "briscola-chiamata": 8,
    "mediatore": 36,
}
"""By how much a deal may reasonably be won."""


class Playout:
    """Plays deals of one game to their end, by moves that take next to no thought."""

    def __init__(self, game: Any, random: Random) -> None:
        self._random = random
        self._game = game
        self._margin = _MARGINS[game.slug]
        self._quick: Callable[[Any], Move] = self._any_card
        if isinstance(game, CaptureGame):
            self._taste = taste_of(game)
            self._quick = self._good_take

    def margins(self, deal: Any) -> list[float]:
        """Play a deal out; return by how many points each seat's side wins it, or its payment."""
        while not deal.is_over:
            deal = deal._after(self._quick(deal))
        worth = [score.total for score in deal.score()]
        game = self._game
        if game.sides == 2:
            first = worth[0] - worth[1]
            return [-first if game.side(seat) else first for seat in range(game.seats)]
        return worth

    def reward(self, margin: float) -> float:
        """Return what a margin is worth, from 0 to 1."""
        return min(1.0, max(0.0, 0.5 + margin / (2 * self._margin)))

    def _any_card(self, deal: Any) -> Move:
        """Return any card; bids and calls take a little sense."""
        legal: tuple[Move, ...] = deal.legal_moves()
        if deal.phase == "play":
            return legal[int(self._random.random() * len(legal))]
        return best_agreement(deal.view(deal.turn), legal)

    def _good_take(self, deal: Any) -> Move:
        """Return the capture that brings most, sweeps above all; else any card."""
        legal: tuple[Move, ...] = deal.legal_moves()
        if len(legal) == 1:
            return legal[0]
        best, top = legal[int(self._random.random() * len(legal))], 0.0
        if self._random.random() < WHIM:
            return best
        taste, table = self._taste, deal._table
        for move in legal:
            mask = getattr(move, "mask", 0)
            if mask:
                worth = taste(mask) + (SWEEP if mask == table else 0.0)
                if worth > top:
                    best, top = move, worth
        return best
