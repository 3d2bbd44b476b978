"""Conditions on a game: values that say whether it holds, and on which house rules that depends.

>>> import carte
>>> condition = where(primiera="points") & ~of_three
>>> condition.holds(carte.game("scopa")), condition.holds(carte.game("scopa", players=3))
(True, False)
>>> sorted(condition.depends_on)
['players', 'primiera']
"""

from __future__ import annotations

from typing import Any, NamedTuple

__all__ = [
    "Condition",
    "each_alone",
    "in_teams",
    "of_all",
    "of_many",
    "of_three",
    "of_two",
    "where",
]

_BY_PLAYERS = {"seats", "sides"}
"""What follows from a game's house rule ``players``, where it has one."""


class Condition(NamedTuple):
    """A condition that holds of a game or not; ``&``, ``|`` and ``~`` make others of it.

    It holds where the house rules of the game, and its ``seats`` and ``sides``, have these
    ``values``, and all ``parts`` hold; or, ``negated``, where that is not so. The value ``int``
    stands for any number.
    """

    values: tuple[tuple[str, Any], ...] = ()
    parts: tuple[Condition, ...] = ()
    negated: bool = False

    def holds(self, game: Any) -> bool:
        """Return whether it holds of a game."""
        for name, value in self.values:
            found = getattr(game, name)
            if found != value and not (value is int is type(found)):
                return self.negated
        for part in self.parts:
            if not part.holds(game):
                return self.negated
        return not self.negated

    @property
    def depends_on(self) -> frozenset[str]:
        """The names of the house rules that it depends on, in games that have them."""
        own = ("players" if name in _BY_PLAYERS else name for name, _value in self.values)
        return frozenset(own).union(*(part.depends_on for part in self.parts))

    def __and__(self, other: Condition) -> Condition:
        values = [value for one in (self, other) if not one.negated for value in one.values]
        parts = [part for one in (self, other) for part in ((one,) if one.negated else one.parts)]
        return Condition(tuple(values), tuple(parts))

    def __or__(self, other: Condition) -> Condition:
        return ~(~self & ~other)

    def __invert__(self) -> Condition:
        return self._replace(negated=not self.negated)


def where(**values: object) -> Condition:
    """Return the condition that the house rules of a game have these values.

    >>> import carte
    >>> where(fewest_cards=True).holds(carte.game("scopa"))
    False
    >>> where(cappotto=int).holds(carte.game("cirulla", cappotto=30))
    True
    """
    return Condition(tuple(values.items()))


of_all = where()
"""What holds of every game."""

of_two = where(sides=2)
"""Two sides play, players or teams."""

of_three = where(sides=3)
"""Three sides play, each player alone."""

of_many = ~where(seats=2)
"""More than two sit at the table, players or partners."""

in_teams = of_two & of_many
"""Partners share a score."""

each_alone = ~in_teams
"""Each player plays alone, against one other or against two."""
