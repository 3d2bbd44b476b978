"""What a move was worth: the move that was made, beside the one that an expert would make.

A race tells which move is best, but not by how much: whoever wins it has been lucky there, too. So
the two are tried once more, in worlds that no race has seen, the same ones for both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from math import inf, sqrt
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from carte.engine.deal import Deal
from carte.engine.moves import Move, Play

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Ends", "Judgement", "is_same", "judgements"]

Ends: TypeAlias = "Callable[[Deal, Move], Sequence[float]]"
"""Tells, by seat, by how much its side wins a deal after a move, or what the seat is paid."""


class Judgement(NamedTuple):
    """A move that was ``played`` beside the ``best``, from ``tries`` worlds.

    By seat: ``worth`` is the mean of the points by which its side wins after the move played, or of
    its payment; ``missed`` is how much more that would be after the best. ``error`` is the standard
    error of what the seat to act has missed. All are exact where ``tries`` is 0.
    """

    best: Move
    played: Move
    worth: tuple[float, ...]
    missed: tuple[float, ...]
    error: float = 0.0
    tries: int = 0


def is_same(one: Move, other: Move) -> bool:
    """Return whether two moves are one, whatever is said along with a card."""
    if isinstance(one, Play) and isinstance(other, Play):
        return (one.played, one.mask) == (other.played, other.mask)
    return one == other


def judgements(
    seat: int, best: Move, played: Move, draw: Callable[[], Deal], ends: Ends
) -> Iterator[Judgement]:
    """Yield judgements from more and more worlds, which ``draw`` gives, without an end."""
    worth: list[float] = []
    missed: list[float] = []
    squares = 0.0
    for tries in count(1):
        world = draw()
        made = ends(world, played)
        better = made if is_same(best, played) else ends(world, best)
        more = [one - other for one, other in zip(better, made, strict=True)]
        worth, missed = _added(worth, made), _added(missed, more)
        squares += more[seat] ** 2
        yield Judgement(
            best,
            played,
            tuple([total / tries for total in worth]),
            tuple([total / tries for total in missed]),
            _error(missed[seat], squares, tries),
            tries,
        )


def _added(sums: list[float], values: Sequence[float]) -> list[float]:
    return [one + other for one, other in zip(sums or [0.0] * len(values), values, strict=True)]


def _error(total: float, squares: float, tries: int) -> float:
    """Return the standard error of the mean of so many values with this sum and these squares."""
    if tries < 2:
        return inf
    return sqrt(max(0.0, squares - total * total / tries) / (tries - 1) / tries)
