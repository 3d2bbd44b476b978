"""The built book, a server for it, and visitors who open it in a real browser."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from book.languages import languages
from book.live.icons import APPLE
from tests.site.building import editions_of, finished
from tests.site.serving import served
from tests.site.visit import Visit
from tests.site.windows import Windows


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.site)


@pytest.fixture(scope="session")
def site(building: Path) -> Path:
    """In English and the languages that the tests of this run open, as today's files make it."""
    return finished(building)


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    with served(site) as address:
        yield address


@pytest.fixture(scope="session")
def windows(chromium: Browser, address: str) -> Windows:
    return Windows(chromium, address + APPLE.path)


@pytest.fixture
def visit(
    windows: Windows, address: str, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Visit]]:
    """Open a page as a new visitor; afterwards nothing may have failed or left the site."""
    visits: list[Visit] = []
    unasked = {*languages()} - editions_of(request.node)

    def open_page(page: str, **wishes: Any) -> Visit:
        language = page.partition("/")[0]
        assert language not in unasked, f"mark this test: @pytest.mark.edition({language!r})"
        visits.append(Visit(windows, address, **wishes))
        visits[-1].open(page)
        return visits[-1]

    yield open_page
    for visit in visits:
        visit.close()
