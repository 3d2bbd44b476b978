"""A dear move to try again: its position as a puzzle, with the cost that the review names."""

from __future__ import annotations

from carte.board.seats import READER
from carte.engine.deal import Deal
from carte.language import _
from carte.play.comparison import LEAST, clearly_missed, compared
from carte.play.opponents import expert_at
from carte.play.puzzles import MOST_MOVES, Puzzle
from carte.play.puzzles.costs import Standard, costs_of, puzzle_of
from carte.play.review.finding import FULL
from carte.play.thinking import Thinking

__all__ = ["NothingToTry", "tried_again"]

SURE = Standard(fewest=40, worlds=100, errors=3, least=LEAST, close=0)
"""When another move is wrong, too; what is unknown counts as right."""


class NothingToTry(ValueError):
    """A moment that makes no puzzle; the message tells the reader why."""


async def tried_again(deal: Deal, number: int, thinking: Thinking) -> Puzzle:
    """Return a move of the reader's, by its number from 1, as a puzzle; raises ``NothingToTry``."""
    before, played = [*deal.course()][number - 1]
    if before.turn != READER or before.phase != "play":
        raise NothingToTry(_("Only a move in which you played a card can be tried again."))
    legal = before.legal_moves()
    if len(legal) > MOST_MOVES:
        raise NothingToTry(_("There are too many moves here to look at."))
    expert = expert_at(before, FULL.iterations)
    best, *_others = await thinking.last(expert.weigh(before.view(before.turn)))
    judging = compared(before, best.move, played, worlds=FULL.worlds, iterations=FULL.iterations)
    judged = await thinking.last(judging)
    cost = clearly_missed(before, judged[played])
    if not cost:
        words = _("How much worse your move was is too uncertain for a puzzle.")
        raise NothingToTry(words)
    others = [move for move in legal if move != played]
    costs = await thinking.last(costs_of(before, expert, best.move, others, SURE))
    return puzzle_of(before, {**costs, played: cost})
