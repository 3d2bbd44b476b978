"""What readers choose for eyes, hands and voice: sizes, numbers, signals, keys; what all have."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from carte.front.widget import Widget
from carte.widgets import (
    Cases,
    Checker,
    Daily,
    Guide,
    Play,
    Primiera,
    Procedure,
    Score,
    Settle,
    Tournament,
)
from tests.front.heard import described
from tests.front.reader import CARD, SUMS, Put, act, card, solve_first
from tests.front.test_contrast import sheet
from tests.site.match import Match, QuickMatch

TOOLS = {
    "lesson": lambda: SUMS,
    "guide": lambda: Guide("scopa"),
    "play": lambda: Play("briscola"),
    "cases": Cases,
    "daily": Daily,
    "checker": Checker,
    "score": Score,
    "primiera": Primiera,
    "settle": Settle,
    "procedure": Procedure,
    "tournament": Tournament,
}

CHOOSE = """([name, value]) => {
    const list = document.querySelector(`select[data-preference="${name}"]`);
    list.value = value;
    list.dispatchEvent(new Event("change"));
}"""

LISTEN = """() => {
    globalThis.cues = [];
    navigator.vibrate = pulses => cues.push(pulses.length);
    globalThis.AudioContext = class extends AudioContext {
        constructor() { super(); cues.push("sound"); }
    };
}"""

LOW = """() => [...document.querySelectorAll(
        ".carte :is(button, input, select, summary, a.carte-button)")]
    .filter(one => !one.matches("[data-card]:is(:disabled, [aria-disabled=true])"))
    .map(one => ["radio", "checkbox"].includes(one.type) ? one.closest("label") : one)
    .filter(one => one.checkVisibility({ visibilityProperty: true }))
    .map(one => [one.outerHTML.slice(0, 120), one.getBoundingClientRect()])
    .filter(([_, { width, height }]) => width && (width < 43.5 || height < 43.5))
    .map(([html, { width, height }]) => `${width}x${height} ${html}`)"""

WITHOUT_RING = """() => {
    const all = [...document.querySelectorAll(".carte :is(button, input, select, summary)")]
        .filter(one => !one.disabled && one.checkVisibility({ visibilityProperty: true }));
    const isRing = one => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    };
    return all
        .filter(one => {
            one.focus({ preventScroll: true, focusVisible: true });
            const shown = [one, ...(["radio", "checkbox"].includes(one.type)
                ? [one.nextElementSibling, one.closest("label")] : [])];
            return one.matches(":focus") && !shown.some(each => each && isRing(each));
        })
        .map(one => one.outerHTML.slice(0, 120));
}"""


def choose(page: Page, name: str, value: str) -> None:
    page.evaluate(CHOOSE, [name, value])


def width(one: Locator) -> float:
    found: float = one.evaluate("one => one.getBoundingClientRect().width")
    return found


def test_of_the_largest_cards_three_fill_the_width_and_none_leaves_it(
    sit: Callable[..., Match], page: Page
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    root = sit("scopa", played=QuickMatch).root
    cards = root.locator("[data-zone=hand] [data-card]")
    usual = width(cards.first)
    choose(page, "size", "large")
    large = width(cards.first)
    choose(page, "size", "largest")
    assert usual < large < width(cards.first)
    assert 3 * width(cards.first) > 0.8 * width(root)
    tops = cards.evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_card_s_number_stands_on_it_and_in_its_name(put: Put, page: Page) -> None:
    root = put(SUMS)
    one = card(root, CARD)
    one.focus()
    name = described(page)[0]
    choose(page, "labels", "labelled")
    one.focus()
    number, said = described(page)[0].split(maxsplit=1)
    assert int(number) > 0
    assert said == name
    choose(page, "labels", "unlabelled")
    one.focus()
    assert described(page)[0] == name


def test_signals_are_off_until_they_are_chosen(put: Put, page: Page) -> None:
    root = put(SUMS)
    page.evaluate(LISTEN)
    solve_first(root)
    expect(root.locator("[data-verdict=good]")).to_be_visible()
    assert page.evaluate("cues.splice(0)") == []


@pytest.mark.parametrize(("wanted", "given"), [("vibration", [1]), ("sounds", ["sound"])])
def test_a_card_that_is_laid_gives_the_signal_that_was_chosen(
    wanted: str, given: list[object], put: Put, page: Page
) -> None:
    root = put(SUMS)
    page.evaluate(LISTEN)
    choose(page, "cues", wanted)
    solve_first(root)
    expect(root.locator("[data-verdict=good]")).to_be_visible()
    assert page.evaluate("cues.splice(0)") == given


def test_who_waits_for_others_has_a_signal_when_it_is_their_turn(
    sit: Callable[..., Match], page: Page
) -> None:
    at = sit("scopa")
    page.evaluate(LISTEN)
    choose(page, "cues", "vibration")
    at.hurry(at.offered()[0])
    at.root.locator("[data-open]").wait_for()
    assert page.evaluate("cues.filter(one => one === 1).length") == 3  # two cards, and the turn


def test_letters_and_arrows_of_a_presentation_can_be_switched_off(put: Put, page: Page) -> None:
    root = put(SUMS)
    act(root, "present").evaluate("one => one.click()")
    page.keyboard.press("t")
    expect(root).to_have_attribute("data-bare", "")
    page.keyboard.press("t")
    choose(page, "keys", "keys_off")
    for key in ("t", "r", "ArrowRight"):
        page.keyboard.press(key)
    expect(root).not_to_have_attribute("data-bare", "")
    expect(root).not_to_have_attribute("data-revealed", "")
    page.keyboard.press("Escape")
    expect(page.locator("html")).not_to_have_attribute("data-present", "")


def test_every_table_has_a_heading_below_those_of_its_page(put: Put, page: Page) -> None:
    put(SUMS)
    title = page.get_by_role("heading", level=2)
    expect(title).to_have_class("carte-title")
    expect(title).not_to_be_empty()


@pytest.mark.parametrize("tool", TOOLS)
def test_whatever_is_pressed_in_a_widget_is_44_pixels_high_and_wide_on_a_desktop(
    tool: str, put: Put, page: Page
) -> None:
    make: Callable[[], Widget] = TOOLS[tool]
    put(make())
    page.set_viewport_size({"width": 1280, "height": 800})
    assert page.evaluate(LOW) == []


CONTENTS = """<nav class="bd-sidebar"><ul class="nav"><li class="has-children">
    <a class="reference" href="#">Scopa</a><details><summary aria-label="More pages: Scopa">
    <span class="toctree-toggle"></span></summary></details></li></ul></nav>
    <div class="skip-link"><a href="#">Skip to the table</a></div>"""


def test_the_contents_and_the_ways_past_them_are_44_pixels_high_and_wide(page: Page) -> None:
    page.set_content(f"<style>{sheet('carte.css')}</style>{CONTENTS}")
    boxes = [one.bounding_box() for one in page.locator("a, summary").all()]
    assert len(boxes) == 3
    assert all(box and box["width"] >= 44 and box["height"] >= 44 for box in boxes), boxes
    link, summary, _skip = boxes
    assert link and summary
    assert link["x"] + link["width"] <= summary["x"]


@pytest.mark.parametrize(
    "around",
    [
        "<table><tr><td>{}</td></tr></table>",
        "<table><tr><th>{}</th></tr></table>",
        "<table><tr><td><p>{}</p></td></tr></table>",
        "<p class='carte-api-name'><em>class</em> <code>{}</code></p>",
        "<p class='carte-entry-about'>{}</p>",
        "<div class='bd-search-container'><p>{}</p></div>",
    ],
)
def test_a_link_that_stands_alone_is_44_pixels_high(around: str, page: Page) -> None:
    alone = around.format("<a href='#'>Count a deal</a>")
    page.set_content(f"<style>{sheet('prose.css')}</style><div class=bd-article>{alone}</div>")
    box = page.locator("a").bounding_box()
    assert box
    assert box["width"] >= 44
    assert box["height"] >= 44


def test_a_menu_that_opens_stands_above_a_bar_at_the_foot_of_the_window(
    put: Put, page: Page
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    root = put(SUMS)
    page.add_style_tag(content="html { scroll-padding-bottom: 68px } body { min-height: 200vh }")
    root.locator(".carte-menu", has=page.locator("[data-preference]")).locator("summary").click()
    last = root.locator(".carte-menu-lists label").last
    page.wait_for_function(
        "one => one.getBoundingClientRect().bottom <= innerHeight - 68", arg=last.element_handle()
    )


@pytest.mark.parametrize("tool", TOOLS)
def test_whatever_has_the_focus_has_a_ring(tool: str, put: Put, page: Page) -> None:
    make: Callable[[], Widget] = TOOLS[tool]
    put(make())
    page.keyboard.press("Tab")
    assert page.evaluate(WITHOUT_RING) == []
