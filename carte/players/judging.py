"""The worth of a move: the move played, beside the one that an expert would make.

A race shows which move is best, but not by how much: its winner has been lucky there, too. So the
two are tried once more, in worlds that no race has seen, the same ones for both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf, sqrt
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from carte.engine.deal import Deal
from carte.engine.moves import Move, Play

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Ends", "Judgement", "is_same", "judgements", "standard_error"]

Ends: TypeAlias = "Callable[[Deal, Move], Sequence[float]]"
"""Returns, by seat, by how much its side wins a deal after a move, or what the seat is paid."""


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
    """Return whether two moves are the same, whatever signal goes with a card."""
    if isinstance(one, Play) and isinstance(other, Play):
        return (one.played, one.mask) == (other.played, other.mask)
    return one == other


def standard_error(total: float, squares: float, number: int) -> float:
    """Return the standard error of the mean of a sample, from the sum of its values and of their
    squares; of fewer than two values it is unknown, and so infinite.
    """
    if number < 2:
        return inf
    return sqrt(max(0.0, squares - total * total / number) / (number - 1) / number)


class _Tally:
    """The results of a move so far, and of the best one in the same worlds."""

    def __init__(self, best: Move, played: Move, seat: int) -> None:
        self._best, self._played, self._seat = best, played, seat
        self._worth: Sequence[float] = ()
        self._missed: Sequence[float] = ()
        self._squares = 0.0
        self._tries = 0

    def add(self, made: Sequence[float], better: Sequence[float]) -> Judgement:
        """Add the results of both moves in another world, and return the judgement so far."""
        missed = [one - other for one, other in zip(better, made, strict=True)]
        self._worth, self._missed = _added(self._worth, made), _added(self._missed, missed)
        self._squares += missed[self._seat] ** 2
        self._tries += 1
        return Judgement(
            self._best,
            self._played,
            tuple([total / self._tries for total in self._worth]),
            tuple([total / self._tries for total in self._missed]),
            standard_error(self._missed[self._seat], self._squares, self._tries),
            self._tries,
        )


def judgements(
    seat: int, best: Move, moves: Sequence[Move], draw: Callable[[], Deal], ends: Ends
) -> Iterator[dict[Move, Judgement]]:
    """Yield what each move was worth, from more and more worlds that ``draw`` gives."""
    tallies = {move: _Tally(best, move, seat) for move in moves}
    while True:
        world = draw()
        better = ends(world, best)
        yield {
            move: tally.add(better if is_same(best, move) else ends(world, move), better)
            for move, tally in tallies.items()
        }


def _added(sums: Sequence[float], values: Sequence[float]) -> list[float]:
    return [one + other for one, other in zip(sums or [0.0] * len(values), values, strict=True)]
