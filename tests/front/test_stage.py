"""A widget alone, on a whole screen for a class to read from afar."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from carte.widgets import Deal, Lesson, Play, Primiera, Settle, Watch
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
    on_stage,
    resize,
    settled,
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


OFF = """root => {
    const zone = root.querySelector("[data-zone=table]");
    const name = document.createRange();
    name.selectNodeContents(zone.querySelector(".carte-zone-label"));
    const cards = [...zone.querySelectorAll(".carte-card")].map(one => one.getBoundingClientRect());
    const { left, right } = name.getBoundingClientRect();
    return Math.abs(cards.at(0).left + cards.at(-1).right - left - right) / 2 / cards[0].width;
}"""
"""How far the name of the table stands from the middle of its cards, in cards."""


@pytest.mark.parametrize(
    ("make", "level", "most"),
    [
        (lambda: Lesson("scopa", "sums"), "#scopa-sums-2", 0.05),
        (lambda: Lesson("asso-piglia-tutto", "pairs"), "", 0.05),
        (lambda: Watch("scopa"), "", 0.6),  # an odd number of places never has two in the middle
    ],
)
def test_the_cards_of_a_table_lie_below_its_name(
    make: Make, level: str, most: float, put: Put, page: Page
) -> None:
    resize(page, *LARGEST)
    root = put(make(), fragment=f"?present{level}")
    settled(page)
    assert root.evaluate(OFF) <= most


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
