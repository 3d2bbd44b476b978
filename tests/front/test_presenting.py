"""A widget fills a screen, that of a class or an upright phone, and gives the page back."""

import pytest
from playwright.sync_api import Page, expect

from carte.front.widget import Widget
from carte.widgets import Deal, Lesson, Settle
from tests.front.reader import SUMS, Put, act
from tests.front.staged import ALL, CUT, WITH_CARDS, fill_the_screen, go_on, resize
from tests.front.test_screens import OUT_OF_PLACE

DEAL = Deal("scopa", seed=7)


@pytest.mark.parametrize(
    ("others", "fragment", "meant"),
    [
        ([DEAL], "?present", SUMS),
        ([DEAL], "?present=deal", DEAL),
        ([Lesson("scopa", "choice")], "?present#scopa-sums-2", SUMS),
    ],
    ids=["the first", "by its kind", "by its level"],
)
def test_the_address_says_which_widget_is_meant_and_nothing_else_is_seen_meanwhile(
    others: list[Widget], fragment: str, meant: Widget, put: Put, page: Page
) -> None:
    put([*(others if "#" in fragment else []), SUMS, *others], fragment=fragment)
    expect(page.locator("h1")).to_be_hidden()
    expect(page.locator(".carte").filter(visible=True)).to_have_count(1)
    shown = page.locator("[data-alone]")
    expect(shown).to_be_visible()
    expect(shown).to_have_attribute("data-widget", meant.kind)
    if "#" in fragment:
        expect(shown).to_have_attribute("data-level", "scopa-sums-2")


def test_its_button_fills_the_screen_and_escape_gives_the_page_back(put: Put, page: Page) -> None:
    root = put(SUMS)
    fill_the_screen(root)
    expect(page.locator("html")).to_have_attribute("data-present", "")
    assert "?present=lesson" in page.url
    page.evaluate("document.fullscreenElement && document.exitFullscreen()")
    page.keyboard.press("Escape")
    expect(page.locator("html[data-present]")).to_have_count(0)
    expect(page.locator("h1")).to_be_visible()
    assert "present" not in page.url


def test_no_letter_fills_the_screen_by_itself(put: Put, page: Page) -> None:
    root = put(SUMS)
    card = root.locator('[data-zone="hand"] [data-card]').first
    card.focus()
    page.keyboard.press("f")
    expect(card).to_be_focused()
    expect(page.locator("html[data-present]")).to_have_count(0)
    root = put(Settle())
    fill_the_screen(root)
    expect(page.locator("html")).to_have_attribute("data-present", "")


@pytest.mark.parametrize("kind", ["evening", "paper"])
def test_pages_of_text_for_one_reader_are_not_offered_to_a_room(
    kind: str, put: Put, page: Page
) -> None:
    root = put(ALL[kind]())
    root.locator(".carte-stage-menu summary").click()
    expect(act(root, "embed")).to_be_visible()
    expect(act(root, "present")).to_have_count(0)


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


def test_a_notebook_keeps_its_place_and_keys_go_nowhere_else(put: Put, page: Page) -> None:
    root = put(SUMS, attributes="")
    page.evaluate(MEASURED)
    root.locator(".carte-stage-menu summary").click()
    before = page.evaluate(PLACES)
    act(root, "present").click()
    expect(page.locator("html")).to_have_attribute("data-present", "")
    size = page.evaluate("({ x: 0, y: 0, width: innerWidth, height: innerHeight })")
    assert root.bounding_box() == size
    assert page.evaluate(PLACES) == before
    assert root.evaluate(CUT) == []
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
    assert page.evaluate(PLACES) == before
    expect(root).to_be_in_viewport()
    field.focus()
    expect(field).to_be_focused()


SMALLEST = """root => Math.min(...[...root.querySelectorAll("p, .carte-button, .carte-zone-label")]
    .filter(one => one.checkVisibility({ visibilityProperty: true }) && one.textContent.trim())
    .filter(one => !one.closest(".carte-unseen, .carte-by"))
    .map(one => parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom))"""
"""How large the smallest text is, in pixels."""

NARROWEST = """root => Math.min(...[...root.querySelectorAll(
        ":is([data-zone=hand], [data-zone=table]) .carte-card")]
    .filter(one => one.checkVisibility())
    .map(one => one.getBoundingClientRect().width))"""
"""How wide the narrowest card is that one plays or takes, in pixels."""

KINDS = ["cases", "checker of a case", "lesson", "play", "play of five", "puzzles", "room", "watch"]


@pytest.mark.parametrize("kind", KINDS)
def test_what_fills_a_phone_is_legible_whole_and_below_its_cards(
    kind: str, put: Put, page: Page
) -> None:
    resize(page, 390, 844)
    root = put(WITH_CARDS[kind](), fragment="?present")
    expect(root).to_have_attribute("data-upright", "")
    assert root.evaluate(SMALLEST) > 11
    assert root.evaluate(NARROWEST) > 40
    for found in (CUT, OUT_OF_PLACE):
        assert root.evaluate(found) == []
    parts = (".carte-felt", ".carte-teacher")
    felt, said = (root.locator(some).first.bounding_box() for some in parts)
    assert felt and said
    assert felt["width"] == said["width"] == 390
    assert felt["y"] + felt["height"] <= said["y"]


def test_a_phone_that_is_turned_has_its_cards_beside_what_is_said(put: Put, page: Page) -> None:
    resize(page, 390, 844)
    root = put(WITH_CARDS["lesson"](), fragment="?present")
    resize(page, 844, 390)
    expect(root).not_to_have_attribute("data-upright", "")
    assert root.evaluate(CUT) == []
    felt = root.locator(".carte-felt").bounding_box()
    assert felt
    assert felt["height"] == 390
