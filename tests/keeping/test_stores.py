"""What browsers keep: what fits in a store, and what is put aside."""

from __future__ import annotations

import json
from typing import Any

import pytest

from carte.widgets import Keeping
from tests.keeping.mutants import golden, mutants
from tests.keeping.pure import Pure
from tests.keeping.snapshots import (
    ANSWER,
    SHELF,
    TABLE,
    UNDER_ANY_NAME,
    entry,
    held,
    match,
    own_level,
    sheet,
)

COMMON = ["constructor", "toString", "hasOwnProperty", "valueOf"]
"""Names of what every object has: they are names like any other."""


def test_all_that_an_edition_has_kept_fits(pure: Pure) -> None:
    for key, text in golden():
        found = pure("opened", text)
        taken = pure("fitting", {key: found}, {})
        assert taken == {"entries": {key: found}, "aside": {}}, key


def test_what_fits_of_a_damaged_entry_fits_for_good_and_the_rest_is_put_aside(pure: Pure) -> None:
    seen: dict[str, set[tuple[str, ...]]] = {}
    for key, text in golden():
        for mutant in mutants(
            pure("opened", text)["kept"], seen.setdefault(pure("store", key), set())
        ):
            found = pure("fittingForGood", {key: entry(mutant)}, {})
            taken = found["taken"]
            if taken["entries"].get(key) != entry(mutant):
                assert [json.loads(one)["kept"] for one in taken["aside"].values()] == [mutant]
            assert found["again"] is None


def test_the_reader_is_told_of_every_store_in_words(pure: Pure) -> None:
    words = Keeping().words
    for told in (words["keeping"]["kinds"], words["troubles"]["broken"]):
        assert [*told] == pure("stores")


HOUSE = {"scopa": {"at": 7, "options": {"napola": True, "target": 21, "primiera": "sevens"}}}


def test_house_rules_of_our_table_fit(pure: Pure) -> None:
    taken = pure("fitting", {"carte.house": entry(HOUSE)}, {})
    assert taken == {"entries": {"carte.house": entry(HOUSE)}, "aside": {}}


@pytest.mark.parametrize(
    "agreed",
    [
        {"at": -1, "options": {}},
        {"at": 1},
        {"at": 1, "options": {"target": -1}},
        {"at": 1, "options": {"target": 10**7}},
        {"at": 1, "options": {"target": 1.5}},
        {"at": 1, "options": {"primiera": "s" * 65}},
        {"at": 1, "options": {"Napola": True}},
        {"at": 1, "options": {"napola": None}},
        {"at": 1, "options": [True]},
        {"at": 1, "options": {f"rule_{'a' * number}": True for number in range(65)}},
        {"at": 1, "options": {}, "more": 1},
    ],
)
def test_house_rules_that_can_be_none_are_put_aside(pure: Pure, agreed: Any) -> None:
    found = pure("fitting", {"carte.house": entry({**HOUSE, "briscola": agreed})}, {})
    assert found["entries"]["carte.house"]["kept"] == HOUSE
    assert list(found["aside"]) == ["carte.house.broken"]


@pytest.mark.parametrize(
    "change",
    [{"goal": 7}, {"position": "<b>"}, {"answers": "7D"}, {"traps": [{}]}, {"goal": "a" * 301}],
)
def test_levels_that_can_be_none_are_put_aside(pure: Pure, change: dict[str, Any]) -> None:
    good, bad = own_level("Take the 7."), {**own_level("Take the 7."), **change}
    sets = {"scopa": {"title": "", "levels": [good]}, "briscola": {"title": "", "levels": [bad]}}
    taken = pure("fitting", {"carte.own": entry(sets)}, {})
    assert [*taken["entries"]["carte.own"]["kept"]] == ["scopa"]
    assert list(taken["aside"]) == ["carte.own.broken"]


@pytest.mark.parametrize("bad", [None, [], [{"items": {}, "total": "3"}], 7])
def test_a_bad_deal_costs_no_other_and_its_sheet_says_which_it_was(pure: Pure, bad: Any) -> None:
    kept = held("carte.sheets")
    game, sheet = next((game, one) for game, one in kept["sheets"].items() if one["rounds"])
    first, *_others = sheet["rounds"]
    damaged = {**sheet, "rounds": [first, bad, *sheet["rounds"]], "notes": [None]}
    sheets = {"carte.sheets": entry({**kept, "sheets": {**kept["sheets"], game: damaged}})}
    taken = pure("fitting", sheets, {})
    found = taken["entries"]["carte.sheets"]["kept"]["sheets"]
    assert found.keys() == kept["sheets"].keys()
    assert found[game]["rounds"] == [first, *sheet["rounds"]]
    assert (found[game]["lost"], found[game]["standing"]) == ([2], None)
    assert list(taken["aside"]) == ["carte.sheets.broken"]


def test_a_bad_level_costs_no_other(pure: Pure) -> None:
    good, bad = own_level("Take the 7."), {**own_level("Take the 7."), "goal": 7}
    taken = pure("fitting", {"carte.own": entry({"scopa": {"title": "", "levels": [bad, good]}})})
    assert taken["entries"]["carte.own"]["kept"] == {"scopa": {"title": "", "levels": [good]}}
    assert list(taken["aside"]) == ["carte.own.broken"]


def test_a_bad_star_costs_no_other(pure: Pure) -> None:
    stars = {"scopa-sums-1": 3, "scopa-sums-2": 9}
    taken = pure("fitting", {"carte.progress": entry(stars)}, {})
    assert taken["entries"]["carte.progress"]["kept"] == {"scopa-sums-1": 3}
    assert list(taken["aside"]) == ["carte.progress.broken"]


@pytest.mark.parametrize("name", COMMON)
@pytest.mark.parametrize("key", UNDER_ANY_NAME)
def test_a_name_that_every_object_has_is_joined_and_counted_like_any_other(
    pure: Pure, key: str, name: str
) -> None:
    one = {"entries": {key: entry(UNDER_ANY_NAME[key](name))}, "aside": {}}
    two = {"entries": {key: entry(UNDER_ANY_NAME[key]("scopa"), 1)}, "aside": {}}
    assert pure("fitting", one["entries"]) == one
    for both in (pure("merged", one, two), pure("merged", two, one)):
        found = both["entries"][key]["kept"]
        names = found.get("sheets", found).keys()
        assert {one.lower() for one in names} == {name.lower(), "scopa"}
        assert both["aside"] == {}
        new = {gain["of"].lower() for told in pure("gained", both, two) for gain in told["gains"]}
        assert new == {name.lower()}


HABIT = {"follows": True, "lost": 0, "coach": None}
TOO_MUCH = {
    "many stars": ("carte.progress", {f"level-{number}": 3 for number in range(100_000)}),
    "long stars": ("carte.progress", {"a" * 100_000: 3}),
    "many cases": ("carte.cases", {f"SC-{number}": True for number in range(100_000)}),
    "long case": ("carte.cases", {"S" * 100_000: True}),
    "many rules": ("carte.memory", {f"scopa.{number}": [ANSWER] for number in range(100_000)}),
    "many answers": ("carte.memory", {"scopa.sum": [ANSWER] * 100_000}),
    "many moments": ("carte.moments", {f"a{number}": [ANSWER] for number in range(100_000)}),
    "many tables": ("carte.habits", {f"scopa, seed={number}": HABIT for number in range(100_000)}),
    "long table": ("carte.habits", {f"scopa, {'a' * 100_000}": HABIT}),
    "many houses": (
        "carte.house",
        {f"s{'a' * (number % 60)}{'-' * (number // 60)}": HOUSE["scopa"] for number in range(3000)},
    ),
    "long house": ("carte.house", {"s" * 100_000: HOUSE["scopa"]}),
    "long own": ("carte.own", {"s" * 100_000: {"title": "", "levels": []}}),
    "many deals": ("carte.sheets", {"version": 1, "sheets": {"scopa": sheet(*[1] * 10_000)}}),
    "long names": (
        "carte.sheets",
        {"version": 1, "sheets": {"scopa": sheet() | {"names": ["a" * 2_000_000]}}},
    ),
    "more in a sheet": (
        "carte.sheets",
        {"version": 1, "sheets": {"scopa": sheet() | {"more": "a" * 2_000_000}}},
    ),
    "beside sheets": ("carte.sheets", {"version": 1, "sheets": {}, "more": "a" * 2_000_000}),
    "long match": (TABLE, match(1, 1) | {"more": "a" * 2_000_000}),
    "many matches": (SHELF, [match(number, 1) for number in range(1_000)]),
    "long count": ("carte.count.scopa", {"version": 1, "game": "a" * 2_000_000, "entries": {}}),
    "long settled": ("carte.settled", "s" * 2_000_000),
}
ENOUGH = 700_000
"""Characters of the largest value here of which a part fits."""


@pytest.mark.parametrize("what", TOO_MUCH)
def test_what_is_too_much_for_a_store_is_put_aside(pure: Pure, what: str) -> None:
    key, kept = TOO_MUCH[what]
    found = pure("fittingForGood", {key: entry(kept)}, {})
    taken = found["taken"]
    assert found["again"] is None
    assert len(json.dumps(taken["entries"])) < ENOUGH
    assert [json.loads(text)["kept"] for text in taken["aside"].values()] == [kept]


def test_of_a_sheet_with_too_many_deals_the_first_ones_stay(pure: Pure) -> None:
    key, kept = TOO_MUCH["many deals"]
    found = pure("fitting", {key: entry(kept)})["entries"][key]["kept"]["sheets"]["scopa"]
    assert (len(found["rounds"]), found["lost"][0]) == (3000, 3001)


@pytest.mark.parametrize(("at", "fits"), [(8.64e15, True), (1e20, False)])
def test_a_deal_of_a_sheet_was_booked_on_a_day_that_a_calendar_has(
    pure: Pure, at: float, fits: bool
) -> None:
    score = [{"items": {}, "total": 5}, {"items": {}, "total": 3}]
    notes = {"rounds": [score], "notes": [{"at": at, "set": None}]}
    sheet = {"names": None, "dealer": 0, "deals": None, **notes, "standing": None}
    kept = {"version": 1, "sheets": {"scopa": sheet}}
    taken = pure("fitting", {"carte.sheets": entry(kept)}, {})
    assert bool(taken["aside"]) != fits
