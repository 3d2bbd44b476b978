"""Sums: which cards of a set equal a value, and which of its subsets add up to it.

Sets are the masks of ``carte.engine.cards``: four bits a value, one a suit. The ways to write a
value as a sum of two or more cards are few (41 for a 10, 128 for a 14), and which of them can be
made depends first on the values present. So a table, filled on demand, lists the sums that might
make each value from each set of values present; the cost of a search grows with the captures it
finds, not with the number of subsets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby

from carte.engine.cards import OF_VALUE, VALUE, indices

__all__ = ["BELOW", "SINGLES", "adding_up", "equals", "split", "sums", "total"]

BELOW = (0, *((1 << 4 * min(value, 10)) - 1 for value in range(14)))
"""All cards below a value, up to 14: the most that a fifteen asks of the table."""

_LOWEST_SUIT = 0x11_1111_1111

SINGLES = {
    nibble << 4 * value: tuple(1 << suit + 4 * value for suit in range(4) if nibble >> suit & 1)
    for value in range(10)
    for nibble in range(16)
}
"""The single cards of each set of cards that have one value, in canonical order."""
_CHOICES = tuple(
    tuple(tuple(pick for pick in range(16) if pick & nibble == pick and pick.bit_count() == count)
          for nibble in range(16))
    for count in range(5)
)  # fmt: skip


def equals(value: int, table: int) -> tuple[int, ...]:
    """Return each single card of ``table`` that has the value, in canonical order."""
    return SINGLES[table & OF_VALUE[value]]


@lru_cache(maxsize=1 << 14)
def sums(value: int, lower: int) -> tuple[int, ...]:
    """Return each set of two or more cards that sums to the value, out of cards ``BELOW`` it.

    The sets are in the order of their cards: ``1D 2S 4B`` before ``1D 6C`` before ``3D 4B``. In a
    deal the same few low cards stay on the table turn after turn, so answers are cached.
    """
    there = lower | lower >> 1
    there = (there | there >> 2) & _LOWEST_SUIT
    ways = _WAYS[value][there]
    if not ways.patterns:
        return ()
    if lower.bit_count() == there.bit_count():  # one card of each value: a pattern is one set
        return tuple([lower & values for values in ways.distinct])
    found = [found for pattern in ways.patterns for found in _pick(pattern, lower)]
    found.sort(key=indices)
    return tuple(found)


def adding_up(value: int, table: int) -> tuple[int, ...]:
    """Return each set of one or more cards of ``table`` that sums to a value up to 14."""
    found = sums(value, table & BELOW[value])
    return equals(value, table) + found if value <= 10 else found


def total(mask: int, values: Sequence[int] = VALUE) -> int:
    """Return the sum of the values of a set of cards."""
    return sum([values[index] for index in indices(mask)])


def split(
    taken: int,
    goals: tuple[int, ...],
    ways: Callable[[int], tuple[int, ...]],
    values: Sequence[int] = VALUE,
) -> tuple[int, ...]:
    """Return captures that together make up ``taken``; none if there are no such captures.

    ``ways`` gives the captures out of what is left, in the order of their cards: all sets, single
    cards included, that sum to one of the ``goals``. Of several splits, the first in that order is
    returned.
    """
    if not _can_split(_by_value(taken, values), goals):
        return ()
    parts: list[int] = []
    while taken:
        lowest = taken & -taken  # in some part: that is found first
        part = next(
            part
            for part in ways(taken)
            if part & lowest and _can_split(_by_value(taken & ~part, values), goals)
        )
        parts.append(part)
        taken &= ~part
    return tuple(parts)


def _by_value(mask: int, values: Sequence[int]) -> tuple[int, ...]:
    """Return how many cards of a set count 1, 2 … 10."""
    counts = [0] * 10
    for index in indices(mask):
        counts[values[index] - 1] += 1
    return tuple(counts)


@lru_cache(maxsize=1 << 14)
def _can_split(counts: tuple[int, ...], goals: tuple[int, ...]) -> bool:
    """Return whether cards with these counts by value split into sums among the ``goals``.

    The cards' suits do not matter, and the highest card is in some sum, which leaves few others to
    go with it: so there are few cases, and each is decided once.
    """
    if not any(counts):
        return True
    highest = max(value for value, count in enumerate(counts, 1) if count)
    without = _less(counts, highest)
    return any(
        _can_split(rest, goals)
        for goal in goals
        if goal >= highest
        for rest in _without(without, goal - highest, highest)
    )


def _without(counts: tuple[int, ...], lacking: int, most: int) -> Iterator[tuple[int, ...]]:
    """Yield the counts left after each sum of what is lacking, out of cards up to a value."""
    if not lacking:
        yield counts
    for value in range(min(most, lacking), 0, -1):
        if counts[value - 1]:
            yield from _without(_less(counts, value), lacking - value, value)


def _less(counts: tuple[int, ...], value: int) -> tuple[int, ...]:
    """Return the counts with one card fewer of a value."""
    return (*counts[: value - 1], counts[value - 1] - 1, *counts[value:])


def _pick(pattern: tuple[tuple[int, int], ...], table: int) -> list[int]:
    """Return each set that takes, for every (shift, count) of a pattern, that many of a value."""
    picked = [0]
    for shift, count in pattern:
        choices = _CHOICES[count][table >> shift & 15]
        picked = [mask | choice << shift for mask in picked for choice in choices]
    return picked


def _partitions(value: int, parts: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield each way to write ``value`` as a rising sum of ``parts``, in order."""
    for position, part in enumerate(parts):
        if part == value:
            yield (part,)
        elif part < value:
            for rest in _partitions(value - part, parts[position:]):
                yield (part, *rest)


class _Ways:
    """The sums that might make a value: as (shift, count) patterns; without repeats, as values."""

    __slots__ = ("distinct", "patterns")

    def __init__(self, value: int, there: int) -> None:
        parts = tuple(VALUE[index] for index in indices(there))
        found = list(_partitions(value, parts))
        self.patterns = tuple(
            tuple((4 * (part - 1), len(list(run))) for part, run in groupby(partition))
            for partition in found
            if all(partition.count(part) <= 4 for part in partition)
        )
        self.distinct = tuple(
            sum(OF_VALUE[part] for part in partition)
            for partition in found
            if len(set(partition)) == len(partition)
        )


class _WaysOf(dict[int, _Ways]):
    """The ways to make one value, by the lowest-suit bits of the values that are there."""

    def __init__(self, value: int) -> None:
        super().__init__()
        self.value = value

    def __missing__(self, there: int) -> _Ways:
        ways = self[there] = _Ways(self.value, there)
        return ways


_WAYS = tuple(_WaysOf(value) for value in range(len(BELOW)))
