"""How a finished deal is counted: the piles, the facts besides the cards, each step as a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from carte.engine.cards import Card
from carte.engine.phrases import against
from carte.engine.rulebook import Rule
from carte.engine.scoring import Part, ScoreItem
from carte.language import _

if TYPE_CHECKING:
    from carte.engine.deal import Deal

__all__ = ["Bid", "Counting", "Ending", "Line", "Objection", "ask_for_last_trick", "compared"]


class Ending(NamedTuple):
    """How a deal has ended, as far as its score depends on it.

    ``piles`` holds what each side has won, yours first; where an auction makes the sides, the
    declarer's comes first, then the others'. ``facts`` are the keywords of ``Game.finished``.
    """

    piles: tuple[tuple[Card, ...], ...]
    facts: Mapping[str, Any]


class Bid(NamedTuple):
    """A bid that may have won an auction, and its name.

    ``second`` is the role of the called card's holder: "partner", "giver", or None.
    """

    value: str
    name: str
    second: Literal["partner", "giver"] | None


class Objection(NamedTuple):
    """Why a deal cannot be written down as entered, and the rule that says so."""

    rule: Rule
    text: str


class Counting(NamedTuple):
    """A count under way: the piles as masks, and the finished ``deal`` that they make so far.

    ``ends`` are the ends of the deal if all missing cards go to the first pile, and to each other
    one; ``facts`` is what is known besides the cards.
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
    empty for an intermediate step, None as long as missing cards can change it.
    """

    item: str
    parts: tuple[Part, ...]
    points: tuple[int, ...] | None
    text: str
    rule: Rule


def ask_for_last_trick() -> str:
    """Return the sentence that asks for the winner of a last trick on which a score depends."""
    return _("Choose who won the last trick: it decides the deal.")


def compared(item: ScoreItem, counting: Counting) -> Line:
    """Return the line of an item: what each pile has of it, and who gets its points."""
    deal, points = counting.deal, counting.settled(item.id)
    if points is None and item.by_last_trick and counting.facts.get("last_trick") is None:
        rule = deal.game.rulebook[item.usual_rule]
        return Line(item.id, (), None, ask_for_last_trick(), rule)
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
