"""A page with fifteen widgets starts like a page with one: nothing is loaded or said per widget."""

from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from book.serve import site_server
from tests.site.windows import open_window


class Start(NamedTuple):
    """What a page did until its Python was there."""

    requested: frozenset[str]
    workers: int
    widgets: int
    html: str


@pytest.fixture(scope="module")
def starts(chromium: Browser, book: Path) -> Iterator[dict[str, Start]]:
    with site_server(book) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield {name: start(chromium, server.address, name) for name in ("one", "fifteen")}
        server.shutdown()


def start(browser: Browser, address: str, name: str) -> Start:
    context = open_window(browser, service_workers="block")
    page: Page = context.new_page()
    requested: set[str] = set()
    page.on("request", lambda request: requested.add(request.url.removeprefix(address)))
    page.goto(f"{address}{name}.html")
    page.evaluate("carteEngine.start()")
    page.wait_for_selector("html[data-engine=ready]", state="attached")
    done = Start(
        frozenset(requested - {f"{name}.html"}),
        len(page.workers),
        page.locator(".carte").count(),
        page.content(),
    )
    context.close()
    return done


def test_all_fifteen_are_there(starts: dict[str, Start]) -> None:
    assert [starts[name].widgets for name in ("one", "fifteen")] == [1, 15]


def test_fifteen_widgets_load_what_one_loads(starts: dict[str, Start]) -> None:
    assert starts["fifteen"].requested == starts["one"].requested


def test_fifteen_widgets_share_one_worker(starts: dict[str, Start]) -> None:
    assert starts["one"].workers == starts["fifteen"].workers == 1


def test_what_all_widgets_say_stands_in_the_page_once(starts: dict[str, Start]) -> None:
    for page in starts.values():
        assert page.html.count('"typed_example"') == 1
        assert "createBoard" not in page.html
