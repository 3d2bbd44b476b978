"""Without a network a page comes from an edition that was copied whole, the newest of them."""

import pytest
from playwright.sync_api import Page

from tests.live.small_site import SHOWN, Reader, becomes, is_kept_whole, keeps
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
FILES = "draw", "late", "carte.css", "index.html"


def half_copied(reader: Reader, edition: str, file: str) -> Page:
    """A page of another edition, of which the copying has ended at a file."""
    reader.site.publish(edition, keeper=CUT.format(file=file) + reader.site.keeper)
    page = reader.visit()
    assert page.evaluate(SHOWN) == " ".join([edition] * 3)
    becomes(page, IS_CUT)
    return page


def is_read(page: Page, edition: str) -> None:
    """Open the page again, which then is of an edition, with all that it asks for later."""
    page.goto(page.url)
    assert page.evaluate(SHOWN) == " ".join([edition] * 3)
    assert page.evaluate("later()") == edition


@pytest.mark.parametrize("file", FILES)
def test_an_edition_that_was_cut_off_leaves_the_one_before(reader: Reader, file: str) -> None:
    reader.visit_first().close()
    page = half_copied(reader, "two", file)
    reader.lose_the_network()
    is_read(page, "one")
    is_read(page, "one")
    reader.lose_the_network(False)
    is_read(page, "two")


def test_an_edition_that_is_whole_takes_over_from_one_that_was_cut_off(reader: Reader) -> None:
    reader.visit_first().close()
    half_copied(reader, "two", "late").close()
    reader.site.publish("three")
    page = reader.visit()
    is_kept_whole(page, "three")
    reader.lose_the_network()
    is_read(page, "three")


def test_windows_of_two_editions_go_on_while_a_third_one_comes(reader: Reader) -> None:
    first = reader.visit_first()
    reader.site.publish("two")
    second = reader.visit()
    keeps(second, 5, 5)
    third = half_copied(reader, "three", "late")
    reader.lose_the_network()
    assert first.evaluate("later()") == "one"
    assert second.evaluate("later()") == "two"
    is_read(third, "two")


def test_a_reader_who_saves_data_keeps_the_edition_that_is_whole(reader: Reader) -> None:
    reader.visit_first().close()
    reader.window.add_init_script(FRUGAL)
    reader.site.publish("two")
    page = reader.visit()
    assert page.evaluate(SHOWN) == "two two two"
    keeps(page, 4, 5)
    reader.lose_the_network()
    is_read(page, "one")


@pytest.mark.parametrize("stranger", ["a portal", "half of a page"])
def test_what_is_no_page_of_the_site_takes_the_place_of_none(reader: Reader, stranger: str) -> None:
    page = reader.visit_first()
    file = reader.site.folder / "index.html"
    whole = file.read_bytes()
    file.write_bytes(PORTAL if stranger == "a portal" else whole[: len(whole) // 2] + b" new")
    is_read(page, "one")
