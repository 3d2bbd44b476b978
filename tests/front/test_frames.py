"""A widget in another page's frame, which its menu gives."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from carte.widgets import Lesson
from tests.front.harness import ORIGIN, kept, page_of
from tests.front.reader import Put, act
from tests.front.staged import ALL, resize

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


FOLLOW = """() => addEventListener("message", ({ data, source }) => {
    const frame = document.querySelector("iframe");
    if (source === frame.contentWindow && data.carte === "height")
        frame.height = data.height;
})"""
"""What a page does for a frame to be as high as its widget."""


CLUB = "http://club.carte.test"
"""Another origin, in whose frames a page finds the front end that is kept for its own site."""


def embed(
    page: Page, kind: str, address: str, width: int = 700, height: int = 100, follow: str = FOLLOW
) -> None:
    """Put a widget into a frame of a page of another origin, which follows its height."""
    text = page_of([ALL[kind]()], at=kept(page))
    frame = f'<iframe src="{ORIGIN}/{address}" width="{width}" height="{height}"></iframe>'
    host = f"<!doctype html>{frame}<script>({follow})()</script>"
    page.expose_function("askPython", lambda number, message: {"id": message["id"], "answer": {}})
    page.route(f"{ORIGIN}/**", lambda it: it.fulfill(body=text, content_type="text/html"))
    page.route(f"{CLUB}/**", lambda it: it.fulfill(body=host, content_type="text/html"))
    page.goto(CLUB)


@pytest.mark.parametrize("kind", ALL)
def test_a_widget_in_a_frame_tells_its_height_to_the_page_around(kind: str, page: Page) -> None:
    embed(page, kind, "?embed")
    frame = page.frame_locator("iframe")
    expect(frame.locator("html")).to_have_attribute("data-embed", "")
    expect(frame.locator("h1")).to_be_hidden()
    page.wait_for_function("document.querySelector('iframe').height > 100")
    root = frame.locator(".carte")
    page.frames[1].wait_for_function(FITS)
    assert root.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


FITS = """() =>
    Math.abs(document.querySelector(".carte").getBoundingClientRect().height - innerHeight) < 2"""

EMPTY_BELOW = """() => {
    const root = document.querySelector(".carte");
    const said = [...root.querySelectorAll("*")].filter(one => one.checkVisibility())
        .filter(one => [...one.childNodes].some(({ data }) => data?.trim()));
    return innerHeight - Math.max(...said.map(one => one.getBoundingClientRect().bottom));
}"""
"""How far below the last word a frame ends, in pixels."""

ENDS_BELOW = f"() => {{ const empty = ({EMPTY_BELOW})(); return empty >= 0 && empty < 48 }}"


@pytest.mark.parametrize("width", [320, 600, 800])
def test_a_frame_is_as_high_as_each_question_of_a_quiz_its_answer_and_what_came_out(
    width: int, page: Page
) -> None:
    embed(page, "room", "?embed", width=width, height=2000)
    expect(page.frame_locator("iframe").locator("html")).to_have_attribute("data-embed", "")
    inside = page.frames[1]
    onward = inside.locator('.carte-room-answers [data-action="next"]')
    phases = 1
    inside.wait_for_function(FITS)
    while onward.is_visible():
        inside.wait_for_function(ENDS_BELOW)
        onward.click()
        inside.wait_for_function(FITS)
        phases += 1
    assert phases == 2 * 8 + 1
    inside.wait_for_function(ENDS_BELOW)


def test_a_page_that_begins_to_listen_when_a_height_was_told_is_told_it_again(page: Page) -> None:
    told = "() => addEventListener('message', () => { globalThis.isTold = true })"
    embed(page, "room", "?embed", width=800, height=2000, follow=told)
    page.wait_for_function("globalThis.isTold")
    page.evaluate(FOLLOW)
    page.frames[1].wait_for_function(FITS)


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
    page.goto("http://carte.test/?embed")
    expect(page.locator("html")).to_have_attribute("data-embed", "")
    for width in WIDTHS:
        resize(page, width, height)
        assert page.evaluate(CUT_OFF) == [0, 0], width


def test_a_frame_that_no_script_follows_is_no_tower_for_the_answers_of_a_quiz(
    put: Put, page: Page
) -> None:
    root = put(ALL["room"](), fragment="?embed")
    narrow, *_between, wide = WIDTHS
    while (onward := act(root, "next")).is_visible():
        high = {}
        for width in (narrow, wide):
            page.set_viewport_size({"width": width, "height": 900})
            page.wait_for_function("width => innerWidth === width", arg=width)
            high[width] = root.evaluate("root => root.getBoundingClientRect().height")
        assert high[narrow] < 1.6 * high[wide]
        onward.click()


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
