"""What a table's agreements say of an article, in the rules of that table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any, NamedTuple

from carte.engine.game import Game
from carte.engine.house_rules import HouseRule, InvalidOption, with_needs
from carte.games import game

__all__ = ["Agreed", "AtTable", "at_table", "at_tables"]


class Agreed(NamedTuple):
    """The ``rules`` of a table that plays ``by`` some house rules which bear on an article.

    They are given by their tails, and hold ``instead`` of its rulings, or besides.
    """

    by: tuple[tuple[str, Any], ...]
    rules: tuple[str, ...]
    instead: bool

    def holds_at(self, table: Game) -> bool:
        """Return whether a table has agreed on it; the book's own values are no agreement."""
        ours, book = table.options, game(table.slug).options
        of_its = all(name in ours and ours[name] == value for name, value in self.by)
        return of_its and any(book[name] != value for name, value in self.by)

    def is_of(self, slug: str) -> bool:
        """Return whether a game has such house rules."""
        known = game(slug).house_rules
        return all(name in known and value in known[name].values for name, value in self.by)


class AtTable(NamedTuple):
    """What the rules of a ``table`` say of an article, ``instead`` of its rulings or besides."""

    table: Game
    says: tuple[str, ...]
    instead: bool


def at_table(house: Iterable[Agreed], table: Game) -> AtTable | None:
    """Return what a table's agreements say of an article; None if they say nothing."""
    held = [one for one in house if one.holds_at(table)]
    tails = dict.fromkeys(tail for one in held for tail in one.rules)
    says = tuple(table.rulebook[tail].text for tail in tails if tail in table.rulebook)
    return AtTable(table, says, any(one.instead for one in held)) if says else None


def at_tables(house: Iterable[Agreed], slug: str) -> tuple[tuple[str, ...], list[AtTable]]:
    """Return the names of a game's house rules that bear on an article, and each such table.

    A table has no other house rules. Those that take any number are left out.
    """
    its = tuple(one for one in house if one.is_of(slug))
    known = game(slug).house_rules
    names = with_needs((name for one in its for name, _value in one.by), known)
    for table in [*_tables(slug, names)]:
        names |= with_needs(_turning(its, table), known)
    notes = (at_table(its, table) for table in _tables(slug, names))
    return tuple(sorted(names)), [one for one in notes if one]


def _turning(house: Iterable[Agreed], table: Game) -> set[str]:
    """Return the other house rules that change what a table says."""
    says = _says(at_table(house, table))
    return {
        rule.name
        for rule in _choices(table.slug)
        for value in rule.values
        if (other := _agreeing(table, rule, value)) and _says(at_table(house, other)) != says
    }


def _agreeing(table: Game, rule: HouseRule, value: Any) -> Game | None:
    try:
        return game(table.slug, **{**table.chosen, rule.name: value})
    except InvalidOption:
        return None


def _says(note: AtTable | None) -> tuple[str, ...] | None:
    return note and note.says


def _tables(slug: str, names: set[str]) -> Iterator[Game]:
    """Yield the tables that have agreed on some house rules and nothing else, each once."""
    rules = [rule for rule in _choices(slug) if rule.name in names]
    for values in product(*(rule.values for rule in rules)):
        house = dict(zip((rule.name for rule in rules), values, strict=True))
        try:
            table = game(slug, **house)
        except InvalidOption:
            continue
        yield table


def _choices(slug: str) -> Iterator[HouseRule]:
    return (rule for rule in game(slug).HOUSE_RULES if not rule.any_number)
