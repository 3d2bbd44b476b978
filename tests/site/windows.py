"""Browser windows for visitors, cleaned and used again: to open one costs more than its page."""

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

PATIENCE_MS = 120_000
"""Milliseconds that anything may take.

All waits are for states: a quick machine waits for none of it, and a busy one is not hurried.
"""

UNDRAWN = ".live-host:not([data-drawn])"
"""The places of widgets that are still to be drawn."""

UNPAINTED = """
    const unpainted = new CSSStyleSheet();
    unpainted.replaceSync(`
        @media screen { :root { opacity: 0 } }
        svg > use, symbol { display: none }
    `);
    document.adoptedStyleSheets.push(unpainted);
    globalThis.paint = () => unpainted.replaceSync('');
"""
"""Run first in a page, it leaves the page undrawn until `paint()`, but laid out and in reach.

Nobody looks on: drawing takes a fifth of the time, and what the faces of cards are drawn with, four
elements of five, a third of what is needed to lay out a chapter or a widget alone. On paper all
else is drawn, for what is printed is read.
"""

ONE_PROCESS = "--process-per-site"
"""An argument of Chromium: pages of a window run where another one of their site lies open.

What is there already, the browser's own scripts above all, is a third of what a small page costs.
"""

AS_IT_CAME = "--js-flags=--liftoff-only --single-threaded-gc"
"""An argument of Chromium: what Python is made of is compiled once, in haste, and never better.

Most visitors leave before the better code has paid: starting Python takes a third less. Nor are
there other threads to tidy up what will soon be left.
"""


def paint(page: Page) -> None:
    """Draw a page: what follows looks at it."""
    page.evaluate("globalThis.paint?.()")


def open_window(browser: Browser, **wishes: Any) -> BrowserContext:
    """Open a window in which nothing is hurried."""
    window = browser.new_context(**wishes)
    window.set_default_timeout(PATIENCE_MS)
    return window


OPEN = "() => { open('about:blank', '', 'noopener') }"


def open_page(window: BrowserContext) -> Page:
    """Open a page that knows nothing of the others, in the process of one that stays open.

    One that the browser opens by itself begins in a process of its own, and soon leaves it.
    """
    if not window.pages:
        return window.new_page()
    with window.expect_page() as opened:
        window.pages[0].evaluate(OPEN)
    return opened.value


def leave(page: Page, staying: str) -> None:
    """Close a page that has said its last: by way of an address of its site that runs nothing.

    A page that is closed at once may keep something afterwards, for it is told so while it works.
    """
    page.goto(staying)
    page.close()


def forget(window: BrowserContext, origin: str) -> None:
    """Forget what the pages of an origin left; they are closed, for a deal that goes on is kept."""
    staying = window.pages[0] if window.pages else window.new_page()
    session = window.new_cdp_session(staying)
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    session.detach()


class Windows:
    """The windows of one browser, for visitors of whom nothing is kept afterwards.

    In each of them `staying` lies open, an address of the site that runs nothing.
    """

    def __init__(self, browser: Browser, staying: str = "about:blank") -> None:
        self._browser = browser
        self._staying = staying
        self._all: list[BrowserContext] = []
        self._free: list[BrowserContext] = []

    def take(self, *, service_worker: bool = False) -> BrowserContext:
        """A window of nobody else; it is a new one, or one that remembers nothing."""
        if service_worker:
            return open_window(self._browser, service_workers="allow")
        return self._free.pop() if self._free else self._open()

    def give_back(self, page: Page, origin: str) -> None:
        """Close a visitor's page and forget all that it left, in its window and of its origin."""
        window = page.context
        if window not in self._all:
            window.close()
            return
        leave(page, self._staying)
        forget(window, origin)
        window.unroute_all()
        self._free.append(window)

    def _open(self) -> BrowserContext:
        window = open_window(self._browser, service_workers="block")
        window.new_page().goto(self._staying)  # for a window closes with its last page
        self._all.append(window)
        return window
