"""The tables that there can be of a game: each house rule alone, any two together, and presets."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import carte
from carte.engine.game import Game
from carte.engine.house_rules import HouseRule
from carte.games.presets import presets

ODD_NUMBER = 17
"""A number that no table of the book has."""


def tables_of(slug: str) -> Iterator[Game]:
    """Yield each table once that does not go by the book."""
    game = carte.game(slug)
    chosen = [(rule.name, value) for rule in game.HOUSE_RULES for value in _others(rule)]
    mixed: list[dict[str, Any]] = [dict([one]) for one in chosen]
    mixed += [dict(two) for two in combinations(chosen, 2) if two[0][0] != two[1][0]]
    mixed += [dict(preset.house) for preset in presets(slug)]
    found = set()
    for house in mixed:
        needs = {name: one for rule in house for name, one in game.house_rules[rule].needs.items()}
        try:
            table = carte.game(slug, **{**needs, **house})
        except ValueError:
            continue
        if table.chosen and table not in found:
            found.add(table)
            yield table


def _others(rule: HouseRule) -> list[Any]:
    numbers = (*rule.numbers, ODD_NUMBER) if rule.any_number else ()
    return [value for value in (*rule.values, *numbers) if value != rule.usual]
