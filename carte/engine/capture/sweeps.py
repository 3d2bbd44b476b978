"""The kinds of sweep: a capture that empties the table is a scopa, or by some rules none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from carte.engine.rulebook import where

__all__ = ["Sweep"]


class Sweep(NamedTuple):
    """A kind of capture that empties the table.

    ``rule`` is the tail of the rule that says what it scores, ``text`` the sentence about it after
    the ``{text}`` of the capture, and ``scope`` how many it scores. ``fits`` returns whether a
    capture is of this kind, by the card, the cards taken, and whether it is the last card of the
    deal; ``when`` whether a game's house rules put it in force.
    """

    rule: str
    text: str
    scope: int
    fits: Callable[[int, int, bool], bool] = lambda card, taken, last: True
    when: Callable[[Any], bool] = lambda game: True

    def under(self, **options: object) -> Sweep:
        """Return the same kind, in force only where the house rules have these values."""
        return self._replace(when=where(**options))
