"""What a player remembers of the play: the cards that lie face down in the piles by now."""

from __future__ import annotations

from carte.deal import View
from carte.moves import Play

__all__ = ["Memory"]


class Memory:
    """The cards that were taken before one's eyes, by side, as masks.

    Piles may not be looked into, but what went into them could be seen. In games of tricks that is
    all in the view, so there is nothing to remember.
    """

    def __init__(self) -> None:
        self._piles: dict[int, int] = {}

    def hear(self, view: View, play: Play) -> None:
        """Remember a play; a pile smaller than what is known of it means a new deal."""
        sizes = view.facts.get("pile_sizes")
        if sizes is None:
            return
        if any(known.bit_count() > sizes[side] for side, known in self._piles.items()):
            self._piles = {}
        if play.mask:
            side = view.game.side(view.turn)
            self._piles[side] = self._piles.get(side, 0) | play.mask | 1 << play.played

    def pile(self, view: View, side: int) -> int:
        """Return what is known of a side's pile: nothing that does not fit the view."""
        known = self._piles.get(side, 0)
        return known if known.bit_count() <= view.facts["pile_sizes"][side] else 0
