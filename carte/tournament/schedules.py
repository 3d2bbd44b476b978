"""Forms in which the lots decide who meets whom: everybody meets everybody, and the knock-out."""

from __future__ import annotations

from collections.abc import Iterable

from carte.tournament.model import Round, Table, Tournament

__all__ = ["knock_out_round", "remaining", "round_robin_round", "rounds_of_all"]


def rounds_of_all(entrants: int) -> int:
    """Return how many rounds it takes until everybody has met everybody.

    >>> rounds_of_all(6), rounds_of_all(5)
    (5, 5)
    """
    return entrants - 1 + entrants % 2


def round_robin_round(tournament: Tournament, number: int) -> Round:
    """Return a round of a Berger table: the circle method with seats that even out."""
    order: list[int | None] = [*tournament.present(1)]
    order += [None] * (len(order) % 2)
    last = len(order) - 1
    turn = number - 1
    pairs = [(order[turn % last], order[last])] if last else []
    if turn % 2:
        pairs = [pair[::-1] for pair in pairs]
    pairs += [
        (order[(turn + step) % last], order[(turn - step) % last])
        for step in range(1, len(order) // 2)
    ]
    return _round(tournament, pairs, number)


def knock_out_round(tournament: Tournament, number: int) -> Round:
    """Return the next round of a knock-out: winners meet as they stand in the bracket."""
    bracket = remaining(tournament)
    return _round(tournament, zip(bracket[::2], bracket[1::2], strict=True), number)


def remaining(tournament: Tournament) -> list[int | None]:
    """Return who is still in a knock-out, by their places in the bracket; None is an empty one.

    In the first round the first lots are without an opponent, until a power of two is left.
    """
    order = tournament.present(1)
    places = 1
    while places < len(order):
        places *= 2
    free = places - len(order)
    bracket: list[int | None] = [one for first in order[:free] for one in (first, None)]
    bracket += order[free:]
    for one in tournament.played:
        winners = {winner(table) for table in one.tables} | {*one.byes}
        pairs = zip(bracket[::2], bracket[1::2], strict=True)
        bracket = [next((a for a in pair if a in winners), None) for pair in pairs]
    return bracket


def winner(table: Table) -> int | None:
    """Return who has won a match, None while that is open."""
    if table.points is None:
        return None
    return table.sides[table.points.index(max(table.points))]


def _round(
    tournament: Tournament, pairs: Iterable[tuple[int | None, int | None]], number: int
) -> Round:
    """Return a round; those whose opponent has left have no table."""
    tables: list[Table] = []
    byes: list[int] = []
    for pair in pairs:
        there = [one for one in pair if one is not None and tournament.entrants[one].plays(number)]
        if len(there) == 2:
            tables.append(Table(tuple(there)))
        byes += there if len(there) == 1 else []
    return Round(tuple(tables), tuple(byes))
