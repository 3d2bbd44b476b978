"""Pieces of sentences about cards, for rulings: "the 7 of denari", "an asso", "3+4".

Where a card may count another value than its own, ``values`` holds what each card counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, cast

from carte.engine.cards import PACK, VALUE, Card, called, indices
from carte.language import N_, _, pgettext
from carte.language.forms import Phrase, capital, joined, noun
from carte.language.names import rank_name

if TYPE_CHECKING:
    from carte.engine.messages import Joints

__all__ = [
    "a",
    "added",
    "addends",
    "against",
    "amount",
    "any_of",
    "braced",
    "capital",
    "choice",
    "clauses",
    "commas",
    "either",
    "ended",
    "every",
    "joints",
    "labelled",
    "plus",
    "reckoned",
    "sentences",
    "sums_of",
    "the",
    "together",
]


_JOINTS: Mapping[str, str] = {
    "comma": N_("{some}, {last}"),
    "clause": N_("{some}; {last}"),
    "sentence": N_("{some} {last}"),
    "label": N_("{name}: {values}"),
    "amount": N_("{name} {points}"),
    "aside": N_("{words} ({more})"),
    "ended": N_("{words}."),
    "order": N_("{number}. {name}"),
}
"""How several words become one text, by the name of the joint."""

_SIGNS: Mapping[str, str] = {
    "after": N_("{Text}"),  # a sentence that stands after a label
    "plus": N_("{some} + {last}"),
    "makes": N_("{sum} = {total}"),
}
"""The same for signs; a page gets only those that a language sets differently from English."""


def the(card: Card, *, values: Sequence[int] = VALUE) -> Phrase:
    """Return "the 7 of denari", or "the matta as a cavallo"."""
    if (value := values[card.index]) != card.value:
        named = _("matta as {a}").format(a=a(value))
        return noun(named, short=str(value)).form("the")
    return called(card).form("the")


def a(value: int) -> Phrase:
    """Return "a 7", "an asso"."""
    return rank_name(value).form("a")


def addends(mask: int, values: Sequence[int] = VALUE) -> str:
    """Return the values of a set of cards as a sum: "3+4"."""
    return added([values[index] for index in indices(mask)])


def added(numbers: Iterable[object]) -> str:
    """Return numbers as a sum: "3+4"."""
    return _between(N_("{some}+{last}")).join(map(str, numbers))


def plus(words: Iterable[object]) -> str:
    """Return a sum with spaces: "21 + 18", "carte + denari"."""
    return _between(_SIGNS["plus"]).join(map(str, words))


def reckoned(words: str, total: object) -> str:
    """Return a sum with its total: "21 + 18 = 39"."""
    return _(_SIGNS["makes"]).format(sum=words, total=total)


def _between(pair: str) -> str:
    """Return the text that a joint puts between two words."""
    return _(pair).format(some="", last="")


def every(mask: int, values: Sequence[int] = VALUE) -> str:
    """Return all cards of a set: "the 3 of coppe, the 4 of spade and the 5 of bastoni"."""
    named = [the(PACK[index], values=values) for index in indices(mask)]
    return together(named)


def together(words: Sequence[str]) -> str:
    """Return several words as one: "You, Right and Left"."""
    more = pgettext("of three or more", "{some} and {last}")
    return _listing(words, _("{some} and {last}"), more)


def against(numbers: Sequence[str]) -> str:
    """Return the score of sides: "11 to 9", or of more than two "11, 9 and 8"."""
    if len(numbers) != 2:
        return together(numbers)
    return _("{mine} to {theirs}").format(mine=numbers[0], theirs=numbers[1])


def any_of(words: Sequence[str]) -> str:
    """Return several words to choose from: "2, 3 or 4"."""
    more = pgettext("of three or more", "{some} or {last}")
    return _listing(words, _("{some} or {last}"), more)


def either(words: Iterable[str]) -> str:
    """Return several words of which any will do, as one: "the re or the asso or the 3"."""
    return _joined(words, _("{some} or {last}"))


def commas(words: Iterable[str]) -> str:
    """Return several words one after the other: "carte 1, denari 1"."""
    return _joined(words, _(_JOINTS["comma"]))


def clauses(words: Iterable[str]) -> str:
    """Return several clauses, one after the other: "You: 3; the other player: 1"."""
    return _joined(words, _(_JOINTS["clause"]))


def sentences(texts: Iterable[str]) -> str:
    """Return one sentence after the other, without empty ones."""
    return _joined(filter(None, texts), _(_JOINTS["sentence"]))


def amount(name: str, points: object) -> str:
    """Return what somebody has, or what something counts: "You 3", "carte 1"."""
    return _(_JOINTS["amount"]).format(name=name, points=points)


def labelled(name: str, values: object) -> str:
    """Return a list after its name: "Players: 2, 3 or 4"."""
    return _(_JOINTS["label"]).format(name=name, values=values)


def ended(words: str) -> str:
    """Return words with a period at the end, unless they have one: "You 3, Right 1."."""
    joint = _(_JOINTS["ended"])
    return words if words.endswith(joint.format(words="")) else joint.format(words=words)


def joints() -> Joints:
    """Return how a page makes one text of several words, by the name of the joint."""
    own = {way: translated for way, sign in _SIGNS.items() if (translated := _(sign)) != sign}
    return cast("Joints", {way: _(joint) for way, joint in _JOINTS.items()} | own)


def choice(masks: tuple[int, ...], values: Sequence[int] = VALUE) -> str:
    """Return the captures to choose from: "the 7 of spade or the 7 of coppe", "1+4 or 2+3"."""
    ways = [
        every(mask, values) if mask.bit_count() == 1 else addends(mask, values) for mask in masks
    ]
    return any_of(list(dict.fromkeys(ways)))


def sums_of(masks: tuple[int, ...], values: Sequence[int] = VALUE) -> str:
    """Return several sums: "1+5 and 2+4"."""
    return together([addends(mask, values) for mask in masks])


def braced(text: str) -> frozenset[str]:
    """Return the names that stand in braces in a text."""
    from string import Formatter

    parts = Formatter().parse(text)
    return frozenset(name for _text, name, _spec, _conversion in parts if name is not None)


def _listing(words: Iterable[str], pair: str, more: str) -> str:
    """Return words as one by the pattern of a language: for a pair, or for ``more``."""
    return joined(words, lambda some: _listed(some, more if some[2:] else pair))


def _listed(words: Sequence[str], pattern: str) -> str:
    *some, last = words
    return pattern.format(some=commas(some), last=last) if some else last


def _joined(words: Iterable[str], pair: str) -> str:
    """Return words joined by the text that a ``pair`` has between its two."""
    return joined(words, pair.format(some="", last="").join)
