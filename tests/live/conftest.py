"""A small site that a browser keeps, a window for its reader, and a small book."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from book.serve import SiteServer, site_server
from tests.live.small_book import small_book
from tests.live.small_site import Reader, SmallSite
from tests.site.serving import running


@pytest.fixture(scope="session")
def book() -> Path:
    """The small book that is built once."""
    return small_book()


@pytest.fixture
def site(tmp_path: Path) -> SmallSite:
    return SmallSite(tmp_path / "site")


@pytest.fixture
def server(site: SmallSite) -> Iterator[SiteServer]:
    with running(site_server(site.folder)) as server:
        yield server


@pytest.fixture
def reader(chromium: Browser, site: SmallSite, server: SiteServer) -> Iterator[Reader]:
    reader = Reader(chromium, site, server.address)
    yield reader
    reader.window.close()
