"""Files and links that carry what one browser keeps to another."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carte.widgets import Keeping
from tests.counting.sheets import packed
from tests.keeping.pure import Failed, Pure
from tests.keeping.snapshots import DATE, Snapshot, entry, examples, snapshots


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


def test_a_link_that_was_cut_or_changed_is_refused(pure: Pure) -> None:
    stars = {f"scopa-sums-{number}": 3 for number in range(1, 9)}
    digits = pure("toDigits", {"entries": {"carte.progress": entry(stars)}, "aside": {}})
    changed = digits[:50] + ("1" if digits[50] == "0" else "0") + digits[51:]
    for text in ("", "x", "7", changed, *(digits[:end] for end in range(0, len(digits), 7))):
        with pytest.raises(Failed):
            pure("fromDigits", text)
