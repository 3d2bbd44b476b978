"""Whoever adds a game is shown what it lacks: each thing once, in a list that fits a screen."""

from collections.abc import Iterator
from typing import Any

import pytest

import carte
from carte.evening import InvalidWish, Wish, planned, wish_of
from carte.paper import sheet
from carte.paper.sheet_link import read
from carte.play.guide import guide
from carte.quiz.fresh import FORMAL
from carte.quiz.learning_order import learned, level_of
from carte.quiz.room.sets import chosen
from carte.widgets import (
    Checker,
    Courses,
    Daily,
    Evening,
    Guide,
    Paper,
    Puzzles,
    Room,
    Settle,
    Watch,
)
from tests import __main__ as checks
from tests import missing
from tests.games import ventina
from tests.games.added import as_they_were
from tests.missing import PARTS, Part, how_many, main, missing_of

SCREEN = 25
"""So many lines at most has the list of a game that has nothing but its rules."""


@pytest.fixture
def added() -> Iterator[str]:
    """A game of one module, without any file."""
    with as_they_were():
        ventina.add()
        yield "ventina"


@pytest.mark.parametrize("slug", carte.GAMES)
def test_nothing_is_missing_of_a_game_of_the_book(slug: str) -> None:
    assert [*missing_of(slug)] == []


def test_of_a_game_without_files_each_thing_is_named_once_on_one_screen(
    added: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([added]) == 1
    head, *lines = capsys.readouterr().out.splitlines()
    assert head == "ventina still lacks:"
    lacking = [part for part in PARTS if part.place != "carte/games/*/elsewhere.toml"]
    assert len(lines) == len({line.partition(": ")[0] for line in lines}) == len(lacking)
    assert len([head, *lines]) <= SCREEN
    for part, line in zip(lacking, lines, strict=True):
        assert part.holds in line


@pytest.mark.parametrize(
    "line",
    [
        "carte/games/ventina/cases.toml: a case for each rule; 14 of 14 rules have none",
        "carte/games/ventina/puzzles.toml: fifty puzzles (tests.benchmarks.puzzles); 0 of 50",
        "carte/games/ventina/sources.toml: each text that its rules cite; the rules of Ventina",
        "book/_toc.yml: a line for each of its pages; 3 of 3 pages have none",
    ],
)
def test_a_line_says_where_what_and_how_far(added: str, line: str) -> None:
    assert line in [*missing_of(added)]


def test_of_what_a_game_has_in_part_the_rest_is_named() -> None:
    assert how_many(["win", "draw"], ["win", "draw", "lead"], "rules") == (
        "2 of 3 rules have none: draw, win"
    )
    assert how_many([], ["win"], "rules") == ""


def test_a_file_that_cannot_be_read_is_named_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(slug: str) -> str:
        raise ValueError(f"{slug}/cases.toml: no such rule 'swep'")

    parts = [Part(f"{{room}}/{name}.toml", "what it holds", broken) for name in ("cases", "quiz")]
    monkeypatch.setattr(missing, "PARTS", parts)
    assert [*missing_of("scopa")] == [
        "carte/games/scopa/cases.toml: what it holds; "
        "ValueError: scopa/cases.toml: no such rule 'swep'"
    ]


def test_of_a_game_that_is_not_there_the_games_are_named() -> None:
    with pytest.raises(carte.UnknownGame, match="'poker'; the games are scopa"):
        main(["poker"])


def test_nothing_is_listed_of_games_that_are_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scopa"]) == 0
    assert capsys.readouterr().out == "It lacks nothing.\n"


@pytest.mark.parametrize(
    ("arguments", "chooses"),
    [
        ([], False),
        (["--fast"], False),
        (["--all", "-q", "-n", "0"], False),
        (["--fast", "tests/engine"], True),
        (["tests/test_missing.py::test_nothing_is_missing_of_a_game_of_the_book"], True),
        (["--fast", "-k", "sweep"], True),
    ],
)
def test_only_tests_that_are_chosen_begin_while_something_is_missing(
    arguments: list[str], chooses: bool
) -> None:
    assert checks._chooses(arguments) == chooses


# ------------------------------------------------------------------ the tools, for such a game


def test_a_room_asks_what_there_is_to_ask_of_a_game_without_lessons(added: str) -> None:
    content = Room().content
    assert {*content["sets"]} == {game["id"] for game in content["games"]}
    assert added in content["sets"]


def test_a_room_leaves_out_a_game_without_questions(
    added: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def asked(slug: str = "", *given: Any, **named: Any) -> tuple[str, ...]:
        return () if slug == added else chosen(slug, *given, **named)

    monkeypatch.setattr("carte.quiz.room.widget.chosen", asked)
    content = Room().content
    assert added not in content["sets"]
    assert added not in {game["id"] for game in content["games"]}


def test_an_evening_is_built_of_the_games_that_have_blocks(added: str) -> None:
    assert added not in {game["slug"] for game in Evening().content["games"]}
    with pytest.raises(InvalidWish, match="one of scopa"):
        wish_of({"games": [added], "people": 2, "minutes": 90})
    (evening,) = planned(Wish((carte.game(added),), people=2, minutes=90))
    assert evening.steps == ()
    both = Wish((carte.game(added), carte.game("scopa")), people=2, minutes=90)
    assert planned(both) == planned(both._replace(games=both.games[1:]))


def test_a_rule_that_no_lesson_teaches_leads_to_none(added: str) -> None:
    assert learned(added)
    assert {level_of(rule) for rule in learned(added)} == {None}


@pytest.mark.parametrize("kind", [Guide, Puzzles, Watch])
def test_a_widget_of_what_a_game_does_not_have_says_so(added: str, kind: type) -> None:
    with pytest.raises(ValueError, match=r"ventina'? has no "):
        kind(added)


def test_the_sheet_of_its_rules_has_them_all(added: str) -> None:
    shown = [line for page in sheet(read(f"rules.{added}")).pages for line in str(page).split("'")]
    rules = [rule for rule in carte.game(added).rulebook if rule.tail not in FORMAL]
    assert {rule.text for rule in rules} <= {*shown}


@pytest.mark.parametrize("kind", [Courses, Daily, Paper])
def test_a_tool_for_all_games_is_there_without_it(added: str, kind: type) -> None:
    assert kind().content


def test_a_tool_for_one_game_is_there_without_examples(added: str) -> None:
    assert Checker(added).content["examples"][added] == []
    assert Settle(added).content["quarrels"][added] == []


def test_a_guided_deal_of_a_game_with_none_is_named_as_missing(added: str) -> None:
    with pytest.raises(ValueError, match="ventina has no guided deals"):
        guide(added)
