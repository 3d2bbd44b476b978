"""A page with widgets and no kernel: the front end as it stands, its model faked in ten lines.

What a widget asks goes to ``Widget.reply`` in this very process, unless the page is told to stay
silent, and is answered there.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import quote
from weakref import WeakKeyDictionary, WeakSet

from playwright.sync_api import BrowserContext, Page

from carte.front import bundle
from carte.front.widget import Widget

ORIGIN = "http://carte.test"

PAGE = """<!doctype html>
<html lang="en" {attributes}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Carte</title><style>
html {{ color-scheme: light dark; color: light-dark(#222, #eee);
  background: light-dark(#fff, #121212) }}
body {{ margin: 0; font: 16px/1.5 system-ui, sans-serif }}
main {{ max-width: 60rem; margin: auto; padding: 0 1rem }}
</style>{styles}</head>
<body><main><h1>A page</h1>{places}{beside}</main>
<script type="application/json" id="models">{models}</script>
<script type="module">
import widget from "{module}";
const models = JSON.parse(document.getElementById("models").textContent);
globalThis.sent = [];
models.forEach((traits, number) => {{
  const heard = new Set();
  const model = {{
    get: (name) => traits[name],
    on: (type, listener) => heard.add(listener),
    off: (type, listener) => heard.delete(listener),
    send: async (message) => {{
      sent.push(message);
      if (globalThis.silent) return;
      const reply = await globalThis.askPython(number, message);
      if (!reply) return;
      for (const listener of heard) listener(reply);
    }},
  }};
  widget.render({{ model, el: document.getElementById(`widget-${{number}}`) }});
}});
globalThis.drawn = true;
</script></body></html>"""


KEEP = """texts => texts.map(([text, type]) => URL.createObjectURL(new Blob([text], { type })))"""

TIMED = """
    const { setTimeout: later, clearTimeout: never } = globalThis;
    const due = new Set();
    globalThis.setTimeout = (call, wait = 0, ...given) => {
        const timer = later(() => {
            due.delete(timer);
            call(...given);
        }, wait);
        if (wait <= 3000) due.add(timer);
        return timer;
    };
    globalThis.clearTimeout = timer => {
        due.delete(timer);
        never(timer);
    };
    const frame = () => new Promise(done => requestAnimationFrame(() => later(done)));
    globalThis.settled = async patience => {
        const since = performance.now();
        for (let quiet = 0; quiet < 3; quiet += 1) {
            await frame();
            if (performance.now() - since > patience) throw new Error("more is still to come");
            if (due.size || document.querySelector("[data-asking]")) quiet = -1;
        }
    };
"""
"""Run first in a page, it knows when nothing more is to come: no timer, no answer, no frame.

A timer that gives up what takes too long is not waited for.
"""

Kept = tuple[str, str]
"""Where a front end is kept: its module, and its styles."""

_kept: WeakKeyDictionary[BrowserContext, Kept] = WeakKeyDictionary()
"""Where the pages of a window find the front end, which one of them keeps for all."""

_left: WeakSet[Page] = WeakSet()
"""Pages on which nobody waits for an answer any more."""


def keep_front(page: Page) -> None:
    """Have a page that stays open keep the front end for all others of its window and site.

    A browser reads half a megabyte once, and compiles it once; each page still runs it anew.
    """
    texts = [(bundle.module(), "text/javascript"), (bundle.styles(), "text/css")]
    _kept[page.context] = page.evaluate(KEEP, texts)


def kept(page: Page) -> Kept | None:
    """Where the window of a page keeps the front end, if it does."""
    return _kept.get(page.context)


def answer_no_more(page: Page) -> None:
    """Leave unanswered what a page still asks: to think about it may take longer than its test."""
    _left.add(page)


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
    attributes: str = 'data-engine="ready"',
    beside: str = "",
    at: Kept | None = None,
) -> str:
    """Return a whole page that holds ``widgets``, and what a page has printed ``beside`` them.

    It brings the front end, unless that is kept ``at`` an address of its own.
    """
    traits = [
        {name: getattr(widget, name) for name in ("kind", "game", "content", "words")}
        for widget in widgets
    ]
    module, styles = at or (f"data:text/javascript,{quote(bundle.module())}", "")
    linked = f'<link rel="stylesheet" href="{styles}">'
    return PAGE.format(
        attributes=attributes,
        styles=linked if styles else f"<style>{bundle.styles()}</style>",
        places="".join(f'<div id="widget-{number}"></div>' for number in range(len(widgets))),
        beside=beside,
        models=json.dumps(traits).replace("<", "\\u003c"),
        module=module,
    )


def show(
    page: Page,
    widgets: Sequence[Widget],
    *,
    fragment: str = "",
    attributes: str = 'data-engine="ready"',
    beside: str = "",
) -> None:
    """Open a page with ``widgets`` whose questions this process answers."""

    def answer(number: int, message: Mapping[str, Any]) -> Mapping[str, Any] | None:
        if page in _left:
            return None
        return {"id": message["id"], **_finished(widgets[number].reply(message))}

    page.expose_function("askPython", answer)
    text = page_of(widgets, attributes, beside, kept(page))
    page.route(f"{ORIGIN}/**", lambda route: route.fulfill(body=text, content_type="text/html"))
    page.goto(f"{ORIGIN}/{fragment}")
    assert page.evaluate("globalThis.drawn"), "a page has loaded when its modules have run"
