"""A position on other cards: the suits trade places, and everything else stays."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import permutations
from random import Random
from typing import Any, TypeAlias

from carte.engine.cards import SUITS, Card, Suit
from carte.language.names import SUIT_NAMES, speaks_of

__all__ = ["Turn", "names_a_moved_suit", "turned", "turned_card", "turns"]

Turn: TypeAlias = Mapping[str, str]
"""The suit that replaces each suit, by letter."""

_CARD = re.compile(r"\b(10|[1-9])([DCSB])\b")


def turns(rng: Random) -> Iterator[Turn]:
    """Yield all suit changes in random order, those that keep denari first."""
    ways = [*permutations(SUITS)][1:]
    rng.shuffle(ways)
    ways.sort(key=lambda way: way[0] != SUITS[0])
    return (dict(zip(SUITS, way, strict=True)) for way in ways)


def turned(value: Any, turn: Turn) -> Any:
    """Return data in which every card, and every letter of a suit, has its suit changed."""
    if isinstance(value, str):
        if value in turn:
            return turn[value]
        return _CARD.sub(lambda found: found[1] + turn[found[2]], value)
    if isinstance(value, Mapping):
        return {turned(key, turn): turned(one, turn) for key, one in value.items()}
    if isinstance(value, list):
        return [turned(one, turn) for one in value]
    return value


def turned_card(one: Card, turn: Turn) -> Card:
    """Return a card of another suit."""
    return Card(turned(str(one), turn))


def names_a_moved_suit(text: str, turn: Turn) -> bool:
    """Return whether a text names a suit that has changed, or a card of it."""
    moved = [suit for suit, other in turn.items() if suit != other]
    names = {name for suit in moved for name in (Suit(suit).name, *SUIT_NAMES[suit].split())}
    return any(speaks_of(text, name) for name in names)
