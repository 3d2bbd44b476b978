"""House rules: what tables agree on, each a value with its words and all that it brings along."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from carte.engine.conditions import where
from carte.engine.phrases import either, together
from carte.engine.reading import integer, saferepr
from carte.engine.rulebook import Statement
from carte.engine.scoring import ScoreItem
from carte.language import N_, _

__all__ = ["MOST", "HouseRule", "InvalidOption", "merge_statements", "players", "with_needs"]

Brought = TypeVar("Brought", Statement, ScoreItem)

MOST = 1_000_000
"""The largest number that a house rule may be; nobody plays to more points."""

_FROM = {
    0: N_("a number from 0 to {most}"),
    1: N_("a positive number, at most {most}"),
}


class InvalidOption(ValueError):
    """A house rule, or a value of one, that a game does not have.

    The message is for programmers; ``readers`` says the same by the house rules' titles.
    """

    def __init__(self, message: str, readers: str = "") -> None:
        super().__init__(message)
        self.readers = readers or message


class HouseRule(NamedTuple):
    """A house rule of a game, chosen by its ``name``.

    ``title`` is its name for readers, ``values`` are its values, the usual one first, and ``words``
    names those that are no switches. With ``any_number`` it takes any number from ``least``, 0 or
    1, up to ``MOST``, and ``values`` has the usual one alone, or names that it also takes; then
    ``numbers`` are those that tables choose, and ``words[int]`` names a number. ``counts`` is
    whether the count of a deal or a match depends on it, and not only the play.

    ``needs`` are the values of other house rules without which it can only be the usual one.
    ``usual_there`` is the usual value with others, where that differs: with those of ``there``, all
    or with ``there_any`` any of them, or if that is empty with those that it needs. ``statements``
    are the rules that it brings, placed after the rule ``after`` (by default last), and ``item`` is
    what it adds to the score: each in force only where the value is not the usual one and its own
    ``when`` agrees.
    """

    name: str
    title: str
    values: tuple[Any, ...] = (False, True)
    words: Mapping[Any, str] = MappingProxyType({})
    any_number: bool = False
    least: int = 1
    numbers: tuple[int, ...] = ()
    counts: bool = False
    needs: Mapping[str, Any] = MappingProxyType({})
    usual_there: Any = None
    there: Mapping[str, Any] = MappingProxyType({})
    there_any: bool = False
    statements: tuple[Statement, ...] = ()
    after: str = ""
    item: ScoreItem | None = None

    @property
    def usual(self) -> Any:
        """The value that holds where nothing else is agreed on."""
        return self.values[0]

    def usual_among(self, options: Mapping[str, Any]) -> Any:
        """Return the value that holds where only other house rules are agreed on."""
        if self.usual_there is None:
            return self.usual
        met = [options[name] == value for name, value in self.there_with.items()]
        return self.usual_there if (any if self.there_any else all)(met) else self.usual

    @property
    def there_with(self) -> Mapping[str, Any]:
        """The values of other house rules with which ``usual_there`` is the usual one."""
        return self.there or self.needs

    def if_chosen(self, brought: Brought) -> Brought:
        """Return a rule or an item that it brings along, in force only where it is chosen."""
        return brought._replace(when=~where(**{self.name: self.usual}) & brought.when)

    @property
    def names(self) -> tuple[str, ...]:
        """The values that are names, where any number is valid, too."""
        return tuple(value for value in self.values if self.any_number and isinstance(value, str))

    @property
    def is_switch(self) -> bool:
        """Whether it is a switch, which a table agrees on or not."""
        return not self.any_number and all(isinstance(value, bool) for value in self.values)

    def check(self, value: object, slug: str) -> None:
        """Raise ``InvalidOption``, which names the valid values, for any other."""
        named = self.names if self.any_number else self.values
        if any(value == valid and type(value) is type(valid) for valid in named):
            return
        if self.any_number and integer(self.least, MOST).fits(value):
            return
        number = _(_FROM[self.least]).format(most=f"{MOST:,}")
        valid = [*map(repr, named), *([number] if self.any_number else [])]
        words = _("{name}={value} of {game}: give {valid}")
        choices = either(valid)
        message = words.format(name=self.name, value=saferepr(value), game=slug, valid=choices)
        readers = _("“{rule}” cannot be {given}. Choose the house rules of this game again.")
        raise InvalidOption(message, readers.format(rule=self.label, given=saferepr(value)))

    def goes_with(self, options: Mapping[str, Any]) -> bool:
        """Return whether these house rules let it be other than the usual one."""
        return _holds(self.needs, options)

    def check_needs(
        self, options: Mapping[str, Any], slug: str, known: Mapping[str, HouseRule]
    ) -> None:
        """Raise ``InvalidOption`` for an unusual value that lacks what it needs.

        ``known`` has all house rules of the game by name.
        """
        value = options[self.name]
        if value != self.usual and not self.goes_with(options):
            needs = together([f"{name}={one!r}" for name, one in self.needs.items()])
            words = _("{name}={value} of {game} needs {needs}; without it, give {usual}")
            facts = {"name": self.name, "value": saferepr(value), "game": slug, "needs": needs}
            readers = _("“{rule}” needs “{needs}”.").format(
                rule=self.sentence(value),
                needs=together([known[name].sentence(one) for name, one in self.needs.items()]),
            )
            raise InvalidOption(words.format(**facts, usual=repr(self.usual)), readers)

    @property
    def label(self) -> str:
        """Its name for readers: "Only sums with the fewest cards"."""
        return _(self.title)

    def label_of(self, value: object) -> str:
        """Return the name of a value: "adds nothing for that suit", "21", for a switch "yes"."""
        if self.is_switch:
            return _("yes") if value else _("no")
        if value in self.words:
            return _(self.words[value])
        return self.number_label.format(number=value)

    @property
    def number_label(self) -> str:
        """The name of any number that it takes, with a place for it: "{number}"."""
        return _(self.words.get(int, "{number}"))

    def sentence(self, value: object) -> str:
        """Return the house rule with its value in words.

        >>> import carte
        >>> scopa = carte.game("scopa")
        >>> scopa.house_rules["fewest_cards"].sentence(True)
        'Only sums with the fewest cards'
        >>> scopa.house_rules["primiera_missing_suit"].sentence("zero")
        'Primiera with a suit missing: adds nothing for that suit'
        """
        if value is True:
            return self.label
        if value is False:
            return _("Not: {rule}").format(rule=self.label)
        return _("{rule}: {value}").format(rule=self.label, value=self.label_of(value))


def _holds(values: Mapping[str, Any], options: Mapping[str, Any]) -> bool:
    return all(options[name] == value for name, value in values.items())


def players(*numbers: int) -> HouseRule:
    """Return the house rule about how many sit at the table, the usual number first."""
    return HouseRule("players", N_("Players"), numbers, counts=True)


def with_needs(names: Iterable[str], known: Mapping[str, HouseRule]) -> set[str]:
    """Return the names of those house rules that are ``known``, and of all that they depend on."""
    found = {name for name in names if name in known}
    needed = {need for name in found for need in (*known[name].needs, *known[name].there)}
    return found if needed <= found else with_needs(found | needed, known)


def merge_statements(
    rules: Iterable[Statement], house_rules: Iterable[HouseRule]
) -> list[Statement]:
    """Return the rules of a game, each that a house rule brings after the one it belongs to.

    Raises ``ValueError``, which names the rules before it, for one that belongs to none.
    """
    merged = [*rules]
    for house in house_rules:
        tails = [statement.tail for statement in merged]
        if house.after and house.after not in tails:
            raise ValueError(
                f"{house.name} is told after={saferepr(house.after)}, which is no rule told before "
                f"it: give {', '.join(dict.fromkeys(tails))}"
            )
        last = len(tails) - 1 - tails[::-1].index(house.after) if house.after else len(tails) - 1
        merged[last + 1 : last + 1] = map(house.if_chosen, house.statements)
    return merged
