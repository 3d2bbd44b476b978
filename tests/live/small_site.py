"""A site of one page, kept by the real service worker, of which editions come one after another."""

import os
import shutil
import time
from pathlib import Path

from playwright.sync_api import Browser, Page

from book.live import CACHE
from book.live.cache import Cache
from book.live.content import named
from book.live.offline import write_worker
from book.live.ship import prepare
from tests.site.windows import PATIENCE_MS, open_window

HTML = """<!doctype html><html data-page="{edition}"><meta charset="utf-8"><title>{edition}</title>
<link rel="stylesheet" href="_static/carte.css?v={edition}">
<script type="module" src="_static/carte/{keep}"></script>
<script src="_static/carte/{draw}"></script></html>"""
DRAW = """document.documentElement.dataset.script = '{edition}';
globalThis.later = () => import('./{late}').then(({{edition}}) => edition);"""
STYLE = ":root {{ --edition: {edition} }}"
SHOWN = """() => [
    document.documentElement.dataset.page,
    document.documentElement.dataset.script,
    getComputedStyle(document.documentElement).getPropertyValue('--edition').trim(),
].join(' ')"""
KEPT = """async (editions) => {
    const names = (await caches.keys()).filter(name => name.startsWith('carte:'));
    if (names.length !== editions) return names;  // to open one that is going brings it back empty
    const isFile = ({ url }) => !url.endsWith('edition.json');  // which is the list of all others
    return Promise.all(
        names.map(async name => (await (await caches.open(name)).keys()).filter(isFile).length));
}"""

WORKERS = """async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.getRegistration();
    return [installing, waiting, active].map(worker => worker?.state ?? null);
}"""
"""The states of the workers there are: one being installed, one waiting, and the site's own."""

WHOLE = """async edition => {
    for (const cacheName of await caches.keys()) {
        const page = await caches.match('index.html', { cacheName });
        if (!(await page?.text())?.includes(`<title>${edition}<`)) continue;
        const kept = await (await caches.open(cacheName)).keys();
        return kept.filter(({ url }) => !url.endsWith('edition.json')).length === 5;
    }
    return false;
}"""
"""All files of an edition are here, the page itself as the first of them."""


class SmallSite:
    """The site; its service worker is the ``keeper`` unless an edition comes with another."""

    def __init__(self, folder: Path) -> None:
        shipment = prepare(Cache(CACHE))
        self.folder = folder
        self._published = time.time() - 1000
        self.keeper = shipment.service_worker
        self._keep = (shipment.bundle / "offline.js").read_text("utf-8")

    def publish(self, edition: str, keeper: str = "") -> None:
        """Put an edition in the place of the last one."""
        shutil.rmtree(self.folder, ignore_errors=True)
        scripts = self.folder / "_static/carte"
        scripts.mkdir(parents=True)

        def lay(name: str, text: str) -> str:
            address = named(name, text.encode())
            (scripts / address).write_text(text)
            return address

        late = lay("late.js", f"export const edition = '{edition}';")
        draw = lay("draw.js", DRAW.format(edition=edition, late=late))
        keep = lay("offline.js", self._keep)
        (self.folder / "_static/carte.css").write_text(STYLE.format(edition=edition))
        html = HTML.format(edition=edition, keep=keep, draw=draw)
        (self.folder / "index.html").write_text(html)
        write_worker(self.folder, keeper or self.keeper)
        self._date()

    def translate(self, language: str, keeper: str = "") -> None:
        """Add the page in another language, and in English the one of what is kept."""
        page = (self.folder / "index.html").read_text("utf-8")
        there = self.folder / language
        there.mkdir()
        (there / "index.html").write_text(page.replace("_static", "../_static"))
        (self.folder / "progress.html").write_text(page)
        write_worker(self.folder, keeper or self.keeper, [language])
        self._date()

    def _date(self) -> None:
        self._published += 100
        for path in self.folder.rglob("*"):  # servers tell the time of a file by the second
            os.utime(path, (self._published, self._published))


def keeps(page: Page, *editions: int, visiting: bool = False) -> None:
    """Wait until as many files as these are kept, edition by edition.

    It may take visit after visit: for a moment a page that has closed may still count as open.
    """
    end = time.monotonic() + PATIENCE_MS / 1000
    while sorted(kept := page.evaluate(KEPT, len(editions))) != sorted(editions):
        assert time.monotonic() < end, f"kept are {kept} by {page.evaluate(WORKERS)}"
        page.wait_for_timeout(500 if visiting else 50)
        if visiting:
            page.goto(page.url)


def becomes(page: Page, condition: str, given: object = None) -> None:
    """Wait until what a page promises is true; a promise alone counts as true to a browser."""
    end = time.monotonic() + PATIENCE_MS / 1000
    while not page.evaluate(condition, given):
        assert time.monotonic() < end, condition
        page.wait_for_timeout(50)


def is_kept_whole(page: Page, edition: str) -> None:
    """Wait until all files of an edition are kept, whatever else is."""
    becomes(page, WHOLE, edition)


class Reader:
    """Somebody whose browser keeps the small site."""

    def __init__(self, browser: Browser, site: SmallSite, address: str) -> None:
        self.site = site
        self.window = open_window(browser, service_workers="allow")
        self._address = address

    def visit(self, address: str = "") -> Page:
        """Open the page in a new tab."""
        page = self.window.new_page()
        page.goto(address or self._address)
        return page

    def visit_first(self) -> Page:
        """A page of the first edition, which is kept whole."""
        self.site.publish("one")
        page = self.visit()
        keeps(page, 5)
        return page

    def lose_the_network(self, is_lost: bool = True) -> None:
        self.window.set_offline(is_lost)
