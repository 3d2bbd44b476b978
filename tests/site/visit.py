"""One visitor's browser window: what it may load, what went wrong in it, the tables on its page."""

import json
import re
import time
from collections.abc import Iterator
from urllib.request import urlopen

from playwright.sync_api import Page, Request, Route, ViewportSize

from book.languages import SOURCE
from tests.site.kept import kept
from tests.site.table import Table
from tests.site.windows import PATIENCE_MS, UNDRAWN, UNPAINTED, Windows, open_page, paint

DESKTOP: ViewportSize = {"width": 1200, "height": 900}
PHONE: ViewportSize = {"width": 320, "height": 640}
ENGINE_FILES = re.compile(r"\.wasm($|\?)")
KEPT_FILES = """async () => {
    const names = (await caches.keys()).filter(name => name.startsWith('carte:'));
    const all = await Promise.all(names.map(name => caches.open(name)));
    const files = (await Promise.all(all.map(cache => cache.keys()))).flat();
    return files.filter(({ url }) => !url.endsWith('edition.json')).length;  // a list of them
}"""
DRAWN = f"() => !document.querySelector('{UNDRAWN}')"
"""A function: a page whose policy refuses to evaluate texts takes that once, at the beginning."""
REFUSALS = """document.addEventListener('securitypolicyviolation', refused => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = refused;
    throw Error(`refused: ${effectiveDirective} ${blockedURI} by ${sourceFile}:${lineNumber}`);
})"""
ALONE = """root => {
    for (let one = root; one !== document.body; one = one.parentElement)
        for (const other of one.parentElement.children)
            other.style.display = other === one ? '' : 'none';
}"""


class Visit:
    """A new visitor's window on the site; other origins are refused and remembered."""

    def __init__(
        self,
        windows: Windows,
        address: str,
        *,
        viewport: ViewportSize = DESKTOP,
        dark: bool = False,
        engine: bool = True,
        painted: bool = False,
        service_worker: bool = False,
        stored: dict[str, str] | None = None,
        before: str = "",
    ) -> None:
        self.address = address
        self.errors: list[str] = []
        self.foreign: list[str] = []
        self._windows = windows
        self.context = windows.take(service_worker=service_worker)
        self.context.route(re.compile(f"^(?!{re.escape(address)})"), self._refuse)
        if not engine:
            self.block_engine()
        self.page: Page = open_page(self.context)
        if not painted:
            self.page.add_init_script(UNPAINTED)
        self.page.set_viewport_size(viewport)
        self.page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
        for key, value in (stored or {}).items():
            self.page.add_init_script(f"localStorage[{key!r}] ??= {value!r}")
        if before:
            self.page.add_init_script(before)
        self.page.add_init_script(REFUSALS)  # what the policy refuses is an error like others
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def open(self, page: str) -> None:
        self.page.goto(self.address + page)
        self.page.wait_for_function(DRAWN)

    def in_both_themes(self) -> Iterator[str]:
        """Show the page in the light theme, then in the dark one."""
        for theme in ("light", "dark"):
            self.page.emulate_media(color_scheme=theme)
            yield theme

    def block_engine(self) -> None:
        """From now on Python cannot be downloaded."""
        self.context.route(ENGINE_FILES, lambda route: route.abort())

    def unblock_engine(self) -> None:
        self.context.unroute(ENGINE_FILES)

    def start_engine(self) -> None:
        self.page.evaluate("carteEngine.start()")
        self.wait_for_engine("ready")

    def wait_for_engine(self, state: str) -> None:
        self.page.wait_for_selector(f"html[data-engine={state}]", state="attached")

    @property
    def engine(self) -> str | None:
        """What the page says of its Python: off, booting, ready or failed."""
        return self.page.locator("html").get_attribute("data-engine")

    def settle_downloads(self) -> None:
        """Wait until the service worker has kept all of the English edition that its list names."""
        code = urlopen(f"{self.address}sw.js").read().decode()
        site, _end = json.JSONDecoder().raw_decode(code.removeprefix("const SITE="))
        english = kept(site["files"], SOURCE, site["languages"])
        end = time.monotonic() + PATIENCE_MS / 1000
        while self.page.evaluate(KEPT_FILES) < len(english):
            assert time.monotonic() < end, "the service worker has not kept the whole site"
            self.page.wait_for_timeout(300)

    def tables(self, widget: str = "") -> list[Table]:
        """All widgets on the page, or those of one kind."""
        kind = f"[data-widget={widget}]" if widget else ""
        return [Table(root) for root in self.page.locator(f".carte{kind}").all()]

    def paint(self) -> None:
        """Draw the page: what follows looks at its colours."""
        paint(self.page)

    def leave_alone(self, table: Table) -> None:
        """Lay out one widget alone, for the rest of a chapter takes its time."""
        table.root.evaluate(ALONE)

    def level(self, level: str, table: type[Table] = Table) -> Table:
        """Go to a level by its address, as a link to it does."""
        self.page.evaluate("id => { location.hash = id }", level)
        root = self.page.locator(f".carte[data-level='{level}']")
        root.wait_for(state="attached")
        return table(root)

    def close(self) -> None:
        self.page.evaluate("() => new Promise(later => setTimeout(later))")  # what fails is heard
        errors = [*self.errors]  # not those of the icon that is left behind
        self._windows.give_back(self.page, self.address)
        assert not self.foreign, f"asked other origins: {self.foreign}"
        assert not errors, f"errors in the page: {errors}"

    def _refuse(self, route: Route, request: Request) -> None:
        self.foreign.append(request.url)
        route.abort()
