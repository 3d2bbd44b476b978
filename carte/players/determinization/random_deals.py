"""Dealing hidden cards into heaps: once, or in every possible way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING

from carte.engine.cards import MASKS, indices

if TYPE_CHECKING:
    from random import Random

__all__ = ["all_heaped", "fitted", "heaped", "number_of_ways"]


def heaped(order: Sequence[int], sizes: Iterable[int]) -> list[int]:
    """Return cards, given by index, in heaps of these sizes, as masks."""
    heaps, start = [], 0
    for size in sizes:
        heaps.append(sum([MASKS[card] for card in order[start : start + size]]))
        start += size
    return heaps


def fitted(
    order: Sequence[int], sizes: Sequence[int], lacks: Sequence[int], random: Random
) -> list[int]:
    """Return the same cards in heaps where they can lie, as far as that works out.

    ``lacks`` are, by heap, the cards that cannot lie there. Those that can lie in the fewest heaps
    are dealt first, each to one that has room, the likelier the more room it has.
    """
    room, heaps = [*sizes], [0] * len(sizes)
    fits = {card: [at for at, lack in enumerate(lacks) if not lack >> card & 1] for card in order}
    for card in sorted(order, key=lambda card: len(fits[card])):
        places = [at for at in fits[card] if room[at]] or [
            at for at, free in enumerate(room) if free
        ]
        at = random.choices(places, [room[at] for at in places])[0]
        room[at] -= 1
        heaps[at] |= MASKS[card]
    return heaps


def number_of_ways(cards: int, sizes: Iterable[int]) -> int:
    """Return how many ways there are to put cards in heaps of these sizes, any in each."""
    number = 1
    for size in sizes:
        number *= comb(cards, size)
        cards -= size
    return number


def all_heaped(some: int, sizes: Sequence[int], lacks: Sequence[int]) -> Iterator[list[int]]:
    """Yield every way in which a set of cards may lie in heaps of these sizes, as masks.

    ``lacks`` are, by heap, the cards that cannot lie there.
    """
    if not sizes:
        yield []
        return
    for chosen in combinations(indices(some & ~lacks[0]), sizes[0]):
        heap = sum([MASKS[card] for card in chosen])
        for others in all_heaped(some ^ heap, sizes[1:], lacks[1:]):
            yield [heap, *others]
