"""Stock widgets, which know nothing of Carte, come alive on a page as in a notebook."""

from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page

from book.serve import site_server
from tests.site.windows import open_window


@pytest.fixture(scope="module")
def page(chromium: Browser, book: Path) -> Iterator[Page]:
    with site_server(book) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        window = open_window(chromium)
        page = window.new_page()
        page.goto(f"{server.address}stock.html")
        yield page
        window.close()
        server.shutdown()


def ready(page: Page) -> Page:
    page.wait_for_selector("html[data-engine=ready]")
    return page


def printed(page: Page, text: str) -> None:
    page.locator(".live-output", has_text=text).wait_for()


def test_saved_outputs_are_there_before_python(page: Page) -> None:
    printed(page, "25")
    printed(page, "ready")


def test_a_slider_moved_before_python_has_come_is_answered_when_it_has(page: Page) -> None:
    page.get_by_role("slider").press("ArrowRight")
    printed(ready(page), "36")


def test_a_slider_calls_its_function_and_shows_the_result_alone(page: Page) -> None:
    ready(page).get_by_role("slider").press("ArrowRight")
    printed(page, "49")
    assert page.locator(".live-output").first.inner_text() == "49"


def test_an_output_keeps_what_was_printed_and_adds_to_it(page: Page) -> None:
    ready(page).get_by_role("button", name="press").click()
    printed(page, "pressed")
    assert page.locator(".live-output").last.inner_text().split() == ["ready", "pressed"]
