"""What it costs a page's main thread to draw its widgets, by the processor's own time.

Python is refused. Others at work on the machine change this far less than the time that passes.
"""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Browser

from tests.site.visit import DRAWN, ENGINE_FILES

MAIN = "CrRendererMain"
CARDS = "first cards"
MARK = f"""
    new MutationObserver((_, observer) => {{
        if (!document.querySelector('.carte [data-card]')) return;
        performance.mark('{CARDS}');
        observer.disconnect();
    }}).observe(document, {{childList: true, subtree: true}});
"""
CATEGORIES = ["toplevel", "devtools.timeline", "blink.user_timing"]


class Cost(NamedTuple):
    """Requests until the first cards, and milliseconds of work: until then, in all, at once."""

    requests: int
    before: float
    total: float
    longest: float


def cost(browser: Browser, address: str) -> Cost:
    """Return what a phone's new visitor has a page work until each widget is drawn."""
    with browser.new_context(
        viewport={"width": 390, "height": 844},
        is_mobile=True,
        has_touch=True,
        service_workers="block",
    ) as context:
        page = context.new_page()
        page.add_init_script(MARK)
        page.route(ENGINE_FILES, lambda route: route.abort())
        requests: list[str] = []
        page.on("request", lambda request: requests.append(request.url))
        browser.start_tracing(page=page, categories=CATEGORIES)
        page.goto(address, wait_until="commit")
        page.wait_for_selector(".carte [data-card]", state="attached")
        asked = len(requests)
        page.wait_for_function(DRAWN)
        events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    tasks = [*_tasks(events)]
    drawn = next(event["ts"] for event in events if event["name"] == CARDS)
    return Cost(
        requests=asked,
        before=sum(worked for began, worked in tasks if began < drawn),
        total=sum(worked for _, worked in tasks),
        longest=max(worked for _, worked in tasks),
    )


def _tasks(events: list[dict[str, Any]]) -> Iterator[tuple[float, float]]:
    """Yield when each task of the main thread began, and the milliseconds that it worked."""
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == MAIN
    }
    busy = Counter(place for event in events if (place := (event["pid"], event["tid"])) in mains)
    [(page, _)] = busy.most_common(1)
    own = [e for e in events if (e["pid"], e["tid"]) == page and e["ph"] == "X" and "tdur" in e]
    end = 0.0
    for event in sorted(own, key=lambda event: (event["ts"], -event["dur"])):
        if event["ts"] >= end:  # inside no other
            end = event["ts"] + event["dur"]
            yield event["ts"], event["tdur"] / 1000


def line(browser: Browser, address: str, page: str) -> str:
    """Return what a page of the site costs, as a line."""
    found = cost(browser, address + page)
    return (
        f"{page}: {found.requests} requests and {found.before:.0f} ms of work until its first "
        f"cards, {found.total:.0f} ms in all, {found.longest:.0f} at once (aim 50)"
    )
