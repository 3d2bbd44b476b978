"""The text on a legal move that a step does not ask for.

If the goal asks for something, the text repeats it; an open goal asks for any good move, so there
the engine counts what the answer brings and this move does not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carte.board.consequences import completes_trick
from carte.engine.capture.game import CaptureDeal
from carte.engine.deal import Deal
from carte.engine.kinds import ByKind
from carte.engine.moves import Move
from carte.engine.phrases import sentences
from carte.engine.tricks.deal import TrickDeal
from carte.language import _, ngettext

__all__ = ["OPEN", "not_asked"]

OPEN = "Your move"
"""The beginning of a goal that asks for any good move."""


def not_asked(text: str, goal: str, deal: Deal, choice: Move, answer: Move) -> str:
    """Return that text for a ``choice``, after the engine's ``text`` about it."""
    if not goal.startswith(OPEN):
        words = _("{ruling} That is allowed, but the goal here is: “{goal}”")
        return words.format(ruling=text, goal=_(goal))
    words = _("{ruling} That is allowed, but you can do better.")
    return sentences([words.format(ruling=text), *_better(deal, choice, answer)])


def _better(deal: Deal, choice: Move, answer: Move) -> list[str]:
    """Return a sentence about what the answer brings, if it is more than a move does."""
    brought, describe = _BROUGHT[deal]
    more = brought(deal, answer)
    return [describe(deal, more)] if more > brought(deal, choice) else []


def _cards_taken(deal: CaptureDeal, choice: Move) -> int:
    return len(deal.ruling(choice).captured)


def _cards_text(_deal: CaptureDeal, cards: int) -> str:
    words = ngettext("The right move takes {n} card.", "The right move takes {n} cards.", cards)
    return words.format(n=cards)


def _points_won(deal: TrickDeal, choice: Move) -> int:
    """Return the points of the trick that a move completes and wins."""
    if not completes_trick(deal):
        return 0
    side, after = deal.game.side(deal.turn), deal.play(choice)
    return after.card_points[side] - deal.card_points[side]


def _points_text(deal: TrickDeal, points: int) -> str:
    return _("The right move wins {points}.").format(points=deal.game.counted(points))


_BROUGHT: ByKind[tuple[Callable[[Any, Move], int], Callable[[Any, int], str]]] = ByKind(
    "gains", {CaptureDeal: (_cards_taken, _cards_text), TrickDeal: (_points_won, _points_text)}
)
"""The immediate gain of a move and its sentence, by kind of deal."""
