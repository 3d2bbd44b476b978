"""Scopa and asso piglia tutto played the slow way, from the wording of the rules.

Nothing of the engine is used but the notation of cards; a test plays both side by side.
"""

from itertools import combinations


def value(card):
    return int(card[:-1])


def subsets(table, least):
    for size in range(least, len(table) + 1):
        yield from combinations(table, size)


def scopa(card, table):
    """Every set that a card may take from a table by Scopa's rules."""
    equal = [(other,) for other in table if value(other) == value(card)]
    return equal or [some for some in subsets(table, 2) if sum(map(value, some)) == value(card)]


def asso(card, table):
    """Every set that a card may take from a table by the rules of asso piglia tutto."""
    if value(card) == 1 and table and not any(value(other) == 1 for other in table):
        return [tuple(table)]
    return [(other,) for other in table if value(other) == value(card)]


def count(captures, hands, table, stock, turn, first, depth):
    """Count the sequences of so many moves from a position."""
    if depth == 0:
        return 1
    if not any(hands):
        if not stock:
            return 0
        seats = first, 1 - first
        hands = [None, None]
        for place, seat in enumerate(seats):
            hands[seat] = stock[place:6:2]
        return count(captures, hands, table, stock[6:], first, first, depth)
    sequences = 0
    for card in hands[turn]:
        kept = [list(hand) for hand in hands]
        kept[turn].remove(card)
        for taken in captures(card, table) or [None]:
            left = [*table, card] if taken is None else [c for c in table if c not in taken]
            sequences += count(captures, kept, left, stock, 1 - turn, first, depth - 1)
    return sequences
