"""The one browser that all tests of pages share: playwright runs once in a process."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.site.browser import ARGUMENTS, find_or_fetch


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = find_or_fetch()
    if path is None:
        reason = "no Chrome or Chromium here, and none could be fetched"
        (pytest.fail if os.environ.get("CI") else pytest.skip)(reason)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()
