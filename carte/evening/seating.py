"""Who sits where: tables with as many as a game seats, so that nobody is left over."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import carte
from carte.engine.game import Game

__all__ = ["Table", "seated", "sizes"]

_WAITING = 1_000
"""The cost of each person who waits: more than that of any other table."""


class Table(NamedTuple):
    """The people at a table, numbered from 1; if more than ``play``, some wait."""

    people: tuple[int, ...]
    play: int

    @property
    def waiting(self) -> int:
        """How many sit out each deal."""
        return len(self.people) - self.play


def sizes(game: Game) -> tuple[int, ...]:
    """Return how many may play a game under its house rules, the usual number first."""
    rule = game.house_rules.get("players")
    others = rule.values if rule else ()
    return tuple(dict.fromkeys((game.seats, *(size for size in others if _plays(game, size)))))


def _plays(game: Game, size: int) -> bool:
    try:
        carte.game(game.slug, **{**game.chosen, "players": size})
    except ValueError:
        return False
    return True


def seated(game: Game, people: int, turn: int = 0, packs: int = 0) -> tuple[Table, ...]:
    """Return the tables for this many people, none if they are too few.

    As few as possible wait, and as many tables as possible have the usual number. If somebody must
    wait, the tables are larger than the game seats. With each ``turn`` people meet others. There
    are no more tables than ``packs``, unless it is 0: with too few packs, tables are larger.

    >>> [len(table.people) for table in seated(carte.game("scopa"), 13)]
    [3, 2, 2, 2, 2, 2]
    >>> [(len(table.people), table.waiting) for table in seated(carte.game("mediatore"), 9)]
    [(5, 1), (4, 0)]
    >>> [(len(table.people), table.waiting) for table in seated(carte.game("scopa"), 13, packs=3)]
    [(6, 0), (4, 0), (3, 0)]
    """
    play = _split(people, sizes(game))[1]
    if 0 < packs < len(play):
        play = _split(people, sizes(game), packs)[1]
    if not play:
        return ()
    left = people - sum(play)
    each = [
        size + left // len(play) + (place < left % len(play)) for place, size in enumerate(play)
    ]
    return tuple(map(Table, _placed(each, turn), play))


@cache
def _split(
    people: int, among: tuple[int, ...], most: int | None = None
) -> tuple[int, tuple[int, ...]]:
    """Return the cost of the best tables, and their sizes, the largest first.

    With ``most`` tables at most, the most equal sizes are best.
    """
    best: tuple[int, tuple[int, ...]] = (people * _WAITING, ())
    for size in () if most == 0 else among:
        if size <= people:
            cost, others = _split(people - size, among, None if most is None else most - 1)
            own = size != among[0] if most is None else size * size
            best = min(best, (cost + own, _sorted((size, *others))))
    return best


def _sorted(some: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted(some, reverse=True))


def _placed(each: Sequence[int], turn: int) -> list[tuple[int, ...]]:
    """Return people by table: one after the other, and every second time dealt out like cards."""
    everybody = range(1, sum(each) + 1)
    if turn % 2 == 0:
        rest = iter(everybody)
        return [tuple(next(rest) for _place in range(size)) for size in each]
    tables: list[list[int]] = [[] for _size in each]
    for person in everybody:
        free = [place for place, size in enumerate(each) if len(tables[place]) < size]
        tables[min(free, key=lambda place: len(tables[place]))].append(person)
    return [*map(tuple, tables)]
