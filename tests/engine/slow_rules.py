"""Scopa and asso piglia tutto played the slow way, from the wording of the rules.

Nothing of the engine is used but the notation of cards; a test plays both side by side.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
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


def count(
    captures: Captures,
    hands: Sequence[Sequence[str]],
    table: Sequence[str],
    stock: Sequence[str],
    turn: int,
    first: int,
    depth: int,
) -> int:
    """Count the sequences of so many moves from a position."""
    if depth == 0:
        return 1
    if not any(hands):
        if not stock:
            return 0
        seats = first, 1 - first
        fresh: list[Sequence[str]] = [(), ()]
        for place, seat in enumerate(seats):
            fresh[seat] = stock[place:6:2]
        return count(captures, fresh, table, stock[6:], first, first, depth)
    sequences = 0
    for card in hands[turn]:
        kept = [list(hand) for hand in hands]
        kept[turn].remove(card)
        for taken in captures(card, table) or [()]:
            left = [c for c in table if c not in taken] if taken else [*table, card]
            sequences += count(captures, kept, left, stock, 1 - turn, first, depth - 1)
    return sequences


def replay(
    captures: Captures, deck: Sequence[str], moves: Iterable[str], dealer: int
) -> tuple[list[list[str]], list[int], list[int]]:
    """Play moves from a deck, by the rules of Scopa where ``captures`` is Scopa's.

    Returns the piles, how many scope each player has made, and the points, by player.
    """
    first = 1 - dealer
    table, stock = list(deck[6:10]), [*deck[:6], *deck[10:]]
    piles: list[list[str]] = [[], []]
    scope = [0, 0]
    last: int | None = None
    for number, move in enumerate(moves):
        if number % 6 == 0:
            hands = {first: stock[0:6:2], dealer: stock[1:6:2]}
            stock = stock[6:]
        player = first if number % 2 == 0 else dealer
        card, *rest = move.replace(" x", "").split()
        hands[player].remove(card)
        ways = captures(card, table)
        if not rest:
            assert not ways
            table.append(card)
            continue
        assert sorted(rest) in [sorted(way) for way in ways]
        table = [other for other in table if other not in rest]
        piles[player] += [card, *rest]
        last = player
        if not table and number < 35:
            scope[player] += 1
    assert last is not None
    piles[last] += table
    return piles, scope, points(piles, scope)


def points(piles: Sequence[Sequence[str]], scope: Sequence[int]) -> list[int]:
    """What piles and scope are worth in Scopa."""
    worth = list(scope)
    for measure in (len, denari, lambda pile: "7D" in pile, primiera):
        ours, theirs = map(measure, piles)
        if ours != theirs:
            worth[0 if ours > theirs else 1] += 1
    return worth


def denari(pile: Sequence[str]) -> int:
    return sum(card.endswith("D") for card in pile)


def primiera(pile: Sequence[str], courts: Mapping[int, int] | None = None) -> int:
    """The best four added up; ``courts`` is what court cards count that do not count 10."""
    counts = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, **(courts or {})}
    suits = [[counts.get(value(card), 10) for card in pile if card[-1] == suit] for suit in "DCSB"]
    return sum(map(max, suits)) if all(suits) else 0
