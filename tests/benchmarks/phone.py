"""What a page is on a cheap phone. `python -m tests.benchmarks.phone [SITE [page.html …]]`

The processor of the page is slowed four times, and the network carries 1.6 Mbit/s: files packed as
hosts send them, each after 150 ms. The server holds that pace, for workers as for pages. A browser
does not slow its workers: what Python takes here is the network, and this machine.
"""

import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, ClassVar

from playwright.sync_api import Browser

from book.__main__ import build
from book.live.packing import pack
from book.serve import HOST, Handler, SiteServer
from tests.benchmarks.site import chromium
from tests.site.serving import running

PAGES = ("index.html", "scopa.html", "play-scopa.html", "puzzles-scopa.html")
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
    const look = () => {
        if (document.querySelector('.carte [data-card]')) seen.cards ??= performance.now();
        if (document.querySelector('.carte [data-verdict]')) seen.verdict ??= performance.now();
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
        site = Path(told[0]) if told else build("--quiet", into=Path(folder))
        pack(site)
        yield site


def visit(browser: Browser, address: str) -> dict[str, float]:
    """Open a page as a new visitor; return the milliseconds until each thing was there."""
    with browser.new_context(
        viewport={"width": 390, "height": 844},
        is_mobile=True,
        has_touch=True,
        service_workers="block",
    ) as context:
        page = context.new_page()
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.add_init_script(SEEN)
        page.goto(address, wait_until="commit", timeout=120_000)
        page.wait_for_selector(".carte [data-card]", state="attached", timeout=120_000)
        painted = page.evaluate(FIRST_PAINT)
        page.wait_for_selector("html[data-engine=ready]", state="attached", timeout=120_000)
        return {"painted": painted, **page.evaluate("seen")}


def main() -> None:
    """Print a line for each page, medians of some rounds."""
    pages: Sequence[str] = sys.argv[2:] or PAGES
    with _site() as site, chromium() as browser:
        handler = partial(_Slow, directory=str(site))
        with running(SiteServer((HOST, 0), handler)) as server:
            for name in pages:
                rounds = [visit(browser, server.address + name) for _ in range(ROUNDS)]
                found = {key: median(one.get(key, 0) for one in rounds) for key in rounds[0]}
                print(
                    f"{name}: painted {found['painted']:.0f} ms, cards {found['cards']:.0f} "
                    f"(aim 2500), Python {found.get('python', 0):.0f} (aim 25000), longest task "
                    f"{found['longest']:.0f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
