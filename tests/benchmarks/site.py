"""How fast a page comes alive, and what a visit costs. `python -m tests.benchmarks.site`

Times are of one browser on one machine in one run, so that their ratios can be compared. Seconds of
the processor are those of the whole browser: others at work on the machine change them least.
"""

import gzip
import os
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from statistics import median
from typing import Any, ClassVar

from playwright.sync_api import Browser, BrowserContext, Page

from book.__main__ import build
from book.live.compiled import STDLIB
from book.serve import HOST, Handler, SiteServer
from carte import GAMES
from tests.benchmarks import first_level, main_thread, phone
from tests.benchmarks.chromium import chromium
from tests.site.first_visit import first_files, later_files, packed, settings
from tests.site.serving import running, served
from tests.site.visit import Visit
from tests.site.windows import Windows

PAGE = "scopa.html"
PAGES = ("index.html", "scopa.html", "play-scopa.html", "puzzles-scopa.html", f"{GAMES[-1]}.html")
ROUNDS = 5
REST_MS = 8_000
LONGEST_TASK = """
    globalThis.longest = 0;
    new PerformanceObserver(list => {
        for (const {duration} of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({type: 'longtask', buffered: true});
"""
ORIGINAL = Path(__file__).resolve().parents[2] / "book/live/js/node_modules/pyodide"
LOCK = ORIGINAL / "pyodide-lock.json"
BARE_BOOT = """async ([pyodide, lockFileContents]) => {
    const options = JSON.stringify({lockFileContents, packageBaseUrl: pyodide});
    const source = `import {loadPyodide} from ${JSON.stringify(pyodide)};
        const failed = error => postMessage(String(error));
        loadPyodide(${options}).then(() => postMessage('up'), failed);`;
    const blob = new Blob([source], {type: 'text/javascript'});
    const start = performance.now();
    const worker = new Worker(URL.createObjectURL(blob), {type: 'module'});
    const said = await new Promise(done => { worker.onmessage = ({data}) => done(data); });
    if (said !== 'up') throw new Error(said);
    return performance.now() - start;
}"""
FIRST_ANSWER = """async () => {
    const host = document.querySelector('.live-host[data-kind=deal]');
    host.scrollIntoView();
    const drawn = () => host.querySelector('[data-action=deal]');
    while (!drawn()) await new Promise(requestAnimationFrame);
    const deal = host.querySelector('[data-widget=deal]');
    const hand = () => [...deal.querySelectorAll('[data-zone=hand] [data-card]')]
        .map(card => card.dataset.card).join();
    const before = hand();
    deal.querySelector('[data-action=deal]').click();
    while (hand() === before) await new Promise(requestAnimationFrame);
    return performance.now();
}"""


@contextmanager
def book(languages: Sequence[str] = ()) -> Iterator[tuple[Path, str]]:
    """The built book, or a built site that the command line names, and its address."""
    with tempfile.TemporaryDirectory() as folder:
        told = sys.argv[1:]
        site = Path(told[0]) if told else build("--quiet", languages=languages, into=Path(folder))
        with served(site) as address:
            yield site, address


class Counting(Handler):
    """Counts what it sends, packed as most hosts do."""

    sent: ClassVar[list[int]] = []

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file."""
        content = source.read()
        self.sent.append(len(gzip.compress(content)))
        outputfile.write(content)

    def _packings(self, _plain: Path) -> Iterator[str]:
        return iter(())


class WithoutPolicy(Handler):
    """Serves what is not the site, and may run whatever a page is told to."""

    def end_headers(self) -> None:
        """End them without a policy."""
        SimpleHTTPRequestHandler.end_headers(self)


def pyodide_server() -> SiteServer:
    """Serve Pyodide as it was published."""
    return SiteServer((HOST, 0), partial(WithoutPolicy, directory=str(ORIGINAL)))


def work() -> float:
    """Return how many seconds of the processor the processes begun from here have used so far."""
    below, used = defaultdict(list), dict[int, float]()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            facts = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        below[int(facts[1])].append(int(folder.name))
        used[int(folder.name)] = (int(facts[11]) + int(facts[12])) / os.sysconf("SC_CLK_TCK")
    found = below[os.getpid()]
    for process in found:
        found.extend(below[process])
    return sum(used[process] for process in found)


def start(page: Page) -> None:
    """Have Python started on a page."""
    page.evaluate("carteEngine.start()")
    page.wait_for_selector("html[data-engine=ready]", state="attached", timeout=90_000)


class Bench:
    """A browser and the address of the built site; each measure is a new visitor's."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address

    def context(self, service_worker: bool = False) -> BrowserContext:
        """Return a visitor's browser with nothing in its caches."""
        return self.browser.new_context(service_workers="allow" if service_worker else "block")

    def open(self, context: BrowserContext) -> Page:
        """Open the page in a new window."""
        window = context.new_page()
        window.goto(self.address + PAGE)
        window.wait_for_selector(".carte")
        return window

    def bare_boot(self) -> tuple[float, float]:
        """Return what Pyodide as published takes to start on an empty page: ms, and of work."""
        with running(pyodide_server()) as server, self.context() as context:
            window = context.new_page()
            window.goto(f"{server.address}package.json")
            facts, before = [f"{server.address}pyodide.mjs", LOCK.read_text()], work()
            return float(window.evaluate(BARE_BOOT, facts)), 1000 * (work() - before)

    def first_answer(self) -> tuple[float, float]:
        """Return the same from navigation to the first widget that Python has changed."""
        with self.context() as context:
            before = work()
            return float(self.open(context).evaluate(FIRST_ANSWER)), 1000 * (work() - before)

    def longest_task(self) -> float:
        """Return the longest time in ms that the page was deaf, from navigation to live."""
        with self.context() as context:
            context.add_init_script(LONGEST_TASK)
            window = self.open(context)
            start(window)
            return float(window.evaluate("longest"))

    def first_lesson(self) -> tuple[float, float]:
        """Play the first level as soon as it is there, Python refused.

        Return the milliseconds to the verdict: from navigation, and from the press.
        """
        visit = Visit(Windows(self.browser), self.address, engine=False, painted=True)
        visit.page.goto(self.address + PAGE, wait_until="commit")
        times = visit.page.evaluate(first_level.PLAY, first_level.LEVEL)
        visit.close()
        return float(times["sinceNavigation"]), float(times["sinceClick"])


@contextmanager
def counted(site: Path) -> Iterator[str]:
    """Serve a site, counting what is sent."""
    with running(SiteServer((HOST, 0), partial(Counting, directory=str(site)))) as server:
        yield server.address


def visits(browser: Browser, site: Path) -> tuple[int, int, int]:
    """Return the bytes sent for a first visit, until it is alive and then, and for a second."""
    with counted(site) as address:
        bench = Bench(browser, address)
        with bench.context(service_worker=True) as context:
            Counting.sent.clear()
            window = bench.open(context)
            start(window)
            first = sum(Counting.sent)
            window.wait_for_timeout(REST_MS)  # the service worker keeps what it means to keep
            rest = sum(Counting.sent) - first
            Counting.sent.clear()
            start(bench.open(context))
            return first, rest, sum(Counting.sent)


def main() -> None:
    """Measure, and print a line each with what is aimed at; times are medians of rounds."""
    with book() as (site, address), chromium() as browser:
        bench = Bench(browser, address)
        pairs = [(*bench.bare_boot(), *bench.first_answer()) for _ in range(ROUNDS)]
        bare, _, live, _ = (median(times) for times in zip(*pairs, strict=True))
        ratio = median(live / bare for bare, _, live, _ in pairs)
        print(
            f"Bare Pyodide {bare:.0f} ms; first live widget {live:.0f} ms: {ratio:.2f} (aim 1.15)"
        )
        worked = median(live / bare for _, bare, _, live in pairs)
        print(f"The processor works {worked:.2f} times as long for it (aim 1.3)")
        lessons = [bench.first_lesson() for _ in range(ROUNDS)]
        answer, press = (median(times) for times in zip(*lessons, strict=True))
        print(f"First lesson answer, Python refused: {answer:.0f} ms (aim 500)")
        print(f"Click to verdict: {press:.0f} ms (aim 16)")
        longest = median(bench.longest_task() for _ in range(ROUNDS))
        print(f"Longest main-thread task: {longest:.0f} ms (aim 50)")
        first, rest, second = visits(browser, site)
        print(
            f"First visit {first / 1e6:.2f} MB gzipped (aim 6), then {rest / 1e6:.2f} MB to keep, "
            f"second {second} bytes (aim 0)"
        )
        for page in PAGES:
            print(page_line(site, page))
            print(main_thread.line(browser, address, page))
        print("On a cheap phone:")
        for line in phone.lines(browser, site):
            print(line, flush=True)


def page_line(site: Path, page: str) -> str:
    """Return what a page of the site loads, by its kinds of files."""
    told = settings(site, page)
    python = {path for path in first_files(site, page) if path.parent.name == told["folder"][:-1]}
    rooms = {path for path in python if path.suffix == ".zip" and path.name != STDLIB}
    parts = {
        "all": first_files(site, page),
        "its HTML": {site / page},
        "its Python packages": rooms,
        "later": later_files(site, page),
    }
    return f"{page}: " + ", ".join(f"{name} {packed(files)}" for name, files in parts.items())


if __name__ == "__main__":
    main()
