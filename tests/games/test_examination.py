"""What printed and public rules say is put to the engine point by point: it agrees, or says why.

Points are data: ``examination/<source>.toml``, of all games or in the room of one.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import carte
from carte import games
from carte.engine.house_rules import InvalidOption
from carte.games.cases import Case
from carte.games.examination import Point, points, texts
from carte.games.outcomes import found, stated
from carte.games.sources import sources
from carte.reference.compared import agreements, by_house_rule, examined, otherwise, verdicts
from tests.each import each

GAMES = Path(games.__file__).parent
SOURCES = [key for key, _text in texts()]
AGREEING = [point for point in points() if not point.why]
UNDER_HOUSE_RULES = [point for point in points() if point.house]
DIFFERENT = [point for point in points() if point.why]
OUR_OWN_SOURCES = {"S0", "S1", "S2", "S3", "S4"}
LEAST_POINTS, LEAST_SOURCES = 120, 12


def name(point: Point) -> str:
    return point.id


@each("point", AGREEING, ids=name)
def test_the_engine_decides_as_the_text_under_the_house_rules_of_the_point(point: Point) -> None:
    assert found(point.case) == stated(point.case)


@each("point", UNDER_HOUSE_RULES, ids=name)
def test_every_house_rule_of_a_point_is_needed(point: Point) -> None:
    assert not point.agrees_as_usual
    for rule in point.house:
        others = {**point.table, **{key: one for key, one in point.house.items() if key != rule}}
        if (without := under(point, others)) is not None:
            assert found(without) != stated(point.case), rule


@each("point", DIFFERENT, ids=name)
def test_no_house_rule_makes_the_engine_agree_where_the_book_says_that_it_differs(
    point: Point,
) -> None:
    assert not point.agrees
    for house in any_one_house_rule(point):
        other = under(point, {**point.table, **house})
        assert other is None or found(other) != stated(point.case), house


def any_one_house_rule(point: Point) -> Iterator[dict[str, Any]]:
    for rule in type(point.game).HOUSE_RULES:
        for value in (*rule.values[1:], *rule.numbers):
            yield {**rule.needs, rule.name: value}


def under(point: Point, house: dict[str, Any]) -> Case | None:
    """The case under other house rules; None where they do not go together or do not fit it."""
    case = point.case._replace(house=house)
    try:
        found(case)
    except (InvalidOption, carte.InvalidPosition):
        return None
    return case


@each("point", points(), ids=name)
def test_what_a_point_takes_for_granted_differs_from_the_usual_table(point: Point) -> None:
    for before, house in (({}, point.table), (point.table, point.house)):
        usual = carte.game(point.case.slug, **before).options
        assert [rule for rule, value in house.items() if value == usual[rule]] == []
    assert not {*point.table} & {*point.house}
    assert not (point.house and point.why)


def test_a_point_is_numbered_after_its_source_and_states_something() -> None:
    numbers = [point.id for point in points()]
    assert len({*numbers}) == len(numbers)
    keys = {source: key for key, source in sources().items()}
    for point in points():
        assert re.fullmatch(rf"{re.escape(keys[point.source])}-\d\d", point.id)
        assert stated(point.case)


def test_every_file_is_a_source_from_outside_and_there_are_enough_of_them() -> None:
    files = [path.stem.upper() for path in GAMES.glob("**/examination/*.toml")]
    assert sorted(files) == sorted(SOURCES)
    assert not {*SOURCES} & OUR_OWN_SOURCES
    assert len(SOURCES) >= LEAST_SOURCES
    assert len(points()) >= LEAST_POINTS


def test_the_page_lists_every_point_once_in_the_list_where_it_belongs() -> None:
    lists = {"why": otherwise(), "house": by_house_rule(), "": agreements()}
    for kind, shown in lists.items():
        there = re.findall(r'<div class="carte-entry" id="([\w-]+)">', shown.html)
        assert there == [
            point.id
            for point in points()
            if ("why" if point.why else "house" if point.house else "") == kind
        ]


def test_the_table_counts_every_point_of_every_text() -> None:
    *_head, total = examined().words.splitlines()
    _name, *numbers = total.split(" | ")
    every = [len(points()), len(AGREEING) - len(UNDER_HOUSE_RULES)]
    assert [*map(int, numbers)] == [*every, len(UNDER_HOUSE_RULES), len(DIFFERENT)]
    assert len(examined().words.splitlines()) == len(SOURCES) + 3


@pytest.mark.parametrize(
    ("id_", "both"),
    [
        ("AUL-07", ("1D x 1S", "1D x 1S, 1D x 4C 10D")),
        ("LOF-03", ("1D x 5C 10B", "no scopa")),
        ("SPC-06", ("nothing – decino 2", "nothing – decino 10")),
        ("SCI-05", ("4, 2, −2, −2, −2", "2, 1, −1, −1, −1")),
        ("GVS-01", ("dealt again", "played")),
        ("BLA-01", ("the match goes on", "the match is over")),
        ("TIC-04", None),
    ],
)
def test_both_verdicts_are_told_where_they_have_short_words(
    id_: str, both: tuple[str, str] | None
) -> None:
    (point,) = [point for point in points() if point.id == id_]
    assert verdicts(point) == both
