"""Without a network a page comes from an edition that was copied whole, the newest of them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.live.small_site import SHOWN, SmallSite, becomes, keeps
from tests.site.faults.network import PORTAL
from tests.site.faults.reader import FRUGAL

CUT = """
const fetchFile = fetch;
self.fetch = async (asked, manner) => {{
    const copies = manner?.cache === 'no-cache';
    if (!copies || !String(asked).includes('{file}')) return fetchFile(asked, manner);
    await caches.open('cut off');
    throw new TypeError('cut off');
}};
"""
"""Put before a worker, the copying of its edition ends at a file."""
IS_CUT = "() => caches.has('cut off')"
IS_WHOLE = """async edition => {
    for (const cacheName of await caches.keys()) {
        const page = await caches.match('index.html', { cacheName });
        if ((await page?.text())?.includes(`<title>${edition}<`)) return true;
    }
    return false;
}"""
"""The last file of an edition is here."""
FILES = "draw", "late", "carte.css", "index.html"


def copied(site: SmallSite, visit: Callable[[], Page]) -> Page:
    """A page of the first edition, which is kept whole."""
    site.publish("one")
    page = visit()
    keeps(page, 5)
    return page


def half_copied(site: SmallSite, visit: Callable[[], Page], edition: str, file: str) -> Page:
    """A page of another edition, of which the copying has ended at a file."""
    site.publish(edition, keeper=CUT.format(file=file) + site.keeper)
    page = visit()
    assert page.evaluate(SHOWN) == " ".join([edition] * 3)
    becomes(page, IS_CUT)
    return page


def is_read(page: Page, edition: str) -> None:
    """Open the page again, which then is of an edition, with all that it asks for later."""
    page.goto(page.url)
    assert page.evaluate(SHOWN) == " ".join([edition] * 3)
    assert page.evaluate("later()") == edition


@pytest.mark.parametrize("file", FILES)
def test_an_edition_whose_copying_was_cut_off_leaves_the_one_before_in_place(
    site: SmallSite, window: BrowserContext, visit: Callable[[], Page], file: str
) -> None:
    copied(site, visit).close()
    page = half_copied(site, visit, "two", file)
    window.set_offline(True)
    is_read(page, "one")
    is_read(page, "one")
    window.set_offline(False)
    is_read(page, "two")


def test_an_edition_that_is_whole_takes_over_from_one_that_was_cut_off(
    site: SmallSite, window: BrowserContext, visit: Callable[[], Page]
) -> None:
    copied(site, visit).close()
    half_copied(site, visit, "two", "late").close()
    site.publish("three")
    page = visit()
    becomes(page, IS_WHOLE, "three")
    window.set_offline(True)
    is_read(page, "three")


def test_windows_of_two_editions_go_on_without_a_network_while_a_third_one_comes(
    site: SmallSite, window: BrowserContext, visit: Callable[[], Page]
) -> None:
    first = copied(site, visit)
    site.publish("two")
    second = visit()
    keeps(second, 5, 5)
    third = half_copied(site, visit, "three", "late")
    window.set_offline(True)
    assert first.evaluate("later()") == "one"
    assert second.evaluate("later()") == "two"
    is_read(third, "two")


def test_a_reader_who_saves_data_keeps_the_edition_that_is_whole(
    site: SmallSite, window: BrowserContext, visit: Callable[[], Page]
) -> None:
    copied(site, visit).close()
    window.add_init_script(FRUGAL)
    site.publish("two")
    page = visit()
    assert page.evaluate(SHOWN) == "two two two"
    keeps(page, 4, 5)
    window.set_offline(True)
    is_read(page, "one")


@pytest.mark.parametrize("stranger", ["a portal", "half of a page"])
def test_what_is_no_page_of_the_site_does_not_come_in_the_place_of_one(
    site: SmallSite, visit: Callable[[], Page], stranger: str
) -> None:
    page = copied(site, visit)
    file = site.folder / "index.html"
    whole = file.read_bytes()
    file.write_bytes(PORTAL if stranger == "a portal" else whole[: len(whole) // 2] + b" new")
    is_read(page, "one")
