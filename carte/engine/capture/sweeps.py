"""The kinds of sweep: a capture that empties the table is a scopa, or by some rules none."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from carte.engine.conditions import Condition, of_all, where

__all__ = ["Sweep"]


class Sweep(NamedTuple):
    """A kind of capture that empties the table.

    ``rule`` is the tail of the rule that says what it scores, ``text`` the sentence about it after
    the ``{text}`` of the capture, and ``scope`` how many it scores. ``fits`` returns whether a
    capture is of this kind, by the card, the cards taken, and whether it is the last card of the
    deal; ``when`` is the condition that puts it in force.
    """

    rule: str
    text: str
    scope: int
    fits: Callable[[int, int, bool], bool] = lambda card, taken, last: True
    when: Condition = of_all

    def under(self, **options: object) -> Sweep:
        """Return the same kind, in force only where the house rules have these values."""
        return self._replace(when=where(**options))
