"""The cost of each legal move of a position, against the one that an expert thinks best."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from carte.engine.deal import Deal
from carte.engine.moves import Move
from carte.play.puzzles.puzzle import TENTHS, Puzzle
from carte.players import Expert, Judgement, is_same

__all__ = ["Costs", "Standard", "costs_of", "puzzle_of"]

Costs = dict[Move, float | None]
"""The points that moves cost on average: 0 if about as good, None while unknown."""


class Standard(NamedTuple):
    """When a move is clearly worse, and when it is about as good.

    It is worse by more than ``errors`` standard errors, and by ``least`` swings of the game; it is
    as good if surely within ``close`` swings. Judgements start with ``fewest`` worlds, and trials
    stop at ``worlds``.
    """

    fewest: int
    worlds: int
    errors: float
    least: float
    close: float

    def cost(self, judgement: Judgement, seat: int, swing: float) -> float | None:
        """Return the cost of the move played, by the worlds so far, or None."""
        missed, error = judgement.missed[seat], judgement.error
        if missed > self.errors * error and missed >= self.least * swing:
            return missed
        if abs(missed) + 2 * error <= self.close * swing:
            return 0.0
        return None

    def is_hopeless(self, judgement: Judgement, seat: int, swing: float) -> bool:
        """Return whether a move is surely not so much worse, nor likely as good."""
        missed, error = judgement.missed[seat], judgement.error
        reach = missed + max(2.0, self.errors) * error
        return reach < self.least * swing and missed > self.close * swing


def costs_of(
    deal: Deal, expert: Expert, best: Move, others: Iterable[Move], standard: Standard
) -> Iterator[Costs]:
    """Yield the costs of the best move and of others, one after the other, again and again.

    The last ones count; a move gets no more trials once its cost is clear.
    """
    view, swing = deal.view(deal.turn), deal.game.swing
    costs: Costs = {best: 0.0}
    yield costs
    for other in others:
        costs[other] = None
        if is_same(best, other):
            costs[other] = 0.0
            continue
        for judged in expert.compare(view, best, [other], standard.worlds):
            judgement = judged[other]
            costs[other] = standard.cost(judgement, deal.turn, swing)
            yield costs
            enough = judgement.tries >= standard.fewest or not judgement.tries
            if enough and (
                costs[other] is not None or standard.is_hopeless(judgement, deal.turn, swing)
            ):
                break


def puzzle_of(deal: Deal, costs: Costs) -> Puzzle:
    """Return the puzzle of a position, given the costs of all its moves; unknown counts as right.

    Raises ``ValueError`` if no move is wrong, or there are too many.
    """
    ordered = (costs[move] or 0.0 for move in deal.legal_moves())
    return Puzzle(deal, tuple([max(1, round(cost * TENTHS)) if cost else 0 for cost in ordered]))
