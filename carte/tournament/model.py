"""A tournament as a value: who has entered, what was played, and what follows from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import chain, combinations
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from carte.engine.game import Game
from carte.language import N_

if TYPE_CHECKING:
    from carte.tournament.messages import Form

__all__ = [
    "FORMS",
    "MOST_ENTRANTS",
    "MOST_ROUNDS",
    "WIN",
    "Entrant",
    "InvalidTournament",
    "Round",
    "Table",
    "Tournament",
    "called",
]

FORMS: tuple[Form, ...] = ("swiss", "round-robin", "knock-out")
TITLES: dict[Form, str] = {
    "swiss": N_("Swiss system"),
    "round-robin": N_("Everybody meets everybody"),
    "knock-out": N_("Knock-out"),
}
MOST_ENTRANTS = 60
MOST_ROUNDS = 60
WIN = 2
"""Half points for a won match; a drawn one brings one."""


class InvalidTournament(ValueError):
    """What cannot be done in a tournament; the message says why."""


class Entrant(NamedTuple):
    """A person, or people who play together, with their first round and their last, if known."""

    names: tuple[str, ...]
    since: int = 1
    until: int | None = None

    @property
    def name(self) -> str:
        """All their names."""
        return called(self.names)

    def plays(self, number: int) -> bool:
        """Return whether they are there in a round."""
        return self.since <= number and (self.until is None or number <= self.until)


class Table(NamedTuple):
    """Those who meet at a table, by their numbers, in the order of its seats, and their points."""

    sides: tuple[int, ...]
    points: tuple[int, ...] | None = None


class Round(NamedTuple):
    """The tables of a round, and those who have no table in it."""

    tables: tuple[Table, ...]
    byes: tuple[int, ...] = ()


class _Facts(NamedTuple):
    game: Game
    form: Form
    rounds: int
    seed: int
    entrants: tuple[Entrant, ...]
    played: tuple[Round, ...] = ()
    deals: int = 0


class Tournament(_Facts):
    """A tournament of a game: its form, how many rounds, who has entered, and what was played.

    If ``deals`` is not 0, so many deals of each round have the same cards at every table. The
    ``seed`` draws lots.
    """

    @property
    def sides(self) -> int:
        """How many meet at a table."""
        return self.game.sides

    @property
    def size(self) -> int:
        """How many people are a side: one, or a pair."""
        return self.game.seats // self.game.sides

    def present(self, number: int) -> list[int]:
        """Return who is there in a round, in the order of their lots."""
        there = (place for place, one in enumerate(self.entrants) if one.plays(number))
        return sorted(there, key=self.lot)

    def lot(self, entrant: int) -> float:
        """Return an entrant's lot; it never changes, however many enter later."""
        return Random(f"{self.seed} {entrant}").random()

    @property
    def is_complete(self) -> bool:
        """Whether every table has its result."""
        return all(table.points for one in self.played for table in one.tables)

    @cached_property
    def scores(self) -> dict[int, int]:
        """The score of each entrant: half points of matches, or the points of larger tables."""
        scores = Counter(dict.fromkeys(range(len(self.entrants)), 0))
        for side, won in chain.from_iterable(map(self.won, self.counted)):
            scores[side] += won
        for entrant, byes in self.byes.items():
            scores[entrant] += self.bye * byes
        return scores

    @property
    def bye(self) -> int:
        """What a round without a table brings."""
        return WIN if self.sides == 2 and self.form != "round-robin" else 0

    @property
    def counted(self) -> Iterator[Table]:
        """The tables of all rounds whose results count.

        Where everybody meets everybody, a match with somebody who has left does not.
        """
        for table in (table for one in self.played for table in one.tables):
            gone = any(self.entrants[side].until is not None for side in table.sides)
            if table.points is not None and not (gone and self.form == "round-robin"):
                yield table

    def won(self, table: Table) -> Iterator[tuple[int, int]]:
        """Yield each side of a table with what it has won there, if that is known."""
        if table.points is None:
            return
        if self.sides > 2:
            yield from zip(table.sides, table.points, strict=True)
            return
        for side, own, others in zip(table.sides, table.points, table.points[::-1], strict=True):
            yield side, WIN * (own > others) + (own == others)

    @cached_property
    def met(self) -> Counter[tuple[int, int]]:
        """How often any two have met, the lower number first."""
        tables = (table for one in self.played for table in one.tables)
        return Counter(pair for table in tables for pair in combinations(sorted(table.sides), 2))

    @cached_property
    def byes(self) -> Counter[int]:
        """How many rounds everybody sat out."""
        return Counter(entrant for one in self.played for entrant in one.byes)

    @cached_property
    def sat(self) -> Counter[tuple[int, int]]:
        """How often everybody had each seat."""
        tables = (table for one in self.played for table in one.tables)
        return Counter((side, seat) for table in tables for seat, side in enumerate(table.sides))

    def missed(self, entrant: int) -> int:
        """Return in how many rounds somebody was not there."""
        at_tables = sum(self.sat[entrant, seat] for seat in range(self.sides))
        return len(self.played) - self.byes[entrant] - at_tables

    def lead(self, entrant: int) -> int:
        """Return how much more often somebody had the first of two seats than the second."""
        return self.sat[entrant, 0] - self.sat[entrant, 1]


def called(names: Sequence[str]) -> str:
    """Return the name of people who play together.

    >>> called(["Anna", "Bruno"])
    'Anna + Bruno'
    """
    return " + ".join(names)
