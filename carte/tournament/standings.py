"""How a tournament stands: scores, and the tie-breaks by which equal ones are ordered."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from carte.language import N_
from carte.tournament.model import Tournament

__all__ = ["Line", "TieBreak", "standings", "tie_breaks"]


class TieBreak(NamedTuple):
    """A tie-break: its usual name, what it is, and its value for an entrant."""

    name: str
    about: str
    value: Callable[[Tournament, int], int]
    halves: bool = False
    """Whether the value is in half points."""


class Line(NamedTuple):
    """The place of an entrant, shared by those who are equal in everything."""

    place: int
    entrant: int
    score: int
    ties: tuple[int, ...]


def standings(tournament: Tournament) -> list[Line]:
    """Return the lines of the table of standings, the best first."""
    breaks = tie_breaks(tournament)
    scores = tournament.scores
    keys = {
        entrant: (scores[entrant], *(one.value(tournament, entrant) for one in breaks))
        for entrant in range(len(tournament.entrants))
    }
    order = sorted(keys, key=lambda entrant: keys[entrant], reverse=True)
    ranked = [keys[entrant] for entrant in order]
    return [
        Line(ranked.index(keys[entrant]) + 1, entrant, scores[entrant], keys[entrant][1:])
        for entrant in order
    ]


def tie_breaks(tournament: Tournament) -> tuple[TieBreak, ...]:
    """Return the tie-breaks of a tournament, in the order in which they are asked."""
    if tournament.sides > 2:
        return (_WON,)
    return {
        "swiss": (_MEDIAN, _BUCHHOLZ, _DIFFERENCE),
        "round-robin": (_SONNEBORN, _DIFFERENCE),
        "knock-out": (),
    }[tournament.form]


# --------------------------------------------------------------------------------- their values


def _opponents(tournament: Tournament, entrant: int) -> list[int]:
    """Return the scores of all opponents, one’s own for a round without one."""
    scores = tournament.scores
    found = [scores[entrant]] * tournament.byes[entrant]
    for table in tournament.counted:
        if entrant in table.sides:
            found += [scores[side] for side in table.sides if side != entrant]
    return sorted(found)


def _buchholz(tournament: Tournament, entrant: int) -> int:
    return sum(_opponents(tournament, entrant))


def _median(tournament: Tournament, entrant: int) -> int:
    return sum(_opponents(tournament, entrant)[1:-1])


def _sonneborn(tournament: Tournament, entrant: int) -> int:
    """Return twice the scores of those beaten, and once those of those drawn with, in half points.

    What a match has brought is in half points as well: 2 for a win.
    """
    total = 0
    for table in tournament.counted:
        won = dict(tournament.won(table))
        others = (side for side in table.sides if side != entrant)
        total += won.get(entrant, 0) * sum(tournament.scores[side] for side in others)
    return total


def _difference(tournament: Tournament, entrant: int) -> int:
    total = 0
    for table in tournament.counted:
        if table.points and entrant in table.sides:
            own = table.points[table.sides.index(entrant)]
            total += 2 * own - sum(table.points)
    return total


def _won(tournament: Tournament, entrant: int) -> int:
    """Return at how many tables somebody had the most points, alone or with others."""
    return sum(
        table.points[table.sides.index(entrant)] == max(table.points)
        for one in tournament.played
        for table in one.tables
        if table.points and entrant in table.sides
    )


_MEDIAN = TieBreak(
    N_("Median-Buchholz"),
    N_("the scores of all opponents, without the best and the worst"),
    _median,
    halves=True,
)
_BUCHHOLZ = TieBreak(N_("Buchholz"), N_("the scores of all opponents"), _buchholz, halves=True)
_SONNEBORN = TieBreak(
    N_("Sonneborn-Berger"),
    N_("twice the scores of the opponents you beat, and once those of the opponents you drew with"),
    _sonneborn,
    halves=True,
)
_DIFFERENCE = TieBreak(
    N_("Difference"), N_("points won in the games, minus points lost"), _difference
)
_WON = TieBreak(N_("Tables won"), N_("the tables at which you had the most points"), _won)
