"""The Swiss system: those with like scores meet, and nobody twice if that can be avoided.

Two sides at a table are a matching of the least cost (``matching``), in which every rule counts for
more than all later ones together: byes, meetings, rounds missed, seats, scores. Larger tables have
no such exact method; theirs begin in the order of scores, and any two who sit at different tables
change places as long as that serves the same rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations

from carte.tournament.matching import least_cost
from carte.tournament.model import Round, Table, Tournament

__all__ = ["swiss_round"]


def swiss_round(tournament: Tournament, present: Sequence[int]) -> Round:
    """Return the next round for those who are present."""
    if tournament.sides == 2:
        return _matches(tournament, present)
    return _tables(tournament, present)


# ------------------------------------------------------------------------------- two at a table


def _matches(tournament: Tournament, present: Sequence[int]) -> Round:
    everybody: list[int | None] = [*present, *([None] if len(present) % 2 else [])]
    pairs = [(everybody[a], everybody[b]) for a, b in least_cost(_costs(tournament, everybody))]
    tables = [_seated(tournament, a, b) for a, b in pairs if a is not None and b is not None]
    byes = [a for pair in pairs for a in pair if a is not None and None in pair]
    return Round(_by_score(tournament, tables), tuple(byes))


def _costs(tournament: Tournament, everybody: Sequence[int | None]) -> list[list[int]]:
    """Return what each match costs: a unit of a rule is more than all that later ones can sum to.

    The rules are byes, meetings, rounds missed, seats and scores; None is a bye.
    """
    lowest = min(tournament.scores[one] for one in everybody if one is not None)
    size = len(everybody)
    cells = {
        (a, b): _cost(tournament, everybody[a], everybody[b], lowest)
        for b in range(size)
        for a in range(b)
    }
    units = [1]
    for rule in (4, 3, 2, 1):
        units.append(units[-1] * (size * max(cell[rule] for cell in cells.values()) + 1))
    weights = units[::-1]
    costs = [[0] * size for _row in everybody]
    for (a, b), cell in cells.items():
        costs[a][b] = costs[b][a] = sum(map(int.__mul__, cell, weights))
    return costs


def _cost(
    tournament: Tournament, a: int | None, b: int | None, lowest: int
) -> tuple[int, int, int, int, int]:
    """Return what a match costs by each rule; ``lowest`` is the score of the last."""
    scores = tournament.scores
    if a is None or b is None:
        one = (a if b is None else b) or 0
        return tournament.byes[one], 0, tournament.missed(one), 0, (scores[one] - lowest) ** 2
    again = tournament.met[min(a, b), max(a, b)]
    uneven = min(_uneven(tournament, a, b), _uneven(tournament, b, a))[0]
    return 0, again, 0, uneven, (scores[a] - scores[b]) ** 2


def _uneven(tournament: Tournament, first: int, second: int) -> tuple[int, int]:
    """Return how uneven seats would be: by how much beyond one, and in all."""
    one = abs(tournament.lead(first) + 1)
    other = abs(tournament.lead(second) - 1)
    return max(0, one - 1) + max(0, other - 1), one + other


def _seated(tournament: Tournament, a: int, b: int) -> Table:
    """Return a match with its seats as even as possible."""
    return Table(min((a, b), (b, a), key=lambda sides: _uneven(tournament, *sides)))


# ------------------------------------------------------------------------------- more at a table


def _tables(tournament: Tournament, present: Sequence[int]) -> Round:
    size = tournament.sides
    byes, scores = tournament.byes, tournament.scores
    by_turn = sorted(present, key=lambda one: (byes[one], tournament.missed(one), scores[one]))
    out = by_turn[: len(present) % size]
    order = sorted((one for one in present if one not in out), key=lambda one: -scores[one])
    groups = [order[first : first + size] for first in range(0, len(order), size)]
    while _has_improved(tournament, groups):
        pass
    tables = [Table(_even_seats(tournament, group)) for group in groups]
    return Round(_by_score(tournament, tables), tuple(out))


def _has_improved(tournament: Tournament, groups: list[list[int]]) -> bool:
    """Exchange any two whose exchange lessens the cost; return whether there were any."""
    improved = False
    for one, other in combinations(groups, 2):
        for a in range(len(one)):
            for b in range(len(other)):
                before = _strain(tournament, one), _strain(tournament, other)
                one[a], other[b] = other[b], one[a]
                after = _strain(tournament, one), _strain(tournament, other)
                if _sum(after) < _sum(before):
                    improved = True
                else:
                    one[a], other[b] = other[b], one[a]
    return improved


def _strain(tournament: Tournament, group: Sequence[int]) -> tuple[int, int]:
    """Return how often people at a table have met, and how far apart their scores are."""
    scores = [tournament.scores[one] for one in group]
    pairs = combinations(sorted(group), 2)
    return sum(tournament.met[pair] ** 2 for pair in pairs), (max(scores) - min(scores)) ** 2


def _sum(strains: Sequence[tuple[int, int]]) -> tuple[int, int]:
    (again, apart), (again_too, apart_too) = strains
    return again + again_too, apart + apart_too


def _even_seats(tournament: Tournament, group: Sequence[int]) -> tuple[int, ...]:
    """Return a table’s people in seats that they have had least."""
    sat = tournament.sat
    return min(
        permutations(group),
        key=lambda sides: sum((sat[side, seat] + 1) ** 2 for seat, side in enumerate(sides)),
    )


def _by_score(tournament: Tournament, tables: Sequence[Table]) -> tuple[Table, ...]:
    """Return tables in order, those with the best scores first."""
    scores = tournament.scores

    def best(table: Table) -> list[int]:
        return sorted(-scores[side] for side in table.sides)

    return tuple(sorted(tables, key=best))
