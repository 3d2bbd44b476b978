"""Nothing that lies in a browser is overwritten before it is put aside, or by an older edition."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from carte.widgets import Courses, Keeping, Lesson
from tests.front.reader import Put, solve_first

BOOK = 'data-engine="off"'
DAMAGED = json.dumps({"edition": 2, "at": 1, "kept": {"scopa-sums-2": 3, "scopa-sums-3": 9}})
NEWER = json.dumps({"edition": 1000, "at": 1, "kept": {"all": "otherwise"}})

HOLD = """([text, free]) => {
    if (localStorage.length) return;
    localStorage["carte.progress"] = text;
    if (free === null) return;
    for (let piece = "x".repeat(1 << 21); piece; piece = piece.slice(0, piece.length >> 1))
        for (let full = false; !full;) {
            const before = localStorage.other ?? "";
            try { localStorage.other = before + piece } catch { full = true }
        }
    localStorage.other = localStorage.other.slice(free);
}"""
"""Keep a text, and leave so much room besides, or all that there is."""


def hold(page: Page, text: str, free: int | None = None) -> None:
    page.add_init_script(f"({HOLD})({json.dumps([text, free])})")


def stored(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("({ ...localStorage })")
    return found


@pytest.mark.parametrize("free", [0, 3, 7, 40, 200])
def test_what_does_not_fit_is_not_lost_where_there_is_no_room_to_put_it_aside(
    put: Put, page: Page, free: int
) -> None:
    hold(page, DAMAGED, free)
    solve_first(put([Lesson("scopa", "sums"), Courses()], attributes=BOOK))
    expect(page.get_by_role("alert").first).to_contain_text("Nothing is thrown away")
    assert DAMAGED in stored(page).values()
    page.reload()
    expect(page.locator("[data-widget=courses]")).to_be_visible()
    assert DAMAGED in stored(page).values()


def test_stars_that_fill_a_browser_are_put_aside_and_read_no_more(put: Put, page: Page) -> None:
    won = {f"level-{'a' * 9_000}-{number}": 3 for number in range(500)} | {"scopa-sums-2": 3}
    text = json.dumps({"edition": 2, "at": 1, "kept": won})
    hold(page, text)
    solve_first(put([Lesson("scopa", "sums"), Courses()], attributes=BOOK))
    found = stored(page)
    assert found["carte.progress.broken"] == text
    assert json.loads(found["carte.progress"])["kept"].keys() == {"scopa-sums-2", "scopa-sums-1"}


def test_what_a_newer_edition_has_kept_stays_as_it_is(put: Put, page: Page) -> None:
    hold(page, NEWER)
    root = put([Lesson("scopa", "sums"), Courses(), Keeping()], attributes=BOOK)
    solve_first(root)
    expect(page.get_by_role("alert")).to_contain_text("load the page again")
    expect(page.locator("[data-widget=courses]")).to_contain_text("1 of")  # for this visit
    assert {name for name in stored(page) if "progress" in name} == {"carte.progress"}
    assert stored(page)["carte.progress"] == NEWER
