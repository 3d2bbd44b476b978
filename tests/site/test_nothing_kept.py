"""Where a browser keeps nothing, or has no more room, all of a page works, and that is told."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.site.browser import ARGUMENTS, every_one
from tests.site.faults.reader import FULL_STORAGE, NO_STORAGE
from tests.site.table import Table
from tests.site.visit import Visit

Open = Callable[..., Visit]

LEVEL = "scopa-first-capture-1"
SETTINGS = {"profile": {"default_content_setting_values": {"cookies": 2}}}
"""A profile in which the data of sites are blocked."""
IS_DENIED = "() => { try { return !localStorage; } catch { return true; } }"
STORAGES = pytest.mark.parametrize(
    ("storage", "told"),
    [(NO_STORAGE, "does not let the book keep anything"), (FULL_STORAGE, "no more room")],
    ids=["forbidden", "full"],
)


def works(page: Page) -> None:
    """What the theme brings to a page does what it is for, one time after the other."""
    dialog = page.locator("#pst-search-dialog")
    page.keyboard.press("Control+k")
    expect(dialog).to_have_attribute("open", "")
    page.keyboard.press("Escape")
    page.locator(".search-button:visible, .search-button-field:visible").first.click()
    expect(dialog).to_have_attribute("open", "")
    page.keyboard.press("Escape")
    modes = []
    for _press in range(3):
        page.locator(".theme-switch-button:visible").first.click()
        modes.append(page.locator("html").get_attribute("data-mode"))
    assert sorted(modes, key=str) == ["auto", "dark", "light"]


@STORAGES
def test_search_and_colours_work_and_a_star_that_is_not_kept_says_so(
    visit: Open, storage: str, told: str
) -> None:
    window = visit("scopa.html", before=storage, engine=False)
    works(window.page)
    lesson = window.level(LEVEL)
    assert lesson.type("7d x 7s").good
    expect(lesson.root.get_by_role("alert")).to_contain_text(told)


def test_the_page_of_what_is_kept_says_that_nothing_is(visit: Open) -> None:
    window = visit("progress.html", before=NO_STORAGE, engine=False)
    expect(window.page.locator("[data-lasting]")).to_contain_text("does not let the book keep")


@STORAGES
def test_a_text_of_all_pages_is_searched_through_all_the_same(
    visit: Open, storage: str, told: str
) -> None:
    window = visit("search.html?q=settebello", before=storage, engine=False)
    expect(window.page.locator("#search-results li").first).to_be_visible()


def test_all_works_in_a_profile_in_which_the_data_of_sites_are_blocked(
    chromium: Browser, address: str, tmp_path: Path
) -> None:
    """In whole browsers: one that is but a shell does not read its profile."""
    errors: list[str] = []
    for number, path in enumerate(every_one(chromium.browser_type.executable_path)):
        folder = tmp_path / str(number)
        (folder / "Default").mkdir(parents=True)
        (folder / "Default/Preferences").write_text(json.dumps(SETTINGS))
        profile = chromium.browser_type.launch_persistent_context(
            folder, executable_path=path, args=ARGUMENTS
        )
        page = profile.pages[0]
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(f"{address}404.html")
        if page.evaluate(IS_DENIED):
            keeps_nothing(page, address)
        profile.close()
    assert errors == []


def keeps_nothing(page: Page, address: str) -> None:
    """Visit pages that work all the same, and say so where something would be kept."""
    page.goto(f"{address}scopa.html#{LEVEL}")
    works(page)
    lesson = Table(page.locator(f".carte[data-level={LEVEL}]"))
    assert lesson.type("7d x 7s").good
    expect(lesson.root.get_by_role("alert")).to_contain_text("does not let the book keep")
    page.goto(f"{address}progress.html")
    expect(page.locator(".carte-offline [role=status]")).to_contain_text("cannot keep pages here")
