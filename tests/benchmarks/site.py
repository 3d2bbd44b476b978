"""How fast a page comes alive, and what a visit costs. `python -m tests.benchmarks.site`

Times are of one browser on one machine in one run, so that their ratios can be compared.
"""

import gzip
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page, Request, sync_playwright

from book.__main__ import build
from book.serve import HOST, Handler, SiteServer
from tests.site.browser import ARGUMENTS, find_or_fetch
from tests.site.serving import running, served
from tests.site.visit import Visit
from tests.site.windows import Windows

PAGE = "scopa.html"
FIRST_LEVEL = "scopa-first-capture-1"
ROUNDS = 5
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
    worker.terminate();
    if (said !== 'up') throw new Error(said);
    return performance.now() - start;
}"""
FIRST_ANSWER = """async () => {
    const deal = document.querySelector('[data-widget=deal]');
    const hand = () => [...deal.querySelectorAll('[data-zone=hand] [data-card]')]
        .map(card => card.dataset.card).join();
    const before = hand();
    deal.querySelector('[data-action=deal]').click();
    while (hand() === before) await new Promise(requestAnimationFrame);
    return performance.now();
}"""
PLAY_FIRST_LEVEL = """async level => {
    const frame = () => new Promise(requestAnimationFrame);
    const table = () => document.querySelector(`.carte[data-level="${level}"] [data-zone=table]`);
    while (!table()) await frame();
    const root = table().closest('.carte');
    const press = (zone, card) =>
        root.querySelector(`[data-zone=${zone}] [data-card="${card}"]`).click();
    press('hand', '7D');
    press('table', '7S');
    const start = performance.now();
    root.querySelector('[data-action=play]').click();
    while (!root.querySelector('[data-verdict]')) await frame();
    return {sinceNavigation: performance.now(), sinceClick: performance.now() - start};
}"""


@contextmanager
def chromium() -> Iterator[Browser]:
    """Chrome or Chromium, as the tests have it."""
    path = find_or_fetch()
    if path is None:
        sys.exit("No Chrome or Chromium here, and none could be fetched.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@contextmanager
def book(languages: Sequence[str] = ()) -> Iterator[tuple[Path, str]]:
    """The built book, or a built site that the command line names, and its address."""
    with tempfile.TemporaryDirectory() as folder:
        told = sys.argv[1:]
        site = Path(told[0]) if told else build("--quiet", languages=languages, into=Path(folder))
        with served(site) as address:
            yield site, address


class WithoutPolicy(Handler):
    """Serves what is not the site, and may run whatever a page is told to."""

    def end_headers(self) -> None:
        """End them without a policy."""
        SimpleHTTPRequestHandler.end_headers(self)


def pyodide_server() -> SiteServer:
    """Serve Pyodide as it was published."""
    return SiteServer((HOST, 0), partial(WithoutPolicy, directory=str(ORIGINAL)))


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

    def bare_boot(self) -> float:
        """Return the milliseconds that Pyodide as published takes to start, on an empty page."""
        with running(pyodide_server()) as server, self.context() as context:
            window = context.new_page()
            window.goto(f"{server.address}package.json")
            facts = [f"{server.address}pyodide.mjs", LOCK.read_text()]
            return float(window.evaluate(BARE_BOOT, facts))

    def first_answer(self) -> float:
        """Return the milliseconds from navigation to the first widget that Python has changed."""
        with self.context() as context:
            return float(self.open(context).evaluate(FIRST_ANSWER))

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
        times = visit.page.evaluate(PLAY_FIRST_LEVEL, FIRST_LEVEL)
        visit.close()
        return float(times["sinceNavigation"]), float(times["sinceClick"])

    def visits(self) -> tuple[int, int]:
        """Return the bytes over the network of a first visit, gzipped, and of a second."""
        with self.context(service_worker=True) as context:
            fetched: list[Request] = []
            context.on("requestfinished", fetched.append)
            window = self.open(context)
            start(window)
            first = sum(
                len(gzip.compress(response.body()))
                for request in fetched
                if (response := request.response())
                and request.sizes()["responseBodySize"]  # else the server said: as you have it
            )
            window.wait_for_timeout(8_000)  # the service worker keeps what it means to keep
            fetched.clear()
            start(self.open(context))
            second = sum(
                request.sizes()["responseBodySize"]
                for request in fetched
                if (response := request.response()) and not response.from_service_worker
            )
        return first, second


def main() -> None:
    """Measure, and print a line each with what is aimed at; times are medians of rounds."""
    with book() as (_site, address), chromium() as browser:
        bench = Bench(browser, address)
        pairs = [(bench.bare_boot(), bench.first_answer()) for _ in range(ROUNDS)]
        bare, live = (median(times) for times in zip(*pairs, strict=True))
        ratio = median(second / first for first, second in pairs)
        print(
            f"Bare Pyodide {bare:.0f} ms; first live widget {live:.0f} ms: {ratio:.2f} (aim 1.15)"
        )
        lessons = [bench.first_lesson() for _ in range(ROUNDS)]
        answer, press = (median(times) for times in zip(*lessons, strict=True))
        print(f"First lesson answer, Python refused: {answer:.0f} ms (aim 500)")
        print(f"Click to verdict: {press:.0f} ms (aim 16)")
        longest = median(bench.longest_task() for _ in range(ROUNDS))
        print(f"Longest main-thread task: {longest:.0f} ms (aim 50)")
        first, second = bench.visits()
        print(f"First visit {first / 1e6:.2f} MB gzipped (aim 6), second {second} bytes (aim 0)")


if __name__ == "__main__":
    main()
