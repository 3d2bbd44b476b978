"""Endings: where two players are left with cards that both know, the deal is played out exactly."""

from __future__ import annotations

from typing import Any

from carte.deal import Deal
from carte.moves import Move, Play

__all__ = ["margins"]

_MOST = 1000.0
"""More than any deal is won by."""


def margins(deal: Deal) -> list[tuple[float, Move]]:
    """Return the moves of the seat to act with the points they win it, best first.

    Each is the points by which its side wins a deal that both sides play as well as can be. Of two
    moves that win as much the first one comes first.
    """
    sign = -1 if deal.game.side(deal.turn) else 1
    ends = [(sign * _end(deal._after(move), -_MOST, _MOST), move) for move in deal.legal_moves()]
    return sorted(ends, key=lambda end: -end[0])


def _end(deal: Any, low: float, high: float) -> float:
    """Return by how much side 0 wins, by alpha-beta search: exact between ``low`` and ``high``."""
    if deal.is_over:
        first, second = deal.score()
        return float(first.total - second.total)
    moves = deal.legal_moves()
    if len(moves) > 1:
        moves = sorted(moves, key=_by_size)
    if deal.game.side(deal.turn):
        for move in moves:
            high = min(high, _end(deal._after(move), low, high))
            if high <= low:
                break
        return high
    for move in moves:
        low = max(low, _end(deal._after(move), low, high))
        if low >= high:
            break
    return low


def _by_size(move: Move) -> int:
    """Large captures first: they are the likeliest to be best."""
    return -move.mask.bit_count() if isinstance(move, Play) else 0
