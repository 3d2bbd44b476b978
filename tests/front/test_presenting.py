"""A widget fills the screen for a class, from a page or a notebook, and gives it back."""

import pytest
from playwright.sync_api import Page, expect

from carte.widgets import Deal, Lesson, Settle
from tests.front.reader import Put, act
from tests.front.staged import ALL, CUT, go_on, on_stage


@pytest.fixture
def put(put: Put) -> Put:
    """Put widgets on the page, and wait until they can be taught with."""
    return on_stage(put)


def test_nothing_else_of_the_page_is_seen_meanwhile(put: Put, page: Page) -> None:
    put([Lesson("scopa", "sums"), Deal("scopa", seed=7)], fragment="?present=deal")
    expect(page.locator("h1")).to_be_hidden()
    expect(page.locator('[data-widget="deal"]')).to_be_visible()
    expect(page.locator('[data-widget="lesson"]')).to_be_hidden()


def test_the_fragment_says_which_widget_is_meant(put: Put, page: Page) -> None:
    lessons = [Lesson("scopa", "choice"), Lesson("scopa", "sums")]
    put(lessons, fragment="?present#scopa-sums-2")
    expect(page.locator("[data-alone]")).to_have_attribute("data-level", "scopa-sums-2")


def test_without_a_fragment_the_first_widget_is_meant(put: Put, page: Page) -> None:
    put([Lesson("scopa", "sums"), Deal("scopa", seed=7)], fragment="?present")
    expect(page.locator("[data-alone]")).to_have_attribute("data-widget", "lesson")


def test_f_fills_the_screen_and_escape_gives_the_page_back(put: Put, page: Page) -> None:
    root = put(Lesson("scopa", "sums"))
    root.locator('[data-zone="hand"] [data-card]').first.focus()
    page.keyboard.press("f")
    expect(page.locator("html")).to_have_attribute("data-present", "")
    assert "?present=lesson" in page.url
    page.evaluate("document.fullscreenElement && document.exitFullscreen()")
    page.keyboard.press("Escape")
    expect(page.locator("html[data-present]")).to_have_count(0)
    expect(page.locator("h1")).to_be_visible()
    assert "present" not in page.url


def test_f_in_a_text_field_is_a_letter(put: Put, page: Page) -> None:
    root = put(Lesson("scopa", "sums"))
    field = root.locator("[data-move]")
    field.focus()
    page.keyboard.press("f")
    expect(field).to_have_value("f")
    expect(page.locator("html[data-present]")).to_have_count(0)


def test_the_menu_of_a_widget_fills_the_screen_too(put: Put, page: Page) -> None:
    root = put(Settle())
    root.locator(".carte-stage-menu summary").click()
    act(root, "present").click()
    expect(page.locator("html")).to_have_attribute("data-present", "")


@pytest.mark.parametrize("kind", ["evening", "paper"])
def test_pages_of_text_for_one_reader_are_not_offered_to_a_room(
    kind: str, put: Put, page: Page
) -> None:
    root = put(ALL[kind]())
    root.locator(".carte-stage-menu summary").click()
    expect(act(root, "embed")).to_be_visible()
    expect(act(root, "present")).to_have_count(0)
    page.keyboard.press("f")
    expect(page.locator("html")).not_to_have_attribute("data-present", "")


MEASURED = """() => {
    document.body.style.cssText = "height: 700px; overflow: hidden; margin: 0";
    const host = document.body.appendChild(document.createElement("article"));
    host.style.cssText = "height: 500px; width: 800px; overflow: auto; contain: layout paint";
    host.innerHTML = '<p style="height: 300px"></p><p style="height: 900px"><input></p>';
    host.querySelector("p").after(document.querySelector(".carte").parentElement);
    host.scrollTop = 250;
}"""
"""The widget lies in a notebook that scrolls in a part of the window."""


PLACES = """() => [...document.querySelectorAll("article, article > *")].map(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height];
})"""
"""Where a notebook and its parts lie."""


def test_a_notebook_keeps_its_layout_meanwhile_and_its_place_afterwards(
    put: Put, page: Page
) -> None:
    root = put(Lesson("scopa", "sums"), attributes="")
    page.evaluate(MEASURED)
    root.locator(".carte-stage-menu summary").click()
    before = page.evaluate(PLACES)
    act(root, "present").click()
    expect(page.locator("html")).to_have_attribute("data-present", "")
    size = page.evaluate("({ x: 0, y: 0, width: innerWidth, height: innerHeight })")
    assert root.bounding_box() == size
    assert page.evaluate(PLACES) == before
    assert root.evaluate(CUT) == []
    page.keyboard.press("Escape")
    expect(page.locator("html[data-present]")).to_have_count(0)
    assert page.evaluate(PLACES) == before
    expect(root).to_be_in_viewport()


def test_keys_work_at_once_in_a_notebook_and_go_nowhere_else(put: Put, page: Page) -> None:
    root = put(Lesson("scopa", "sums"), attributes="")
    page.evaluate(MEASURED)
    root.locator(".carte-stage-menu summary").click()
    act(root, "present").click()
    expect(root).to_be_focused()
    assert root.get_attribute("data-lm-suppress-shortcuts") == "true"
    go_on(page)
    expect(root).to_have_attribute("data-level", "scopa-sums-2")
    field = page.locator("article > p > input")
    field.evaluate("field => field.focus()")
    expect(field).not_to_be_focused()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("PageUp")
    expect(root).to_have_attribute("data-level", "scopa-sums-1")
    page.keyboard.press("Escape")
    expect(page.locator("html[data-present]")).to_have_count(0)
    field.focus()
    expect(field).to_be_focused()
