"""A page serves many tests, and each finds what it has kept for its widgets and nothing else."""

import pytest
from playwright.sync_api import Browser, Page

from carte.widgets import Settle
from tests.front.bare_pages import BarePages
from tests.front.fixtures import open_bare_window
from tests.front.harness import show
from tests.front.reader import Put, agreed, kept

ROBBED = "queueMicrotask(() => localStorage.clear())"


def test_what_is_taken_away_before_widgets_are_drawn_is_put_back_and_the_page_not_used_again(
    chromium: Browser,
) -> None:
    window = open_bare_window(chromium)
    pages = BarePages(window)
    page, _errors = pages.take()
    show(page, [Settle()])
    page.add_init_script(agreed(scopa={"napola": True}))
    page.add_init_script(ROBBED)
    show(page, [Settle()])
    assert kept(page, "house")["scopa"]["options"] == {"napola": True}
    pages.give_back(page)
    assert page.is_closed()
    window.close()


def test_a_page_serves_one_test_after_the_other(chromium: Browser) -> None:
    window = open_bare_window(chromium)
    pages = BarePages(window)
    first, _errors = pages.take()
    show(first, [Settle()])
    pages.give_back(first)
    later, _errors = pages.take()
    assert later is first
    window.close()


def test_no_test_stops_the_clock_of_pages_that_others_use(put: Put, page: Page) -> None:
    with pytest.raises(AssertionError, match="stopped_clock"):
        page.clock.install()
