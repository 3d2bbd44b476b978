"""Sums in Cirulla: equal cards, sums and fifteens, with the matta as it is named."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from carte.engine.capture.sums import adding_up
from carte.engine.cards import MATTA, OF_VALUE, indices

__all__ = ["MATTA_CARD", "PLAIN", "all_of", "free_choice", "go_together"]

MATTA_CARD = 1 << MATTA.index
PLAIN = MATTA.value
"""The value of the matta until it is named."""


@lru_cache(maxsize=1 << 15)
def free_choice(value: int, table: int, matta: int, equal_first: bool) -> tuple[int, ...]:
    """A card takes one or more cards that sum to its value, or to what it lacks of 15.

    By house rule (``equal_first``) an equal card forbids the sums.
    [equal, one-equal, sum, fifteen, choice-of-captures, equal-first]
    """
    found = making(value, table, matta)
    if equal_first and (equal := all_of(value, table, matta)):
        found = tuple([taken for taken in found if taken & equal == taken])
    found += making(15 - value, table, matta)
    return tuple(sorted(found, key=indices)) if len(found) > 1 else found


def making(value: int, table: int, matta: int) -> tuple[int, ...]:
    """Return each set of cards on the table that sums to a value, the matta as it is named."""
    if matta == PLAIN or not table & MATTA_CARD:
        return adding_up(value, table)
    rest = table & ~MATTA_CARD
    found = adding_up(value, rest)
    if value == matta:
        found += (MATTA_CARD,)
    elif value > matta:
        found += tuple([MATTA_CARD | some for some in adding_up(value - matta, rest)])
    return found


def all_of(value: int, table: int, matta: int) -> int:
    """Return all cards on the table that count this value."""
    cards = table & OF_VALUE[value]
    if matta == PLAIN:
        return cards
    return cards | table & MATTA_CARD if value == matta else cards & ~MATTA_CARD


def go_together(parts: Sequence[int], ways: Sequence[int]) -> bool:
    """Return whether several of these are one capture: a 5 makes 15 with two, a re 10 of two."""
    sizes = range(2, len(parts) + 1)
    return any(sum(some) in ways for size in sizes for some in combinations(parts, size))
