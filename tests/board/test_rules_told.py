"""The form of house rules: at every table each rule is told once, and as it is in force there."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import carte
from carte.board.house import in_force, options_of
from carte.engine.game import Game
from tests.tables import tables_of

TICKED, UNTICKED = "If ticked: ", "If not ticked: "


def told(table: Game) -> dict[str, list[str]]:
    """What the form says of a table, as the page takes it from the cases, by house rule."""
    found = {}
    for plan in options_of(carte.game(table.slug)):
        if all(table.options[name] == value for name, value in plan["needs"].items()):
            found[plan["name"]] = [*_lines(plan["rules"], table.options)]
    return found


def _lines(rules: list[list[Any]], options: Any) -> Iterator[str]:
    for cases in rules:
        for case in cases:
            if all(_has(options[name], values) for name, values in case["when"].items()):
                yield from filter(None, [case["text"].format_map(options)])
                break


def _has(value: Any, values: list[Any]) -> bool:
    return any(type(value) is int if one is None else value == one for one in values)


def all_tables(slug: str) -> Iterator[Game]:
    yield carte.game(slug)
    yield from tables_of(slug)


def turned(table: Game, name: str, value: bool) -> Game:
    """The table with a switch as told, and without what then leaves no room."""
    agreed = {**table.options, name: value}
    possible = (rule.name for rule in table.HOUSE_RULES if rule.goes_with(agreed))
    return carte.game(table.slug, **{one: agreed[one] for one in possible})


@pytest.mark.parametrize("slug", carte.GAMES)
def test_every_sentence_stands_once_and_is_in_force_at_the_table(slug: str) -> None:
    for table in all_tables(slug):
        lines = Counter(line for some in told(table).values() for line in some)
        assert {*lines.values()} <= {1}, (table, lines.most_common(1))
        plain = {line for line in lines if not line.startswith((TICKED, UNTICKED))}
        assert plain <= {rule.text for rule in table.rulebook}


@pytest.mark.parametrize("slug", carte.GAMES)
def test_whatever_a_table_plays_otherwise_than_the_book_is_told(slug: str) -> None:
    book = {rule.text for rule in carte.game(slug).rulebook}
    for table in tables_of(slug):
        lines = {line.removeprefix(UNTICKED) for some in told(table).values() for line in some}
        assert {rule.text for rule in table.rulebook} - book <= lines, table


@pytest.mark.parametrize("slug", carte.GAMES)
def test_what_is_said_of_a_tick_is_in_force_with_it_or_without(slug: str) -> None:
    for table in all_tables(slug):
        for name, lines in told(table).items():
            for label, value in ((TICKED, True), (UNTICKED, False)):
                said = {line.removeprefix(label) for line in lines if line.startswith(label)}
                there = turned(table, name, value) if said else table
                assert said <= {rule.text for rule in there.rulebook}, (table, name)


@pytest.mark.parametrize("slug", carte.GAMES)
def test_on_paper_each_rule_that_is_not_the_books_is_told_once(slug: str) -> None:
    book = {rule.text for rule in carte.game(slug).rulebook}
    for table in tables_of(slug):
        lines = Counter(line for some in in_force(table).values() for line in some)
        here = {one.text for one in table.rulebook}
        assert max(lines.values(), default=1) == 1
        assert here - book <= {*lines} <= here


@pytest.mark.parametrize(
    ("slug", "house", "teller", "text"),
    [
        ("scopa", {"players": 3, "target": 21}, "target", "a player has 21 points or more"),
        ("scopa", {"players": 4}, "target", "a side has 11 points or more"),
        ("cirulla", {"players": 3}, "tie_break", "In a tie at the top"),
        ("cirulla", {"cappotto": 30}, "tie_break", "In a tie, count"),
        ("cirulla", {"cappotto": 30}, "cappotto", "scores 30 points"),
        ("cirulla", {"target": 81}, "tie_break", "The first to reach 81"),
        ("briscola", {"players": 3}, "removed", "without the 2 of bastoni"),
        ("briscola", {"players": 6}, "players", "without the four 2s"),
        ("briscola", {"wins": 3}, "sixty", "such a deal counts for nobody"),
        ("scopa", {"primiera_courts": "10-9-8"}, "primiera_courts", "cavallo = 9"),
        ("scopa", {"primiera": "sevens"}, "primiera", "the most sevens"),
        ("scopa", {"primiera": "sevens", "primiera_courts": "10-9-8"}, "primiera", "most sevens"),
    ],
)
def test_a_rule_is_told_by_the_house_rule_that_it_belongs_to(
    slug: str, house: dict[str, Any], teller: str, text: str
) -> None:
    lines = told(carte.game(slug, **house))
    assert [name for name, some in lines.items() if any(text in one for one in some)] == [teller]
