"""House rules as a form: what each is called, and which rules each of its values puts in force."""

from __future__ import annotations

from typing import Any

import carte
from carte.board.verdict import JSON
from carte.engine.game import Game
from carte.engine.house_rules import HouseRule

__all__ = ["options_of"]


def options_of(game: Game) -> list[JSON]:
    """Return the house rules of a game, with their values and the rules that hold with each."""
    return [
        {
            "name": rule.name,
            "label": rule.label,
            "kind": _kind(rule),
            "value": game.options[rule.name],
            "needs": dict(rule.needs),
            "there": rule.usual_there,
            "values": _values(game, rule) if _kind(rule) != "number" else [],
        }
        for rule in game.HOUSE_RULES
    ]


def _kind(rule: HouseRule) -> str:
    if rule.any_number and not rule.names:
        return "number"
    return "check" if rule.is_switch else "choice"


def _values(game: Game, rule: HouseRule) -> list[JSON]:
    """Return the values, each with the rules that only it puts in force."""
    values = _in_order((*rule.values, *rule.numbers))
    books = {value: [one.text for one in _with(game, rule, value).rulebook] for value in values}
    common = set.intersection(*map(set, books.values()))
    return [
        {
            "value": value,
            "label": rule.label_of(value),
            "rules": [text for text in books[value] if text not in common],
        }
        for value in values
    ]


def _in_order(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return values as a reader looks for them: numbers by size, others the usual one first."""
    return tuple(sorted(values)) if all(type(value) is int for value in values) else values


def _with(game: Game, rule: HouseRule, value: Any) -> Game:
    """Return the game with one value more, and without what leaves no room for it."""
    agreed = {**game.options, **rule.needs, rule.name: value}
    possible = (one.name for one in game.HOUSE_RULES if one.goes_with(agreed))
    return carte.game(game.slug, **{name: agreed[name] for name in possible})
