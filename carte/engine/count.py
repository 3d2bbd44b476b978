"""How a finished deal is counted: the piles, what is not in the cards, and each step as a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from carte.engine.cards import Card
from carte.engine.phrases import against
from carte.engine.rulebook import Rule
from carte.engine.scoring import Part, ScoreItem
from carte.language import _

if TYPE_CHECKING:
    from carte.engine.deal import Deal

__all__ = ["Bid", "Counting", "Ending", "Line", "Objection", "compared"]


class Ending(NamedTuple):
    """How a deal has ended, as far as its score depends on it.

    ``piles`` is what each side has won, yours first, or where an auction makes the sides first that
    of the declarer's and then that of the others. ``facts`` is what ``Game.finished`` takes
    besides.
    """

    piles: tuple[tuple[Card, ...], ...]
    facts: Mapping[str, Any]


class Bid(NamedTuple):
    """A bid that may have won an auction, and what it is called.

    ``second`` is what the holder of the called card is to it: "partner", "giver", or None.
    """

    value: str
    name: str
    second: str | None


class Objection(NamedTuple):
    """Why a deal cannot be written down as it is told, and the rule that says so."""

    rule: Rule
    text: str


class Counting(NamedTuple):
    """A count under way: the piles as masks, and the finished ``deal`` that they tell so far.

    ``ends`` is the deal as it ends when all that is missing goes to the first pile, and to each
    other one; ``facts`` is what is known besides the cards.
    """

    piles: Sequence[int]
    deal: Any
    ends: Sequence[Deal]
    facts: Mapping[str, Any]

    def settled(self, item: str) -> tuple[int, ...] | None:
        """Return what each side gets for an item; None as long as missing cards can change it."""
        found = {tuple([score.items.get(item, 0) for score in end.score()]) for end in self.ends}
        return found.pop() if len(found) == 1 else None


class Line(NamedTuple):
    """A step of a count.

    ``parts`` is what each pile brings to it, ``points`` what each side of the game gets for it:
    empty where the step is only on the way there, None as long as missing cards can change it.
    """

    item: str
    parts: tuple[Part, ...]
    points: tuple[int, ...] | None
    text: str
    rule: Rule


def compared(item: ScoreItem, counting: Counting) -> Line:
    """Return an item as it is found in all piles, and who gets its points."""
    deal, points = counting.deal, counting.settled(item.id)
    parts = tuple([item.part(deal, side, pile) for side, pile in enumerate(counting.piles)])
    if points is None:
        words = _("{numbers} so far: the missing cards may change it.")
    elif item.may_tie and not any(points):
        words = _("{numbers}: nobody scores it.")
    elif not any(part.total for part in parts):
        words = _("Nobody has any.")
    else:
        words = _("{numbers}.")
    text = words.format(numbers=against([item.shown(part) for part in parts]))
    return Line(item.id, parts, points, text, deal.game.rulebook[item.rule_of(parts)])
