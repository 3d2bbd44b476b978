"""Whole positions as one number: digits, each in a base of its own, written and read in one walk.

A walk over a thing names each digit and its base, to write or to read it. So the two cannot
disagree: a ``Writer`` takes down the digit that it is given, a ``Reader`` returns the one that it
finds and ignores the one it is given.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import comb, log2
from typing import TypeVar

from carte.engine.cards import Card, cards_of, indices
from carte.language import _

__all__ = ["Digits", "Reader", "Writer"]

_T = TypeVar("_T")


class Digits(ABC):
    """The digits that a walk writes, or reads."""

    @abstractmethod
    def digit(self, value: int, base: int) -> int:
        """Return the next digit, one of 0 … base − 1."""

    def natural(self, value: int) -> int:
        """Walk over a number of any size: three bits at a time, and whether more follow."""
        number, place, more = 0, 0, True
        while more:
            low = self.digit(value & 7 | (value > 7) << 3, 16)
            number |= (low & 7) << place
            value, place, more = value >> 3, place + 3, low > 7
        return number

    def choice(self, value: object, values: Sequence[_T]) -> _T:
        """Walk over one of some values; the first where another is given."""
        places = [place for place, one in enumerate(values) if one == value]
        return values[self.digit(places[0] if places else 0, len(values))]

    def set(self, some: int, left: int) -> int:
        """Walk over a set of the cards left: its size, and its place among all of that size.

        That place is a number in the combinatorial number system.
        """
        there = indices(left)
        size = self.digit(some.bit_count(), len(there) + 1)
        places = [place for place, index in enumerate(there) if some >> index & 1]
        rank = sum([comb(place, number) for number, place in enumerate(places, 1)])
        rank = self.digit(rank, comb(len(there), size))
        found, place = 0, len(there)
        for number in range(size, 0, -1):
            place = next(lower for lower in reversed(range(place)) if comb(lower, number) <= rank)
            rank -= comb(place, number)
            found |= 1 << there[place]
        return found

    def row(self, row: Sequence[Card], left: int, size: int) -> list[Card]:
        """Walk over a row of cards out of those left, from the last one to the first.

        A row of all that are left, in canonical order, is zeros, which cost nothing at a number's
        end.
        """
        there = [*cards_of(left)]
        found: list[Card] = []
        for number in range(size):
            last = len(there) - 1
            place = last - there.index(row[-1 - number]) if row else 0
            found.append(there.pop(last - self.digit(place, len(there))))
        return found[::-1]


class Writer(Digits):
    """Takes down digits, and makes a number of them."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def digit(self, value: int, base: int) -> int:
        """Take down a digit."""
        self._digits.append((value, base))
        return value

    @property
    def bits(self) -> float:
        """The most bits that the number may have: a long one takes long to make."""
        return sum([log2(base) for _value, base in self._digits])

    @property
    def number(self) -> int:
        """The number that the digits make, the first one lowest."""
        number = 0
        for value, base in reversed(self._digits):
            number = number * base + value
        return number


class Reader(Digits):
    """Takes a number apart into its digits."""

    def __init__(self, number: int) -> None:
        self._number = number

    def digit(self, value: int, base: int) -> int:
        """Return the digit that is there; raises ``ValueError`` where there are no choices."""
        if base < 1:
            raise ValueError(_("there is more after its end"))
        self._number, found = divmod(self._number, base)
        return found

    @property
    def is_done(self) -> bool:
        """Whether there are no digits left but zeros."""
        return not self._number
