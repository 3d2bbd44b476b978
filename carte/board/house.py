"""House rules as a form: what each is called, and which rules each of its values puts in force."""

from __future__ import annotations

from typing import Any

import carte
from carte.board.verdict import JSON
from carte.engine.game import Game, Positive
from carte.engine.options import title_of, value_of

__all__ = ["options_of"]


def options_of(game: Game) -> list[JSON]:
    """Return the house rules of a game, with their values and the rules that hold with each."""
    return [
        {
            "name": name,
            "label": title_of(name),
            "kind": _kind(values),
            "value": game.options[name],
            "values": [] if isinstance(values, Positive) else _values(game, name, values),
        }
        for name, values in game.OPTIONS.items()
    ]


def _kind(values: Any) -> str:
    if isinstance(values, Positive):
        return "number"
    return "check" if all(isinstance(value, bool) for value in values) else "choice"


def _values(game: Game, name: str, values: tuple[Any, ...]) -> list[JSON]:
    """Return the values, each with the rules that only it puts in force."""
    books = {value: [rule.text for rule in _with(game, name, value).rulebook] for value in values}
    common = set.intersection(*map(set, books.values()))
    return [
        {
            "value": value,
            "label": value_of(value),
            "rules": [text for text in books[value] if text not in common],
        }
        for value in values
    ]


def _with(game: Game, name: str, value: Any) -> Game:
    return carte.game(game.slug, **{**game.options, name: value})
