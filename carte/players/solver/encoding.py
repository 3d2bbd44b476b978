"""How a deal may go on when all hands lie open, as the search reads it: its encoding."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from carte.engine.match import Score

__all__ = ["Encoding", "State", "Worth", "deficit", "margin"]

State: TypeAlias = tuple[Any, ...]
"""A moment of a deal, as far as what follows depends on it; its first item is the seat to act."""

Worth: TypeAlias = Callable[[Sequence[Score]], float]
"""The worth of a finished deal's scores, by side, to the first of two sides."""


def margin(scores: Sequence[Score]) -> float:
    """Return by how many points the first of two sides wins a deal."""
    first, second = scores
    return float(first.total - second.total)


def deficit(scores: Sequence[Score]) -> float:
    """Return by how much the first of two sides wins a deal where fewer points win."""
    return -margin(scores)


class Encoding(ABC):
    """How one deal may go on.

    Of two sides one is the ``first``: side 0, or the declarer and the partner. What it gains, the
    others lose.
    """

    first: tuple[bool, ...]
    """By seat, whether it belongs to the first side."""

    @abstractmethod
    def __init__(self, deal: Any, worth: Worth) -> None:
        """Take a deal, and the ``worth`` of its scores where they are not just paid."""

    @classmethod
    @abstractmethod
    def knows(cls, deal: Any) -> bool:
        """Return whether a deal goes on as this encoding has it, between two sides."""

    @abstractmethod
    def state(self, deal: Any) -> State:
        """Return a moment of the deal."""

    @abstractmethod
    def after(self, state: State) -> list[tuple[float, State]]:
        """Return what follows each move that differs: the first side's gain, and the state.

        The moves that are likeliest to be good come first; at the end there are none.
        """

    @abstractmethod
    def end(self, state: State) -> float:
        """Return what the end of a deal is worth to the first side, besides all gains."""

    def bounds(self, state: State) -> tuple[float, float]:
        """Return the least and the most that the first side can still gain, the end included."""
        return float("-inf"), float("inf")

    def settled(self, deal: Any) -> float:
        """Return what the first side has gained before a moment of the deal."""
        return 0.0

    @abstractmethod
    def margin(self, worth: float, seat: int) -> float:
        """Return what a seat wins, or is paid, where the first side has gained ``worth`` in all."""
