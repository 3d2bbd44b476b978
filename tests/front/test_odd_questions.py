"""A question of another kind than a page asks is answered in words of our own, and shortly."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

import carte
from carte.front.widget import Widget
from carte.widgets import Cases, Checker, Deal, Lesson, Play, Primiera, Score

ODD: list[Any] = [
    *(None, 7, -1, True, 1.5, 10**400, "", "7D", "z" * 10**5, [], [[]], [None], {}, {"": 0}),
    *({"self": 1}, {"hand": 1}, [{"7D": []}], [["scopa-sums-1"]]),
]

PLAYED = Play("scopa").content["sitting"]
SHEET = Checker().content["start"]["sheet"]
POSITION = Deal("cirulla", seed=23).content["position"]
MATCH: dict[str, Any] = {
    "ask": "match",
    "game": "scopa",
    "options": {},
    "rounds": [],
    "names": None,
    "dealer": 0,
}
COUNT: dict[str, Any] = {
    "ask": "count",
    "game": "mediatore",
    "options": {},
    "piles": [[], []],
    "names": None,
    "bid": "solo",
    "declarer": 0,
    "partner": None,
    "last_trick": 0,
    "steppers": {},
}

QUESTIONS: list[tuple[str, dict[str, Any]]] = [
    ("Cases()", {"ask": "tricky", "game": "scopa", "theme": "", "seed": 1}),
    ("Checker()", {"ask": "open", "code": "2SjjKWnK63s0Sm5szPn86"}),
    ("Checker()", {"ask": "check", "sheet": SHEET}),
    ("Checker()", {"ask": "try", "sheet": SHEET, "move": "7D"}),
    ("Checker()", {"ask": "play", "sheet": SHEET, "move": "7D"}),
    ("Deal('cirulla', seed=23)", {"ask": "deal", "seed": 1}),
    ("Deal('cirulla', seed=23)", {"ask": "judge", "position": POSITION, "move": "7C"}),
    ("Deal('cirulla', seed=23)", {"ask": "play", "position": POSITION, "move": "7C"}),
    ("Lesson('scopa', 'sums')", {"ask": "judge", "level": "scopa-sums-1", "step": 0, "move": "7D"}),
    ("Play('scopa')", {"ask": "open", "sitting": PLAYED}),
    ("Play('scopa')", {"ask": "open", "code": "2SjjKWnK63s0Sm5szPn86"}),
    ("Play('scopa')", {"ask": "open", "new": {"options": {}}}),
    ("Play('scopa')", {"ask": "judge", "sitting": PLAYED, "move": "7D"}),
    ("Play('scopa')", {"ask": "play", "sitting": PLAYED, "move": "7D"}),
    ("Play('scopa')", {"ask": "record", "sitting": PLAYED, "deal": 0}),
    ("Play('scopa')", {"ask": "read", "text": "who won?"}),
    ("Primiera()", {"ask": "primiera", "seed": 1}),
    ("Score()", MATCH),
    ("Score()", {**MATCH, "game": "mediatore", "deals": 4}),
    ("Score()", COUNT),
    ("Score()", {"ask": "form", "game": "scopa", "options": {}, "names": None}),
]
KINDS = {kind.__name__: kind for kind in (Cases, Checker, Deal, Lesson, Play, Primiera, Score)}


@cache
def made(source: str) -> Widget:
    widget: Widget = eval(source, dict(KINDS))
    return widget


def variants(value: Any) -> list[Any]:
    """A value with each of its parts odd, and odd itself."""
    inside = [{**value, name: odd} for name in value for odd in ODD] if value else []
    return [*ODD, *(inside if isinstance(value, Mapping) else [])]


@pytest.mark.parametrize(("source", "question"), QUESTIONS, ids=str)
def test_an_odd_question_is_answered_or_refused(source: str, question: dict[str, Any]) -> None:
    asks = made(source).handlers()
    for name in question.keys() - {"ask"}:
        for value in variants(question[name] if isinstance(question[name], dict) else None):
            try:
                asks[question["ask"]]({**question, name: value})
            except ValueError as error:
                assert type(error).__module__.startswith("carte.")
                assert 0 < len(str(error)) < 1_500


@pytest.mark.parametrize("ask", [None, 7, ["judge"], {}, "z" * 10**5])
def test_what_is_no_question_is_said_to_be_none(ask: Any) -> None:
    reply = made("Play('scopa')").reply({"ask": ask})
    assert isinstance(reply, dict)
    assert "is no question; there are judge, play" in reply["error"]["text"]
    assert len(reply["error"]["text"]) < 400


def test_points_of_a_match_are_numbers_that_a_browser_counts() -> None:
    rounds = [[{"items": {"carte": 10**400}}, {"items": {}}]]
    with pytest.raises(ValueError, match="whole numbers"):
        made("Score()").handlers()["match"]({**MATCH, "rounds": rounds})


def test_a_house_rule_of_an_odd_name_is_refused_by_name() -> None:
    with pytest.raises(carte.InvalidOption, match="has no house rule 'self'"):
        made("Score()").handlers()["form"]({"game": "scopa", "options": {"self": 1}})


@pytest.mark.parametrize(
    ("slug", "options", "told"),
    [
        ("scopa", {"matta_barsega": False}, "Scopa: this game has no house rule “matta_barsega”."),
        ("scopa", {"napola": 7}, "“Napola” cannot be 7."),
        (
            "asso-piglia-tutto",
            {"target": 21},
            "“Points that win a match: 21” goes only with “What counts: the points of scopa”",
        ),
    ],
)
def test_a_house_rule_that_cannot_be_is_told_in_words(
    slug: str, options: dict[str, object], told: str
) -> None:
    reply = made("Score()").reply({"ask": "form", "game": slug, "options": options})
    assert isinstance(reply, dict)
    text = reply["error"]["text"]
    assert text.startswith(told)
    assert not {*carte.game(slug).house_rules, *options} & {*text.replace("“", " ").split()}
