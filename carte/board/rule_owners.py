"""Choose the house rule that shows a rule, among all it depends on, so that each appears once.

>>> import carte
>>> bound = rule_dependencies("cirulla")["tie-break"]
>>> [rule.name for rule in bound]
['players', 'target', 'cappotto', 'tie_break']
>>> owner_of(carte.game("cirulla", players=3), "tie-break", bound).name
'tie_break'
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

import carte
from carte.engine.game import Game
from carte.engine.house_rules import HouseRule
from carte.games import cached_per_registry

__all__ = ["SAMPLE", "owner_of", "rule_dependencies", "without_option"]

SAMPLE = 987_000
"""Any number, in the rules that a number changes; nobody plays to so many points."""


def owner_of(game: Game, tail: str, among: Collection[HouseRule]) -> HouseRule:
    """Return the house rule that shows a rule at a table, chosen ``among`` some.

    It is the one with the rule's name, or with a value of that name, or the one on which fewest
    rules depend. A house rule that would show nothing this way shows the rules it changes.
    """
    here = _texts(game).get(tail)
    changing = {
        rule.name
        for rule in among
        if rule.name in _silent(game.slug) and _texts(without_option(game, rule)).get(tail) != here
    }
    return min(among, key=lambda rule: (rule.name not in changing, *_rank(game.slug, rule, tail)))


def without_option(game: Game, rule: HouseRule, value: Any = None) -> Game:
    """Return the game without one of its house rules, or with another ``value`` of it.

    House rules that this excludes are dropped.
    """
    asked = rule.usual if value is None else value
    agreed = {**game.options, **rule.needs, rule.name: asked}
    possible = (one.name for one in game.HOUSE_RULES if one.goes_with(agreed))
    return carte.game(game.slug, **{name: agreed[name] for name in possible})


@cached_per_registry
def rule_dependencies(slug: str) -> dict[str, tuple[HouseRule, ...]]:
    """Return the rules that depend on house rules, by their tails, in order, each with these."""
    found: dict[str, set[str]] = {}
    places: dict[str, int] = {}
    usual = carte.game(slug)
    for table in _tables(usual):
        here = _texts(table)
        for place, tail in enumerate(here):
            places[tail] = min(place, places.get(tail, place))
        for rule in usual.HOUSE_RULES:
            for value in _values(rule) if rule.goes_with(table.options) else ():
                there = _texts(without_option(table, rule, value))
                for tail in (tail for tail in here | there if here.get(tail) != there.get(tail)):
                    found.setdefault(tail, set()).add(rule.name)
    return {
        tail: tuple(rule for rule in usual.HOUSE_RULES if rule.name in names)
        for tail, names in sorted(found.items(), key=lambda one: places[one[0]])
    }


def _tables(usual: Game) -> Iterator[Game]:
    """Yield the game by the book, with any house rule open to choice, and with each alone."""
    needs = [{}, *(dict(rule.needs) for rule in usual.HOUSE_RULES)]
    for number, needed in enumerate(needs):
        if needed in needs[:number]:
            continue
        start = carte.game(usual.slug, **needed)
        yield start
        for rule in usual.HOUSE_RULES:
            for value in _values(rule):
                yield without_option(start, rule, value)


def _values(rule: HouseRule) -> tuple[Any, ...]:
    return (*rule.values, SAMPLE) if rule.any_number else rule.values


def _texts(game: Game) -> dict[str, str]:
    return {rule.tail: rule.text for rule in game.rulebook}


def _rank(slug: str, rule: HouseRule, tail: str) -> tuple[bool, bool, int, int]:
    """Return a sort key for the house rules that could show a rule: the nearest comes first."""
    rules = rule_dependencies(slug)
    breadth = sum([rule in bound for bound in rules.values()])
    named = rule.name.replace("_", "-") != tail
    return named, tail not in rule.values, breadth, -rules[tail].index(rule)


@cached_per_registry
def _silent(slug: str) -> frozenset[str]:
    """Return the house rules that come first for no rule."""
    rules = rule_dependencies(slug)
    telling = {
        min(bound, key=lambda rule, tail=tail: _rank(slug, rule, tail)).name  # type: ignore[misc]
        for tail, bound in rules.items()
    }
    return frozenset(rule.name for bound in rules.values() for rule in bound) - telling
