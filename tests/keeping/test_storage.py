"""Nothing that lies in a browser is overwritten before it is put aside, or by an older edition."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from carte.widgets import Courses, Keeping, Lesson, Own
from tests.front.bare_pages import BarePages
from tests.front.harness import show
from tests.front.reader import FILL, FIRST, MAKE_ROOM, Put, act, solve_first
from tests.keeping.snapshots import entry, own_level
from tests.lessons.own.test_widget import make_a_level

BOOK = 'data-engine="off"'
READY = 'data-engine="ready"'
DAMAGED = json.dumps({"edition": 2, "at": 1, "kept": {"scopa-sums-2": 3, "scopa-sums-3": 9}})
NEWER = json.dumps({"edition": 1000, "at": 1, "kept": {"all": "otherwise"}})

HOLD = f"""([key, text, free]) => {{
    if (localStorage.length) return;
    localStorage[key] = text;
    if (free !== null) ({FILL})(free);
}}"""
"""Keep a text, and leave so much room besides, or all that there is."""


def hold(page: Page, text: str, free: int | None = None, key: str = "carte.progress") -> None:
    page.add_init_script(f"({HOLD})({json.dumps([key, text, free])})")


def bring(root: Locator, **entries: dict[str, Any]) -> None:
    """Add what a file has, by the ends of its names."""
    named = {f"carte.{name}": kept for name, kept in entries.items()}
    saved = {"carte": "kept", "edition": 2, "date": "2026-01-01T00:00:00Z", "aside": {}}
    text = json.dumps({**saved, "entries": named}).encode()
    file: FilePayload = {"name": "carte.json", "mimeType": "application/json", "buffer": text}
    root.locator("input[type=file]").set_input_files(file)
    act(root, "add").click()


WEBKIT = """(lasts) => {
    window.GestureEvent = class {};
    const storage = { persist: async () => lasts, persisted: async () => lasts };
    Object.defineProperty(navigator, "storage", { value: storage, configurable: true });
}"""
"""What sets Apple’s WebKit apart, and whether it has agreed to keep what a site keeps."""
CLEARS = "if you do not open it for seven days"


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


def test_a_file_brings_nothing_where_a_newer_edition_has_kept_something(
    put: Put, page: Page
) -> None:
    hold(page, NEWER)
    root = put([Keeping(), Lesson("scopa", "sums")], attributes=BOOK)
    solve_first(page.locator("[data-widget=lesson]"))
    expect(page.get_by_role("alert")).to_contain_text("load the page again")
    bring(root, progress=entry({"scopa-sums-2": 3}, 1))
    expect(root.locator("[data-note=good]")).to_be_visible()
    assert stored(page)["carte.progress"] == NEWER


def own_sets(*goals: str, at: int) -> dict[str, Any]:
    return entry({"scopa": {"title": "", "levels": [own_level(goal) for goal in goals]}}, at)


@pytest.mark.parametrize("free", [100, 1000])
def test_a_file_that_there_is_no_room_for_changes_nothing(put: Put, page: Page, free: int) -> None:
    mine = own_sets(*(f"Take the 7, once more: {number}." for number in range(20)), at=1)
    hold(page, json.dumps(mine), free, "carte.own")
    root = put(Keeping(), attributes=BOOK)
    before = stored(page)
    stars = entry({f"scopa-sums-{number}": 3 for number in range(99)}, 2)
    bring(root, own=own_sets("Sweep.", at=2), progress=stars)
    expect(root.locator("[data-note=bad]")).to_contain_text("no room")
    assert stored(page) == before


@pytest.fixture
def beside(bare_pages: BarePages) -> Iterator[Page]:
    """A second window of the same reader."""
    page, errors = bare_pages.take(is_new=True)
    yield page
    bare_pages.give_back(page)
    assert errors == []


def test_stars_that_there_was_no_room_for_join_those_won_in_another_window(
    put: Put, page: Page, beside: Page
) -> None:
    root = put([Lesson("scopa", "sums"), Courses()], attributes=BOOK)
    page.evaluate(FILL, 0)
    solve_first(root)
    expect(page.get_by_role("alert")).to_contain_text("no more room")
    page.evaluate(MAKE_ROOM)
    show(beside, [Keeping()], attributes=BOOK)
    bring(beside.locator(".carte").first, progress=entry({"scopa-sums-2": 2}, 1))
    expect(page.locator("[data-widget=courses]")).to_contain_text("2 of")
    assert json.loads(stored(page)["carte.progress"])["kept"] == {
        "scopa-sums-1": 3,
        "scopa-sums-2": 2,
    }


def test_what_another_window_has_put_aside_stays_where_this_one_had_no_room_for_it(
    put: Put, page: Page, beside: Page
) -> None:
    hold(page, DAMAGED, 0)
    put([Lesson("scopa", "sums"), Courses()], attributes=BOOK)
    expect(page.get_by_role("alert").first).to_contain_text("Nothing is thrown away")
    page.evaluate(MAKE_ROOM)
    show(beside, [Keeping()], attributes=BOOK)
    bring(beside.locator(".carte").first, progress=entry({"scopa-sums-1": 2}, 1))
    expect(page.locator("[data-widget=courses]")).to_contain_text("2 of")
    assert stored(page)["carte.progress.broken"] == DAMAGED


def test_levels_that_there_was_no_room_for_are_put_aside_for_those_of_another_window(
    put: Put, page: Page, beside: Page
) -> None:
    root = put(Own(), attributes=READY)
    page.evaluate(FILL, 0)
    make_a_level(root, "Take the 7.")
    page.evaluate(MAKE_ROOM)
    show(beside, [Keeping()], attributes=BOOK)
    theirs = own_sets("Sweep.", at=2**50)  # cut to now
    bring(beside.locator(".carte").first, own=theirs)
    expect(root.locator(".carte-own-levels > li")).to_contain_text("Sweep.")
    aside = json.loads(stored(page)["carte.own.other"])["kept"]
    assert [level["goal"] for level in aside["scopa"]["levels"]] == ["Take the 7."]


def test_a_reader_whose_browser_clears_what_it_keeps_is_told_once_when_a_level_is_won(
    put: Put, page: Page
) -> None:
    page.add_init_script(f"({WEBKIT})(false)")
    root = put(Lesson("scopa", "sums"), attributes=BOOK)
    expect(page.get_by_role("alert")).to_have_count(0)
    solve_first(root)
    warning = page.get_by_role("alert").first
    expect(warning).to_contain_text(CLEARS)
    expect(warning.locator("a")).to_have_attribute("href", "progress.html")
    page.reload()
    page.evaluate("id => { location.hash = id }", FIRST["id"])
    solve_first(root)
    expect(root.locator("[data-verdict=good]")).to_be_visible()
    expect(page.get_by_text(CLEARS)).to_have_count(0)


@pytest.mark.parametrize("setting", [f"({WEBKIT})(true)", ""], ids=["agreed", "never clears"])
def test_a_reader_whose_browser_keeps_everything_is_not_warned(
    put: Put, page: Page, setting: str
) -> None:
    page.add_init_script(setting)
    root = put(Lesson("scopa", "sums"), attributes=BOOK)
    solve_first(root)
    expect(root.locator("[data-verdict=good]")).to_be_visible()
    expect(page.get_by_text(CLEARS)).to_have_count(0)
