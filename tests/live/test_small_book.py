"""A small book: widgets that know nothing of Carte live in it, and fifteen start like one."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from tests.site.serving import served
from tests.site.visit import DRAWN
from tests.site.windows import open_window


@pytest.fixture(scope="module")
def address(book: Path) -> Iterator[str]:
    """Of the small book."""
    with served(book) as address:
        yield address


def printed(page: Page, text: str) -> None:
    page.locator(".live-output", has_text=text).wait_for()


def test_stock_widgets_live_on_a_page_as_in_a_notebook(chromium: Browser, address: str) -> None:
    window = open_window(chromium)
    page = window.new_page()
    page.goto(f"{address}stock.html")
    printed(page, "25")  # what was saved is there before Python
    printed(page, "ready")
    slider = page.get_by_role("slider")
    slider.press("ArrowRight")  # and answered when it has come
    page.wait_for_selector("html[data-engine=ready]")
    printed(page, "36")
    slider.press("ArrowRight")
    printed(page, "49")
    assert page.locator(".live-output").first.inner_text() == "49"
    page.get_by_role("button", name="press").click()
    printed(page, "pressed")
    assert page.locator(".live-output").last.inner_text().split() == ["ready", "pressed"]
    window.close()


class Start(NamedTuple):
    """What a page did until its Python had all that it fetches."""

    requested: frozenset[str]
    workers: int
    widgets: int
    html: str


SETTLED = "() => carteEngine.status.settled"
"""The other games have come, too, which a page fetches while it is used already."""


def start(browser: Browser, address: str, name: str) -> Start:
    context = open_window(browser, service_workers="block")
    page: Page = context.new_page()
    requested: set[str] = set()
    page.on("request", lambda request: requested.add(request.url.removeprefix(address)))
    page.goto(f"{address}{name}.html")
    page.evaluate("carteEngine.start()")
    page.wait_for_selector("html[data-engine=ready]", state="attached")
    page.wait_for_function(SETTLED)
    page.wait_for_function(DRAWN)
    done = Start(
        frozenset(requested - {f"{name}.html"}),
        len(page.workers),
        page.locator(".carte").count(),
        page.content(),
    )
    context.close()
    return done


def test_fifteen_widgets_load_and_say_what_one_does(chromium: Browser, address: str) -> None:
    one, fifteen = (start(chromium, address, name) for name in ("one", "fifteen"))
    assert (one.widgets, fifteen.widgets) == (1, 15)
    assert fifteen.requested == one.requested
    assert one.workers == fifteen.workers == 1
    for page in (one, fifteen):
        assert page.html.count('"typed_example"') == 1
        assert "createBoard" not in page.html


def test_a_page_without_stock_widgets_does_without_their_scripts(
    chromium: Browser, address: str, book: Path
) -> None:
    own, stock = (
        sum(
            (book / name).stat().st_size
            for name in start(chromium, address, page).requested
            if "/live-" in name and name.endswith(".js")
        )
        for page in ("one", "stock")
    )
    assert own < 25_000 < stock
