"""What a tap costs a page in every browser, and whether its text ever moves by itself.

`python -m tests.benchmarks.layout`. A forced style and layout after one attribute of a card has
changed, or one word has been added, in the longest chapter with its Python running; and Chromium's
cumulative layout shift while a page is drawn, reached by a link, and read to its end.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from book.__main__ import build
from tests.benchmarks.site import PAGE
from tests.site.browser import ARGUMENTS, find_or_fetch
from tests.site.others import OTHERS
from tests.site.serving import served
from tests.site.windows import UNDRAWN

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 900}
PAGES = [
    PAGE,
    f"{PAGE}#scopa-sums-2",
    f"{PAGE}#watch-a-deal",
    f"{PAGE}#play-a-match",
    "mediatore.html",
    "play-scopa.html",
    "checker.html",
    "counting.html",
    "cases.html",
]
TAPS = """async () => {
    carteEngine.start();
    while (document.documentElement.dataset.engine !== "ready")
        await new Promise(later => setTimeout(later, 50));
    const root = document.querySelector(".carte");
    const card = root.querySelector("[data-zone=hand] [data-card]");
    const goal = root.querySelector(".carte-goal");
    const median = (change) => {
        const took = Array.from({ length: 15 }, () => {
            const start = performance.now();
            for (let i = 0; i < 4; i++) {
                change();
                document.body.offsetHeight;
            }
            return (performance.now() - start) / 4;  // their clocks know whole milliseconds
        });
        return took.sort((a, b) => a - b)[7];
    };
    return [median(() => card.toggleAttribute("data-wrong")), median(() => goal.append(" word"))];
}"""
SHIFTS = """
    globalThis.shifted = 0;
    new PerformanceObserver(list => {
        for (const { value, hadRecentInput } of list.getEntries())
            if (!hadRecentInput) shifted += value;
    }).observe({ type: "layout-shift", buffered: true });
"""
READ_ON = """async undrawn => {
    const frame = () => new Promise(requestAnimationFrame);
    while (document.querySelector(undrawn)) await frame();
    for (let i = 0; i < 60; i++) await frame();
    for (let y = scrollY; y < document.body.scrollHeight; y += innerHeight / 2) {
        scrollTo({ top: y, behavior: "instant" });
        await frame();
        await frame();
    }
    return shifted;
}"""


def main() -> None:
    """Build the book, measure it, or a built site that the command line names."""
    if sys.argv[1:]:
        measure(Path(sys.argv[1]))
        return
    with tempfile.TemporaryDirectory() as folder:
        measure(build("--quiet", into=Path(folder)))


def measure(site: Path) -> None:
    """Print what taps cost in each browser that is here, then the shifts in Chromium."""
    with served(site) as address:
        for name, find in OTHERS.items():
            if start := find():
                with start() as driver:
                    driver.open(address + PAGE)
                    report(name, lambda function: driver.run(function))
            else:
                print(f"{name}: not here")
        if path := find_or_fetch():
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
                page = browser.new_page()
                page.goto(address + PAGE)
                report("chromium", page.evaluate)
                page.close()
                report_shifts(browser, address)
                browser.close()


def report(name: str, run: Callable[[str], list[float]]) -> None:
    """Print the medians of one browser in ms."""
    attribute, word = run(TAPS)
    print(f"{name}: {attribute:.1f} ms after an attribute, {word:.1f} ms after a word (aim 20)")


def report_shifts(browser: Browser, address: str) -> None:
    """Print by how much each page moves by itself, on a phone and on a desk."""
    for page in PAGES:
        phone, desk = (shift(browser, address + page, size) for size in (PHONE, DESK))
        print(f"{page}: layout shift {phone:.4f} on a phone, {desk:.4f} on a desk (aim 0)")


def shift(browser: Browser, address: str, size: ViewportSize) -> float:
    """The layout shift of a page from its first line to its last."""
    window = browser.new_context(viewport=size, service_workers="block")
    window.add_init_script(SHIFTS)
    page = window.new_page()
    page.goto(address)
    moved = float(page.evaluate(READ_ON, UNDRAWN))
    window.close()
    return moved


if __name__ == "__main__":
    main()
