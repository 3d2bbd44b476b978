"""What browsers keep, made up: entries, and snapshots of all that one of them has."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from tests.keeping.mutants import golden

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
results = st.tuples(
    st.integers(0, 5),
    st.sampled_from(["goes-on", "won", "lost", "even"]),
    st.integers(1, 2),
    st.integers(1, 3),
).map(list)
scores = st.tuples(st.integers(0, 5), st.integers(0, 2)).map(list)
gains = st.fixed_dictionaries(
    {
        "asked": st.just(["scopa.sum", "scopa.sweep"]),
        "looks": st.lists(st.integers(0, 3), max_size=2),
        "before": scores,
        "after": st.none() | scores,
    }
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
    "carte.results": st.dictionaries(
        st.sampled_from(["scopa-regular", "briscola-chiamata-expert"]),
        st.lists(results, max_size=4, unique_by=lambda one: tuple(one[2:])).map(sorted),
    ),
    "carte.gains": st.dictionaries(games, gains),
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

ANSWER = [1, 1, 1, "level"]
UNDER_ANY_NAME: dict[str, Callable[[str], Any]] = {
    "carte.progress": lambda name: {name: 3},
    "carte.cases": lambda name: {name: True},
    "carte.memory": lambda name: {name: [ANSWER]},
    "carte.moments": lambda name: {name: [ANSWER]},
    "carte.results": lambda name: {name: [[1, "won", 1, 1]]},
    "carte.gains": lambda name: {
        name: {"asked": ["scopa.sum"], "looks": [1], "before": [1, 0], "after": None}
    },
    "carte.habits": lambda name: {name.lower(): {"follows": True, "lost": 0, "coach": None}},
    "carte.house": lambda name: {name.lower(): {"at": 1, "options": {"napola": True}}},
    "carte.own": lambda name: {name.lower(): {"title": "", "levels": [own_level("Sweep.")]}},
    "carte.sheets": lambda name: {"version": 1, "sheets": {name.lower(): sheet(1)}},
}
