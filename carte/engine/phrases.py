"""Pieces of sentences about cards, for rulings: "the 7 of denari", "an asso", "3+4".

Where a card may count another value than its own, ``values`` holds what each card counts.
"""

from __future__ import annotations

from collections.abc import Sequence

from carte.engine.cards import PACK, VALUE, Card, indices
from carte.language import _
from carte.language.names import rank_name

__all__ = [
    "a",
    "addends",
    "against",
    "any_of",
    "capital",
    "choice",
    "every",
    "sums_of",
    "the",
    "together",
]


def the(card: Card, *, values: Sequence[int] = VALUE) -> str:
    """Return "the 7 of denari", or "the matta as a cavallo"."""
    if (value := values[card.index]) != card.value:
        return _("the matta as {a}").format(a=a(value))
    return _("the {card}").format(card=card.name)


def a(value: int) -> str:
    """Return "a 7", "an asso"."""
    return (_("an {rank}") if value == 1 else _("a {rank}")).format(rank=rank_name(value))


def addends(mask: int, values: Sequence[int] = VALUE) -> str:
    """Return the values of a set of cards as a sum: "3+4"."""
    return "+".join([str(values[index]) for index in indices(mask)])


def every(mask: int, values: Sequence[int] = VALUE) -> str:
    """Return all cards of a set: "the 3 of coppe, the 4 of spade and the 5 of bastoni"."""
    named = [the(PACK[index], values=values) for index in indices(mask)]
    return together(named)


def together(words: Sequence[str]) -> str:
    """Return several words as one: "You, Right and Left"."""
    return _listing(words, _("{some} and {last}"))


def against(numbers: Sequence[str]) -> str:
    """Return how sides stand: "11 to 9", or of more than two "11, 9 and 8"."""
    return _(" to ").join(numbers) if len(numbers) == 2 else together(numbers)


def any_of(words: Sequence[str]) -> str:
    """Return several words to choose from: "2, 3 or 4"."""
    return _listing(words, _("{some} or {last}"))


def choice(masks: tuple[int, ...], values: Sequence[int] = VALUE) -> str:
    """Return the captures to choose from: "the 7 of spade or the 7 of coppe", "1+4 or 2+3"."""
    ways = [
        every(mask, values) if mask.bit_count() == 1 else addends(mask, values) for mask in masks
    ]
    return any_of(list(dict.fromkeys(ways)))


def sums_of(masks: tuple[int, ...], values: Sequence[int] = VALUE) -> str:
    """Return several sums: "1+5 and 2+4"."""
    return together([addends(mask, values) for mask in masks])


def capital(sentence: str) -> str:
    """Return a sentence with a capital at its beginning."""
    return sentence[:1].upper() + sentence[1:]


def _listing(words: Sequence[str], pair: str) -> str:
    *some, last = words
    return pair.format(some=", ".join(some), last=last) if some else last
