"""Dealing hidden cards into heaps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from carte.engine.cards import MASKS

__all__ = ["heaped"]


def heaped(order: Sequence[int], sizes: Iterable[int]) -> list[int]:
    """Return cards, given by index, in heaps of these sizes, as masks."""
    heaps, start = [], 0
    for size in sizes:
        heaps.append(sum([MASKS[card] for card in order[start : start + size]]))
        start += size
    return heaps
