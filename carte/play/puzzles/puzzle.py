"""A puzzle: a position, and the cost of each legal move."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from carte.engine.deal import Deal
from carte.engine.moves import Move
from carte.language import _
from carte.players import is_same

__all__ = ["MOST_MOVES", "TENTHS", "Puzzle", "differing"]

TENTHS = 10
"""Costs are whole numbers of tenths of a point."""


MOST_MOVES = 40
"""How many legal moves a puzzle's position has at most: few enough to look at them all."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which the seat to act is the reader, with the ``costs`` of its legal moves.

    They are in the order of ``deal.legal_moves()``, in tenths of a point on average; 0 is right.
    """

    deal: Deal
    costs: tuple[int, ...]

    def __post_init__(self) -> None:
        legal = self.deal.legal_moves()
        if len(legal) != len(self.costs) or not 2 <= len(legal) <= MOST_MOVES:
            raise ValueError(f"{len(self.costs)} costs for {len(legal)} legal moves")
        if not any(self.costs) or 0 not in self.costs:
            raise ValueError(_("some moves must be right and some wrong"))

    @property
    def answers(self) -> tuple[Move, ...]:
        """The moves that are right."""
        moves = zip(self.deal.legal_moves(), self.costs, strict=True)
        return tuple(move for move, cost in moves if not cost)

    @property
    def wrong(self) -> dict[Move, float]:
        """The other legal moves, with the points that each costs on average."""
        moves = zip(self.deal.legal_moves(), self.costs, strict=True)
        return {move: cost / TENTHS for move, cost in moves if cost}


def differing(moves: Iterable[Move]) -> list[Move]:
    """Return moves without those that are the same but for what is said."""
    found: list[Move] = []
    for move in moves:
        if not any(is_same(move, other) for other in found):
            found.append(move)
    return found
