"""A widget alone, on a whole screen for a class to read from afar."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from carte import language
from carte.front.widget import Widget
from carte.widgets import Cases, Daily, Deal, Lesson, Primiera, Room, Settle, Watch
from tests.front.reader import Put, act
from tests.front.staged import (
    ALL,
    CAPITALS,
    CUT,
    FIGURES,
    FOR_ONE,
    PRESENTED,
    SCREENS,
    WITH_CARDS,
    Make,
    is_seen_whole_by_a_class,
    resize,
)
from tests.front.test_screens import OUT_OF_PLACE


@pytest.fixture
def put(put: Put) -> Put:
    """Put widgets on the page, and wait until the teacher's keys are heard where one is shown."""

    def put_on_stage(widgets: Widget | Sequence[Widget], **wishes: Any) -> Locator:
        root = put(widgets, **wishes)
        is_shown = root.get_attribute("data-widget") not in FOR_ONE
        if is_shown and wishes.get("fragment", "").startswith("?present"):
            expect(root.page.locator(".carte-teacher")).to_be_visible()
        return root

    return put_on_stage


@pytest.mark.parametrize("kind", [kind for kind in ALL if kind not in FOR_ONE])
def test_every_widget_fills_a_whole_screen_and_nothing_of_it_is_cut_or_covered(
    kind: str, put: Put, page: Page
) -> None:
    root = put(ALL[kind](), fragment=PRESENTED.get(kind, "?present"))
    expect(page.locator("html")).to_have_attribute("data-present", "")
    for width, height in SCREENS:
        resize(page, width, height)
        assert root.evaluate(CUT) == [], (width, height)
        if kind in WITH_CARDS:
            assert root.evaluate(OUT_OF_PLACE) == [], (width, height)
        box = root.bounding_box()
        assert box
        assert (round(box["width"]), round(box["height"])) == (width, height)


@pytest.mark.parametrize("kind", FOR_ONE)
def test_what_would_be_too_small_for_a_class_stays_on_its_page(
    kind: str, put: Put, page: Page
) -> None:
    root = put(ALL[kind](), fragment="?present", attributes='data-engine="ready" data-awaits')
    expect(page.locator("html[data-awaits]")).to_have_count(0)
    root.focus()
    page.keyboard.press("f")
    expect(page.locator("html[data-present]")).to_have_count(0)
    expect(page.locator("h1")).to_be_visible()
    expect(act(root, "present")).to_have_count(0)
    assert "present" not in page.url


@pytest.mark.parametrize("kind", WITH_CARDS)
def test_what_is_said_is_read_from_six_metres(kind: str, put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 1920, "height": 1080})
    root = put(WITH_CARDS[kind](), fragment=PRESENTED.get(kind, "?present"))
    expect(page.locator("html")).to_have_attribute("data-present", "")
    assert root.evaluate(CAPITALS) == []


LYING = """root => [...root.querySelectorAll(".carte-card, .carte-room-option")]
    .filter(one => one.checkVisibility())
    .map(one => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
    })"""
"""Where the cards and the answers lie."""


def settled(page: Page) -> None:
    """Wait until what has changed has been given its room."""
    page.wait_for_timeout(400)
    page.evaluate("new Promise(requestAnimationFrame)")


def in_language(spoken: str, make: Make) -> Any:
    """A widget that speaks a language."""
    language.use(spoken)
    try:
        return make()
    finally:
        language.use("en")


DEALS = ["deal", "play", "play of five", "play with a monte", "watch of four", "room", "cases"]


@pytest.mark.parametrize("kind", [*DEALS, "deal of nine cards"])
def test_the_figures_of_cards_are_read_from_six_metres(kind: str, put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    make = WITH_CARDS.get(kind, lambda: Deal("scopone", seed=1))
    root = put(make(), fragment="?present")
    expect(root).to_have_attribute("data-split", "")
    figures = root.evaluate(FIGURES)
    assert figures
    assert min(figures) >= 15.5


@pytest.mark.parametrize(
    ("make", "level"), [(lambda: Lesson("scopa", "counting"), "#scopa-counting-6"), (Primiera, "")]
)
def test_piles_that_are_compared_have_cards_of_one_size(
    make: Make, level: str, put: Put, page: Page
) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    root = put(make(), fragment=f"?present{level}")
    widths = {zone: widths_in(root, zone) for zone in ("pile", "other")}
    assert all(widths.values())
    assert len({*widths["pile"], *widths["other"]}) == 1, widths


def widths_in(root: Locator, zone: str) -> set[int]:
    """How wide the cards of a zone are, in pixels."""
    cards = root.locator(f'[data-zone="{zone}"] .carte-card')
    found = cards.evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    return {round(width) for width in found}


APART = """root => {
    const boxes = selector => [...root.querySelectorAll(selector)]
        .filter(one => one.checkVisibility({ visibilityProperty: true }))
        .map(one => one.getBoundingClientRect());
    const won = boxes(".carte-stack :is(.carte-card, .carte-zone-label)");
    return Math.min(...boxes('[data-zone="hand"] .carte-card').flatMap(card => won.map(box =>
        Math.max(box.left - card.right, card.left - box.right,
            box.top - card.bottom, card.top - box.bottom))));
}"""
"""How near the cards that are held come to those that are won, in pixels."""


def test_what_is_won_never_touches_the_hand(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    root = put(in_language("it", lambda: Watch("scopa")), fragment="?present")
    for move in range(20):
        settled(page)
        assert root.evaluate(APART) >= 5, move
        page.keyboard.press("PageDown")


def test_a_hand_of_thirteen_cards_takes_little_from_what_is_said(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 1920, "height": 1080})
    root = put(in_language("it", lambda: Watch("mediatore")), fragment="?present")
    first = float(root.evaluate(ZOOM))
    for _move in range(8):
        page.keyboard.press("PageDown")
        settled(page)
    assert root.evaluate(CUT) == []
    assert float(root.evaluate(ZOOM)) > 0.8 * first


ZOOM = "root => root.style.getPropertyValue('--stage-zoom')"
"""How large all is, of which the cards are only a part."""


@pytest.mark.parametrize("spoken", ["en", "it"])
def test_the_title_of_what_is_settled_stands_clear_of_the_choice_of_a_game(
    spoken: str, put: Put, page: Page
) -> None:
    root = put(in_language(spoken, Settle), fragment="?present")
    for width, height in SCREENS:
        resize(page, width, height)
        title = root.locator(".carte-title").evaluate("""one => {
            const text = document.createRange();
            text.selectNodeContents(one);
            return text.getBoundingClientRect().toJSON();
        }""")
        choice = root.locator(".carte-settle-game select").bounding_box()
        assert choice
        below = choice["y"] - title["bottom"] >= 4
        assert below or choice["x"] - title["right"] >= 8, (width, height)


SPLIT = """root => [...root.querySelectorAll(".carte-button, .carte-zone-label")]
    .filter(one => one.checkVisibility())
    .flatMap(one => {
        const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        const split = [];
        while (texts.nextNode())
            for (const { 0: word, index } of texts.currentNode.data.matchAll(/[\\p{L}]+/gu)) {
                const range = document.createRange();
                range.setStart(texts.currentNode, index);
                range.setEnd(texts.currentNode, index + word.length);
                const tops = [...range.getClientRects()].map(({ top }) => Math.round(top / 8));
                if (new Set(tops).size > 1) split.push(word);
            }
        return split;
    })"""
"""Words that begin on one line and end on another."""


@pytest.mark.parametrize("level", [f"#scopa-counting-{number}" for number in (1, 4, 6, 9)])
def test_no_word_of_a_button_is_split(level: str, put: Put, page: Page) -> None:
    lesson = in_language("it", lambda: Lesson("scopa", "counting"))
    root = put(lesson, fragment=f"?present{level}")
    for width, height in SCREENS:
        resize(page, width, height)
        assert root.evaluate(SPLIT) == [], (width, height)


def test_the_corners_of_cards_are_drawn_as_large_as_a_class_needs(put: Put, page: Page) -> None:
    root = put(Deal("scopone", seed=1), fragment="?present")
    expect(root).to_have_attribute("data-split", "")
    page.evaluate("document.documentElement.style.setProperty('--carte-corner', '1.7')")
    drawn = page.locator(".carte-sprite .index").first.evaluate("""corner => [...corner.children]
        .flatMap(one => one.matches("g[transform^=rotate]") ? [...one.children] : [one])
        .map(one => getComputedStyle(one).scale)""")
    assert {*drawn} == {"1.7"}


def test_a_verdict_is_read_from_six_metres_with_its_rule(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 1920, "height": 1080})
    root = put(Lesson("scopa", "sums"), fragment="?present")
    root.locator('[data-zone="hand"] [data-card]').first.click()
    act(root, "play").click()
    expect(root.locator('[data-verdict="bad"]')).to_be_visible()
    expect(root.locator(".carte-rule")).to_be_visible()
    assert root.evaluate(CAPITALS) == []
    assert root.evaluate(CUT) == []


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
    picture = Image.open(BytesIO(bar.screenshot())).convert("RGB")
    column = [picture.getpixel((6, height)) for height in range(3, picture.height - 3)]
    return len({*column}) == 1


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


@pytest.mark.parametrize("make", [Room, Cases])
def test_what_is_shown_already_cannot_be_revealed_again(make: Make, put: Put) -> None:
    root = put(make(), fragment="?present")
    reveal = act(root, "stage-reveal")
    expect(reveal).to_be_enabled()
    reveal.click()
    expect(root.locator(".carte-room-right, .carte-note[data-note=good]")).to_be_visible()
    expect(reveal).to_be_disabled()
    act(root, "stage-next").click()
    expect(reveal).to_be_enabled()


def test_what_a_class_has_answered_cannot_be_revealed(put: Put) -> None:
    root = put(Cases(), fragment="?present")
    reveal = act(root, "stage-reveal")
    expect(reveal).to_be_enabled()
    root.locator("[data-option]").first.click()
    act(root, "play").click()
    expect(reveal).to_be_disabled()


def test_where_nothing_is_asked_there_is_nothing_to_reveal(put: Put) -> None:
    root = put(Daily(), fragment="?present")
    expect(act(root, "stage-reveal")).to_be_disabled()


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


def test_a_clicker_goes_on_to_the_next_level_and_back(put: Put, page: Page) -> None:
    root = put(Lesson("scopa", "sums"), fragment="?present")
    page.keyboard.press("PageDown")
    expect(root).to_have_attribute("data-level", "scopa-sums-2")
    page.keyboard.press("PageUp")
    expect(root).to_have_attribute("data-level", "scopa-sums-1")
    page.keyboard.press("ArrowRight")
    expect(root).to_have_attribute("data-level", "scopa-sums-2")


def test_arrows_in_a_hand_go_from_card_to_card(put: Put, page: Page) -> None:
    root = put(Lesson("scopa", "sums"), fragment="?present")
    root.locator('[data-zone="hand"] [data-card]').first.focus()
    page.keyboard.press("ArrowRight")
    expect(root.locator('[data-zone="hand"] [data-card]').nth(1)).to_be_focused()
    expect(root).to_have_attribute("data-level", "scopa-sums-1")


def test_a_clicker_goes_on_to_the_next_move_of_a_deal(put: Put, page: Page) -> None:
    root = put(Watch("mediatore"), fragment="?present")
    page.keyboard.press("PageDown")
    expect(root.locator(".carte-replay-place")).to_contain_text("Move 1 of")
    page.keyboard.press("PageUp")
    expect(root.locator(".carte-replay-place")).to_contain_text("Move 0 of")


def test_a_clicker_goes_on_to_the_next_case(put: Put, page: Page) -> None:
    root = put(Cases(), fragment="?present")
    first = root.get_attribute("data-case")
    page.keyboard.press("PageDown")
    expect(root).not_to_have_attribute("data-case", str(first))
    page.keyboard.press("PageUp")
    expect(root).to_have_attribute("data-case", str(first))


def test_what_a_guide_points_at_is_held_back_until_it_is_asked_for(put: Put, page: Page) -> None:
    root = put(Lesson("asso-piglia-tutto", "pairs"), fragment="?present")
    expect(root.locator("[data-guided]").first).to_be_attached()
    expect(root.locator(".carte-arrows")).to_be_hidden()
    page.keyboard.press("r")
    expect(root.locator(".carte-arrows")).to_be_visible()
    page.keyboard.press("PageDown")
    assert root.get_attribute("data-revealed") is None


def test_the_answer_of_a_case_is_shown_when_it_is_asked_for_and_counts_as_nobodys(
    put: Put, page: Page
) -> None:
    root = put(Cases(), fragment="?present")
    expect(root.locator("[data-option][data-right]")).to_have_count(0)
    page.keyboard.press(".")
    expect(root.locator("[data-option][data-right]").first).to_be_visible()
    assert page.evaluate("localStorage.getItem('carte.cases')") is None


def test_what_is_settled_is_held_back_until_it_is_asked_for(put: Put, page: Page) -> None:
    root = put(Settle(), fragment="?present")
    page.keyboard.press("PageDown")
    expect(root.locator('[data-quarrel][aria-pressed="true"]')).to_be_visible()
    expect(root.locator(".carte-settled")).to_be_hidden()
    page.keyboard.press("b")
    expect(root.locator(".carte-settled-answer")).to_be_visible()


def test_the_teachers_line_stays_hidden_from_level_to_level(put: Put, page: Page) -> None:
    root = put(Lesson("scopa", "sums"), fragment="?present")
    reveal = act(root, "stage-reveal")
    expect(reveal).to_be_visible()
    page.keyboard.press("t")
    expect(reveal).to_be_hidden()
    page.keyboard.press("PageDown")
    expect(root).to_have_attribute("data-level", "scopa-sums-2")
    expect(reveal).to_be_hidden()
    act(root, "stage-line").click()
    expect(reveal).to_be_visible()


def test_the_teachers_line_says_whose_move_it_is(put: Put) -> None:
    root = put(Lesson("scopa", "sums"), fragment="?present")
    expect(root.locator(".carte-teacher-turn")).to_have_text("Your move")


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
