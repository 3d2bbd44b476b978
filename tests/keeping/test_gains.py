"""What courses have brought: what is kept of it, and the share of what was missing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.keeping.pure import Pure
from tests.keeping.snapshots import Snapshot, entry

KEY = "carte.gains"
ASKED = ["scopa.sum", "scopa.sweep", "scopa.choice"]


def gain(before: list[int], after: list[int] | None = None, **others: Any) -> dict[str, Any]:
    return {"asked": ASKED, "looks": [1, 2, 3], "before": before, "after": after} | others


def browser(**gains: dict[str, Any]) -> Snapshot:
    """A browser that keeps what these courses have brought, and nothing else."""
    return {"entries": {KEY: entry(gains)}, "aside": {}}


def merged(pure: Pure, one: dict[str, Any], two: dict[str, Any]) -> dict[str, Any]:
    """What is kept of two browsers, the same in either order."""
    found = [
        pure("merged", browser(scopa=first), browser(scopa=second))["entries"][KEY]["kept"]["scopa"]
        for first, second in ((one, two), (two, one))
    ]
    assert found[0] == found[1]
    result: dict[str, Any] = found[0]
    return result


@pytest.mark.parametrize(
    ("before", "after", "share"), [(4, 8, 4 / 6), (0, 7, 0.7), (10, 10, None), (6, 5, None)]
)
def test_the_gain_is_the_share_of_what_was_missing(
    pure: Pure, before: int, after: int, share: float | None
) -> None:
    assert pure("gainOf", {"before": before, "after": after, "all": 10}) == share


def test_of_two_browsers_the_answers_count_that_were_unseen_first(pure: Pure) -> None:
    first = gain([100, 1])
    assert merged(pure, first, gain([200, 3])) == first
    assert merged(pure, first, gain([200, 3], [300, 3])) == first


def test_of_the_same_answers_before_a_course_those_count_that_were_compared(pure: Pure) -> None:
    ended = gain([100, 1], [200, 2])
    assert merged(pure, gain([100, 1]), ended) == ended
    newest = gain([100, 1], [300, 3])
    assert merged(pure, newest, ended) == newest


@pytest.mark.parametrize(
    "bad",
    [
        gain([1, 4]),
        gain([1, 1], [2, 4]),
        gain([1, 1], asked=[]),
        gain([1, 1], asked=["no rule!"]),
        gain([1, 1], looks=["1"]),
        gain([1, 1], more=1),
    ],
)
def test_what_no_course_can_have_brought_is_put_aside(pure: Pure, bad: dict[str, Any]) -> None:
    kept = {"scopa": gain([1, 3], [2, 3]), "briscola": bad}
    found = pure("fitting", {KEY: entry(kept)}, {})
    assert [*found["entries"][KEY]["kept"]] == ["scopa"]
    assert list(found["aside"]) == [f"{KEY}.broken"]
