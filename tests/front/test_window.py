"""The pages that widgets are tested on know nothing of each other."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page

from carte.front import bundle
from carte.widgets import Settle

REMEMBERED = "[opener, history.length, {...localStorage}, {...sessionStorage}, 'met' in globalThis]"
MEET = "localStorage.met = sessionStorage.met = globalThis.met = 'it'"


@pytest.mark.parametrize("visit", ["first", "later"])
def test_a_page_finds_nothing_that_another_one_has_left(
    put: Callable[..., Locator], page: Page, visit: str
) -> None:
    put(Settle())
    assert page.evaluate(REMEMBERED) == [None, 2, {}, {}, False]
    page.evaluate(MEET)


def test_the_front_end_that_a_window_keeps_is_that_of_these_sources(
    put: Callable[..., Locator], page: Page, window: BrowserContext
) -> None:
    put(Settle())
    address = page.evaluate('[...document.scripts].at(-1).textContent.match(/blob:[^"]+/)[0]')
    text = "address => fetch(address).then(found => found.text())"
    assert window.pages[0].evaluate(text, address) == bundle.module()
