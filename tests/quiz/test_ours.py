"""Which tricky cases come out at a table with house rules of its own as they do in the book."""

import re
from typing import Any

import pytest

import carte
from carte.games.cases import Case, by_key
from carte.quiz.house_check import at_our_table, holds
from carte.widgets import Cases
from tests.each import each
from tests.tables import tables_of

EVERY = [case for slug in carte.GAMES for case in by_key(slug).values()]
CASES = Cases()


def case_of(key: str) -> Case:
    found = {name: one for slug in carte.GAMES for name, one in by_key(slug).items()}
    return found[key]


@each("case", EVERY, ids=lambda case: f"{case.id} {dict(case.house)}")
def test_a_case_holds_by_its_own_house_rules(case: Case) -> None:
    assert holds(case, case.house)


@pytest.mark.parametrize(
    ("key", "house"),
    [
        ("SC-02", {"fewest_cards": True}),
        ("SC-11", {"last_card_sweep": True}),
        ("SC-15", {"primiera_missing_suit": "zero"}),
        ("SC-16", {"primiera": "sevens"}),
        ("SC-21", {"kings_redeal": False}),
        ("AP-16", {"scoring": "scopa", "target": 11}),
        ("CI-38", {"cappotto": "off"}),
        ("BC-22", {"bidder_leads": True}),
        ("ME-15", {"callable": "threes"}),
    ],
)
def test_a_case_of_the_book_is_told_from_what_a_table_plays(
    key: str, house: dict[str, Any]
) -> None:
    case = case_of(key)
    assert not case.house
    assert not holds(case, house)
    assert "By the book only" in at_our_table(case, house)["says"]


@pytest.mark.parametrize("key", ["SC-01", "SC-03"])
def test_a_case_that_no_house_rule_of_a_table_touches_holds_there_too(key: str) -> None:
    house = {"napola": True, "re_bello": True}
    assert at_our_table(case_of(key), house) == {"holds": True, "says": "At our table too."}


def test_a_case_of_a_house_rule_is_at_our_table_if_it_is_ours() -> None:
    (case,) = [one for one in EVERY if one.id == "SC-27" and one.house]
    assert at_our_table(case, {"re_bello": True})["says"] == "At our table."
    assert "other house rules" in at_our_table(case, {"napola": True})["says"]


def test_how_many_play_at_home_does_not_matter_to_a_case() -> None:
    case = case_of("CI-03")
    assert holds(case, {"players": 4})


@pytest.mark.parametrize("slug", carte.GAMES)
def test_no_number_of_cards_or_points_is_told_as_ours_at_a_table_of_others(slug: str) -> None:
    for table in tables_of(slug):
        for case in by_key(slug).values():
            said = at_our_table(case, table.chosen)
            if said["says"] not in {"At our table too.", "At our table."}:
                continue
            if re.search(r"\d\d", case.says):
                assert (table.seats, table.sides) == (case.game.seats, case.game.sides)
                for tail in case.rules:
                    assert table.rulebook[tail].text == case.game.rulebook[tail].text


def test_the_36th_card_is_not_the_last_one_where_ten_are_dealt() -> None:
    assert "another table" in at_our_table(case_of("SN-06"), {"hand_size": 10})["says"]


def test_a_case_made_to_order_is_judged_too() -> None:
    asked = {"ask": "ours", "key": "tricky-scopa-sums-1", "houses": {}}
    assert CASES.reply({**asked, "id": 1}) == {
        "answer": {"holds": True, "says": "At our table too."}
    }


@pytest.mark.parametrize(
    "asked",
    [
        {"key": "XX-1", "houses": {}},
        {"key": "SC-01", "houses": {"scopa": {"napola": 3}}},
        {"key": "SC-01", "houses": 3},
        {"key": 3, "houses": {}},
        {"key": "tricky-scopa-nothing-1", "houses": {}},
    ],
)
def test_what_cannot_be_judged_is_said(asked: dict[str, Any]) -> None:
    reply = CASES.reply({"ask": "ours", "id": 1, **asked})
    assert isinstance(reply, dict)
    assert reply["error"]["text"]
