"""A game under each of its house rules, one at a time."""

from typing import Any

import carte
from carte.engine.house_rules import HouseRule


def values_of(rule: HouseRule) -> tuple[Any, ...]:
    """The values of a house rule; of those that may be any number, some."""
    return (*rule.names, 1, 21, 100) if rule.any_number else rule.values


def variants(slug: str) -> list[carte.Game]:
    """The game as usual, and under each value of each of its house rules."""
    rules = carte.game(slug).HOUSE_RULES
    return [
        carte.game(slug),
        *(carte.game(slug, **{rule.name: value}) for rule in rules for value in values_of(rule)),
    ]
