"""What a player remembers of the play: the cards in the piles, and who played what on what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from carte.engine.capture.game import CaptureGame, CaptureView
from carte.engine.cards import PACK, Card, mask_of
from carte.engine.deal import View
from carte.engine.moves import Play

__all__ = ["Heard", "Memory"]


class Heard(NamedTuple):
    """A play that was seen: who made it, under which rules, on which table.

    ``away`` are the cards in the piles by then, ``held`` the number in the next player's hand, and
    ``stock`` the number still to be dealt.
    """

    seat: int
    play: Play
    rules: CaptureGame
    table: int
    away: int
    held: int
    stock: int


class Memory:
    """The plays of a deal of a capture game, and the cards that they took, by side, as masks.

    Piles may not be looked into, but what went into them could be seen. In trick games that is
    all in the view, so there is nothing to remember.
    """

    def __init__(self) -> None:
        self._piles: dict[int, int] = {}
        self._left = 0
        self.plays: list[Heard] = []

    def see(self, piles: Sequence[Iterable[Card]]) -> None:
        """Learn the cards in the piles, by side, when a deal is taken up in its middle."""
        self._piles = {side: mask_of(pile) for side, pile in enumerate(piles)}
        self._left = len(PACK)

    def hear(self, view: Any, play: Play) -> None:
        """Remember a play; more cards still to be played than before mean a new deal."""
        if not view.game.has_table:
            return
        facts = view.facts
        left = facts["stock_size"] + sum(facts["hand_sizes"])
        if left >= self._left:
            self._piles, self.plays = {}, []
        self._left = left
        self.plays.append(self._heard(view, play))
        if play.mask:
            side = view.game.side(view.turn)
            self._piles[side] = self._piles.get(side, 0) | play.mask | 1 << play.played

    def _heard(self, view: CaptureView, play: Play) -> Heard:
        facts = view.facts
        return Heard(
            view.turn,
            play,
            view.rules,
            mask_of(view.table),
            sum(self._piles.values()),
            facts["hand_sizes"][(view.turn + 1) % view.game.seats],
            facts["stock_size"],
        )

    def pile(self, view: View, side: int) -> int:
        """Return what is known of a side's pile: nothing that does not fit the view."""
        known = self._piles.get(side, 0)
        return known if known.bit_count() <= view.facts["pile_sizes"][side] else 0
