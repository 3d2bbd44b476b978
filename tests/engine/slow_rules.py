"""What Scopa and asso piglia tutto take and count, read slowly from the wording of the rules."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations

Captures = Callable[[str, Sequence[str]], list[tuple[str, ...]]]
"""Every set that a card may take from a table."""


def value(card: str) -> int:
    return int(card[:-1])


def subsets(table: Sequence[str], least: int) -> Iterator[tuple[str, ...]]:
    for size in range(least, len(table) + 1):
        yield from combinations(table, size)


def scopa(card: str, table: Sequence[str]) -> list[tuple[str, ...]]:
    """Every set that a card may take from a table by Scopa's rules."""
    equal: list[tuple[str, ...]] = [(other,) for other in table if value(other) == value(card)]
    return equal or [some for some in subsets(table, 2) if sum(map(value, some)) == value(card)]


def asso(card: str, table: Sequence[str]) -> list[tuple[str, ...]]:
    """Every set that a card may take from a table by the rules of asso piglia tutto."""
    if value(card) == 1 and table and not any(value(other) == 1 for other in table):
        return [tuple(table)]
    return [(other,) for other in table if value(other) == value(card)]


def denari(pile: Sequence[str]) -> int:
    return sum(card.endswith("D") for card in pile)


def primiera(pile: Sequence[str], courts: Mapping[int, int] | None = None) -> int:
    """The best four added up; ``courts`` is what court cards count that do not count 10."""
    counts = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, **(courts or {})}
    suits = [[counts.get(value(card), 10) for card in pile if card[-1] == suit] for suit in "DCSB"]
    return sum(map(max, suits)) if all(suits) else 0
