"""The pages that widgets are tested on know nothing of each other."""

import pytest
from playwright.sync_api import BrowserContext, Page

from carte.front import bundle
from carte.widgets import Settle
from tests.front.harness import kept
from tests.front.reader import Put
from tests.front.staged import settled

REMEMBERED = "[opener, {...localStorage}, {...sessionStorage}, 'met' in globalThis]"
MEET = "localStorage.met = sessionStorage.met = globalThis.met = 'it'"


@pytest.mark.parametrize("visit", ["first", "later"])
def test_a_page_finds_nothing_of_another_one_but_the_front_end_of_these_sources(
    put: Put, page: Page, window: BrowserContext, visit: str
) -> None:
    put(Settle())
    assert page.evaluate(REMEMBERED) == [None, {}, {}, False]
    page.evaluate(MEET)
    addresses = kept(page)
    assert addresses
    text = "address => fetch(address).then(found => found.text())"
    there = [window.pages[0].evaluate(text, address) for address in addresses]
    assert there == [bundle.module(), bundle.styles()]
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


def test_a_page_is_settled_when_all_is_answered(put: Put, page: Page) -> None:
    put([])
    page.evaluate("setTimeout(() => { globalThis.gaveUp = true }, 60_000)")
    page.evaluate("clearTimeout(setTimeout(() => { globalThis.gaveUp = true }, 3000))")
    page.evaluate(COMING)
    settled(page)
    assert page.evaluate("[document.body.dataset.came, globalThis.gaveUp]") == ["", None]
