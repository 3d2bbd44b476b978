"""A recipe: how cases of a theme are made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from carte.engine.conditions import Condition, of_all
from carte.engine.game import Game
from carte.games.cases import Case

__all__ = ["Recipe"]


class Recipe(NamedTuple):
    """How to make cases of a theme, in games that have all the rules of ``needs``.

    ``when`` is the condition that their house rules leave anything to ask.
    """

    theme: str
    needs: Sequence[str]
    make: Callable[[Any, Random], Case | None]
    when: Condition = of_all

    def suits(self, rules: Game) -> bool:
        """Return whether a game has such cases under its house rules."""
        return all(tail in rules.rulebook for tail in self.needs) and self.when.holds(rules)
