"""Endings: where two players are left with cards that both know, the deal is played out exactly."""

from __future__ import annotations

from collections.abc import Sequence

from carte.engine.deal import Deal, View
from carte.engine.moves import Move
from carte.players.crowding import is_crowded
from carte.players.determinization import only_world
from carte.players.judging import Judgement
from carte.players.memory import Memory
from carte.players.solver import Solver
from carte.players.solver.encoding import Worth, margin

__all__ = ["ending", "judged", "margins"]

_MOST_CARDS = 8
"""With more cards in the hands there are too many ways to play them."""


def ending(view: View, memory: Memory) -> Deal | None:
    """Return the deal of a view, where its cards are few and all of them can be inferred.

    At a crowded table it is None, however few they are.

    With three who play alone nobody knows what the others are after: then it is None.
    """
    if sum(view.facts["hand_sizes"]) > _MOST_CARDS or is_crowded(view):
        return None
    deal = only_world(view, memory)
    return deal if deal is not None and Solver.of(deal) is not None else None


def margins(deal: Deal, worth: Worth = margin) -> list[tuple[float, Move]]:
    """Return the moves of the seat to act with the points that each wins, best first.

    Each is the points by which its side wins a deal that both sides play as well as can be, or in a
    capture game what the scores are ``worth`` then. Of the best moves, the first is the one after
    which the other side can go most wrong: the one that would win most if that side's next move
    were random.
    """
    solver = Solver.of(deal, worth)
    assert solver is not None, f"{deal.game.slug} is played by more than two sides"
    ends = solver.margins(deal)
    most = max(ends.values())
    best = [move for move, won in ends.items() if won == most]
    hopes = {}
    if len(best) > 1:
        hopes = {move: _if_careless(solver, deal, move) for move in best}
    return sorted(
        [(won, move) for move, won in ends.items()],
        key=lambda end: (-end[0], -hopes.get(end[1], 0.0)),
    )


def judged(deal: Deal, best: Move, moves: Sequence[Move]) -> dict[Move, Judgement]:
    """Return what moves are worth beside the best, in a deal that both sides know."""
    won = {move: points for points, move in margins(deal)}
    mine, seats = deal.game.side(deal.turn), range(deal.game.seats)
    signs = [1 if deal.game.side(seat) == mine else -1 for seat in seats]
    return {
        move: Judgement(
            best,
            move,
            tuple([sign * won[move] for sign in signs]),
            tuple([sign * (won[best] - won[move]) for sign in signs]),
        )
        for move in moves
    }


def _if_careless(solver: Solver, deal: Deal, move: Move) -> float:
    """Return what a move wins on average if the other side now makes a random legal move."""
    after = deal._after(move)
    if after.is_over or after.game.side(after.turn) == deal.game.side(deal.turn):
        return solver.margin(after)
    hopes = solver.margins(after).values()
    return sum(hopes) / len(hopes)
