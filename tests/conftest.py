"""What all tests share: one budget of time, one browser in a process, one book, all languages."""

import gc
import os
from collections.abc import Generator, Iterator
from itertools import compress
from pathlib import Path

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, expect, sync_playwright

from book.kernels import fork_kernels
from carte.language.catalogues import compile_all
from tests.book.ran import BUILDING, compare_what_ran
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
from tests.site.browser import ARGUMENTS, find_or_fetch
from tests.site.building import begin, opened
from tests.site.windows import AS_IT_CAME, ONE_PROCESS, PATIENCE_MS

__all__ = [
    "bare_pages",
    "building",
    "chromium",
    "page",
    "put",
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


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = find_or_fetch()
    if path is None:
        reason = "no Chrome or Chromium here, and none could be fetched"
        (pytest.fail if os.environ.get("CI") else pytest.skip)(reason)
    with sync_playwright() as playwright:
        arguments = [*ARGUMENTS, ONE_PROCESS, AS_IT_CAME]
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        yield browser
        browser.close()


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
