"""A widget in another page's frame, which its menu gives."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from carte.widgets import Lesson
from tests.front.harness import page_of
from tests.front.reader import Put, act
from tests.front.staged import ALL

EMBEDDING = "copied = null; navigator.clipboard.writeText = async text => { copied = text }"


def frame_of(root: Locator, meanwhile: str = "") -> str:
    """The markup of the frame that embeds a widget, as its menu copies it; what happens then."""
    clipboard = "Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true })"
    root.page.evaluate(f"{clipboard}; {EMBEDDING}")
    root.locator(".carte-stage-menu summary").click()
    act(root, "embed").click()
    root.page.evaluate(meanwhile)
    markup: str = root.page.wait_for_function("copied").json_value()
    expect(root.locator(".carte-stage-menu [aria-live]")).to_contain_text("Copied.")
    return markup


def test_a_widget_gives_the_frame_that_embeds_it(put: Put) -> None:
    root = put(Lesson("scopa", "sums"), fragment="#scopa-sums-2")
    markup = frame_of(root)
    assert re.fullmatch(
        r'<iframe src="http://carte\.test/\?embed=lesson#scopa-sums-2" title="Sums" width="100%" '
        r'height="\d+" loading="lazy" .*></iframe>',
        markup,
    )


def embed(page: Page, kind: str, address: str) -> None:
    """Put a widget into a frame of a page of another origin, which follows its height."""
    text = page_of([ALL[kind]()])
    host = f"""<!doctype html><iframe src="http://carte.test/{address}" width="700" height="100">
        </iframe><script>addEventListener("message", ({{ data, source }}) => {{
            const frame = document.querySelector("iframe");
            if (source === frame.contentWindow && data.carte === "height")
                frame.height = data.height;
        }})</script>"""
    page.expose_function("askPython", lambda number, message: {"id": message["id"], "answer": {}})
    page.route("http://carte.test/**", lambda it: it.fulfill(body=text, content_type="text/html"))
    page.route("http://club.test/**", lambda it: it.fulfill(body=host, content_type="text/html"))
    page.goto("http://club.test/")


@pytest.mark.parametrize("kind", ALL)
def test_a_widget_in_a_frame_tells_its_height_to_the_page_around(kind: str, page: Page) -> None:
    embed(page, kind, "?embed")
    frame = page.frame_locator("iframe")
    expect(frame.locator("html")).to_have_attribute("data-embed", "")
    expect(frame.locator("h1")).to_be_hidden()
    page.wait_for_function("document.querySelector('iframe').height > 100")
    root = frame.locator(".carte")
    fits = "root => Math.abs(root.getBoundingClientRect().height - innerHeight) < 2"
    page.frames[1].wait_for_function(f"() => ({fits})(document.querySelector('.carte'))")
    assert root.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


WIDTHS = (320, 390, 640, 800)
"""Pixels of the frames that pages of others have room for."""

CUT_OFF = """() => {
    const { bottom, right } = document.querySelector(".carte").getBoundingClientRect();
    return [Math.max(0, bottom - innerHeight), Math.max(0, right - innerWidth)];
}"""


@pytest.mark.parametrize("kind", ALL)
def test_a_widget_is_whole_in_the_frame_that_its_menu_gives_though_no_script_follows_it(
    kind: str, put: Put, page: Page
) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    root = put(ALL[kind]())
    height = int(re.findall(r'height="(\d+)"', frame_of(root))[0])
    assert root.get_attribute("style") in (None, "")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": height})
        page.goto("http://carte.test/?embed")
        expect(page.locator("html")).to_have_attribute("data-embed", "")
        page.wait_for_function("globalThis.drawn")
        assert page.evaluate(CUT_OFF) == [0, 0], width


def test_what_a_frame_has_no_room_for_is_reached_by_scrolling_from_its_beginning(
    put: Put, page: Page
) -> None:
    page.set_viewport_size({"width": 390, "height": 300})
    root = put(Lesson("scopa", "sums"), fragment="?embed#scopa-sums-2")
    expect(page.locator("html")).to_have_attribute("data-embed", "")
    assert page.evaluate("scrollY") == 0
    page.mouse.move(100, 100)
    page.mouse.wheel(0, 200)
    page.wait_for_function("scrollY > 100")
    act(root, "hint").click()
    expect(root.locator(".carte-status")).to_be_in_viewport()


def test_a_link_in_a_frame_opens_beside_it(page: Page) -> None:
    embed(page, "settle", "?embed")
    frame = page.frame_locator("iframe")
    expect(frame.locator("html")).to_have_attribute("data-embed", "")
    link = frame.locator(".carte-usual-way a")
    link.evaluate("one => { one.dispatchEvent(new MouseEvent('click', { bubbles: true })) }")
    expect(link).to_have_attribute("target", "_blank")
