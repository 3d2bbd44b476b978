"""A page that is neither kept nor to be had leads to what is kept, and a reader can keep more."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from book.live.offline import write_worker
from tests.live.small_site import SHOWN, SmallSite, keeps
from tests.site.faults.network import FAULTS
from tests.site.faults.reader import FRUGAL
from tests.site.faults.server import FaultyServer, faulty_server

IMPATIENT = """
const wait = setTimeout;
self.setTimeout = (call, time) => wait(call, Math.min(time, 200));
"""
"""Put before a worker, it waits for nothing."""
SILENCE = next(fault for fault in FAULTS if fault.name == "never comes")
COPY = """async (folders) => {
    const { port1, port2 } = new MessageChannel();
    const heard = [];
    const ended = new Promise((resolve) => {
        port1.onmessage = ({ data }) => {
            heard.push(data);
            if (data.ended) resolve(heard);
        };
    });
    (await navigator.serviceWorker.ready).active.postMessage({ keep: folders }, [port2]);
    return ended;
}"""
REMOVE = """async (folders) => {
    const { port1, port2 } = new MessageChannel();
    const removed = new Promise((resolve) => {
        port1.onmessage = resolve;
    });
    (await navigator.serviceWorker.ready).active.postMessage({ remove: folders }, [port2]);
    await removed;
}"""
STANDING = """async (folders) => {
    const { port1, port2 } = new MessageChannel();
    const told = new Promise((resolve) => {
        port1.onmessage = ({ data }) => resolve(data);
    });
    (await navigator.serviceWorker.ready).active.postMessage({ tell: [folders] }, [port2]);
    return (await told)[0];
}"""


def translated(site: SmallSite, visit: Callable[[], Page]) -> Page:
    """An English page of a site that there is in Japanese as well, which is not kept."""
    site.publish("one")
    site.translate("ja")
    page = visit()
    keeps(page, 6)
    return page


def test_a_link_to_a_language_that_is_not_kept_leads_to_what_is_kept(
    site: SmallSite, window: BrowserContext, visit: Callable[[], Page]
) -> None:
    page = translated(site, visit)
    home = page.url
    window.set_offline(True)
    page.goto(f"{home}ja/index.html")
    expect(page).to_have_url(
        f"{home}progress.html?wanted={_escaped(home)}ja%2Findex.html#without-a-network"
    )
    assert page.evaluate(SHOWN) == "one one one"


def test_a_language_that_a_reader_has_copied_can_be_read_without_a_network(
    site: SmallSite, window: BrowserContext, visit: Callable[[], Page]
) -> None:
    page = translated(site, visit)
    size = (site.folder / "ja/index.html").stat().st_size
    assert page.evaluate(STANDING, ["ja"]) == {"whole": False, "missing": size, "held": 0}
    *steps, end = page.evaluate(COPY, ["ja"])
    assert [step["done"] for step in steps] == [1, 2, 3, 4, 5]
    assert end == {"done": 5, "of": 5, "ended": "whole"}
    assert page.evaluate(STANDING, ["ja"]) == {"whole": True, "missing": 0, "held": size}
    window.set_offline(True)
    page.goto(f"{page.url}ja/index.html")
    assert page.evaluate(SHOWN) == "one one one"


def test_a_language_that_is_kept_is_kept_in_the_next_edition_too(
    site: SmallSite, window: BrowserContext, visit: Callable[[], Page]
) -> None:
    page = translated(site, visit)
    page.evaluate(COPY, ["ja"])
    page.close()
    site.publish("two")
    site.translate("ja")
    page = visit()
    keeps(page, 7, 7)
    window.set_offline(True)
    page.goto(f"{page.url}ja/index.html")
    assert page.evaluate(SHOWN) == "two two two"


def test_a_language_that_is_removed_gives_its_room_back_and_does_not_come_again(
    site: SmallSite, window: BrowserContext, visit: Callable[[], Page]
) -> None:
    page = translated(site, visit)
    size = (site.folder / "ja/index.html").stat().st_size
    page.evaluate(COPY, ["ja"])
    page.evaluate(REMOVE, ["ja"])
    assert page.evaluate(STANDING, ["ja"]) == {"whole": False, "missing": size, "held": 0}
    page.close()
    site.publish("two")
    site.translate("ja")
    page = visit()
    keeps(page, 6, 6)
    window.set_offline(True)
    page.goto(f"{page.url}ja/index.html")
    assert "wanted=" in page.url
    assert page.evaluate(SHOWN) == "two two two"


def test_a_language_that_is_removed_while_it_is_copied_is_gone(
    site: SmallSite, faulty: FaultyServer, window: BrowserContext
) -> None:
    site.publish("one")
    site.translate("ja")
    page = window.new_page()
    page.goto(faulty.address)
    keeps(page, 6)
    faulty.break_down("/ja/", SILENCE.misbehave)
    page.evaluate(f"() => {{ globalThis.copied = ({COPY})(['ja']); }}")
    page.evaluate(REMOVE, ["ja"])
    *_steps, end = page.evaluate("copied")
    assert end["ended"] == "cut-off"
    assert page.evaluate(STANDING, ["ja"])["held"] == 0


def test_a_reader_who_saves_data_keeps_the_page_of_what_is_kept_and_all_that_it_loads(
    site: SmallSite, window: BrowserContext, visit: Callable[[], Page]
) -> None:
    site.publish("one")
    site.translate("ja")
    shelf = site.folder / "progress.html"
    drawn = "document.documentElement.dataset.shelf = 'drawn'"
    (site.folder / "_static/carte/shelf-0123456789abcdef.js").write_text(drawn)
    script = '<script src="_static/carte/shelf-0123456789abcdef.js"></script></html>'
    shelf.write_text(shelf.read_text("utf-8").replace("</html>", script))
    write_worker(site.folder, site.keeper, ["ja"])
    window.add_init_script(FRUGAL)
    page = visit()
    keeps(page, 6)
    window.set_offline(True)
    page.goto(f"{page.url}ja/index.html")
    assert "wanted=" in page.url
    expect(page.locator("html")).to_have_attribute("data-shelf", "drawn")


@pytest.fixture
def faulty(site: SmallSite) -> Iterator[FaultyServer]:
    with faulty_server(site.folder) as server:
        yield server


def test_a_network_that_says_nothing_is_not_waited_for_without_end(
    site: SmallSite, faulty: FaultyServer, window: BrowserContext
) -> None:
    site.publish("one", keeper=IMPATIENT + site.keeper)
    site.translate("ja", keeper=IMPATIENT + site.keeper)
    page = window.new_page()
    page.goto(faulty.address)
    keeps(page, 6)
    faulty.break_down("/ja/", SILENCE.misbehave)
    page.goto(f"{faulty.address}ja/index.html")
    expect(page).to_have_title("one")
    assert "wanted=" in page.url


def test_copying_that_a_network_cuts_off_ends_and_goes_on_later(
    site: SmallSite, window: BrowserContext, visit: Callable[[], Page]
) -> None:
    page = translated(site, visit)
    window.set_offline(True)
    *_steps, end = page.evaluate(COPY, ["ja"])
    assert end["ended"] == "cut-off"
    window.set_offline(False)
    *_steps, end = page.evaluate(COPY, ["ja"])
    assert end["ended"] == "whole"


def _escaped(address: str) -> str:
    return address.replace(":", "%3A").replace("/", "%2F")
