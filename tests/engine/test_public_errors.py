"""Whatever the public functions refuse, they refuse by an error with a public name."""

from collections.abc import Callable
from typing import Any

import pytest

import carte

GAME = carte.game("scopa")
DEAL = GAME.deal(seed=7)
ODD: list[Any] = [-1, True, 1.5, "x", [], {}, object(), "7" * 30_000]
NEWER = {**DEAL.to_json(), "edition": 99}

REFUSING: dict[str, Callable[[Any], object]] = {
    "a seed of a deal": lambda odd: GAME.deal(seed=odd),
    "a deck": lambda odd: GAME.deal(deck=odd),
    "a dealer": lambda odd: GAME.deal(seed=1, dealer=odd),
    "a position": lambda odd: GAME.position(hand=odd or "x"),
    "a move": lambda odd: carte.move(odd),
    "a move of a deal": lambda odd: DEAL.play(odd),
    "a card": lambda odd: carte.Card(odd),
    "a game": lambda odd: carte.game(odd),
    "a house rule": lambda odd: carte.game("scopa", napola=[odd]),
    "deals of a match": lambda odd: carte.game("mediatore").match(deals=odd),
    "a level": lambda odd: carte.player(odd),
    "a seed of a player": lambda odd: carte.player("regular", seed=odd),
    "the time of a player": lambda odd: carte.player("expert", milliseconds=0),
    "a view": lambda odd: carte.player("regular").choose(odd),
    "a deal to play out": lambda odd: carte.playout(odd, ["regular", "regular"]),
    "a deal of a match": lambda odd: GAME.match().add(odd),
    "a deal to write as a code": carte.code,
    "players": lambda odd: carte.playout(DEAL, [odd, odd]),
    "a code": lambda odd: carte.from_code(odd),
    "a record": lambda odd: carte.from_record(odd),
    "a record of a match": lambda odd: carte.match_from_record(odd),
    "a deal in JSON": lambda odd: carte.from_json(odd),
    "an edition": lambda odd: carte.from_json({**DEAL.to_json(), "edition": str(odd)}),
    "a newer edition": lambda odd: carte.from_json(NEWER),
    "a registered game": lambda odd: carte.register(odd),
}


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: repr(odd)[:12])
@pytest.mark.parametrize("asked", REFUSING)
def test_what_is_refused_is_refused_by_a_public_error(asked: str, odd: Any) -> None:
    with pytest.raises(ValueError, match=r"\S") as told:
        REFUSING[asked](odd)
    kind = told.type
    assert kind is ValueError or getattr(carte, kind.__name__, None) is kind


TEXTS = [
    carte.Card("7D"),
    carte.cards("3C 4S"),
    carte.move("7D x 3C 4S"),
    carte.move("bid 62"),
    carte.move("discard 4C 5C"),
    carte.DENARI,
]


@pytest.mark.parametrize("value", TEXTS, ids=repr)
def test_what_is_written_in_one_line_is_laid_out_as_a_text_is(value: object) -> None:
    assert f"{value:>20}" == str(value).rjust(20)
    assert f"{value}" == str(value)
