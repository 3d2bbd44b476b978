"""What a page is on a cheap phone. `python -m tests.benchmarks.phone [SITE [page.html …]]`

The processor of the page is slowed four times, and the network carries 1.6 Mbit/s: files packed as
hosts send them, each after 150 ms. The server holds that pace, for workers as for pages. A browser
does not slow its workers: what Python takes here is the network, and this machine. A press lasts
until the next frame is drawn, while widgets out of sight are still being made.
"""

import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, ClassVar

from playwright.sync_api import Browser, BrowserContext, Page

from book.__main__ import build
from book.live.packing import pack
from book.serve import HOST, Handler, SiteServer
from tests.benchmarks import first_level
from tests.benchmarks.chromium import chromium
from tests.site.serving import running

PAGES = ("index.html", "scopa.html", "play-scopa.html", "puzzles-scopa.html")
LESSONS, TABLE = "scopa.html", "play-scopa.html"
CARD = ".carte [data-zone=hand] [data-card]"
PRESSES = 4
PATIENCE_MS = 120_000
REST_MS = 8_000
ROUNDS = 3
SLOWER = 4
LATENCY = 0.15
BYTES_A_SECOND = 1.6e6 / 8
PIECE = 4096
SEEN = """
    globalThis.seen = {longest: 0};
    new PerformanceObserver(list => {
        for (const {duration} of list.getEntries()) {
            seen.longest = Math.max(seen.longest, duration);
        }
    }).observe({type: 'longtask', buffered: true});
    new PerformanceObserver(list => {
        for (const {duration, interactionId} of list.getEntries())
            if (interactionId) seen.press = Math.max(seen.press ?? 0, duration);
    }).observe({type: 'event', durationThreshold: 16});
    const look = () => {
        if (document.querySelector('.carte [data-card]')) seen.cards ??= performance.now();
        if (document.documentElement.dataset.engine === 'ready') seen.python ??= performance.now();
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
"""
FIRST_PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


class _Pace:
    """One network for all that is asked: pieces leave one after the other."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._free = 0.0

    def wait_for(self, size: int) -> None:
        """Wait until so many bytes have gone through."""
        with self._lock:
            self._free = max(self._free, time.monotonic()) + size / BYTES_A_SECOND
            until = self._free
        time.sleep(max(0, until - time.monotonic()))


class _Slow(Handler):
    """Serves over kept connections at the pace of the network."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    pace: ClassVar = _Pace()

    def send_head(self) -> Any:
        """Answer after the time that a question takes to the host and back."""
        time.sleep(LATENCY)
        return super().send_head()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file piece by piece."""
        while piece := source.read(PIECE):
            self.pace.wait_for(len(piece))
            outputfile.write(piece)


@contextmanager
def _site() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        told = sys.argv[1:2]
        yield Path(told[0]) if told else build("--quiet", into=Path(folder))


def _window(browser: Browser, service_worker: bool = False) -> BrowserContext:
    return browser.new_context(
        viewport={"width": 390, "height": 844},
        is_mobile=True,
        has_touch=True,
        service_workers="allow" if service_worker else "block",
    )


def _open(context: BrowserContext, address: str) -> Page:
    """Open a page, slowed, until it has its first cards."""
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(SEEN)
    page.goto(address, wait_until="commit", timeout=PATIENCE_MS)
    page.wait_for_selector(".carte [data-card]", state="attached", timeout=PATIENCE_MS)
    return page


def _wait_for_python(page: Page) -> None:
    page.wait_for_selector("html[data-engine=ready]", state="attached", timeout=PATIENCE_MS)


def visit(browser: Browser, address: str) -> dict[str, float]:
    """Open a page as a new visitor; return the milliseconds until each thing was there."""
    with _window(browser) as context:
        page = _open(context, address)
        found = {"painted": page.evaluate(FIRST_PAINT)}
        for _ in range(PRESSES):
            page.locator(CARD).first.tap(timeout=PATIENCE_MS)
        if address.endswith(LESSONS):
            times = page.evaluate(first_level.PLAY, first_level.LEVEL)
            found["verdict"] = times["sinceNavigation"]
        _wait_for_python(page)
        seen: dict[str, float] = page.evaluate("seen")
        return found | seen


def second_visit(browser: Browser, address: str) -> dict[str, float]:
    """Return the same of a page that its reader has left once all was kept."""
    with _window(browser, service_worker=True) as context:
        page = _open(context, address)
        page.wait_for_function("() => carteEngine.status.settled", timeout=PATIENCE_MS)
        page.wait_for_timeout(REST_MS)
        page.close()
        page = _open(context, address)
        _wait_for_python(page)
        return dict(page.evaluate("seen"))


def lines(browser: Browser, site: Path, pages: Sequence[str] = PAGES) -> Iterator[str]:
    """Yield a line for each page, medians of some rounds, and one for a second visit."""
    pack(site)
    with running(SiteServer((HOST, 0), partial(_Slow, directory=str(site)))) as server:
        for name in pages:
            rounds = [visit(browser, server.address + name) for _ in range(ROUNDS)]
            found = {key: median(one.get(key, 0) for one in rounds) for key in rounds[0]}
            yield f"{name}: {_told(found)}"
        again = second_visit(browser, server.address + TABLE)
        yield f"{TABLE} again: {_told(again, python=6000)}"


def _told(found: Mapping[str, float], python: int = 25_000) -> str:
    aims = {"painted": 0, "cards": 2500, "verdict": 3500, "python": python, "press": 100}
    said = [f"{name} {found[name]:.0f} ms" for name in (*aims, "longest") if name in found]
    aimed = [f"{name} {aim}" for name, aim in aims.items() if aim and name in found]
    return f"{', '.join(said)} (aims: {', '.join(aimed)})"


def main() -> None:
    """Print a line for each page of the command line, or for those that say most."""
    with _site() as site, chromium() as browser:
        for line in lines(browser, site, sys.argv[2:] or PAGES):
            print(line, flush=True)


if __name__ == "__main__":
    main()
