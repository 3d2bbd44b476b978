"""The browser of the benchmarks: Chrome or Chromium, as the tests have it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.site.browser import ARGUMENTS, find_or_fetch


@contextmanager
def chromium() -> Iterator[Browser]:
    """Chrome or Chromium, as the tests have it."""
    path = find_or_fetch()
    if path is None:
        sys.exit("No Chrome or Chromium here, and none could be fetched.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()
