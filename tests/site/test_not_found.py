"""An address at which the site has no page is answered with the pages that were perhaps meant."""

from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.site.visit import Visit
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


@pytest.fixture
def window(windows: Windows, address: str) -> Visit:
    return Visit(windows, address)


@pytest.mark.parametrize("asked", SLIPS)
def test_an_address_with_a_slip_leads_to_the_page_that_was_meant(
    window: Visit, address: str, asked: str
) -> None:
    window.open(asked)
    assert (
        window.page.locator("#meant a").first.get_attribute("href")
        == f"{address}{SLIPS[asked]}.html"
    )
    window.close()


def test_what_is_like_no_page_can_be_searched_for_from_any_depth(window: Visit) -> None:
    window.open("a/b/xyzzy")
    assert not window.page.locator("#meant").is_visible()
    window.page.get_by_role("button").click()
    window.page.wait_for_url("**/rules.html?find=xyzzy")
    window.close()


def test_there_is_a_way_to_the_opening_page_from_any_depth(window: Visit) -> None:
    window.open("a/b/xyzzy")
    window.page.get_by_role("link", name="opening page").click()
    window.page.wait_for_url("**/index.html")
    window.close()


@pytest.mark.parametrize("chosen", ["light", "dark"])
@pytest.mark.parametrize("depth", ["", "a/b/"])
def test_it_has_the_theme_that_the_reader_chose(
    windows: Windows, address: str, chosen: str, depth: str
) -> None:
    window = Visit(windows, address, dark=chosen == "light", stored={"mode": chosen})
    window.open(f"{depth}xyzzy")
    assert window.page.evaluate(SCHEME) == chosen
    window.close()


@pytest.mark.parametrize("kept", ["auto", "<b>"])
def test_it_follows_the_device_where_nothing_was_chosen(
    windows: Windows, address: str, kept: str
) -> None:
    window = Visit(windows, address, dark=True, stored={"mode": kept, "theme": "light"})
    window.open("xyzzy")
    assert window.page.evaluate(PAPER) == window.page.evaluate(PAPER_BY_NIGHT)
    window.close()


def test_the_server_still_says_that_there_is_no_page(address: str) -> None:
    with pytest.raises(HTTPError) as failed:
        urlopen(f"{address}a/b/xyzzy")
    assert failed.value.code == 404


def test_what_the_policy_refuses_fails_a_visit(window: Visit) -> None:
    window.open("about.html")
    window.page.evaluate(INLINE)
    with pytest.raises(AssertionError, match="style-src-elem inline"):
        window.close()
