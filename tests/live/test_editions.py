"""What a browser has kept is never mixed with another edition; an open page keeps its own."""

import json
import os
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from book.live import _CACHE
from book.live.cache import Cache
from book.live.content import named
from book.live.offline import write_worker
from book.live.ship import prepare
from book.serve import SiteServer, site_server
from tests.site.windows import PATIENCE_MS, open_window

FIRST_EDITION = Path(__file__).parent / "first_edition/sw.js"
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
KEPT = """async () => {
    const names = (await caches.keys()).filter(name => name.startsWith('carte:'));
    return Promise.all(names.map(async name => (await (await caches.open(name)).keys()).length));
}"""


class Site:
    """A site of one page, of which editions are published one after the other."""

    def __init__(self, folder: Path) -> None:
        shipment = prepare(Cache(_CACHE))
        self.folder = folder
        self._published = time.time() - 1000
        self._keeper = shipment.service_worker
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
        write_worker(self.folder, keeper or self._keeper)
        self._published += 100
        for path in self.folder.rglob("*"):  # servers tell the time of a file by the second
            os.utime(path, (self._published, self._published))


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return Site(tmp_path / "site")


@pytest.fixture
def server(site: Site) -> Iterator[SiteServer]:
    with site_server(site.folder) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@pytest.fixture
def window(chromium: Browser) -> Iterator[BrowserContext]:
    window = open_window(chromium, service_workers="allow")
    yield window
    window.close()


@pytest.fixture
def visit(window: BrowserContext, server: SiteServer) -> Callable[[], Page]:
    def open_page() -> Page:
        page = window.new_page()
        page.goto(server.address)
        return page

    return open_page


def keeps(page: Page, *editions: int) -> None:
    """Wait until as many files as these are kept, edition by edition."""
    end = time.monotonic() + PATIENCE_MS / 1000
    while sorted(page.evaluate(KEPT)) != sorted(editions):
        assert time.monotonic() < end, f"kept are {page.evaluate(KEPT)}"
        page.wait_for_timeout(50)


def test_an_edition_is_kept_whole_and_can_be_read_without_a_network(
    site: Site, window: BrowserContext, visit: Callable[[], Page]
) -> None:
    site.publish("one")
    page = visit()
    keeps(page, 5)
    window.set_offline(True)
    page.reload()
    assert page.evaluate(SHOWN) == "one one one"
    assert page.evaluate("later()") == "one"


def test_a_page_that_is_open_while_another_edition_comes_goes_on_with_its_own(
    site: Site, visit: Callable[[], Page]
) -> None:
    site.publish("one")
    old = visit()
    keeps(old, 5)
    site.publish("two")
    new = visit()
    assert new.evaluate(SHOWN) == "two two two"
    assert old.evaluate("later()") == "one"
    assert new.evaluate("later()") == "two"


def test_a_half_kept_edition_is_not_mixed_with_the_next(
    site: Site, visit: Callable[[], Page]
) -> None:
    site.publish("one")
    page = visit()
    keeps(page, 5)
    page.evaluate(
        """async () => {
            const [name] = (await caches.keys()).filter(name => name.startsWith('carte:'));
            const cache = await caches.open(name);
            for (const request of await cache.keys())
                if (/css|late/.test(request.url)) await cache.delete(request);
        }"""
    )
    site.publish("two")
    for _ in range(3):
        page.goto(page.url)
        assert page.evaluate(SHOWN) == "two two two"
        assert page.evaluate("later()") == "two"


def test_what_the_first_edition_kept_is_not_mixed_with_the_next(
    site: Site, visit: Callable[[], Page]
) -> None:
    site.publish("one", keeper=FIRST_EDITION.read_text("utf-8"))
    _as_the_first_edition_listed_them(site.folder / "sw.js")
    page = visit()
    keeps(page, 5)
    site.publish("two")
    for _ in range(3):
        page.goto(page.url)
        assert page.evaluate(SHOWN) == "two two two"
        assert page.evaluate("later()") == "two"


def _as_the_first_edition_listed_them(worker: Path) -> None:
    """Files stood by their paths alone, and what is asked for with a query is the same file."""
    facts, code = worker.read_text("utf-8").split("\n", 1)
    site = json.loads(facts.removeprefix("const SITE=").removesuffix(";"))
    files = {address.split("?")[0]: hashed for address, hashed in site["files"].items()}
    worker.write_text(f"const SITE={json.dumps(site | {'files': files})};\n{code}", "utf-8")
