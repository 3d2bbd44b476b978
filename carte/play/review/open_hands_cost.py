"""What a move cost with open hands: as the cards really lay."""

from __future__ import annotations

from collections.abc import Iterator

from carte.engine.deal import Deal
from carte.engine.moves import Move
from carte.players.solver import SLICE, Solver, TooLong

__all__ = ["missed_as_it_lay"]

POSITIONS = 10_000
"""How many positions are searched; open hands say nothing long before the end of a deal."""


def missed_as_it_lay(before: Deal, best: Move, played: Move) -> Iterator[float | None]:
    """Yield, again and again, by how many points more the seat to act wins after the best move than
    after the one played, if all play best from there with all hands and the stock open.

    Yields None until that is found, and forever if there are too many ways to go on.
    """
    yield None
    solver = Solver.of(before)
    if solver is None:
        return
    for most in range(SLICE, POSITIONS + 1, SLICE):
        try:
            best_ends, ends = [solver.margin(before.play(one), most) for one in (best, played)]
        except TooLong:
            yield None
        else:
            yield best_ends - ends
            return
