"""A class is asked: the answer is held back, and nothing moves when it comes."""

from io import BytesIO

import pytest
from PIL import Image, ImageColor
from playwright.sync_api import Locator, Page, expect

from carte.widgets import Room
from tests.front.reader import Put, picture
from tests.front.staged import (
    CUT,
    PRESENTED,
    SCREENS,
    WITH_CARDS,
    Size,
    in_language,
    is_seen_whole_by_a_class,
    resize,
    settled,
)
from tests.pairs import pairs

LYING = """root => [...root.querySelectorAll(
        ".carte-card, .carte-room-option, .carte-quiz-option, .carte-goal")]
    .filter(one => one.checkVisibility())
    .map(one => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
    })"""
"""Where the cards and the answers lie."""

AT_ONCE = f"""async key => {{
    const root = document.querySelector("[data-case]");
    location.hash = key;
    await new Promise(done => addEventListener("hashchange", done, {{ once: true }}));
    if (root.dataset.case !== key) throw new Error(root.dataset.case);
    return ({LYING})(root);
}}"""
"""A case is called for; where its cards lie when they are first seen."""

ANSWERED = """() => {
    document.querySelector("[data-option]").click();
    document.querySelector('.carte-actions [data-action="play"]').click();
}"""
"""The first answer is pressed, and those of several are checked."""


ANSWERS = ".carte-listing, .carte-room-right, [data-option][data-right]"
"""What tells the answer in a widget that asks, or judges."""


@pytest.mark.parametrize("kind", ["cases", "daily", "checker", "checker of a case", "room"])
def test_an_answer_is_held_back_and_then_read_from_six_metres(
    kind: str, put: Put, page: Page
) -> None:
    root = put(WITH_CARDS[kind](), fragment=PRESENTED.get(kind, "?present"))
    answer = root.locator(ANSWERS).filter(visible=True)
    expect(answer).to_have_count(0)
    page.keyboard.press(".")
    expect(answer.first).to_be_visible()
    is_seen_whole_by_a_class(root)


THIN_BARS = """all => all.map(one => one.getBoundingClientRect().height)
    .filter(height => height < innerHeight / 72)"""
"""Bars too low for six metres, from where they are to be told apart."""

COUNTED = """root => root.querySelectorAll("[data-held]").forEach((count, place) => {
    count.value = String(place + 1);
    count.dispatchEvent(new Event("input", { bubbles: true }));
})"""
"""One card was held up for the first answer, two for the second, and so on."""


def is_drawn_in_its_place(bar: Locator) -> bool:
    """Whether a bar has its colour from top to bottom where it lies, and so hides nothing else."""
    with Image.open(BytesIO(picture(bar))) as image:
        seen = {image.convert("RGB").getpixel((10, row)) for row in range(3, image.height - 3)}
    return seen == {ImageColor.getrgb(bar.evaluate("bar => getComputedStyle(bar).color"))}


def test_the_counts_of_a_quiz_and_its_end_are_read_from_six_metres(put: Put, page: Page) -> None:
    room = Room()
    root = put(room, fragment="?present")
    first, *others = room.content["sets"][room.content["first"]]["questions"]
    assert len(others) == 7
    for question in (first, *others):
        expect(root).to_have_attribute("data-case", question["key"])
        root.evaluate(COUNTED)
        page.keyboard.press("PageDown")
        expect(root.locator(".carte-room-option meter").first).to_be_visible()
        if question is first:
            is_seen_whole_by_a_class(root)
            assert root.locator("meter").evaluate_all(THIN_BARS) == []
            assert all(is_drawn_in_its_place(bar) for bar in root.locator("meter").all())
            resize(page, 1280, 720)
        page.keyboard.press("PageDown")
    expect(root).to_have_attribute("data-over", "true")
    page.evaluate("new Promise(requestAnimationFrame)")
    assert root.get_attribute("data-split") is None, "what came out has the whole window at once"
    assert root.evaluate(CUT) == []
    expect(root.locator("[data-result]:visible")).to_have_count(8)
    is_seen_whole_by_a_class(root)


@pytest.mark.parametrize(
    ("spoken", "size"), [("en", (1024, 768)), *(("it", size) for size in SCREENS)]
)
def test_the_answer_of_a_quiz_moves_nothing(put: Put, page: Page, spoken: str, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    root = put(in_language(spoken, Room), fragment="?present#scopa")
    for _question in range(3):
        before = root.evaluate(LYING)
        for place, count in enumerate(root.locator("[data-held]").all(), 1):
            count.fill(str(place))
        page.keyboard.press("PageDown")
        expect(root.locator(".carte-room-right")).to_be_visible()
        settled(page)
        assert root.evaluate(LYING) == before
        page.keyboard.press("PageDown")
        settled(page)


SIZES = [(1280, 720), (1920, 1080)]
LONG = ("SC-02", "SC-06", "SC-23")
"""Cases of several answers, which are long, each with its reason."""
ROWS = pairs(("SP-03", "SN-11", "AP-09", "BT-01", "ME-15", *LONG), ("en", "it"), SIZES)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("spoken", ["en", "it"])
def test_a_case_is_in_its_place_at_once_and_stays(
    put: Put, page: Page, spoken: str, size: Size
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    root = put(in_language(spoken, WITH_CARDS["cases"]), fragment="?present")
    cases = [case for case, *where in ROWS if where == [spoken, size]]
    assert cases
    for case in cases:
        at_once = page.evaluate(AT_ONCE, case)
        page.evaluate(ANSWERED)
        expect(root.locator("[data-verdict]")).to_be_visible()
        assert root.evaluate(LYING) == at_once, case
        settled(page)
        assert root.evaluate(LYING) == at_once, case
        assert root.evaluate(CUT) == [], case


def test_nothing_moves_when_the_answer_of_a_case_is_revealed(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    root = put(WITH_CARDS["cases"](), fragment="?present")
    for case in ("SP-03", "SC-02", "SC-06"):
        before = page.evaluate(AT_ONCE, case)
        page.keyboard.press(".")
        expect(root.locator("[data-option][data-right]").first).to_be_visible()
        settled(page)
        assert root.evaluate(LYING) == before, case


BELOW = """root => {
    const felt = root.querySelector(".carte-felt")?.getBoundingClientRect();
    return [...root.querySelectorAll(".carte-quiz-facts, .carte-quiz-line")]
        .filter(one => felt && one.getBoundingClientRect().top > felt.top)
        .map(one => one.textContent);
}"""
"""What is told of the cards, but stands below them."""


def test_what_is_known_of_cards_stands_above_them_in_every_case(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    root = put(WITH_CARDS["cases"](), fragment="?present")
    for case in ("BC-22", "BC-22.2", "BC-23", "BC-23.2", "ME-02", "ME-18"):
        page.evaluate(AT_ONCE, case)
        assert root.evaluate(BELOW) == [], case
        assert root.evaluate(CUT) == [], case
        has_cards = root.locator(".carte-felt").count() > 0
        assert (root.get_attribute("data-split") is not None) == has_cards, case
