"""What browsers keep: what fits in a store, and how two browsers' worth of it come together."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from carte.widgets import Keeping
from tests.counting.test_sharing import packed
from tests.keeping.mutants import golden, mutants
from tests.keeping.pure import Failed, Pure

Snapshot = dict[str, Any]
DATE = "2026-11-22T20:00:00.000Z"
TABLE = "carte.play.scopa, level='newcomer', seed=3"
SHELF = f"{TABLE}.aside"


def entry(kept: Any, at: int = 0) -> dict[str, Any]:
    return {"edition": 2, "at": at, "kept": kept}


def held(name: str) -> Any:
    """What the newest golden file has under a key."""
    (*_before, text) = [text for key, text in golden() if key == name]
    found: Any = json.loads(text)["kept"]
    return found


# ------------------------------------------------------------------------------- what fits


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


def test_of_the_house_rules_of_a_game_those_chosen_last_hold(pure: Pure) -> None:
    mine = {"scopa": {"at": 5, "options": {"napola": True}}, "briscola": {"at": 1, "options": {}}}
    theirs = {
        "scopa": {"at": 4, "options": {}},
        "briscola": {"at": 2, "options": {"wins": 2}},
        "cirulla": {"at": 3, "options": {"target": 81}},
    }
    one, two = ({"entries": {"carte.house": entry(kept)}, "aside": {}} for kept in (mine, theirs))
    for both in (pure("merged", one, two), pure("merged", two, one)):
        assert both["entries"]["carte.house"]["kept"] == {**theirs, "scopa": mine["scopa"]}


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


def test_what_another_has_put_aside_takes_the_place_of_nothing(pure: Pure) -> None:
    mine, theirs = ({"entries": {}, "aside": {"carte.progress.broken": text}} for text in "ab")
    both = pure("merged", mine, theirs)["aside"]
    assert both == {"carte.progress.broken": "a", "carte.progress.broken-2": "b"}


# ----------------------------------------------------------------------------- what is joined

MATCHES = [held(TABLE), *held(SHELF)]


def match(seed: int, played: int) -> dict[str, Any]:
    """A match of a seed after so many deals, under way."""
    words = [str(number) for number in range(played)]
    changed = {"seed": seed, "played": words, "undone": [0] * played}
    return {**MATCHES[0], "sitting": {**MATCHES[0]["sitting"], **changed}}


def sheet(*totals: int) -> dict[str, Any]:
    rounds = [
        [{"items": {"typed": one}, "total": one}, {"items": {}, "total": 0}] for one in totals
    ]
    return {"names": None, "dealer": 0, "deals": None, "rounds": rounds, "standing": None}


def sheets_kept(**sheets: dict[str, Any]) -> Snapshot:
    """A browser that keeps match sheets, and nothing else."""
    return {"entries": {"carte.sheets": entry({"version": 1, "sheets": sheets})}, "aside": {}}


def own_level(goal: str) -> dict[str, Any]:
    """A level of the reader's own, as it is kept."""
    traps = [{"play": "2S", "text": ""}]
    said = {"goal": goal, "done": "", "answers": ["7D x 7B"], "traps": traps, "hints": []}
    return {"position": "2SjjKWnK63s0Sm5szPn86", **said}


dates = st.integers(0, 3)
matches = st.builds(match, st.integers(1, 3), st.integers(1, 3))
levels = st.sampled_from(
    [f"scopa-sums-{number}" for number in range(1, 13)] + ["pack-suits-1", "x"]
)
games = st.sampled_from(["scopa", "briscola"])
sheets = st.lists(st.integers(1, 3), max_size=3).map(lambda totals: sheet(*totals))
habit = st.fixed_dictionaries(
    {
        "follows": st.sampled_from([None, True, False]),
        "lost": st.integers(0, 1),
        "coach": st.sampled_from([None, True, False]),
    },
    optional={"count": st.sampled_from(["self", "page"]), "counted": st.integers(0, 2)},
)
own = st.builds(
    lambda goals: {"title": "", "levels": [own_level(goal) for goal in goals]},
    st.lists(st.sampled_from(["Take the 7.", "Sweep."]), max_size=3),
)
house = st.fixed_dictionaries(
    {
        "at": st.integers(0, 3),
        "options": st.fixed_dictionaries({}, optional={"napola": st.booleans()}),
    }
)
unique = st.lists(matches, max_size=3, unique_by=lambda one: json.dumps(one["sitting"]))
answers = st.builds(
    lambda at, right, tries, place: [at, right, tries, place],
    st.integers(0, 5),
    st.sampled_from([0, 1]),
    st.integers(1, 2),
    st.sampled_from(["level", "daily", "case", "guide", "table"]),
)
kept = {
    "carte.progress": st.dictionaries(levels, st.integers(0, 3)),
    "carte.cases": st.dictionaries(st.sampled_from(["SC-01", "SC-12", "BR-03"]), st.booleans()),
    TABLE: matches,
    SHELF: unique,
    "carte.habits": st.dictionaries(games, habit),
    "carte.sheets": st.dictionaries(games, sheets).map(lambda one: {"version": 1, "sheets": one}),
    "carte.settled": st.sampled_from(["scopa", "briscola-chiamata"]),
    "carte.house": st.dictionaries(games, house),
    "carte.own": st.dictionaries(games, own),
    "carte.skin": st.sampled_from(["italian", "french"]),
    "carte.memory": st.dictionaries(
        st.sampled_from(["scopa.sum", "scopa.sweep", "briscola.trump"]),
        st.lists(answers, max_size=4, unique_by=json.dumps).map(sorted),
    ),
    "carte.moments": st.dictionaries(
        st.sampled_from(["9AMVSX7", "1zPqyjz5", "5uIv"]),
        st.lists(answers, min_size=1, max_size=4, unique_by=json.dumps).map(sorted),
    ),
}
entries = st.fixed_dictionaries(
    {}, optional={key: st.builds(entry, values, dates) for key, values in kept.items()}
)
snapshots = st.fixed_dictionaries({"entries": entries, "aside": st.just({})})
examples = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def unordered(snapshot: Snapshot) -> Any:
    """A snapshot without the order in which levels were won, matches put aside, texts numbered."""
    kept = {key: one["kept"] for key, one in snapshot["entries"].items()}
    kept |= {SHELF: sorted(map(json.dumps, kept.get(SHELF, [])))}
    return kept, sorted(snapshot["aside"].values())


@examples
@given(snapshots)
def test_a_browser_gains_nothing_from_itself(pure: Pure, one: Snapshot) -> None:
    assert pure("merged", one, one) == one
    assert all(not told["gains"] for told in pure("gained", one, one))


@examples
@given(snapshots, snapshots)
def test_whichever_comes_first_both_come_to_the_same(
    pure: Pure, one: Snapshot, two: Snapshot
) -> None:
    assert unordered(pure("merged", one, two)) == unordered(pure("merged", two, one))


@examples
@given(snapshots, snapshots)
@example(
    sheets_kept(scopa=sheet(1), briscola=sheet(2)), sheets_kept(scopa=sheet(2), briscola=sheet(1))
)
def test_what_has_come_once_brings_nothing_again(pure: Pure, one: Snapshot, two: Snapshot) -> None:
    both = pure("merged", one, two)
    assert unordered(pure("merged", both, two)) == unordered(both)
    assert unordered(pure("merged", both, one)) == unordered(both)


@examples
@given(snapshots, snapshots)
def test_nothing_is_lost(pure: Pure, one: Snapshot, two: Snapshot) -> None:
    both = pure("merged", one, two)
    found = {key: value["kept"] for key, value in both["entries"].items()}
    aside = [json.loads(text)["kept"] for text in both["aside"].values()]
    there = [*filter(None, [found.get(TABLE)]), *found.get(SHELF, [])]
    for source in (one["entries"], two["entries"]):
        had = {key: value["kept"] for key, value in source.items()}
        for level, won in had.get("carte.progress", {}).items():
            assert found["carte.progress"][level] >= won
        for case, right in had.get("carte.cases", {}).items():
            assert found["carte.cases"][case] >= right
        for single in [*filter(None, [had.get(TABLE)]), *had.get(SHELF, [])]:
            assert any(passed(other["sitting"], single["sitting"]) for other in there)
        for game, own in had.get("carte.sheets", {}).get("sheets", {}).items():
            every = [found["carte.sheets"], *(other for other in aside if "sheets" in other)]
            now = [other["sheets"][game]["rounds"] for other in every if game in other["sheets"]]
            assert any(rounds[: len(own["rounds"])] == own["rounds"] for rounds in now)
        for game, own in had.get("carte.own", {}).items():
            every = [found["carte.own"], *aside]
            now = [level for other in every for level in other.get(game, {}).get("levels", ())]
            assert all(level in now for level in own["levels"])


def passed(later: dict[str, Any], earlier: dict[str, Any]) -> bool:
    played = earlier["played"]
    same = later["seed"] == earlier["seed"]
    return same and bool(later["played"][: len(played)] == played)


def test_the_match_played_last_goes_on_and_the_other_is_put_aside(pure: Pure) -> None:
    one, two = ({"entries": {TABLE: entry(match(seed, 2), seed)}, "aside": {}} for seed in (1, 2))
    both = pure("merged", one, two)["entries"]
    assert (both[TABLE]["kept"], both[SHELF]["kept"]) == (match(2, 2), [match(1, 2)])


def test_an_earlier_moment_of_the_same_match_is_not_put_aside(pure: Pure) -> None:
    one, two = (
        {"entries": {TABLE: entry(match(1, deals), deals)}, "aside": {}} for deals in (2, 3)
    )
    assert pure("merged", one, two) == two


def test_of_two_habits_at_a_table_the_newer_holds_and_other_tables_keep_theirs(
    pure: Pure,
) -> None:
    older, newer = ({"follows": one, "lost": 0, "coach": None} for one in (True, False))
    one, two = (
        {"entries": {"carte.habits": entry(habits, at)}, "aside": {}}
        for at, habits in enumerate(({"scopa": older, "briscola": older}, {"scopa": newer}))
    )
    both = pure("merged", one, two)["entries"]["carte.habits"]["kept"]
    assert both == {"scopa": newer, "briscola": older}


# ------------------------------------------------------------------------- files and links


@examples
@given(snapshots)
def test_a_file_brings_back_what_was_saved(pure: Pure, one: Snapshot) -> None:
    assert pure("fromText", pure("written", one, DATE)) == {"snapshot": one, "date": DATE}


SAVED = {"carte": "kept", "edition": 2, "date": DATE, "entries": {}, "aside": {}}
DEEP = json.dumps(
    SAVED | {"entries": {"carte.own": {"edition": 2, "at": 1, "kept": None}}}
).replace("null", "[" * 100_000 + "]" * 100_000)
MANY = {f"carte.own.broken-{number}": str(number) for number in range(1_001)}


@pytest.mark.parametrize(
    ("text", "why", "facts"),
    [
        ("GIF89a", "json", {"start": "GIF89a"}),
        ("{}", "other", {"path": "carte", "expected": "kept", "received": ""}),
        ("[]", "other", {"path": "carte"}),
        (json.dumps(SAVED | {"entries": []}), "other", {"path": "entries"}),
        (json.dumps(SAVED | {"edition": 99}), "newer", {"edition": 99, "own": 2}),
        (json.dumps(SAVED | {"date": "today"}), "other", {"path": "date", "expected": "date"}),
        (DEEP, "other", {"path": "entries", "expected": "flat"}),
        (
            json.dumps(SAVED | {"aside": MANY}),
            "other",
            {"path": "aside", "expected": "fewer", "most": 1000, "received": 1001},
        ),
        (
            json.dumps(SAVED | {"aside": {"theme": "dark"}}),
            "other",
            {"path": "aside.theme", "expected": "name", "received": '"theme"'},
        ),
        (
            json.dumps(SAVED | {"aside": {"carte.asked.broken": "1"}}),
            "other",
            {"path": "aside.carte.asked.broken", "expected": "name"},
        ),
        (
            json.dumps(SAVED | {"entries": {"carte.nobody": entry({})}}),
            "other",
            {"path": "entries.carte.nobody", "expected": "name", "received": '"carte.nobody"'},
        ),
        (
            json.dumps(SAVED | {"entries": {"carte.skin": {"edition": 2, "at": "x" * 500}}}),
            "other",
            {
                "path": "entries.carte.skin.at",
                "expected": "number",
                "received": '"' + "x" * 59 + "…",
            },
        ),
        (
            json.dumps(SAVED | {"entries": {"carte.skin": 7}}),
            "other",
            {"path": "entries.carte.skin", "expected": "entry", "received": "7"},
        ),
        ("null", "json", {"start": "null"}),
        ("[" * 100_000, "json", {"start": "[" * 40}),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_is_no_file_is_refused_with_what_is_wrong(
    pure: Pure, text: str, why: str, facts: dict[str, Any]
) -> None:
    with pytest.raises(Failed) as refusal:
        pure("fromText", text)
    (said,) = refusal.value.args
    assert said["refused"] == why
    assert facts.items() <= said["facts"].items()
    assert {said["facts"].get("expected", "kept")} <= Keeping().words["keeping"]["expected"].keys()


@examples
@given(snapshots)
def test_a_link_brings_what_was_won(pure: Pure, one: Snapshot) -> None:
    brought = pure("fromDigits", pure("toDigits", one))["entries"]
    for key in ("carte.progress", "carte.cases", "carte.skin"):
        empty = entry({}) if key != "carte.skin" else None
        assert brought.get(key, empty) == one["entries"].get(key, empty)


@examples
@given(snapshots, st.integers(0, 4))
def test_a_link_brings_the_newest_answers_about_each_rule(
    pure: Pure, one: Snapshot, count: int
) -> None:
    brought = pure("fromDigits", pure("toDigits", one, count))["entries"]
    memory = one["entries"].get("carte.memory", entry({}))["kept"]
    newest = {rule: found[len(found) - min(count, len(found)) :] for rule, found in memory.items()}
    assert brought.get("carte.memory", entry({}))["kept"] == (newest if count else {})


@examples
@given(snapshots)
def test_a_link_brings_the_moves_to_try_again(pure: Pure, one: Snapshot) -> None:
    brought = pure("fromDigits", pure("toDigits", one))["entries"]
    empty = entry({})
    assert brought.get("carte.moments", empty) == one["entries"].get("carte.moments", empty)


@pytest.mark.parametrize("at", ["Infinity", "-1", "1e400", "nobody knows", "9" * 15])
def test_a_link_brings_stars_that_were_kept_at_a_time_that_has_been(pure: Pure, at: str) -> None:
    stars = {"scopa-sums-1": 3}
    digits = pure(
        "toDigits", {"entries": {"carte.progress": entry(stars) | {"at": at}}, "aside": {}}
    )
    found = pure("fromDigits", digits)
    assert found["aside"] == {}
    assert found["entries"]["carte.progress"]["kept"] == stars
    assert 0 <= found["entries"]["carte.progress"]["at"] <= time.time() * 1000


def test_a_file_brings_what_was_kept_at_a_time_that_has_been(pure: Pure) -> None:
    kept = {"entries": {"carte.progress": entry({"scopa-sums-1": 3}, at=123456789)}, "aside": {}}
    text = pure("written", kept, DATE).replace("123456789", "1e999")
    taken = pure("fromText", text)["snapshot"]["entries"]["carte.progress"]
    assert taken == entry({"scopa-sums-1": 3})


def test_a_star_of_any_level_is_carried_and_changes_nothing_else(pure: Pure) -> None:
    for stars in ({"constructor-1": 2}, {"constructor": 3}, {"été-12": 1}, {"scopa-sums-2": 2}):
        digits = pure("toDigits", {"entries": {"carte.progress": entry(stars)}, "aside": {}})
        found = pure("fromDigits", digits)
        assert found["entries"]["carte.progress"]["kept"] == stars
        assert found["aside"] == {}


@pytest.mark.parametrize("name", ["__proto__-1", "__proto__", "", "a b", "<b>", "a" * 257])
def test_a_star_under_a_name_of_no_level_is_put_aside_and_costs_no_other(
    pure: Pure, name: str
) -> None:
    stars = {"scopa-sums-2": 2, name: 3}
    digits = carried({"carte.progress": [0, {}, stars]})
    for found in (pure("fromDigits", digits), pure("fitting", {"carte.progress": entry(stars)})):
        assert found["entries"]["carte.progress"]["kept"] == {"scopa-sums-2": 2}
        assert [json.loads(text)["kept"] for text in found["aside"].values()] == [stars]


def carried(kept: Any) -> str:
    """The digits of a link that brings anything at all."""
    return packed([2, kept])


@pytest.mark.parametrize(
    "kept",
    [
        {"carte.progress": [0, {f"{'a' * 4000}{number}": "3" * 99 for number in range(100)}, {}]},
        {"carte.progress": [0, {f"a{number}": "3" * 99 for number in range(40)}, {}]},
        {"carte.progress": [0, {"a": "3" * 100_000}, {}]},
        {"carte.cases": [0, {"a" * 257: "1"}, {}]},
        {"carte.nobody": [0, {}]},
        {"carte.asked": [0, "1"]},
        {"theme": [0, "dark"]},
        {"carte.progress.broken": [0, {}]},
        {"carte.skin": [0, "french"], "__proto__": [0, "french"]},
        None,
    ],
    ids=lambda kept: str(kept)[:40],
)
def test_a_link_that_brings_more_than_can_be_won_or_what_nobody_keeps_is_refused(
    pure: Pure, kept: Any
) -> None:
    digits = carried(kept)
    assert len(digits) < 20_000
    with pytest.raises(Failed):
        pure("fromDigits", digits)


# Names of what every object has are names like any other.
COMMON = ["constructor", "toString", "hasOwnProperty", "valueOf"]
ANSWER = [1, 1, 1, "level"]
UNDER_ANY_NAME: dict[str, Callable[[str], Any]] = {
    "carte.progress": lambda name: {name: 3},
    "carte.cases": lambda name: {name: True},
    "carte.memory": lambda name: {name: [ANSWER]},
    "carte.moments": lambda name: {name: [ANSWER]},
    "carte.habits": lambda name: {name.lower(): {"follows": True, "lost": 0, "coach": None}},
    "carte.house": lambda name: {name.lower(): {"at": 1, "options": {"napola": True}}},
    "carte.own": lambda name: {name.lower(): {"title": "", "levels": [own_level("Sweep.")]}},
    "carte.sheets": lambda name: {"version": 1, "sheets": {name.lower(): sheet(1)}},
}


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


def test_a_link_that_was_cut_or_changed_is_refused(pure: Pure) -> None:
    stars = {f"scopa-sums-{number}": 3 for number in range(1, 9)}
    digits = pure("toDigits", {"entries": {"carte.progress": entry(stars)}, "aside": {}})
    changed = digits[:50] + ("1" if digits[50] == "0" else "0") + digits[51:]
    for text in ("", "x", "7", changed, *(digits[:end] for end in range(0, len(digits), 7))):
        with pytest.raises(Failed):
            pure("fromDigits", text)


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
