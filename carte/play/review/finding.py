"""The finding at one move of a deal: what it was worth, and what an expert would have played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from carte.board.seats import READER
from carte.engine.deal import Deal
from carte.engine.moves import Move, Play
from carte.play.advice import Reason
from carte.play.comparison import FEWEST, WORLDS, clearly_missed, compared, sure_from
from carte.play.opponents import expert_at
from carte.play.review.open_hands_cost import missed_as_it_lay
from carte.play.thinking import Thinking
from carte.players import Judgement, is_same
from carte.players.crowding import is_crowded

__all__ = ["ERRORS", "FULL", "GLANCE", "Finding", "Thought", "choices", "find"]

ERRORS = 2
"""How many standard errors go with a cost."""


class Thought(NamedTuple):
    """How long to think about a move: play-outs to find the best, and at most how many worlds.

    Without play-outs it is as long as for a hint. Beside an announcement, compare the ``offers``
    likeliest others.
    """

    iterations: int | None
    worlds: int
    offers: int = 8


FULL, GLANCE = Thought(None, WORLDS), Thought(40, 40, offers=0)
"""A reader's own moves are thought about in full, as for a hint. So are those of the others, which
count as a sum, if they cost something at first glance: only then does a move get a comment.
"""


@dataclass(frozen=True, slots=True)
class Finding:
    """A move of a deal, by its ``number`` from 1, with the deal ``before`` it and its judgement.

    For an announcement, ``offers`` are that and the alternatives, tried out in the same worlds: the
    cost of one is its difference from the best.
    ``as_it_lay`` is what a dear move of the reader's would have missed with all hands open; None if
    unknown. ``aftermath`` is what clearly came of such a card where it was tried out.
    """

    number: int
    before: Deal
    judgement: Judgement
    offers: tuple[Judgement, ...] = ()
    as_it_lay: float | None = None
    aftermath: tuple[Reason, ...] = ()

    @property
    def seat(self) -> int:
        """The seat that made the move."""
        return self.before.turn

    @property
    def cost(self) -> float:
        """The points that the move cost its side on average, 0 if that is not clear."""
        return clearly_missed(self.before, self.judgement)

    @property
    def otherwise(self) -> float | None:
        """What the move missed as the cards lay, if that is clearly different."""
        if not self.cost or self.as_it_lay is None:
            return None
        differs = abs(self.as_it_lay - self.cost) > sure_from(self.before, self.judgement)
        return self.as_it_lay if differs else None

    def gain(self, seat: int) -> float:
        """Return how much more a seat wins because the move was not the best."""
        return -self.judgement.missed[seat] if self.cost else 0.0


def choices(deal: Deal) -> tuple[int, ...]:
    """Return the numbers of the moves at which there was a choice that can be thought through."""
    course = enumerate(deal.course(), 1)
    return tuple(
        number
        for number, (before, _move) in course
        if len(before.legal_moves()) > 1 and not is_crowded(before)
    )


async def find(
    deal: Deal, number: int, thinking: Thinking, thought: Thought | None = None
) -> Finding:
    """Return the finding at a move of a deal; the same thought always finds the same."""
    before, played = [*deal.course()][number - 1]
    mine = before.turn == READER
    thoughts = (thought,) if thought else (FULL,) if mine else (GLANCE, FULL)
    for each in thoughts:
        found = await _found(before, number, played, thinking, each)
        if not found.cost:
            return found
    if mine and found.judgement.tries:
        lay = await thinking.last(missed_as_it_lay(before, found.judgement.best, played))
        # Only when a move was dear, long after the table has been drawn.
        from carte.play.review.aftermath import aftermath

        came = await thinking.last(aftermath(before, found.judgement.best, played))
        return replace(found, as_it_lay=lay, aftermath=came)
    return found


async def _found(
    before: Deal, number: int, played: Move, thinking: Thinking, thought: Thought
) -> Finding:
    """Return the finding at a move, after this much thought."""
    expert, view = expert_at(before, thought.iterations), before.view(before.turn)
    ranking = await thinking.last(expert.weigh(view))
    best, most = ranking[0].move, 0 if isinstance(played, Play) else thought.offers
    offers = [one.move for one in ranking][:most]
    # With nothing to compare, a few worlds show what to expect.
    worlds = min(thought.worlds, FEWEST) if is_same(best, played) and not most else thought.worlds
    judging = compared(before, best, played, offers, worlds, thought.iterations)
    judged = await thinking.last(judging)
    return Finding(number, before, judged[played], tuple(judged.values()) if most else ())
