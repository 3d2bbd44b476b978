"""An address without a page leads to those that were perhaps meant; visitors leave nothing."""

from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.site.visit import Open, Visit
from tests.site.windows import Windows

SLIPS = {
    "scoppa.html": "scopa",
    "breescola": "briscola",
    "courses/mediator/3": "mediatore",
    "en/old/rules-of-the-game.html": "rules",
    "Tricky%20cases": "cases",
}
INLINE = (
    "document.head.append(Object.assign(document.createElement('style'), { textContent: 'a {}' }))"
)
SCHEME = "getComputedStyle(document.documentElement).colorScheme"
PAPER = "getComputedStyle(document.body).backgroundColor"
PAPER_BY_NIGHT = f"(document.documentElement.dataset.theme = 'dark', {PAPER})"


def test_an_address_with_a_slip_leads_to_the_page_that_was_meant(visit: Open) -> None:
    window = visit("")
    for asked, meant in SLIPS.items():
        window.open(asked)
        first = window.page.locator("#meant a").first
        assert first.get_attribute("href") == f"{window.address}{meant}.html"


def test_from_any_depth_there_is_a_way_to_the_search_and_to_the_opening_page(visit: Open) -> None:
    window = visit("a/b/xyzzy")
    assert not window.page.locator("#meant").is_visible()
    window.page.get_by_role("button").click()
    window.page.wait_for_url("**/rules.html?find=xyzzy")
    window.open("a/b/xyzzy")
    window.page.get_by_role("link", name="opening page").click()
    window.page.wait_for_url("**/index.html")


@pytest.mark.parametrize(("chosen", "page"), [("light", "xyzzy"), ("dark", "a/b/xyzzy")])
def test_it_has_the_theme_that_the_reader_chose(visit: Open, chosen: str, page: str) -> None:
    window = visit(page, dark=chosen == "light", stored={"mode": chosen})
    assert window.page.evaluate(SCHEME) == chosen


@pytest.mark.parametrize("kept", ["auto", "<b>"])
def test_it_follows_the_device_where_nothing_was_chosen(visit: Open, kept: str) -> None:
    window = visit("xyzzy", dark=True, stored={"mode": kept, "theme": "light"})
    assert window.page.evaluate(PAPER) == window.page.evaluate(PAPER_BY_NIGHT)


def test_the_server_still_says_that_there_is_no_page(address: str) -> None:
    with pytest.raises(HTTPError) as failed:
        urlopen(f"{address}a/b/xyzzy")
    assert failed.value.code == 404


def test_what_the_policy_refuses_fails_a_visit(windows: Windows, address: str) -> None:
    window = Visit(windows, address)
    window.open("about.html")
    window.page.evaluate(INLINE)
    with pytest.raises(AssertionError, match="style-src-elem inline"):
        window.close()


BUSY_TO_THE_LAST = """
    setInterval(() => {
        const since = performance.now();
        while (performance.now() - since < 80);
        localStorage.late = "a deal that goes on";
    }, 1);
"""


def test_what_a_page_keeps_while_it_is_closed_is_forgotten(windows: Windows, address: str) -> None:
    first = Visit(windows, address)
    first.open("404.html")
    first.page.evaluate(BUSY_TO_THE_LAST)
    first.close()
    later = Visit(windows, address)
    later.open("404.html")
    assert later.context == first.context
    assert later.page.evaluate("localStorage.late ?? null") is None
    later.close()
