"""What all tests share: one budget of time, one browser in a process, one book, all languages."""

import gc
from collections.abc import Generator
from itertools import compress
from pathlib import Path

import pytest
from hypothesis import settings
from playwright.sync_api import expect

from book.kernels import fork_kernels
from carte.language.catalogues import compile_all
from tests.book.ran import BUILDING, compare_what_ran
from tests.crashes import (
    chromium,
    pytest_report_teststatus,
    pytest_runtest_makereport,
    pytest_runtest_protocol,
    pytest_terminal_summary,
)
from tests.front.fixtures import (
    bare_pages,
    page,
    put,
    short_reviews,
    short_thoughts,
    sit,
    spoken,
    stopped_clock,
    stopped_pages,
    window,
)
from tests.site.building import begin, opened
from tests.site.windows import PATIENCE_MS

__all__ = [
    "bare_pages",
    "building",
    "chromium",
    "page",
    "put",
    "pytest_report_teststatus",
    "pytest_runtest_makereport",
    "pytest_runtest_protocol",
    "pytest_terminal_summary",
    "short_reviews",
    "short_thoughts",
    "sit",
    "spoken",
    "stopped_clock",
    "stopped_pages",
    "window",
]

settings.register_profile("carte", deadline=None)
settings.load_profile("carte")
expect.set_options(timeout=PATIENCE_MS)
fork_kernels()
compile_all()
compare_what_ran()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage while tests are collected, nor later among them: all of them stay."""
    gc.disable()
    collected = yield
    gc.freeze()
    gc.enable()
    return collected


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
    items[:] = _with_the_longest_file_in_the_middle(items)


def _with_the_longest_file_in_the_middle(items: list[pytest.Item]) -> list[pytest.Item]:
    """By then the book that it opens has been built; and no worker is left with it at the end."""
    is_long = [item.get_closest_marker("other_browsers") is not None for item in items]
    others = [item for item, long in zip(items, is_long, strict=True) if not long]
    middle = len(others) // 2
    return [*others[:middle], *compress(items, is_long), *others[middle:]]


@pytest.fixture(scope="session", autouse=True)
def building(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, worker_id: str
) -> Path:
    """The folder that all workers share, where the book is built if a test is to open it."""
    own = tmp_path_factory.getbasetemp()
    folder = (own if worker_id == "master" else own.parent) / "book"
    if any(item.get_closest_marker("site") for item in request.session.items):
        begin(folder, opened(request.session.items))
        request.config.stash[BUILDING] = folder
    return folder
