"""How a quarrel about the matta is put: which seven it is, and what it takes as another card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from carte.checker.sheet import Field
from carte.engine.cards import MATTA
from carte.engine.moves import Play
from carte.engine.phrases import plus
from carte.games.cirulla.deal import CirullaDeal
from carte.language import _

if TYPE_CHECKING:
    from carte.engine.messages import Plain
    from carte.settle.messages import Wild, WildCard

__all__ = ["plainly", "wild"]


def wild(fields: Sequence[Field]) -> Wild:
    """Return the question about a card that may be the matta: another suit, or its value."""
    (matta,) = [field for field in fields if field.name == "matta"]
    named = [_named(value, label) for value, label in matta.values]
    other: WildCard = {"says": _("of another suit"), "card": "", "fields": _counting(matta.usual)}
    asks = _("Which {value} is it?").format(value=MATTA.value)
    return {"value": MATTA.value, "asks": asks, "choices": [other, *named]}


def _named(value: Any, label: str) -> WildCard:
    words = _("coppe, named {value}")
    if value == MATTA.value:
        words = _("coppe, not named")
    return {"says": words.format(value=label), "card": str(MATTA), "fields": _counting(value)}


def _counting(value: Any) -> dict[str, Plain]:
    """Return the fields for a matta of this value: unless it is 7, it was declared."""
    return {"matta": value, "declared": value != MATTA.value}


def plainly(deal: CirullaDeal, play: Play) -> str:
    """Return a play of the matta by the value declared for it, "" for any other play."""
    if play.card != MATTA or deal.matta == MATTA.value:
        return ""
    values = sorted(card.value for card in play.taken)
    words = _("The matta as {named} takes {values}")
    if not values:
        words = _("The matta as {named} stays on the table")
    return words.format(named=deal.matta, values=plus(values))
