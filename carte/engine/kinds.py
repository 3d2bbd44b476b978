"""Tables by kind of game, in which every game finds its nearest kind."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Generic, TypeVar

__all__ = ["ByKind", "module_beside", "module_in"]

_T = TypeVar("_T")


class ByKind(Generic[_T]):
    """Values by kind of game, or of deal or view: ``LAYOUTS[game]`` is that of its nearest class.

    A tool lists in it what it does with each kind that games share, so that a new game of a kind
    works at once. What it does with one game alone stands in the room of that game, and ``own``
    says where: ``"checker.LAYOUT"`` is ``LAYOUT`` in ``checker.py`` beside the class with its slug.
    ``what`` names the values in the ``TypeError`` for a kind that has none.

    >>> words = ByKind("sizes", {int: "a number", bool: "a switch"})
    >>> words[3], words[True]
    ('a number', 'a switch')
    """

    def __init__(self, what: str, values: Mapping[type, _T], *, own: str = "") -> None:
        self._what = what
        self._values = dict(values)
        self._module, _, self._name = own.partition(".")

    def __getitem__(self, one: object) -> _T:
        for kind in type(one).__mro__:
            if kind in self._values:
                return self._values[kind]
            room = module_beside(kind, self._module) if "slug" in vars(kind) else None
            if hasattr(room, self._name):
                own: _T = getattr(room, self._name)
                return own
        raise TypeError(f"there are no {self._what} for {type(one).__name__}: add its kind to them")


def module_beside(kind: type, name: str) -> ModuleType | None:
    """Return the module of this name beside the one that defines a class, None if there is none.

    So a tool finds what a game's room has for it, without a game that knows of any tool: the module
    is imported when the tool first asks for it.
    """
    return module_in(kind.__module__.rpartition(".")[0], name)


@cache
def module_in(package: str, name: str) -> ModuleType | None:
    """Return the module of this name in a package, None if there is none."""
    module = f"{package}.{name}"
    if not package or not name:
        return None
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return None
