"""Tables by kind of game, in which every game finds its nearest kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

__all__ = ["ByKind"]

_T = TypeVar("_T")


class ByKind(Generic[_T]):
    """Values by kind of game, or of deal or view: ``LAYOUTS[game]`` is that of its nearest class.

    A tool lists in it what it does with each kind, so that a new game of a kind works at once.
    ``what`` names the tool in the ``TypeError`` for a kind that has none.

    >>> words = ByKind("sizes", {int: "a number", bool: "a switch"})
    >>> words[3], words[True]
    ('a number', 'a switch')
    """

    def __init__(self, what: str, values: Mapping[type, _T]) -> None:
        self._what = what
        self._values = dict(values)

    def __getitem__(self, one: object) -> _T:
        for kind in type(one).__mro__:
            if kind in self._values:
                return self._values[kind]
        raise TypeError(f"there are no {self._what} for {type(one).__name__}: add its kind to them")
