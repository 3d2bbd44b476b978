"""A small site that a browser keeps, a window for its reader, and a small book."""

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from book.serve import SiteServer, site_server
from tests.live.small_book import small_book
from tests.live.small_site import SmallSite
from tests.site.windows import open_window


@pytest.fixture(scope="session")
def book() -> Path:
    """The small book that is built once."""
    return small_book()


@pytest.fixture
def site(tmp_path: Path) -> SmallSite:
    return SmallSite(tmp_path / "site")


@pytest.fixture
def server(site: SmallSite) -> Iterator[SiteServer]:
    with site_server(site.folder) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@pytest.fixture
def window(chromium: Browser) -> Iterator[BrowserContext]:
    window = open_window(chromium, service_workers="allow")
    yield window
    window.close()


@pytest.fixture
def visit(window: BrowserContext, server: SiteServer) -> Callable[[], Page]:
    def open_page() -> Page:
        page = window.new_page()
        page.goto(server.address)
        return page

    return open_page
