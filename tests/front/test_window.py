"""The pages that widgets are tested on know nothing of each other."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page

from carte.front import bundle
from carte.widgets import Settle
from tests.front.harness import kept, whole
from tests.front.staged import settled

REMEMBERED = "[opener, {...localStorage}, {...sessionStorage}, 'met' in globalThis]"
MEET = "localStorage.met = sessionStorage.met = globalThis.met = 'it'"


@pytest.mark.parametrize("visit", ["first", "later"])
def test_a_page_finds_nothing_that_another_one_has_left(
    put: Callable[..., Locator], page: Page, visit: str
) -> None:
    put(Settle())
    assert page.evaluate(REMEMBERED) == [None, {}, {}, False]
    page.evaluate(MEET)


def test_the_front_end_that_a_window_keeps_is_that_of_these_sources(
    put: Callable[..., Locator], page: Page, window: BrowserContext
) -> None:
    put(Settle())
    addresses = kept(page)
    assert addresses
    text = "address => fetch(address).then(found => found.text())"
    assert [window.pages[0].evaluate(text, address) for address in addresses] == [
        whole(),
        bundle.styles(),
    ]
    assert page.locator("link[rel=stylesheet]").evaluate("link => link.href") == addresses[1]


COMING = """() => {
    const { dataset } = document.body;
    setTimeout(() => { dataset.asking = "" }, 50);
    setTimeout(() => setTimeout(() => {
        delete dataset.asking;
        setTimeout(() => { dataset.came = "" }, 100);
    }, 100), 100);
}"""
"""A question is asked soon, answered later, and drawn still later."""


def test_a_page_is_settled_when_its_timers_have_run_and_its_questions_are_answered(
    put: Callable[..., Locator], page: Page
) -> None:
    put([])
    page.evaluate(COMING)
    settled(page)
    assert page.evaluate("document.body.dataset.came") == ""


def test_a_timer_that_was_stopped_or_only_gives_up_is_not_waited_for(
    put: Callable[..., Locator], page: Page
) -> None:
    put([])
    page.evaluate("setTimeout(() => { globalThis.gaveUp = true }, 60_000)")
    page.evaluate("clearTimeout(setTimeout(() => { globalThis.gaveUp = true }, 3000))")
    settled(page)
    assert page.evaluate("globalThis.gaveUp ?? null") is None
