"""A page of puzzles asks the first of them at once, and the others when their file has come."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from carte.engine.moves import Play
from carte.play.puzzles.collection import Entry, collection
from carte.play.puzzles.order import easiest_first
from tests.site.faults.network import FAULTS
from tests.site.faults.reader import FRUGAL, Reader
from tests.site.faults.server import FaultyServer, faulty_server
from tests.site.table import Table
from tests.site.windows import open_window

PAGE = "puzzles-scopa.html"
OTHERS = r"/data/puzzles-scopa-\w+\.js$"
MISSING = next(fault for fault in FAULTS if fault.name == "is missing")


def first_and_last() -> tuple[Entry, Entry]:
    found = collection("scopa")
    themes = [theme for theme in found.themes if found.of(theme.id)]
    first, *_others, last = (easiest_first(found.of(theme.id)) for theme in themes)
    return first[0], last[-1]


FIRST, LAST = first_and_last()


@pytest.fixture
def server(site: Path) -> Iterator[FaultyServer]:
    with faulty_server(site) as server:
        yield server


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    window = open_window(chromium, service_workers="block")
    yield window.new_page()
    window.close()


def solve(page: Page, entry: Entry) -> None:
    move = entry.puzzle.answers[0]
    assert isinstance(move, Play)
    assert Table(page.locator(f".carte[data-level={entry.id}]")).type(str(move)).good


def test_the_first_is_asked_before_the_others_have_come(page: Page, server: FaultyServer) -> None:
    held: list[Route] = []
    page.route("**/data/puzzles-scopa-*.js", lambda route: held.append(route))
    page.goto(server.address + PAGE, wait_until="commit")
    solve(page, FIRST)
    page.evaluate("id => { location.hash = id }", LAST.id)
    expect(page.locator(".carte [role=status]").first).to_contain_text("Opening the puzzle")
    for route in held:
        route.continue_()
    solve(page, LAST)


def test_a_link_to_another_opens_it(page: Page, server: FaultyServer) -> None:
    page.goto(f"{server.address}{PAGE}#{LAST.id}")
    solve(page, LAST)


def test_a_page_that_is_opened_as_a_file_asks_all(page: Page, site: Path) -> None:
    page.goto(f"{(site / PAGE).as_uri()}#{LAST.id}")
    solve(page, LAST)


def test_others_that_do_not_come_are_told_and_fetched_again(
    chromium: Browser, server: FaultyServer
) -> None:
    reader = Reader(chromium, FRUGAL)
    server.break_down(OTHERS, MISSING.misbehave)
    reader.open(server.address + PAGE)
    solve(reader.page, FIRST)
    expect(reader.incomplete).to_have_count(0)
    reader.page.evaluate("id => { location.hash = id }", LAST.id)
    reader.lacks_something()
    server.repair()
    reader.mend(silent=False)
    solve(reader.page, LAST)
    reader.close()
