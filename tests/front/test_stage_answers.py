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
    in_language,
    is_seen_whole_by_a_class,
    on_stage,
    resize,
    settled,
)


@pytest.fixture
def put(put: Put) -> Put:
    """Put widgets on the page, and wait until they can be taught with."""
    return on_stage(put)


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
def test_an_answer_is_held_back_until_it_is_asked_for_and_then_read_from_six_metres(
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


def is_drawn_in_its_place(bar: Locator) -> bool:
    """Whether a bar has its colour from top to bottom where it lies, and so hides nothing else."""
    with Image.open(BytesIO(picture(bar))) as image:
        seen = {image.convert("RGB").getpixel((10, row)) for row in range(3, image.height - 3)}
    return seen == {ImageColor.getrgb(bar.evaluate("bar => getComputedStyle(bar).color"))}


def test_the_counts_of_a_quiz_and_what_came_out_are_read_from_six_metres(
    put: Put, page: Page
) -> None:
    room = Room()
    root = put(room, fragment="?present")
    first, *others = room.content["sets"][room.content["first"]]["questions"]
    for question in (first, *others):
        expect(root).to_have_attribute("data-case", question["key"])
        for place, count in enumerate(root.locator("[data-held]").all(), 1):
            count.fill(str(place))
        page.keyboard.press("PageDown")
        expect(root.locator(".carte-room-option meter").first).to_be_visible()
        if question is first:
            is_seen_whole_by_a_class(root)
            assert root.locator("meter").evaluate_all(THIN_BARS) == []
            assert all(is_drawn_in_its_place(bar) for bar in root.locator("meter").all())
        page.keyboard.press("PageDown")
    expect(root).to_have_attribute("data-over", "true")
    is_seen_whole_by_a_class(root)


@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.parametrize("spoken", ["en", "it"])
def test_nothing_moves_when_the_answer_of_a_quiz_is_shown(
    put: Put, page: Page, spoken: str, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
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


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("spoken", ["en", "it"])
def test_a_case_is_in_its_place_at_once_and_nothing_moves_when_it_is_answered(
    put: Put, page: Page, spoken: str, size: tuple[int, int]
) -> None:
    resize(page, *size)
    root = put(in_language(spoken, WITH_CARDS["cases"]), fragment="?present")
    several = ("SC-02", "SC-06", "SC-23")  # long answers, each with its reason
    for case in ("SP-03", "SN-11", "AP-09", "BT-01", "ME-15", *several):
        at_once = page.evaluate(AT_ONCE, case)
        page.evaluate(ANSWERED)
        expect(root.locator("[data-verdict]")).to_be_visible()
        assert root.evaluate(LYING) == at_once, case
        settled(page)
        assert root.evaluate(LYING) == at_once, case
        assert root.evaluate(CUT) == [], case


@pytest.mark.parametrize("case", ["SP-03", "SC-02", "SC-06"])
def test_nothing_moves_when_the_answer_of_a_case_is_revealed(
    put: Put, page: Page, case: str
) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    root = put(WITH_CARDS["cases"](), fragment=f"?present#{case}")
    before = root.evaluate(LYING)
    page.keyboard.press(".")
    expect(root.locator("[data-option][data-right]").first).to_be_visible()
    settled(page)
    assert root.evaluate(LYING) == before


BELOW = """root => {
    const felt = root.querySelector(".carte-felt")?.getBoundingClientRect();
    return [...root.querySelectorAll(".carte-quiz-facts, .carte-quiz-line")]
        .filter(one => felt && one.getBoundingClientRect().top > felt.top)
        .map(one => one.textContent);
}"""
"""What is told of the cards, but stands below them."""


@pytest.mark.parametrize("case", ["BC-22", "BC-22.2", "BC-23", "BC-23.2", "ME-02", "ME-18"])
def test_all_that_is_known_of_cards_stands_above_them_and_without_any_the_window_is_one(
    put: Put, page: Page, case: str
) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    root = put(WITH_CARDS["cases"](), fragment=f"?present#{case}")
    expect(root).to_have_attribute("data-case", case)
    assert root.evaluate(BELOW) == []
    assert root.evaluate(CUT) == []
    has_cards = root.locator(".carte-felt").count() > 0
    assert (root.get_attribute("data-split") is not None) == has_cards


def test_what_came_out_of_eight_questions_has_the_whole_window_at_once(
    put: Put, page: Page
) -> None:
    room = Room()
    page.set_viewport_size({"width": 1280, "height": 720})
    root = put(room, fragment="?present#scopa")
    questions = room.content["sets"]["scopa"]["questions"]
    assert len(questions) == 8
    for question in questions:
        expect(root).to_have_attribute("data-case", question["key"])
        root.locator("[data-held]").first.fill("5")
        page.keyboard.press("PageDown")
        expect(root.locator(".carte-room-right")).to_be_visible()
        page.keyboard.press("PageDown")
    page.evaluate("new Promise(requestAnimationFrame)")
    assert root.get_attribute("data-split") is None
    assert root.evaluate(CUT) == []
    expect(root.locator("[data-result]:visible")).to_have_count(8)
    is_seen_whole_by_a_class(root)
