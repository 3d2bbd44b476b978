"""What is found at one move of a deal: what it was worth, and what an expert would have played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from carte.board.seats import READER
from carte.engine.deal import Deal
from carte.play.opponents import expert_at
from carte.play.review.as_it_lay import missed_as_it_lay
from carte.play.thinking import Thinking
from carte.players import Candidate, Judgement, is_same

__all__ = ["ERRORS", "MINE", "OTHERS", "Finding", "Thought", "choices", "find"]

ERRORS = 2
"""How many standard errors are told with a cost."""

SURELY = 2.5
"""A move has a cost where it is more than so many standard errors: of two moves that are worth the
same, one looks worse by as many in one of a hundred and sixty comparisons.
"""

LEAST = 0.05
"""The least that a move can cost, in swings of the game: less is not worth a word."""


class Thought(NamedTuple):
    """How long a move is thought about: play-outs to find the best, and worlds to compare in."""

    iterations: int
    worlds: int


MINE, OTHERS = Thought(120, 100), Thought(40, 40)
"""A reader's own moves are thought about longer: they are told one by one, the others' as a sum."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A move of a deal, by its ``number`` from 1, with the deal ``before`` it and its judgement.

    ``ranking`` is what an expert thought of the moves before it knew which one was played.
    ``as_it_lay`` is what a dear move of the reader's would have missed with all hands open; None
    where that is not known.
    """

    number: int
    before: Deal
    judgement: Judgement
    ranking: tuple[Candidate, ...] = ()
    as_it_lay: float | None = None

    @property
    def seat(self) -> int:
        """The seat that made the move."""
        return self.before.turn

    @property
    def cost(self) -> float:
        """The points that the move has cost its side on average, 0 where it is about as good."""
        missed = self.judgement.missed[self.seat]
        return missed if missed > self._least else 0.0

    @property
    def otherwise(self) -> float | None:
        """What the move has missed as the cards lay, where that is clearly something else."""
        if not self.cost or self.as_it_lay is None:
            return None
        return self.as_it_lay if abs(self.as_it_lay - self.cost) > self._least else None

    @property
    def _least(self) -> float:
        """The least difference that is sure, and worth a word."""
        return max(SURELY * self.judgement.error, LEAST * self.before.game.swing)

    def gain(self, seat: int) -> float:
        """Return by how much more a seat wins since the move was not the best."""
        return -self.judgement.missed[seat] if self.cost else 0.0


def choices(deal: Deal) -> tuple[int, ...]:
    """Return the numbers of the moves at which there was something to choose."""
    course = enumerate(deal.course(), 1)
    return tuple(number for number, (before, _move) in course if len(before.legal_moves()) > 1)


async def find(
    deal: Deal, number: int, thinking: Thinking, thought: Thought | None = None
) -> Finding:
    """Return what is found at a move of a deal; the same thought always finds the same."""
    before, played = [*deal.course()][number - 1]
    thought = thought or (MINE if before.turn == READER else OTHERS)
    expert = expert_at(before, thought.iterations)
    view = before.view(before.turn)
    ranking = await thinking.last(expert.weigh(view))
    best = ranking[0].move
    # Where nothing is to be compared a few worlds tell what was to be expected.
    worlds = thought.worlds // 4 if is_same(best, played) else thought.worlds
    judged = await thinking.last(expert.compare(view, best, [played], worlds))
    found = Finding(number, before, judged[played], ranking)
    if found.cost and found.seat == READER and found.judgement.tries:
        lay = await thinking.last(missed_as_it_lay(before, best, played))
        return replace(found, as_it_lay=lay)
    return found
