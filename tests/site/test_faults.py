"""Whatever goes wrong with a start, it ends in Python or in a message, and *Try again* mends it."""

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.site.checker import Checker
from tests.site.faults.network import FAULTS, OF_SCRIPTS, Fault
from tests.site.faults.reader import (
    FRUGAL,
    FULL_STORAGE,
    NO_STORAGE,
    WORKERS,
    Reader,
    try_again,
)
from tests.site.faults.server import FaultyServer, faulty_server

Come = Callable[..., Reader]

PAGE = "checker.html"
SCRIPTS = tuple(rf"/{name}$" for name in (r"worker\.js", r"pyodide\.js", r"pyodide\.asm\.js"))
DATA = tuple(
    rf"/{name}$" for name in (r"pyodide\.asm\.wasm", r"python_stdlib\.zip", r"packages\.zip")
)
ENTRY, PARTS = r"/live-\w{16}\.js$", r"/live-\w{8}\.js$"
FRONT, SHARED = r"/\w+\.tool-\w+\.js$", r"/part-\w+\.js$"
STYLES = r"/widgets-\w+\.css$"
FALLBACK = r"/(live-\w{16}|fallback-\w+)\.js$"
NAMED = {fault.name: fault for fault in (*FAULTS, *OF_SCRIPTS)}
OF_A_PAGE = ("is missing", "is a portal's page", "is half of itself", "has two flipped bytes")
MISSING = NAMED["is missing"]


@pytest.fixture(scope="module")
def server(site: Path) -> Iterator[FaultyServer]:
    with faulty_server(site) as server:
        yield server


@pytest.fixture
def come(chromium: Browser, server: FaultyServer) -> Iterator[Come]:
    """Have a new reader come; afterwards the server is whole again."""
    readers: list[Reader] = []

    def reader(*scripts: str) -> Reader:
        readers.append(Reader(chromium, *scripts))
        return readers[-1]

    yield reader
    server.repair()
    for one in readers:
        one.close()


@pytest.mark.parametrize("files", [SCRIPTS, DATA], ids=["scripts", "data"])
def test_each_fault_of_a_file_of_pythons_is_told_and_mended(
    come: Come, server: FaultyServer, files: tuple[str, ...]
) -> None:
    reader = come()
    for number, (file, fault) in enumerate(_faults(files)):
        server.break_down(file, fault.misbehave)
        if number:
            try_again(reader.failure)
        else:
            reader.open(server.address + PAGE)
        if fault.silent:
            assert server.asked.wait(60), f"nobody asked for {file}"
            reader.wait()
        reader.engine("failed")
        name = file.strip("/$").replace("\\", "")
        expect(reader.failure).to_contain_text("nothing has arrived" if fault.silent else name)
    server.repair()
    try_again(reader.failure)
    reader.engine("ready")


def _faults(files: tuple[str, ...]) -> Iterator[tuple[str, Fault]]:
    for file in files:
        for fault in (*FAULTS, *(OF_SCRIPTS if file in SCRIPTS else ())):
            yield file, fault


def test_each_fault_of_what_draws_a_page_is_told_and_mended(
    come: Come, server: FaultyServer
) -> None:
    reader = come(FRUGAL)
    scripts = product((ENTRY, PARTS, FRONT, SHARED), (*OF_A_PAGE, "is sent as text", "never comes"))
    styles = product([STYLES], OF_A_PAGE)
    stopped = True
    for file, name in (*scripts, *styles):
        fault = NAMED[name]
        server.break_down(file, fault.misbehave)
        if stopped:  # what came late after all has mended the page
            reader.open(server.address + PAGE)
        else:
            reader.mend(silent=fault.silent)
        reader.lacks_something()
        stopped = fault.silent
    server.repair()
    reader.mend(silent=False)
    reader.drawn()


def test_a_page_without_any_script_of_ours_says_that_it_is_incomplete(
    come: Come, server: FaultyServer
) -> None:
    reader = come(FRUGAL)
    server.break_down(r"/_static/carte/", MISSING.misbehave)
    reader.open(server.address + PAGE)
    said = reader.page.locator(".live-incomplete")
    expect(said).to_be_hidden()
    said.evaluate("line => line.getAnimations().forEach(waiting => waiting.finish())")
    expect(said).to_contain_text("hold down Shift")
    expect(said).to_be_visible()


@pytest.mark.parametrize("storage", [NO_STORAGE, FULL_STORAGE], ids=["forbidden", "full"])
def test_python_starts_where_nothing_can_be_kept(
    come: Come, server: FaultyServer, storage: str
) -> None:
    reader = come(storage)
    reader.open(server.address + PAGE)
    reader.engine("ready")


def test_a_worker_that_breaks_or_dies_is_told_and_another_one_starts(
    come: Come, server: FaultyServer
) -> None:
    reader = come(WORKERS, FRUGAL)
    reader.open(server.address + PAGE)
    reader.drawn()
    reader.start()
    reader.page.wait_for_function("() => workers.length === 1")
    reader.page.evaluate("workers[0].dispatchEvent(new ErrorEvent('error', {message: 'no room'}))")
    expect(reader.failure).to_contain_text("The rules stopped: no room")
    try_again(reader.failure)
    reader.page.wait_for_function("() => workers.length === 2")
    reader.page.evaluate("workers[1].terminate()")
    reader.wait(121_000)
    expect(reader.failure).to_contain_text("The rules could not be loaded: ")
    try_again(reader.failure)
    reader.engine("ready")


def test_a_question_without_an_answer_is_asked_once_more_of_another_python_that_is_given_longer(
    come: Come, server: FaultyServer
) -> None:
    reader = come(WORKERS)
    reader.open(server.address + PAGE)
    reader.engine("ready")
    table = Checker(reader.page.locator(".carte[data-widget=checker]"))
    table.act("clear")
    table.judged()
    reader.page.evaluate("workers[0].terminate()")
    table.enter("7d 2s / 7b")
    reader.wait(patience(reader, 10_000) + 1_000)
    expect(reader.page.locator(".live-status")).to_contain_text("No answer for 10 seconds")
    assert table.judged()
    assert reader.page.evaluate("workers.length") == 2

    reader.page.evaluate("globalThis.deaf = true")
    table.put("hand", "3D")
    reader.wait(patience(reader, 10_000) + 1_000)
    reader.engine("booting")
    reader.engine("ready")
    reader.wait(patience(reader, 30_000) - 1_000)
    expect(reader.failure).to_be_hidden()
    reader.wait(2_000)
    expect(table.root.locator("[role=status]")).to_contain_text("No answer has come")
    expect(reader.failure).to_contain_text("did not answer two requests")
    reader.page.evaluate("globalThis.deaf = false")
    try_again(reader.failure)
    assert table.judged()
    assert reader.page.evaluate("workers.length") == 4
    assert reader.errors == []


def patience(reader: Reader, least: int) -> int:
    """Milliseconds that a page waits for an answer of the Python that has just started."""
    return max(least, int(reader.page.evaluate("2 * carteEngine.status.took")))
