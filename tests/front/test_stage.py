"""A widget alone, on a whole screen for a class to read from afar."""

import re
from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from carte.widgets import Deal, Lesson, Play, Primiera, Room, Settle, Watch
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
    in_language,
    is_seen_whole_by_a_class,
    on_stage,
    resize,
)
from tests.front.test_screens import OUT_OF_PLACE


@pytest.fixture
def put(put: Put) -> Put:
    """Put widgets on the page, and wait until they can be taught with."""
    return on_stage(put)


LARGEST = max(SCREENS)


@pytest.mark.parametrize("kind", [kind for kind in ALL if kind not in FOR_ONE])
def test_every_widget_fills_a_whole_screen_is_read_from_afar_and_nothing_of_it_is_cut_or_covered(
    kind: str, put: Put, page: Page
) -> None:
    resize(page, *LARGEST)
    root = put(ALL[kind](), fragment=PRESENTED.get(kind, "?present"))
    expect(page.locator("html")).to_have_attribute("data-present", "")
    if kind in WITH_CARDS:
        assert root.evaluate(CAPITALS) == [], "what is said is read from six metres"
    for width, height in (LARGEST, *SCREENS):
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


def settled(page: Page) -> None:
    """Wait until what has changed has been given its room."""
    page.wait_for_timeout(400)
    page.evaluate("new Promise(requestAnimationFrame)")


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


SAID = (
    "The other player: The 4 of denari takes nothing and stays on the table. "
    "Both hands are empty, so new cards are dealt."
)
DIVIDED = """root => [
    root.querySelector(".carte-felt").getBoundingClientRect().right,
    root.querySelector('[data-action="stage-reveal"] > span').getBoundingClientRect().width > 1,
]"""
"""Where the table of a deal ends, and whether the button beside it has its word."""


@pytest.mark.parametrize("game", ["scopa", "cirulla", "mediatore"])
def test_what_is_said_in_a_deal_takes_room_at_most_and_never_gives_it_back(
    game: str, put: Put, page: Page
) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    root = put(Watch(game), fragment="?present")
    places = []
    for _move in range(20):
        settled(page)
        places.append(root.evaluate(DIVIDED))
        page.keyboard.press("PageDown")
    ends, words = zip(*places, strict=True)
    assert [*ends] == sorted(ends, reverse=True)
    assert len({*ends}) <= 3
    assert len({*words}) == 1


def test_a_match_says_where_it_stands_and_nothing_moves_when_more_is_said(
    put: Put, page: Page
) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    root = put(WITH_CARDS["play"](), fragment="?present")
    settled(page)
    expect(root.locator(".carte-intro")).to_have_text(re.compile("You 0 .* to 11$"))
    before = root.evaluate(DIVIDED)
    said = root.locator('.carte-note[data-note="cards"] > div > p').last
    said.evaluate("(said, text) => { said.textContent = text }", SAID)
    assert root.evaluate(DIVIDED) == before
    settled(page)
    assert root.evaluate(DIVIDED) == before
    assert root.evaluate(CUT) == []


WIDTHS = """root => [...root.querySelectorAll(
        '[data-zone="hand"] .carte-card, .carte-settle-laid-cards > *')]
    .filter(one => one.checkVisibility())
    .map(one => one.getBoundingClientRect().width / innerWidth)"""
"""How wide the cards are that are held or put in, as a share of the window."""


def narrowest(root: Locator) -> float:
    """How wide the narrowest card is, as a share of the window."""
    settled(root.page)
    return float(min(root.evaluate(WIDTHS)))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize(
    ("kind", "least"),
    [
        ("play", 0.085),
        ("play of two at tricks", 0.1),
        ("play of four", 0.068),
        ("play of five", 0.062),
        ("play with a monte", 0.068),
        ("watch of four", 0.068),
    ],
)
def test_the_cards_of_a_table_leave_little_of_its_felt_empty(
    kind: str, least: float, size: tuple[int, int], put: Put, page: Page
) -> None:
    resize(page, *size)
    root = put(WITH_CARDS.get(kind, lambda: Play("briscola"))(), fragment="?present")
    assert narrowest(root) > least
    assert root.evaluate(CUT) == []
    assert root.evaluate(OUT_OF_PLACE) == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_is_put_in_to_be_settled_is_as_large_as_the_felt_has_room_for(
    size: tuple[int, int], put: Put, page: Page
) -> None:
    resize(page, *size)
    root = put(Settle(), fragment="?present")
    for value in "7346":
        root.locator(f'.carte-pad [data-value="{value}"]').click()
    assert narrowest(root) > 0.13
    assert root.evaluate(CUT) == []
    for value in "12358":
        root.locator(f'.carte-pad [data-value="{value}"]').click()
    assert 0.05 < narrowest(root) < 0.13
    assert root.evaluate(CUT) == []
    act(root, "clear").click()
    root.locator('.carte-pad [data-value="7"]').click()
    assert narrowest(root) > 0.13, "what was cleared away leaves its room"


def test_cards_are_as_large_again_when_those_that_were_taken_up_are_discarded(
    put: Put, page: Page
) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    root = put(Watch("mediatore"), fragment="?present")
    held, most, widths = root.locator('[data-zone="hand"] .carte-card'), 0, []
    while most < 13 or held.count() == 13:
        page.keyboard.press("PageDown")
        settled(page)
        most = max(most, held.count())
    assert held.count() == 9
    for _move in range(4):
        widths.append(narrowest(root))
        page.keyboard.press("PageDown")
    assert min(widths) > 0.06, widths


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
