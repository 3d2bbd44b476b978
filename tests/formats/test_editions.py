"""What every edition of the book has made opens for ever, and means the same."""

import json
from pathlib import Path
from typing import Any

import pytest

import carte
from carte.engine.edition import EDITION
from carte.formats.house_code import from_house_code
from carte.formats.question_code import from_question
from carte.lessons import course, course_names
from carte.play import from_code as match_of
from carte.play.match_code import from_json as kept_match
from carte.quiz import questions
from carte.quiz.search import case_named, tricky
from tests.formats.write_tricky import case_told


def read(names: str) -> list[dict[str, Any]]:
    """What was written down under such names, the first edition first."""
    files = sorted(Path(__file__).parent.glob(names))
    return [json.loads(file.read_text(encoding="utf-8")) for file in files]


MADE = read("edition-[0-9].json")
"""What each edition has made, the first one first."""
OF_TABLES = read("edition-[0-9]-tables.json")
"""What editions have made of the tables that came with them."""
MANY = 8
"""So many are tried in one test: what is wrong names itself."""


def some(part: str) -> list[Any]:
    """What all editions have made of one kind, a few at a time."""
    made = [one for edition in (*MADE, *OF_TABLES) for one in edition.get(part, ())]
    return [made[start : start + MANY] for start in range(0, len(made), MANY)]


def test_this_edition_has_written_down_what_it_makes() -> None:
    assert len(MADE) == EDITION


@pytest.mark.parametrize("told", some("positions"))
def test_a_code_opens_the_same_position(told: list[dict[str, Any]]) -> None:
    for one in told:
        deal = carte.from_code(one["code"])
        assert deal == carte.from_json(one["deal"])
        assert deal.to_json()["position"] == one["deal"]["position"]
        assert deal.game == carte.game(one["deal"]["game"], **one["deal"]["options"])


@pytest.mark.parametrize("told", some("records"))
def test_a_record_is_played_again_move_by_move(told: list[dict[str, Any]]) -> None:
    for one in told:
        deal = carte.from_record(one["record"])
        assert deal == carte.from_json(one["deal"])
        assert [str(move) for move in deal.moves] == one["moves"]


@pytest.mark.parametrize("told", some("matches"))
def test_a_link_and_a_kept_match_go_on_where_they_stood(told: list[dict[str, Any]]) -> None:
    for one in told:
        match = match_of(one["code"])
        assert match == kept_match(one["json"])
        assert match.deal == carte.from_json(one["deal"])


@pytest.mark.parametrize("told", some("asked"))
def test_the_link_of_a_question_asks_the_same(told: list[dict[str, Any]]) -> None:
    for one in told:
        deal, move = from_question(one["code"])
        assert (deal, str(move)) == (carte.from_json(one["deal"]), one["move"])


@pytest.mark.parametrize("told", some("houses"))
def test_the_code_of_a_table_brings_the_same_house_rules(told: list[dict[str, Any]]) -> None:
    for one in told:
        assert from_house_code(one["code"]) == [carte.game(one["game"], **one["options"])]


@pytest.mark.parametrize("told", some("tricky"))
def test_a_case_made_to_order_asks_the_same(told: list[dict[str, Any]]) -> None:
    for one in told:
        _tricky, name = one["id"].split("-", 1)
        slug = next(slug for slug in MADE_SLUGS if name.startswith(f"{slug}-"))
        theme, seed = name.removeprefix(f"{slug}-").rsplit("-", 1)
        case = tricky(slug, theme, int(seed))
        assert json.loads(json.dumps(case_told(case))) == one


@pytest.mark.parametrize("edition", read("edition-[0-9]-tricky.json"))
def test_a_case_made_to_order_at_a_table_with_house_rules_asks_the_same(edition: Any) -> None:
    for one in edition:
        asked = json.loads(json.dumps(case_told(case_named(one["id"]))))
        assert asked | {"says": one["says"]} == one, "its words may be better ones"


MADE_SLUGS = sorted(carte.GAMES, key=len, reverse=True)


@pytest.mark.parametrize("made", MADE)
def test_every_level_has_kept_its_name(made: dict[str, Any]) -> None:
    names = {
        level.id for name in course_names() for stage in course(name) for level in stage.levels
    }
    assert names >= {*made["levels"]}


@pytest.mark.parametrize("made", MADE)
def test_every_case_has_kept_its_name_and_its_position(made: dict[str, Any]) -> None:
    found = {one.key: one.code for slug in carte.GAMES for one in questions(slug)}
    for key, code in made["questions"].items():
        assert bool(code) == bool(found[key])
        assert not code or carte.from_code(code) == carte.from_code(found[key])


@pytest.mark.parametrize("made", MADE)
def test_every_rule_has_kept_its_id(made: dict[str, Any]) -> None:
    rules = {rule.id for slug in carte.GAMES for rule in carte.game(slug).rulebook}
    assert rules >= {*made["rules"]}
