"""A page that is neither kept nor to be had leads to what is kept, and a reader can keep more."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from book.live.offline import write_worker
from tests.live.small_site import SHOWN, Reader, SmallSite, keeps
from tests.site.faults.network import FAULTS
from tests.site.faults.reader import FRUGAL
from tests.site.faults.server import FaultyServer, faulty_server

IMPATIENT = """
const wait = setTimeout;
self.setTimeout = (call, time) => wait(call, Math.min(time, 200));
"""
"""Put before a worker, it waits for nothing."""
SILENCE = next(fault for fault in FAULTS if fault.name == "never comes")
ASKED = """async (message) => {
    const { port1, port2 } = new MessageChannel();
    const heard = [];
    const ended = new Promise((resolve) => {
        port1.onmessage = ({ data }) => {
            heard.push(data);
            if (!message.keep || data.ended) resolve(heard);
        };
    });
    (await navigator.serviceWorker.ready).active.postMessage(message, [port2]);
    return ended;
}"""
"""Ask a worker for something; what it says to it."""
COPY, REMOVE = {"keep": ["ja"]}, {"remove": ["ja"]}


def standing(page: Page) -> dict[str, object]:
    """How much of a language is kept."""
    ((told,),) = page.evaluate(ASKED, {"tell": [["ja"]]})
    return dict(told)


def translated(reader: Reader, address: str = "", before: str = "") -> Page:
    """An English page of a site that there is in Japanese as well, which is not kept."""
    keeper = before + reader.site.keeper
    reader.site.publish("one", keeper=keeper)
    reader.site.translate("ja", keeper=keeper)
    page = reader.visit(address)
    keeps(page, 6)
    return page


def test_a_language_that_is_not_kept_leads_to_what_is_until_it_is_copied(reader: Reader) -> None:
    page = translated(reader)
    home = page.url
    reader.lose_the_network()
    page.goto(f"{home}ja/index.html")
    escaped = home.replace(":", "%3A").replace("/", "%2F")
    wanted = f"{home}progress.html?wanted={escaped}ja%2Findex.html#without-a-network"
    expect(page).to_have_url(wanted)
    assert page.evaluate(SHOWN) == "one one one"
    reader.lose_the_network(False)
    size = (reader.site.folder / "ja/index.html").stat().st_size
    assert standing(page) == {"whole": False, "missing": size, "held": 0}
    *steps, end = page.evaluate(ASKED, COPY)
    assert [step["done"] for step in steps] == [0, 1, 2, 3, 4]
    assert end == {"done": 5, "of": 5, "ended": "whole"}
    assert standing(page) == {"whole": True, "missing": 0, "held": size}
    reader.lose_the_network()
    page.goto(f"{home}ja/index.html")
    assert page.evaluate(SHOWN) == "one one one"


def test_copying_that_a_network_cuts_off_ends_and_goes_on_later(reader: Reader) -> None:
    page = translated(reader)
    reader.lose_the_network()
    assert page.evaluate(ASKED, COPY)[-1]["ended"] == "cut-off"
    reader.lose_the_network(False)
    assert page.evaluate(ASKED, COPY)[-1]["ended"] == "whole"


def test_a_language_that_is_kept_is_kept_in_the_next_edition_too(reader: Reader) -> None:
    page = translated(reader)
    page.evaluate(ASKED, COPY)
    page.close()
    reader.site.publish("two")
    reader.site.translate("ja")
    page = reader.visit()
    keeps(page, 7, 7)
    reader.lose_the_network()
    page.goto(f"{page.url}ja/index.html")
    assert page.evaluate(SHOWN) == "two two two"


def test_a_language_that_is_removed_gives_its_room_back_for_good(reader: Reader) -> None:
    page = translated(reader)
    size = (reader.site.folder / "ja/index.html").stat().st_size
    page.evaluate(ASKED, COPY)
    page.evaluate(ASKED, REMOVE)
    assert standing(page) == {"whole": False, "missing": size, "held": 0}
    page.close()
    reader.site.publish("two")
    reader.site.translate("ja")
    page = reader.visit()
    keeps(page, 6, 6)
    reader.lose_the_network()
    page.goto(f"{page.url}ja/index.html")
    assert "wanted=" in page.url
    assert page.evaluate(SHOWN) == "two two two"


@pytest.fixture
def faulty(site: SmallSite) -> Iterator[FaultyServer]:
    with faulty_server(site.folder) as server:
        yield server


def test_a_language_removed_while_it_comes_is_gone(reader: Reader, faulty: FaultyServer) -> None:
    page = translated(reader, faulty.address)
    faulty.break_down("/ja/", SILENCE.misbehave)
    page.evaluate(f"message => {{ globalThis.copied = ({ASKED})(message); }}", COPY)
    page.evaluate(ASKED, REMOVE)
    *_steps, end = page.evaluate("copied")
    assert end["ended"] == "cut-off"
    assert standing(page)["held"] == 0


def test_who_saves_data_keeps_the_page_of_what_is_kept_and_what_it_loads(reader: Reader) -> None:
    reader.site.publish("one")
    reader.site.translate("ja")
    shelf = reader.site.folder / "progress.html"
    drawn = "document.documentElement.dataset.shelf = 'drawn'"
    (reader.site.folder / "_static/carte/shelf-0123456789abcdef.js").write_text(drawn)
    script = '<script src="_static/carte/shelf-0123456789abcdef.js"></script></html>'
    shelf.write_text(shelf.read_text("utf-8").replace("</html>", script))
    write_worker(reader.site.folder, reader.site.keeper, ["ja"])
    reader.window.add_init_script(FRUGAL)
    page = reader.visit()
    keeps(page, 6)
    reader.lose_the_network()
    page.goto(f"{page.url}ja/index.html")
    assert "wanted=" in page.url
    expect(page.locator("html")).to_have_attribute("data-shelf", "drawn")


def test_a_silent_network_is_not_waited_for(reader: Reader, faulty: FaultyServer) -> None:
    page = translated(reader, faulty.address, before=IMPATIENT)
    faulty.break_down("/ja/", SILENCE.misbehave)
    page.goto(f"{faulty.address}ja/index.html")
    expect(page).to_have_title("one")
    assert "wanted=" in page.url
