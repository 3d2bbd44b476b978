"""How what two browsers keep comes together."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import example, given

from tests.keeping.pure import Pure
from tests.keeping.snapshots import (
    SHELF,
    TABLE,
    Snapshot,
    entry,
    examples,
    match,
    sheet,
    sheets_kept,
    snapshots,
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


@pytest.mark.parametrize("done", [{"thrown": [0]}, {"conceded": True}, {"resigned": 1}])
def test_a_match_before_somebody_gave_up_is_not_put_aside(pure: Pure, done: dict[str, Any]) -> None:
    before = match(1, 2)
    after = before | {"sitting": before["sitting"] | done}
    one, two = (
        {"entries": {TABLE: entry(kept, at)}, "aside": {}}
        for at, kept in enumerate((before, after))
    )
    assert pure("merged", one, two) == two


def test_of_two_habits_at_a_table_the_newer_holds_and_other_tables_keep_theirs(pure: Pure) -> None:
    older, newer = ({"follows": one, "lost": 0, "coach": None} for one in (True, False))
    one, two = (
        {"entries": {"carte.habits": entry(habits, at)}, "aside": {}}
        for at, habits in enumerate(({"scopa": older, "briscola": older}, {"scopa": newer}))
    )
    both = pure("merged", one, two)["entries"]["carte.habits"]["kept"]
    assert both == {"scopa": newer, "briscola": older}


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


def test_what_another_has_put_aside_takes_the_place_of_nothing(pure: Pure) -> None:
    mine, theirs = ({"entries": {}, "aside": {"carte.progress.broken": text}} for text in "ab")
    both = pure("merged", mine, theirs)["aside"]
    assert both == {"carte.progress.broken": "a", "carte.progress.broken-2": "b"}
