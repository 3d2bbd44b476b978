"""The accusi of Tressette: sets of asso, 2 and 3 that score before they are played.

A napoletana is the three of one suit; three or four of a rank are an accuso, too. Cards are masks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from carte.engine.cards import OF_SUIT, OF_VALUE, SUITS, Card, Suit, cards_of, indices, text_of
from carte.engine.moves import Announcement
from carte.games.tressette.family import ABOVE_A_RE
from carte.language import N_, _

__all__ = [
    "POINTS",
    "Accuso",
    "accuso_rule",
    "due_accusi",
    "named_accuso",
    "same_kind",
]

_THREE = {
    1: N_("three assi, without {suit}"),
    2: N_("three 2s, without {suit}"),
    3: N_("three 3s, without {suit}"),
}
_FOUR = {1: N_("all four assi"), 2: N_("all four 2s"), 3: N_("all four 3s")}


class Accuso(NamedTuple):
    """An accuso that a seat has declared: its cards, and its points."""

    seat: int
    cards: tuple[Card, ...]
    points: int


NAPOLETANE = tuple(suit & ABOVE_A_RE for suit in OF_SUIT)
"""Asso, 2 and 3 of each suit."""

_ALIKE = tuple(
    (value, sum([1 << card for card in some]))
    for value in (1, 2, 3)
    for number in (3, 4)
    for some in combinations(indices(OF_VALUE[value]), number)
)

POINTS: Mapping[int, int] = {
    **dict.fromkeys(NAPOLETANE, 3),
    **{some: some.bit_count() for _value, some in _ALIKE},
}
"""What each accuso scores. [napoletana, three-or-four]"""

_KINDS: Mapping[int, str | int] = {
    **{some: str(suit) for suit, some in zip(SUITS, NAPOLETANE, strict=True)},
    **{some: value for value, some in _ALIKE},
}
"""The suit of a napoletana, the value of cards alike: each is declared once. [accuso-once]"""

DECLARATIONS: Mapping[int, Announcement] = {
    some: Announcement("declare", text_of(some))
    for some in sorted(POINTS, key=lambda some: (-POINTS[some], indices(some)))
}
"""Each accuso as a move, those of most points first."""


@lru_cache(maxsize=1 << 12)
def _held(some: int) -> tuple[int, ...]:
    return tuple([accuso for accuso in DECLARATIONS if accuso & some == accuso])


def due_accusi(hand: int, due: int, made: Iterable[int]) -> tuple[Announcement, ...]:
    """Return the accusi that a hand may declare now.

    Each holds one of the cards ``due``, and is of another kind than those ``made``. [accuso-once]
    """
    held = _held(hand & ABOVE_A_RE)
    if not held:
        return ()
    kinds = {_KINDS[accuso] for accuso in made}
    return tuple([DECLARATIONS[one] for one in held if one & due and _KINDS[one] not in kinds])


def same_kind(accuso: int, made: Iterable[int]) -> int:
    """Return the accuso of the same kind that has been made; 0 if none has. [accuso-once]"""
    return next((one for one in made if _KINDS[one] == _KINDS[accuso]), 0)


def accuso_rule(accuso: int) -> str:
    """Return the tail of the rule about such an accuso."""
    return "napoletana" if accuso in NAPOLETANE else "three-or-four"


def named_accuso(accuso: int) -> str:
    """Return an accuso as players name it: "a napoletana of denari", "three 2s, without spade"."""
    kind = _KINDS[accuso]
    if isinstance(kind, str):
        return _("a napoletana of {suit}").format(suit=Suit(kind).name)
    missing = OF_VALUE[kind] & ~accuso
    if not missing:
        return _(_FOUR[kind])
    return _(_THREE[kind]).format(suit=cards_of(missing)[0].suit.name)
