"""Pages with a notebook, on which nothing may go wrong unnoticed."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage

from tests.site.visit import Visit
from tests.site.windows import Windows


@pytest.fixture(scope="session")
def windows(chromium: Browser) -> Windows:
    return Windows(chromium)


@pytest.fixture(scope="module")
def visit(windows: Windows) -> Iterator[Callable[..., Visit]]:
    """Open a page for all tests of a file; by their end nothing may have failed or left its site.

    To open a notebook and to run it takes most of the time.
    """
    visits: list[Visit] = []

    def open_page(address: str, page: str = "", **wishes: Any) -> Visit:
        window = Visit(windows, address, **wishes)
        visits.append(window)
        window.page.on("console", lambda message: keep_error(window, message))
        window.open(page)
        return window

    yield open_page
    for window in visits:
        window.close()


def keep_error(window: Visit, message: ConsoleMessage) -> None:
    if message.type == "error":
        window.errors.append(message.text)
