"""A question of another kind than a page asks is answered in words of our own, and shortly."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

import carte
from carte.widgets import Play, Score
from tests.fuzz.doors import Door, doors

ODD: list[Any] = [
    *(None, 7, -1, True, 1.5, 10**400, "", "7D", "z" * 10**5, [], [[]], [None], {}, {"": 0}),
    *({"self": 1}, {"hand": 1}, [{"7D": []}], [["scopa-sums-1"]]),
]


def kind_of(good: Mapping[str, Any]) -> str:
    """What is asked, of which game, and with what."""
    game = good.get("sheet", good)
    game = game.get("game") if isinstance(game, Mapping) else None
    return " ".join(filter(None, [good["ask"], game, *sorted(good.keys() - {"ask", "game"})]))


@cache
def asked() -> dict[str, tuple[Door, Mapping[str, Any]]]:
    """A good question of each kind to each widget; a page asks for ours of games that it knows.

    They are made when a test asks for them: whoever only collects tests would wait for them.
    """
    return {
        f"{door.name} {kind_of(good)}": (door, good)
        for door in doors()
        for good in door.good
        if isinstance(good, Mapping) and "ask" in good
    }


MATCH: dict[str, Any] = {"ask": "match", "game": "scopa", "options": {}, "names": None, "dealer": 0}


def variants(value: Any) -> list[Any]:
    """A value with each of its parts odd, and odd itself."""
    inside = [{**value, name: odd} for name in value for odd in ODD] if value else []
    return [*ODD, *(inside if isinstance(value, Mapping) else [])]


def test_an_odd_question_is_answered_or_refused() -> None:
    for kind, (door, good) in asked().items():
        for name in good.keys() - {"ask"}:
            for value in variants(good[name] if isinstance(good[name], dict) else None):
                try:
                    is_answered_or_refused(door, {**good, name: value})
                except Exception as error:
                    error.add_note(f"The question is {kind}, with {name}={value!r:.80}")
                    raise


def is_answered_or_refused(door: Door, question: Mapping[str, Any]) -> None:
    try:
        door.opens(question)
    except ValueError as error:
        assert type(error).__module__.startswith("carte.")
        assert 0 < len(str(error)) < 1_500


@pytest.mark.parametrize("ask", [None, 7, ["judge"], {}, "z" * 10**5])
def test_what_is_no_question_is_said_to_be_none(ask: Any) -> None:
    reply = Play("scopa").reply({"ask": ask})
    assert isinstance(reply, dict)
    assert "is no question; there are judge, play" in reply["error"]["text"]
    assert len(reply["error"]["text"]) < 400


def test_points_of_a_match_are_numbers_that_a_browser_counts() -> None:
    rounds = [[{"items": {"carte": 10**400}}, {"items": {}}]]
    with pytest.raises(ValueError, match="whole numbers"):
        Score().handlers()["match"]({**MATCH, "rounds": rounds})


def test_a_house_rule_of_an_odd_name_is_refused_by_name() -> None:
    with pytest.raises(carte.InvalidOption, match="has no house rule 'self'"):
        Score().handlers()["form"]({"game": "scopa", "options": {"self": 1}})


@pytest.mark.parametrize(
    ("slug", "options", "told"),
    [
        ("scopa", {"matta_barsega": False}, "Scopa has no house rule “matta_barsega”."),
        ("scopa", {"napola": 7}, "“Napola” cannot be 7."),
        (
            "asso-piglia-tutto",
            {"target": 21},
            "“Points that win a match: 21” needs “What counts: the points of scopa”",
        ),
    ],
)
def test_a_house_rule_that_cannot_be_is_told_in_words(
    slug: str, options: dict[str, object], told: str
) -> None:
    reply = Score().reply({"ask": "form", "game": slug, "options": options})
    assert isinstance(reply, dict)
    text = reply["error"]["text"]
    assert text.startswith(told)
    assert not {*carte.game(slug).house_rules, *options} & {*text.replace("“", " ").split()}
