"""Choose the house rule that shows a rule, among all it depends on, so that each appears once.

>>> import carte
>>> bound = rule_dependencies("cirulla")["tie-break"]
>>> [rule.name for rule in bound]
['players', 'target', 'cappotto', 'tie_break']
>>> owner_of(carte.game("cirulla", players=3), "tie-break", bound).name
'tie_break'
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import carte
from carte.engine.game import Game
from carte.engine.house_rules import HouseRule, with_needs
from carte.games import cached_per_registry

__all__ = ["owner_of", "rule_dependencies", "without_option"]


def owner_of(game: Game, tail: str, among: Collection[HouseRule]) -> HouseRule:
    """Return the house rule that shows a rule at a table, chosen ``among`` some.

    It is the one with the rule's name, or with a value of that name, or the one on which fewest
    rules depend. A house rule that would show nothing this way shows the rules it changes.
    """
    changing = {
        rule.name
        for rule in among
        if rule.name in _silent(game.slug) and _is_other(game, without_option(game, rule), tail)
    }
    return min(among, key=lambda rule: (rule.name not in changing, *_rank(game.slug, rule, tail)))


def without_option(game: Game, rule: HouseRule, value: Any = None) -> Game:
    """Return the game without one of its house rules, or with another ``value`` of it.

    House rules that this excludes are dropped, and those whose usual value follows it change.
    """
    asked = rule.usual if value is None else value
    agreed = {**game.options, **rule.needs, rule.name: asked}
    follows = {one.name for one in game.HOUSE_RULES if rule.name in one.there} - {*game.chosen}
    agreed = {name: value for name, value in agreed.items() if name not in follows}
    known = [one for one in game.HOUSE_RULES if one.name in agreed]
    possible = (one.name for one in known if one.goes_with(agreed))
    return carte.game(game.slug, **{name: agreed[name] for name in possible})


@cached_per_registry
def rule_dependencies(slug: str) -> dict[str, tuple[HouseRule, ...]]:
    """Return the rules that depend on house rules, by their tails, in order, each with these."""
    usual = carte.game(slug)
    found: dict[str, frozenset[str]] = {}
    for statement in usual.statements():
        names = usual.depends_on(statement)
        found[statement.tail] = found.get(statement.tail, frozenset()) | names
    bound = {tail: with_needs(names, usual.house_rules) for tail, names in found.items()}
    return {
        tail: tuple(rule for rule in usual.HOUSE_RULES if rule.name in names)
        for tail, names in bound.items()
        if names
    }


def _is_other(game: Game, there: Game, tail: str) -> bool:
    """Return whether a rule is another one there, or in force at only one of the tables."""
    rule = game.rulebook.get(tail)
    return not there.rulebook.states(rule) if rule else tail in there.rulebook


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
