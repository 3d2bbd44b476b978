"""A first visit of which a part does not come: the page says so and mends it, or does without."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.site.faults.network import FAULTS, Fault
from tests.site.faults.reader import FRUGAL, LONG_MS, Reader, try_again
from tests.site.faults.server import Answer, FaultyServer, Misbehave, faulty_server

FALLBACK, HEAD, OFFLINE = r"/fallback-\w+\.js$", r"/head-\w+\.js$", r"/offline-\w+\.js$"
OF_ALL, OF_WIDGETS = r"/book-\w+\.css$", r"/widgets-\w+\.css$"
STYLES = [(OF_ALL, "start"), (OF_ALL, "one"), (OF_WIDGETS, "one")]
"""Each style, and a page that has it."""
ANSWERED = [fault for fault in FAULTS if not fault.silent]
SILENT = [fault for fault in FAULTS if fault.silent]


@pytest.fixture(scope="module")
def server(book: Path) -> Iterator[FaultyServer]:
    with faulty_server(book) as server:
        yield server


@pytest.fixture
def reader(chromium: Browser, server: FaultyServer) -> Iterator[Reader]:
    """Somebody who saves data: Python does not come by itself."""
    reader = Reader(chromium, FRUGAL)
    yield reader
    server.repair()
    reader.close()


def cut(share: float) -> Misbehave:
    """Send the first part of a file as if it were all of it."""

    def answer(to: Answer, content: bytes) -> None:
        to.say(content[: int(len(content) * share)])

    return answer


def whole(reader: Reader) -> None:
    """Wait until nothing of the page is missing, to its end."""
    reader.page.wait_for_selector("template[data-end]", state="attached")
    reader.page.wait_for_function("() => document.readyState === 'complete'")
    expect(reader.page.locator(".live-incomplete[data-said]")).to_have_count(0)


@pytest.mark.parametrize("share", [0.2, 0.4, 0.6, 0.8, 0.99])
@pytest.mark.parametrize("page", ["start", "one", "fifteen", "search"])
def test_a_page_that_was_cut_says_so_and_mends_itself(
    reader: Reader, server: FaultyServer, page: str, share: float
) -> None:
    server.break_down(f"/{page}.html$", cut(share))
    reader.open(f"{server.address}{page}.html")
    expect(reader.incomplete).to_contain_text("Part of this page is missing")
    server.repair()
    reader.mend(silent=False)
    whole(reader)


@pytest.mark.parametrize("share", [0.25, 0.5, 0.75])
def test_the_text_of_a_page_comes_before_all_that_its_widgets_have_saved(
    reader: Reader, server: FaultyServer, share: float
) -> None:
    server.break_down("/fifteen.html$", cut(share))
    reader.open(f"{server.address}fifteen.html")
    expect(reader.page.get_by_role("heading", name="Fifteen")).to_be_visible()
    lines = reader.page.locator(".live-host .live-incomplete[data-said]")
    expect(lines).to_have_count(15)
    expect(lines.last.get_by_role("button")).to_be_visible()


@pytest.mark.parametrize(("style", "page"), STYLES)
def test_each_fault_of_a_style_is_told_and_mended_and_the_text_is_there_without_it(
    reader: Reader, server: FaultyServer, style: str, page: str
) -> None:
    for number, fault in enumerate((*ANSWERED, *SILENT)):
        server.break_down(style, fault.misbehave)
        if number:
            reader.mend(silent=False)
        else:
            reader.open(f"{server.address}{page}.html")
        if fault.silent:
            assert server.asked.wait(60)
        reader.lacks_something()
        expect(reader.page.get_by_role("heading", name=page.capitalize())).to_be_visible()
        assert reader.incomplete.evaluate("line => line.getBoundingClientRect().top") < 200
        if fault.silent:
            break  # its button waits for the style, too
    server.repair()
    reader.mend(silent=False)
    whole(reader)


@pytest.mark.parametrize(("style", "page"), STYLES)
def test_no_picture_fills_a_page_without_its_style(
    reader: Reader, server: FaultyServer, style: str, page: str
) -> None:
    server.break_down(style, ANSWERED[0].misbehave)
    reader.open(f"{server.address}{page}.html")
    reader.lacks_something()
    tallest = """() => Math.max(...[...document.querySelectorAll('svg, img')].map(
        (picture) => picture.getBoundingClientRect().height))"""
    assert reader.page.evaluate(tallest) < 200


def test_a_button_that_a_silent_style_keeps_waiting_waits_no_longer_than_the_page(
    reader: Reader, server: FaultyServer
) -> None:
    server.break_down(OF_WIDGETS, SILENT[0].misbehave)
    reader.open(f"{server.address}one.html")
    reader.lacks_something()
    reader.mend(silent=True)
    reader.lacks_something()


@pytest.mark.parametrize("fault", ANSWERED, ids=lambda fault: fault.name)
@pytest.mark.parametrize("script", [HEAD, OFFLINE, FALLBACK], ids=["head", "offline", "fallback"])
def test_a_page_does_without_a_script_that_draws_nothing(
    reader: Reader, server: FaultyServer, script: str, fault: Fault
) -> None:
    server.break_down(script, fault.misbehave)
    reader.open(f"{server.address}one.html")
    reader.drawn()


@pytest.mark.parametrize("script", [OFFLINE, FALLBACK], ids=["offline", "fallback"])
def test_no_card_waits_for_a_script_that_draws_none(
    reader: Reader, server: FaultyServer, script: str
) -> None:
    server.break_down(script, SILENT[0].misbehave)
    reader.open(f"{server.address}one.html")
    reader.drawn()


def stall(reader: Reader, server: FaultyServer) -> None:
    """Open a page that waits for the script in its head, until it waits no longer."""
    server.break_down(HEAD, SILENT[0].misbehave)
    reader.open(f"{server.address}one.html")
    assert server.asked.wait(60)
    assert reader.page.evaluate("document.body") is None


def test_a_page_waits_no_longer_for_the_script_in_its_head_than_for_anything_else(
    reader: Reader, server: FaultyServer
) -> None:
    stall(reader, server)
    while not reader.page.evaluate("document.body"):
        reader.wait(1000)
    reader.drawn()
    whole(reader)


def test_a_page_that_neither_goes_on_nor_comes_again_says_so(
    reader: Reader, server: FaultyServer
) -> None:
    def refuse(route: Route) -> None:
        if route.request.resource_type == "fetch":
            route.abort()
        else:
            route.continue_()

    reader.page.route("**/one.html", refuse)
    stall(reader, server)
    while not reader.page.evaluate("document.body"):
        reader.wait(1000)
    server.repair()
    reader.page.unroute_all()
    reader.page.evaluate("document.documentElement.dataset.before = ''")
    try_again(reader.incomplete)
    reader.page.wait_for_selector("html:not([data-before])", state="attached")
    reader.drawn()


def test_a_page_that_still_comes_is_waited_for(reader: Reader, server: FaultyServer) -> None:
    server.break_down(r"/live-\w{16}\.js$", SILENT[0].misbehave)
    reader.open(f"{server.address}one.html")
    assert server.asked.wait(60)
    reader.page.evaluate("""() => {
        const come = () => document.body.append(document.createElement('i'));
        globalThis.more = setInterval(come, 9000);
    }""")
    reader.wait(4 * LONG_MS)
    expect(reader.incomplete).to_have_count(0)
    reader.page.evaluate("clearInterval(more)")
    reader.lacks_something()
