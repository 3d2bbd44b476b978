"""A game under each of its house rules, one at a time."""

from collections.abc import Mapping
from typing import Any

import carte
from carte.engine.house_rules import HouseRule


def values_of(rule: HouseRule) -> tuple[Any, ...]:
    """The values of a house rule; of those that may be any number, some."""
    return (*rule.names, 1, 21, 100) if rule.any_number else rule.values


def that_go_together(slug: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Those of some values of all house rules of a game that have what they need."""
    rules = carte.game(slug).house_rules
    return {name: value for name, value in options.items() if rules[name].goes_with(options)}


def variants(slug: str) -> list[carte.Game]:
    """The game as usual, and under each value of each of its house rules."""
    rules = carte.game(slug).HOUSE_RULES
    return [
        carte.game(slug),
        *(
            carte.game(slug, **{**rule.needs, rule.name: value})
            for rule in rules
            for value in values_of(rule)
        ),
    ]
