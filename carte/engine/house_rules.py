"""House rules: what tables agree on, each one value with its words and all that it brings along."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from carte.engine.reading import shown, whole
from carte.engine.rulebook import Statement
from carte.engine.scoring import ScoreItem
from carte.language import _

__all__ = ["HouseRule", "InvalidOption"]

MOST = 1_000_000
"""The largest number that a house rule may be; nobody plays to more points."""

_ANY_NUMBER = whole(1, MOST)


class InvalidOption(ValueError):
    """A house rule, or a value of one, that a game does not have."""


class HouseRule(NamedTuple):
    """A house rule of a game, which is asked for by its ``name``.

    ``title`` is what it is called, ``values`` what it may be, the usual value first, and ``words``
    what its values are called that are no switches. With ``any_number`` it may be any positive
    number up to ``MOST``, and ``values`` is the usual one alone; ``numbers`` are those that tables
    choose, where they bring other rules. ``counts`` is whether the count of a deal or a match
    depends on it, and not only the play.

    ``statements`` are the rules that it brings along, told after the rule ``after`` (the last ones
    where that is not said), and ``item`` is what it scores besides.
    """

    name: str
    title: str
    values: tuple[Any, ...] = (False, True)
    words: Mapping[Any, str] = MappingProxyType({})
    any_number: bool = False
    counts: bool = False
    statements: tuple[Statement, ...] = ()
    after: str = ""
    item: ScoreItem | None = None
    numbers: tuple[int, ...] = ()

    @property
    def usual(self) -> Any:
        """The value that holds where nothing else is agreed on."""
        return self.values[0]

    @property
    def is_switch(self) -> bool:
        """Whether it is agreed on or not, and nothing else."""
        return not self.any_number and all(isinstance(value, bool) for value in self.values)

    def check(self, value: object, slug: str) -> None:
        """Raise ``InvalidOption``, which names the valid ones, for what is no value of it."""
        if self.any_number:
            if not _ANY_NUMBER.fits(value):
                raise InvalidOption(
                    f"{self.name}={shown(value)} of {slug}: give a positive number, "
                    f"at most {MOST:,}"
                )
        elif not any(value == valid and type(value) is type(valid) for valid in self.values):
            raise InvalidOption(
                f"{self.name}={shown(value)} of {slug}: give {' or '.join(map(repr, self.values))}"
            )

    @property
    def label(self) -> str:
        """What it is called: "Only sums with the fewest cards"."""
        return _(self.title)

    def label_of(self, value: object) -> str:
        """Return what a value that is no switch is called: "counts nothing for that suit", "21"."""
        return _(self.words[value]) if value in self.words else str(value)

    def told(self, value: object) -> str:
        """Return the house rule with its value in words.

        >>> import carte
        >>> scopa = carte.game("scopa")
        >>> scopa.house_rules["fewest_cards"].told(True)
        'Only sums with the fewest cards'
        >>> scopa.house_rules["primiera_missing_suit"].told("zero")
        'Primiera without a card of some suit: counts nothing for that suit'
        """
        if value is True:
            return self.label
        if value is False:
            return _("Not: {rule}").format(rule=self.label)
        return _("{rule}: {value}").format(rule=self.label, value=self.label_of(value))
