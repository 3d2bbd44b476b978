"""House rules as a form: what each is called, and which rules each of its values puts in force."""

from __future__ import annotations

from typing import Any

import carte
from carte.board.verdict import JSON
from carte.engine.game import Game
from carte.engine.house_rules import HouseRule, InvalidOption

__all__ = ["options_of"]


def options_of(game: Game) -> list[JSON]:
    """Return the house rules of a game, with their values and the rules that hold with each."""
    return [
        {
            "name": rule.name,
            "label": rule.label,
            "kind": _kind(rule),
            "value": game.options[rule.name],
            "values": [] if rule.any_number else _values(game, rule),
        }
        for rule in game.HOUSE_RULES
    ]


def _kind(rule: HouseRule) -> str:
    if rule.any_number:
        return "number"
    return "check" if rule.is_switch else "choice"


def _values(game: Game, rule: HouseRule) -> list[JSON]:
    """Return the values, each with the rules that only it puts in force."""
    books = {
        value: [one.text for one in _with(game, rule.name, value).rulebook] for value in rule.values
    }
    common = set.intersection(*map(set, books.values()))
    return [
        {
            "value": value,
            "label": rule.label_of(value),
            "rules": [text for text in books[value] if text not in common],
        }
        for value in rule.values
    ]


def _with(game: Game, name: str, value: Any) -> Game:
    """Return the game with one value more; by itself, where another one leaves no room for it."""
    try:
        return carte.game(game.slug, **{**game.options, name: value})
    except InvalidOption:
        return carte.game(game.slug, **{name: value})
