"""A widget of the built site alone: on a whole screen, and in a frame of a page elsewhere."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.front.staged import CUT, resize
from tests.site.test_accessibility import violations
from tests.site.visit import DESKTOP, Open
from tests.site.windows import Windows

ABOUT = Path(__file__).parents[2] / "book" / "about.ipynb"
CLUB = "http://club.test"
"""Another site, with a page of its own."""
REFUSED = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("not in a frame of others", "SecurityError"); }
})"""


def test_an_address_fills_the_screen_with_its_level_and_gives_it_back(visit: Open) -> None:
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
    assert violations(window) == []
    window.page.keyboard.press("Escape")
    expect(window.page.locator("html[data-present]")).to_have_count(0)
    expect(window.page.locator('[data-level="scopa-sums-3"]')).to_be_in_viewport()
    assert window.page.url == f"{window.address}scopa.html#scopa-sums-3"


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
def test_an_address_fills_the_screen_as_it_says(opened: str, kind: str, visit: Open) -> None:
    window = visit(opened, engine=False)
    root = window.page.locator(".carte[data-alone]")
    expect(root).to_have_attribute("data-widget", kind)
    expect(window.page.locator("html")).to_have_attribute("data-present", "")
    assert root.bounding_box() == {"x": 0, "y": 0, **DESKTOP}


def test_a_page_elsewhere_shows_a_lesson_though_nothing_is_kept(
    windows: Windows, address: str
) -> None:
    page = windows.take().new_page()
    page.add_init_script(f"if (parent !== self) {REFUSED}")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    frame = f'<iframe src="{address}scopa.html?embed#scopa-sums-2" width="700"></iframe>'
    host = f"<!doctype html>{frame}{following()}"
    page.route(f"{CLUB}/**", lambda route: route.fulfill(body=host, content_type="text/html"))
    page.goto(CLUB)
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
    own = (address, CLUB, "data:", "blob:")
    assert [url for url in asked if not url.startswith(own)] == []
    windows.give_back(page, address)


def following() -> str:
    """The lines of script that the book gives to a page which follows a widget's height."""
    text = "".join(json.loads(ABOUT.read_text("utf-8"))["cells"][0]["source"])
    found = re.search(r"```html\n(.*?)```", text, re.DOTALL)
    assert found
    return found[1]
