"""Rows in which any two values meet, where a test of every combination would take too long.

Use it as ``parametrize(("language", "game", "size"), pairs(LANGUAGES, GAMES, SIZES))``: three
languages, seven games and six sizes take 42 rows where their product has 126. A fault that shows
when two values come together is found; one that needs three particular values may not be.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import Any

Row = tuple[Any, ...]
Pair = frozenset[tuple[int, int]]
"""Two values, each as its dimension and its place there."""


def pairs(
    first: Sequence[Any], second: Sequence[Any], *more: Sequence[Any], given: Iterable[Row] = ()
) -> list[Row]:
    """Return few rows, the same every time, that have any two values of different dimensions.

    Rows that are tried in any case are ``given``: they come first, and what meets in them counts.
    """
    values = (first, second, *more)
    rows = [[each.index(value) for each, value in zip(values, row, strict=True)] for row in given]
    missing = _all_pairs([len(each) for each in values])
    for row in rows:
        _strike(missing, row)
    while missing:
        rows.append(_filled(dict(next(iter(missing))), [len(each) for each in values], missing))
        _strike(missing, rows[-1])
    return [tuple(each[at] for each, at in zip(values, row, strict=True)) for row in rows]


def _all_pairs(sizes: list[int]) -> dict[Pair, None]:
    """All pairs in a fixed order, those of the largest dimensions first: each needs its own row."""
    largest_first = sorted(range(len(sizes)), key=lambda dimension: -sizes[dimension])
    return {
        frozenset({(one, a), (other, b)}): None
        for one, other in combinations(largest_first, 2)
        for a, b in product(range(sizes[one]), range(sizes[other]))
    }


def _filled(row: dict[int, int], sizes: list[int], missing: dict[Pair, None]) -> list[int]:
    """Complete a row: in each dimension the value that meets most others for the first time."""
    for dimension, size in enumerate(sizes):
        if dimension not in row:
            met = [[frozenset({(dimension, at), one}) for one in row.items()] for at in range(size)]
            news = [sum(pair in missing for pair in those) for those in met]
            row[dimension] = news.index(max(news))
    return [row[dimension] for dimension in range(len(sizes))]


def _strike(missing: dict[Pair, None], row: list[int]) -> None:
    for pair in combinations(enumerate(row), 2):
        missing.pop(frozenset(pair), None)
