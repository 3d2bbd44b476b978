"""Games, and a house rule, that somebody adds to the book, for as long as a test wants them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from carte import games
from tests.games import escoba, re_di_coppe, ultima, ventina
from tests.games.gradini import game as gradini
from tests.games.riposo import game as riposo

ADDED: dict[str, tuple[Callable[[], None], str, dict[str, Any]]] = {
    "a game": (escoba.add, "escoba", {}),
    "a house rule": (re_di_coppe.add, "scopa", {"re_di_coppe": True}),
    "a house rule of tricks": (ultima.add, "briscola", {"last_trick_counts": True}),
    "a trick game": (ventina.add, "ventina", {}),
    "a game with a course of its own": (gradini.add, "gradini", {}),
    "a game with a state of its own": (riposo.add, "riposo", {}),
}
"""What is added, and the game that then has it."""


@contextmanager
def as_they_were() -> Iterator[None]:
    """Take out of the registry again whatever is added meanwhile."""
    kinds = {**games._KINDS}
    try:
        yield
    finally:
        games._KINDS.clear()
        games._KINDS.update(kinds)
