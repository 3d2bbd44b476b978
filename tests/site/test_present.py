"""A widget of the built site alone: on a whole screen, and in a frame of a page elsewhere."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from playwright.sync_api import expect

from tests.book.chapters import cells
from tests.front.staged import CUT, resize
from tests.site.serving import running
from tests.site.test_accessibility import violations
from tests.site.visit import DESKTOP, Visit
from tests.site.windows import Windows

Open = Callable[..., Visit]

REFUSED = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("not in a frame of others", "SecurityError"); }
})"""


def test_an_address_fills_the_screen_with_the_level_that_it_names(visit: Open) -> None:
    window = visit("scopa.html?present#scopa-sums-2", engine=False)
    root = window.page.locator(".carte[data-alone]")
    expect(root).to_have_attribute("data-level", "scopa-sums-2")
    expect(window.page.locator("html")).to_have_attribute("data-present", "")
    expect(window.page.locator(".bd-sidebar-primary, .bd-header-article, h1").first).to_be_hidden()
    for width, height in ((1280, 720), (1024, 768)):
        resize(window.page, width, height)
        assert root.evaluate(CUT) == []
    for _press in range(2):  # what is held back is revealed first
        window.page.keyboard.press("PageDown")
    expect(root).to_have_attribute("data-level", "scopa-sums-3")


@pytest.mark.parametrize(
    ("opened", "kind"),
    [
        ("scopa.html?present", "guide"),
        ("scopa.html?present=watch", "watch"),
        ("cases.html?present#SC-04", "cases"),
        ("settle.html?present", "settle"),
        ("play-scopa.html?present", "play"),
    ],
)
def test_an_address_fills_the_screen_with_what_it_means(
    opened: str, kind: str, visit: Open
) -> None:
    window = visit(opened, engine=False)
    root = window.page.locator(".carte[data-alone]")
    expect(root).to_have_attribute("data-widget", kind)
    expect(window.page.locator("html")).to_have_attribute("data-present", "")
    assert root.bounding_box() == {"x": 0, "y": 0, **DESKTOP}


def test_whoever_leaves_stands_on_the_page(visit: Open) -> None:
    window = visit("scopa.html?present#scopa-sums-2", engine=False)
    expect(window.page.locator("html")).to_have_attribute("data-present", "")
    window.page.keyboard.press("Escape")
    expect(window.page.locator("html[data-present]")).to_have_count(0)
    expect(window.page.locator('[data-level="scopa-sums-2"]')).to_be_in_viewport()
    assert window.page.url == f"{window.address}scopa.html#scopa-sums-2"


def test_a_whole_screen_breaks_no_accessibility_rule(visit: Open) -> None:
    window = visit("scopa.html?present#scopa-sums-2", engine=False)
    expect(window.page.locator("html")).to_have_attribute("data-present", "")
    assert violations(window) == []


def test_a_page_elsewhere_shows_a_lesson_as_high_as_it_is_though_nothing_may_be_kept(
    windows: Windows, address: str
) -> None:
    page = windows.take().new_page()
    page.add_init_script(f"if (parent !== self) {REFUSED}")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    frame = f'<iframe src="{address}scopa.html?embed#scopa-sums-2" width="700"></iframe>'
    with elsewhere(f"<!doctype html>{frame}{following()}") as club:
        page.goto(club)
        inside = page.frames[1]
        root = inside.locator(".carte[data-alone]")
        expect(root).to_have_attribute("data-level", "scopa-sums-2")
        inside.wait_for_function(
            "() => Math.abs(document.querySelector('.carte[data-alone]')"
            ".getBoundingClientRect().height - innerHeight) < 2"
        )
        root.locator('[data-zone="hand"] [data-card]').first.click()
        root.locator('[data-action="play"]').click()
        expect(root.locator("[data-verdict]")).to_be_visible()
        own = (address, club, "data:", "blob:")
        assert [url for url in asked if not url.startswith(own)] == []
    windows.give_back(page, address)


@contextmanager
def elsewhere(text: str) -> Iterator[str]:
    """The address of a page of another site."""

    class Club(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, *_said: object) -> None:
            """Nobody reads it."""

    with running(HTTPServer(("127.0.0.1", 0), Club)) as server:
        yield f"http://127.0.0.1:{server.server_port}/"


def following() -> str:
    """The lines of script that the book gives to a page which follows a widget's height."""
    found = re.search(r"```html\n(.*?)```", cells("about")[0].source, re.DOTALL)
    assert found
    return found[1]
