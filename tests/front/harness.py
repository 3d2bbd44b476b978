"""A page with widgets and no kernel: the front end as it stands, its model faked in ten lines.

What a widget asks goes to ``Widget.reply`` in this very process, unless the page is told to stay
silent, and is answered there.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote
from weakref import WeakKeyDictionary

from anywidget import AnyWidget
from playwright.sync_api import BrowserContext, Page, Route

from carte.front import bundle
from carte.front.bundle import making
from carte.front.widget import Widget

ORIGIN = "http://carte.test"
ENGINE_IS_READY = 'data-engine="ready"'

PAGE = """<!doctype html>
<html lang="en" {attributes}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Carte</title><style>
html {{ color-scheme: light dark; color: light-dark(#222, #eee);
  background: light-dark(#fff, #121212) }}
body {{ margin: 0; font: 16px/1.5 system-ui, sans-serif }}
main {{ max-width: 60rem; margin: auto; padding: 0 1rem }}
</style>{styles}<script>{bare_page}</script>{scripts}</head>
<body>{body}
<script type="application/json" id="models">{models}</script>
<script type="module">
import widget from "{module}";
barePage.draw(widget, JSON.parse(document.getElementById("models").textContent));
</script></body></html>"""
BODY = "<main><h1>A page</h1>{places}{beside}</main>"

BARE_PAGE = Path(__file__).with_name("bare_page.js").read_text("utf-8")
"""What every bare page runs first."""

KEEP = """texts => texts.map(([text, type]) => URL.createObjectURL(new Blob([text], { type })))"""

Kept = tuple[str, str]
"""Where a front end is kept: its module, and its styles."""

OF_EVERY_WIDGET = {*AnyWidget.class_trait_names(sync=True), "_esm", "_anywidget_id", "front"}
"""The traits of a widget that its page does not read."""

_kept: WeakKeyDictionary[BrowserContext, Kept] = WeakKeyDictionary()
"""Where the pages of a window find the front end, which one of them keeps for all."""

_pages: WeakKeyDictionary[Page, BarePage] = WeakKeyDictionary()
"""Pages on which widgets have been shown, or will be."""


whole = cache(making.whole)
"""The front end of all tools as one module, which a page can run again for each test."""


def keep_front(page: Page) -> None:
    """Have a page that stays open keep the front end for all others of its window and site.

    A browser reads half a megabyte once, and compiles it once; each page still runs it anew.
    """
    texts = [(whole(), "text/javascript"), (bundle.styles(), "text/css")]
    _kept[page.context] = page.evaluate(KEEP, texts)


def kept(page: Page) -> Kept | None:
    """Where the window of a page keeps the front end, if it does."""
    return _kept.get(page.context)


def _finished(reply: Any) -> Mapping[str, Any]:
    """Return a reply, which thinks to its end here where it would let others have their turn."""
    if isinstance(reply, dict):
        return reply
    try:
        while True:
            reply.send(None)
    except StopIteration as done:
        answer: Mapping[str, Any] = done.value
        return answer


def page_of(
    widgets: Sequence[Widget],
    attributes: str = ENGINE_IS_READY,
    beside: str = "",
    at: Kept | None = None,
    scripts: Sequence[str] = (),
) -> str:
    """Return a whole page that holds ``widgets``, and what a page has printed ``beside`` them.

    It brings the front end, unless that is kept ``at`` an address of its own; ``scripts`` run
    before anything is drawn.
    """
    module, styles = at or (f"data:text/javascript,{quote(whole())}", "")
    linked = f'<link rel="stylesheet" href="{styles}">'
    return PAGE.format(
        attributes=attributes,
        styles=linked if styles else f"<style>{bundle.styles()}</style>",
        bare_page=BARE_PAGE,
        scripts="".join(map(_before, scripts)),
        body=_body(widgets, beside),
        models=json.dumps(_models(widgets)).replace("<", "\\u003c"),
        module=module,
    )


def _before(script: str) -> str:
    closed = script.replace("</", "<\\/")
    return f"<script>(() => {{{closed}\n}})()</script>"


def _body(widgets: Sequence[Widget], beside: str) -> str:
    places = "".join(f'<div id="widget-{number}"></div>' for number in range(len(widgets)))
    return BODY.format(places=places, beside=beside)


def _models(widgets: Sequence[Widget]) -> list[dict[str, Any]]:
    return [{name: getattr(widget, name) for name in _drawn(widget)} for widget in widgets]


def _drawn(widget: Widget) -> list[str]:
    """The names of the traits that a page reads: those that are ours."""
    return [name for name in widget.keys if name not in OF_EVERY_WIDGET]


def show(page: Page, widgets: Sequence[Widget], **wishes: Any) -> None:
    """Show ``widgets`` on a page, as ``BarePage.show`` does."""
    (_pages.get(page) or BarePage(page)).show(widgets, **wishes)


def notebook(page: Page) -> BarePage:
    """The page of a notebook on which widgets are shown."""
    return _pages[page]


def leave(page: Page) -> bool:
    """Leave what is shown on a page; return whether it is as it was before it showed anything."""
    return page in _pages and _pages[page].leave()


SHOW = "shown => barePage.show(JSON.parse(shown))"
"""Show widgets in place; return whether that can be."""


class BarePage:
    """A page that shows widgets, whose questions this process answers."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._widgets: Sequence[Widget] = ()
        self._attributes = self._beside = ""
        self._is_loaded = self._is_left = False
        self.scripts: list[str] = []
        """What runs before anything is shown, whenever something is."""
        page.expose_function("askPython", self._answer)
        page.expose_function("tellPython", self._hear)
        page.route(f"{ORIGIN}/**", self._load)
        _pages[page] = self

    def show(
        self,
        widgets: Sequence[Widget],
        *,
        fragment: str = "",
        attributes: str = ENGINE_IS_READY,
        beside: str = "",
    ) -> None:
        """Show widgets as a page does that was opened with them; its storage stays."""
        self._widgets, self._attributes, self._beside = widgets, attributes, beside
        self._is_left = False
        address = f"{ORIGIN}/{fragment}"
        if self._is_loaded:
            self._show_in_place(address)
            return
        self._page.goto(address)
        self._is_loaded = kept(self._page) is not None
        assert self._page.evaluate("globalThis.drawn"), (
            "a page has loaded when its modules have run"
        )

    def leave(self) -> bool:
        """Leave the widgets; return whether the page is as it was before it showed anything."""
        self._is_left = True
        self.scripts.clear()
        if not (self._is_loaded and self._page.url.startswith(ORIGIN)):
            return False
        is_as_before: bool = self._page.evaluate("globalThis.barePage?.leave() ?? false")
        return is_as_before

    def _show_in_place(self, address: str) -> None:
        """Leave what is shown, and show what the page has now, without loading it again."""
        module, _styles = kept(self._page) or ("", "")
        shown = {
            "module": module,
            "attributes": self._attributes,
            "address": address,
            "body": _body(self._widgets, self._beside),
            "models": _models(self._widgets),
            "scripts": self.scripts,
        }
        if not self._page.evaluate(SHOW, json.dumps(shown)):
            self._page.reload()

    def _load(self, route: Route) -> None:
        text = page_of(
            self._widgets, self._attributes, self._beside, kept(self._page), self.scripts
        )
        route.fulfill(body=text, content_type="text/html")

    def set(self, number: int, name: str, value: object) -> None:
        """Set a trait of a widget that is shown, as a notebook does."""
        widget = self._widgets[number]
        setattr(widget, name, value)
        self._send(number)

    def reset(self, number: int) -> None:
        """Reset a widget that is shown, as a notebook does."""
        self._widgets[number].reset()
        self._send(number)

    def _send(self, number: int) -> None:
        """Send what a notebook has set, all of it at once."""
        widget = self._widgets[number]
        sent = (*widget.trait_names(state=True, sync=True), "resets")
        state = {name: getattr(widget, name) for name in sent}
        self._page.evaluate("given => barePage.set(...given)", [number, state])

    def _hear(self, number: int, changes: Mapping[str, Any]) -> None:
        """Take over what the reader has done, as a kernel does."""
        if not self._is_left:
            self._widgets[number].set_state(dict(changes))

    def _answer(self, number: int, message: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """Answer a question; to think about one that nobody waits for takes too long."""
        if self._is_left:
            return None
        return {"id": message["id"], **_finished(self._widgets[number].reply(message))}
