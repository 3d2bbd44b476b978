"""Endings: where two players are left with cards that both know, the deal is played out exactly."""

from __future__ import annotations

from typing import Any

from carte.engine.deal import Deal, View
from carte.engine.moves import Move, Play
from carte.players.determinization import only_world
from carte.players.judging import Judgement
from carte.players.memory import Memory

__all__ = ["ending", "judgement", "margins"]

_MOST_CARDS = 8
"""With more cards in the hands there are too many ways to play them."""

_MOST = 1000.0
"""More points than any deal is won by."""


def ending(view: View, memory: Memory) -> Deal | None:
    """Return the deal of a view, where its cards are few and all of them can be inferred."""
    if sum(view.facts["hand_sizes"]) > _MOST_CARDS:
        return None
    return only_world(view, memory)


def margins(deal: Deal) -> list[tuple[float, Move]]:
    """Return the moves of the seat to act with the points that each wins, best first.

    Each is the points by which its side wins a deal that both sides play as well as can be. Of the
    best moves, the one comes first after which the other side can go most wrong: the one that would
    win most if that side's next move were random.
    """
    side = deal.game.side(deal.turn)
    ends = [(_won(side, deal._after(move)), move) for move in deal.legal_moves()]
    most = max([won for won, _move in ends])
    best = [move for won, move in ends if won == most]
    hopes = {}
    if len(best) > 1:
        hopes = {move: _if_careless(side, deal._after(move)) for move in best}
    return sorted(ends, key=lambda end: (-end[0], -hopes.get(end[1], 0.0)))


def judgement(deal: Deal, best: Move, played: Move) -> Judgement:
    """Return what a move was worth in a deal that lies open for both sides, beside the best."""
    won = {move: margin for margin, move in margins(deal)}
    mine, seats = deal.game.side(deal.turn), range(deal.game.seats)
    signs = [1 if deal.game.side(seat) == mine else -1 for seat in seats]
    missed = won[best] - won[played]
    return Judgement(
        best,
        played,
        tuple([sign * won[played] for sign in signs]),
        tuple([sign * missed for sign in signs]),
    )


def _won(side: int, deal: Any) -> float:
    """Return by how much a side wins a deal that both play as well as can be."""
    end = _end(deal, -_MOST, _MOST)
    return -end if side else end


def _if_careless(side: int, deal: Any) -> float:
    """Return by how much a side wins on average if the other now makes a random legal move."""
    if deal.is_over or deal.game.side(deal.turn) == side:
        return _won(side, deal)
    ends = [_won(side, deal._after(move)) for move in deal.legal_moves()]
    return sum(ends) / len(ends)


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
