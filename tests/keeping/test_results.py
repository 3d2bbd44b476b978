"""How the reader's deals ended, and what the page of the reader's progress adds up."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import pytest

from tests.keeping.pure import Pure
from tests.keeping.snapshots import Snapshot, entry

KEY = "carte.results"
NOW = datetime(2026, 11, 20, 12)


def browser(**results: list[list[Any]]) -> Snapshot:
    """A browser that keeps these results, by game and level, and nothing else."""
    return {"entries": {KEY: entry(results)}, "aside": {}}


def days_ago(days: int) -> int:
    return int((NOW - timedelta(days=days)).timestamp())


def answer(days: int, right: int = 1, tries: int = 1) -> list[Any]:
    return [days_ago(days), right, tries, "daily"]


def test_a_deal_that_was_played_again_counts_once_as_it_ended_last(pure: Pure) -> None:
    one = browser(scopa=[[1, "lost", 7, 1], [2, "won", 8, 1]])
    two = browser(scopa=[[3, "won", 7, 1]])
    found = pure("merged", one, two)["entries"][KEY]["kept"]["scopa"]
    assert found == [[2, "won", 8, 1], [3, "won", 7, 1]]
    assert pure("tallyOf", found) == {"won": 2, "lost": 0, "even": 0}


def test_a_deal_within_a_match_is_neither_won_nor_lost(pure: Pure) -> None:
    some = [[1, "goes-on", 7, 1], [2, "lost", 7, 2], [3, "even", 9, 1]]
    assert pure("tallyOf", some) == {"won": 0, "lost": 1, "even": 1}


def test_what_another_browser_brings_are_the_deals_that_were_not_here(pure: Pure) -> None:
    here = browser(scopa=[[1, "won", 7, 1]])
    theirs = browser(scopa=[[1, "won", 7, 1], [2, "lost", 8, 1], [3, "won", 9, 1]])
    found = {one["name"]: one["gains"] for one in pure("gained", theirs, here)}
    assert found["results"] == [{"of": "scopa", "count": 2}]


@pytest.mark.parametrize(
    "bad", [[1, "won", 7], [1, "wins", 7, 1], ["1", "won", 7, 1], [1, 1, 7, 1]]
)
def test_results_that_can_be_none_are_put_aside(pure: Pure, bad: list[Any]) -> None:
    kept = {"scopa-regular": [[1, "won", 7, 1]], "briscola-expert": [bad]}
    found = pure("fitting", {KEY: entry(kept)}, {})
    assert [*found["entries"][KEY]["kept"]] == ["scopa-regular"]
    assert list(found["aside"]) == [f"{KEY}.broken"]


def test_a_day_of_this_month_counts_once_whatever_was_done_on_it(pure: Pure) -> None:
    results = {"scopa-regular": [[days_ago(3), "won", 7, 1], [days_ago(40), "won", 7, 2]]}
    memory = {"scopa.sum": [answer(3), answer(2)]}
    kept = {"results": results, "memories": [memory, {}]}
    assert pure("daysPlayed", kept, NOW.timestamp()) == 2


def test_a_week_counts_the_answers_that_were_right_at_the_first_try(pure: Pure) -> None:
    memory = {"scopa.sum": [answer(60), answer(8), answer(1, tries=2)], "scopa.sweep": [answer(0)]}
    weeks = pure("weeksOf", memory, NOW.timestamp())
    assert weeks == [{"ago": 1, "all": 1, "right": 1}, {"ago": 0, "all": 2, "right": 1}]


def test_a_rule_is_weak_while_its_last_answer_is_a_mistake(pure: Pure) -> None:
    memory = {
        "scopa.sum": [answer(3), answer(1, right=0)],
        "scopa.sweep": [answer(5, right=0), answer(3, right=0)],
        "scopa.choice": [answer(5, right=0), answer(1)],
        "gone.rule": [answer(1, right=0)],
    }
    weak = pure("weakRules", memory, ["scopa.sum", "scopa.sweep", "scopa.choice"])
    assert [(one["rule"], one["right"], one["all"]) for one in weak] == [
        ("scopa.sweep", 0, 2),
        ("scopa.sum", 1, 2),
    ]
