"""The code in which a reader shows what they can do: what it holds, refuses and keeps."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from playwright.sync_api import Page, expect

from carte.engine.reading import plain
from carte.widgets import Classroom
from tests.counting.sheets import packed, unpacked
from tests.front.reader import FIRST, SUMS, Put, act, kept, solve_first
from tests.keeping.classroom import (
    ANNA,
    BEPPE,
    BOOK,
    DAY,
    KNOWN,
    MENDED,
    RIGHT,
    RULES,
    WRONG,
    holds,
    reader,
)
from tests.keeping.pure import Failed, Pure
from tests.keeping.test_widget import scanned

_LETTERS = st.characters(max_codepoint=0x2FF, categories=["L", "Nd"])
_OTHERS = st.characters(max_codepoint=0x2FF, categories=["L", "N", "P", "S"])
COURSES = [game["slug"] for game in Classroom().content["games"]]
NAMES = st.builds(str.__add__, _LETTERS, st.text(_OTHERS, max_size=23))


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    name=NAMES,
    at=st.integers(0, 2**40),
    rules=st.dictionaries(st.sampled_from(RULES), st.integers(1, 4)),
    gains=st.dictionaries(
        st.sampled_from(COURSES), st.tuples(st.integers(0, 7), st.integers(0, 10), st.just(10))
    ),
)
def test_a_code_brings_what_was_shown(
    pure: Pure,
    name: str,
    at: int,
    rules: dict[str, int],
    gains: dict[str, tuple[int, int, int]],
) -> None:
    brought = {course: [*score] for course, score in gains.items()}
    shown = {"at": at, "rules": rules} | ({"gains": brought} if gains else {})
    found = pure("showsFrom", pure("showsDigits", name, shown))
    assert found == {"name": name, "reader": shown}


@pytest.mark.parametrize("name", ["constructor", "toString", "hasOwnProperty"])
def test_a_game_may_have_a_name_that_every_object_has(pure: Pure, name: str) -> None:
    shown = {"at": DAY, "rules": {f"{name.lower()}.sum": RIGHT, "scopa.sum": WRONG}}
    found = pure("showsFrom", pure("showsDigits", "Anna", shown))
    assert found == {"name": "Anna", "reader": shown}


@pytest.mark.parametrize(
    "games",
    [
        {"a" * 100_000: ["b " * 50_000]},
        {"a" * number: [" ".join("abcdefghijklmnopqrstuvwxyz")] for number in range(1, 41)},
        {"Scopa": ["sum"]},
        {"__proto__": ["sum"]},
    ],
    ids=["long", "many", "no game", "of every object"],
)
def test_a_code_with_more_than_there_are_rules_is_refused(pure: Pure, games: Any) -> None:
    with pytest.raises(Failed, match="refused"):
        pure("showsFrom", packed([2, "Anna", DAY, games]))


def test_a_name_that_is_too_long_is_told_and_nothing_of_it_is_lost(put: Put) -> None:
    root = put(Classroom(), attributes=BOOK)
    name = root.locator("[data-field=name]")
    name.fill("Maria Grazia dell’Oro Bianco")
    act(root, "show").click()
    expect(root.locator(".carte-wrong")).to_contain_text("28 characters: shorten it to 24")
    expect(name).to_have_value("Maria Grazia dell’Oro Bianco")
    expect(root.locator(".carte-code")).to_have_count(0)


def test_a_code_of_every_rule_fits_a_camera(put: Put, page: Page) -> None:
    answers = {rule: [[DAY, number % 2, 1, "level"]] for number, rule in enumerate(RULES)}
    page.add_init_script(holds("memory", answers))
    root = put(Classroom(), attributes=BOOK)
    root.locator("[data-field=name]").fill("Maria Grazia dell’Oro")
    act(root, "show").click()
    found = scanned(root.locator(".carte-code"), page)
    assert re.search(r"#known=\d+$", found)


def test_a_rule_is_known_right_wrong_or_right_after_it_was_wrong(pure: Pure) -> None:
    def answers(*right: int, tries: int = 1) -> list[list[Any]]:
        days = [4 * DAY * (place + 1) ** 2 for place in range(len(right))]
        return [[day, one, tries, "daily"] for day, one in zip(days, right, strict=True)]

    memory = {
        "a.known": answers(1, 1, 1),
        "a.right": answers(1),
        "a.wrong": answers(1, 1, 1, 0),
        "a.mended": answers(0, 1),
        "a.mended-at-once": answers(1, tries=2),
        "a.unmet": [],
    }
    assert pure("grades", memory) == {
        "a.known": KNOWN,
        "a.right": RIGHT,
        "a.wrong": WRONG,
        "a.mended": MENDED,
        "a.mended-at-once": MENDED,
    }


def test_a_level_won_after_a_wrong_try_is_no_rule_that_was_not_met(put: Put, page: Page) -> None:
    root = put([SUMS, Classroom()], attributes=BOOK)
    root.locator('[data-zone="hand"] [data-card]').last.click()
    act(root, "play").click()
    expect(root.locator("[data-verdict=bad]")).to_be_visible()
    act(root, "retry").click()
    solve_first(root)
    shown = FIRST["rules"][0]["id"]
    assert [answer[1:3] for answer in kept(page, "memory")[shown]][-1] == [1, 2]


def test_what_one_reader_got_wrong_is_not_said_to_be_nothing(put: Put, page: Page) -> None:
    readers = {"Anna": reader(sum=WRONG), "Beppe": reader(sum=MENDED, must_take=RIGHT)}
    page.add_init_script(holds("class", readers))
    root = put(Classroom(), attributes=BOOK)
    expect(root.locator("[data-part=repeat]")).to_contain_text("Rules that one person missed are")
    row = root.locator("tr[data-rule='scopa.sum'] td")
    expect(row).to_have_text([re.compile("wrong last time"), re.compile("wrong, then right")])
    row = root.locator("tr[data-rule='scopa.must-take'] td")
    expect(row).to_have_text([re.compile("not met"), re.compile("right last time")])


@pytest.mark.parametrize(
    "text",
    [
        *("", "hello", "12", "known=", "known=123456789012345678901234", "9" * 300),
        packed([{"toString": 1}, "Anna", 1, {}]),
        packed([2, "Anna", "soon", {}]),
    ],
)
def test_what_is_no_code_is_refused(pure: Pure, text: str) -> None:
    with pytest.raises(Failed, match="refused"):
        pure("showsFrom", text)


def test_a_code_that_was_cut_is_refused(pure: Pure) -> None:
    digits = pure("showsDigits", "Anna", ANNA)
    for length in range(0, len(digits), 7):
        with pytest.raises(Failed, match="refused"):
            pure("showsFrom", f"known={digits[:length]}")


@pytest.mark.parametrize(
    "text",
    ["9" * 30_000, packed("A" * 1_500_000), packed([[]] * 200_000)],
    ids=["digits", "text", "lists"],
)
def test_a_code_that_holds_too_much_is_refused_as_such(pure: Pure, text: str) -> None:
    with pytest.raises(Failed, match="large"):
        pure("showsFrom", text)


@pytest.mark.parametrize(
    "typed",
    ["An\u200bna", "\u202eAnna", "Anna\u2069", " \ufeffAn\u00adna\u3164 ", "Anna\u2028"],
    ids=ascii,
)
def test_a_name_is_the_same_whatever_invisible_signs_are_in_it(pure: Pure, typed: str) -> None:
    assert pure("showsFrom", pure("showsDigits", typed, ANNA))["name"] == "Anna"
    assert plain(typed) == "Anna"  # as Python reads names


@pytest.mark.parametrize(
    "name", ["Zoë", "Zoe\u0308", "क्षितिज", "نمی‌خواهم", "葛\U000e0100城", "Ugo👨‍👩‍👧"]
)
def test_signs_that_join_and_vary_letters_stay_in_a_name(pure: Pure, name: str) -> None:
    assert pure("showsFrom", pure("showsDigits", name, ANNA))["name"] == name
    assert plain(name) == name


def test_accents_are_not_heaped(pure: Pure) -> None:
    heaped = "Z" + "\u0301" * 20
    assert (
        pure("showsFrom", pure("showsDigits", heaped, ANNA))["name"] == plain(heaped) == heaped[:4]
    )


def test_a_code_from_before_what_was_mended_was_told_brings_the_same(pure: Pure) -> None:
    digits = packed([2, "Anna", 1, {"scopa": ["sum", "lay", "must-take"]}])
    anna = reader(sum=WRONG, lay=RIGHT, must_take=KNOWN)
    assert pure("showsFrom", digits) == {"name": "Anna", "reader": anna}


@pytest.mark.parametrize(
    "gains",
    [
        *({"scopa": score} for score in ([11, 2, 10], [1, 11, 10], [0, 0, 0], [1, 2], [1.5, 2, 3])),
        *({"Scopa": [1, 2, 10]}, {"scopa": 3}, [1, 2, 10], {str(one): [] for one in range(99)}),
    ],
    ids=str,
)
def test_a_code_of_what_no_course_can_have_brought_is_refused(pure: Pure, gains: Any) -> None:
    with pytest.raises(Failed, match="refused"):
        pure("showsFrom", packed([2, "Anna", 1, {"scopa": ["sum", "", ""]}, gains]))


def test_a_reader_shows_the_courses_after_which_they_have_answered(pure: Pure) -> None:
    asked: dict[str, Any] = {"asked": [f"scopa.{number}" for number in range(10)], "looks": []}
    ended = asked | {"before": [1, 4], "after": [2, 8]}
    begun = asked | {"before": [1, 4], "after": None}
    assert pure("counted", {"scopa": ended, "briscola": begun}) == {"gains": {"scopa": [4, 8, 10]}}
    assert pure("counted", {"briscola": begun}) == {}


def test_a_code_of_what_was_mended_is_one_that_earlier_books_read(pure: Pure) -> None:
    """They know three grades, and of a rule that is told twice take the last: it was right."""
    shown = reader(sum=MENDED, lay=WRONG, must_take=KNOWN)
    told = packed([2, "Anna", 1, {"scopa": ["sum lay", "sum", "must-take"]}])
    assert pure("showsFrom", told)["reader"] == shown
    assert unpacked(pure("showsDigits", "Anna", shown)) == unpacked(told)


def test_a_code_by_a_clock_that_is_ahead_is_no_newer_than_what_is_shown_later(pure: Pure) -> None:
    shown = pure("showsFrom", packed([2, "Anna", 10**15, {"scopa": ["sum", "", ""]}]))
    assert shown["reader"]["at"] <= time.time() * 1000


def test_a_code_of_a_newer_edition_is_said_to_be_that(pure: Pure) -> None:
    with pytest.raises(Failed, match="newer"):
        pure("showsFrom", packed([3, "Anna", 1, {"scopa": ["sum", "", "", "lay"]}]))


# ---------------------------------------------------------------------------- the class


@pytest.mark.parametrize("edition", [1, 2])
def test_a_class_kept_before_what_was_mended_was_told_is_the_same(pure: Pure, edition: int) -> None:
    held = {"Anna": reader(sum=WRONG, lay=RIGHT, must_take=KNOWN), "Beppe": BEPPE}
    taken = pure("fitting", {"carte.class": {"edition": edition, "at": 1, "kept": held}}, {})
    assert taken["entries"]["carte.class"]["kept"] == held
    assert taken["aside"] == {}


def test_a_class_that_a_newer_edition_keeps_stays_whole_and_is_told(put: Put, page: Page) -> None:
    text = json.dumps({"edition": 3, "at": 1, "kept": {"Anna": reader(sum=5)}})
    page.add_init_script(f"localStorage['carte.class'] ??= {json.dumps(text)}")
    root = put(Classroom(), attributes=BOOK)
    expect(root.get_by_role("alert")).to_contain_text("A newer edition of this book")
    assert page.evaluate("({ ...localStorage })") == {"carte.class": text}


def test_of_a_name_the_newest_holds(pure: Pure) -> None:
    old, new = reader(1, sum=WRONG), reader(2, sum=KNOWN)
    brought = [{"name": "Anna", "reader": new}, {"name": "Beppe", "reader": BEPPE}]
    done = pure("joined", {"Anna": old}, brought)
    assert done["readers"] == {"Anna": new, "Beppe": BEPPE}
    assert done["became"] == {"added": ["Beppe"], "renewed": ["Anna"], "older": [], "full": []}
    again = pure("joined", done["readers"], [{"name": "Anna", "reader": old}])
    assert again["readers"] == done["readers"]
    assert again["became"]["older"] == ["Anna"]


def test_a_class_has_room_for_sixty(pure: Pure) -> None:
    many = [{"name": f"Reader {number}", "reader": ANNA} for number in range(61)]
    done = pure("joined", {}, many)
    assert len(done["readers"]) == 60
    assert done["became"]["full"] == ["Reader 60"]


def test_readers_kept_fit_and_others_are_put_aside(pure: Pure) -> None:
    good = {"Anna": ANNA, "Beppe": BEPPE}
    endless = {"at": 1, "rules": {f"scopa.{number}": 1 for number in range(1_001)}}
    wrong = {
        "": ANNA,
        " Carla": ANNA,
        "Franca": endless,
        "Dario": {"at": 1, "rules": {"scopa.sum": 5}},
        "Emma": None,
    }
    entry = {"edition": 2, "at": 0, "kept": good | wrong}
    taken = pure("fitting", {"carte.class": entry}, {})
    assert taken["entries"]["carte.class"]["kept"] == good
    assert len(taken["aside"]) == 1
