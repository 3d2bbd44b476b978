"""A widget alone, on a whole screen for a class to read from afar."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

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
from tests.site.windows import PATIENCE_MS


@pytest.fixture
def put(put: Put) -> Put:
    """Put widgets on the page, and wait until they can be taught with."""
    return on_stage(put)


LARGEST = max(SCREENS)

SHOWN: dict[str, Make] = {
    **{kind: make for kind, make in ALL.items() if kind not in FOR_ONE},
    "deal of nine cards": lambda: Deal("scopone", seed=1),
    "play of two at tricks": lambda: Play("briscola"),
}
"""What a class is shown."""

FIGURED = (
    *("deal", "deal of nine cards", "play", "play of five", "play with a monte"),
    *("watch of four", "room", "cases"),
)
"""Where the figures of cards are read from six metres."""

LEAST = {
    "play": 0.085,
    "play of two at tricks": 0.1,
    "play of four": 0.068,
    "play of five": 0.062,
    "play with a monte": 0.068,
    "watch of four": 0.068,
}
"""How wide the narrowest card of a table is, as a share of the window: little felt is empty."""

WIDTHS = """root => [...root.querySelectorAll(
        '[data-zone="hand"] .carte-card, .carte-settle-laid-cards > *')]
    .filter(one => one.checkVisibility())
    .map(one => one.getBoundingClientRect().width / innerWidth)"""
"""How wide the cards are that are held or put in, as a share of the window."""

IN_A_WINDOW = f"""(root, hasCards) => ({{
    size: [root.getBoundingClientRect()].flatMap(({{ width, height }}) => [width, height]),
    cut: ({CUT})(root),
    small: hasCards && innerWidth === {LARGEST[0]} ? ({CAPITALS})(root) : [],
    misplaced: hasCards ? ({OUT_OF_PLACE})(root) : [],
    figures: ({FIGURES})(root),
    widths: ({WIDTHS})(root),
    isSplit: root.hasAttribute("data-split"),
}})"""
"""How a widget fills a window: what is said is measured where it is read from six metres."""


@pytest.mark.parametrize("kind", SHOWN)
def test_every_widget_fills_a_whole_screen_is_read_from_afar_and_nothing_of_it_is_cut_or_covered(
    kind: str, put: Put, page: Page
) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    root = put(SHOWN[kind](), fragment=PRESENTED.get(kind, "?present"))
    expect(page.locator("html")).to_have_attribute("data-present", "")
    has_cards = kind in WITH_CARDS or kind not in ALL
    for width, height in SCREENS:
        resize(page, width, height)
        seen = root.evaluate(IN_A_WINDOW, has_cards)
        assert [*map(round, seen["size"])] == [width, height]
        assert {part: seen[part] for part in ("cut", "small", "misplaced")} == {
            "cut": [],
            "small": [],
            "misplaced": [],
        }, (width, height)
        if kind in FIGURED and width == 1280:
            assert seen["isSplit"]
            assert min(seen["figures"]) >= 15.5
        if kind in LEAST and width != 1024:
            assert min(seen["widths"]) > LEAST[kind], (width, height)


@pytest.mark.parametrize("kind", FOR_ONE)
def test_what_would_be_too_small_for_a_class_stays_on_its_page(
    kind: str, put: Put, page: Page
) -> None:
    root = put(ALL[kind](), fragment="?present", attributes='data-engine="ready" data-awaits')
    expect(page.locator("html[data-awaits]")).to_have_count(0)
    expect(page.locator("html[data-present]")).to_have_count(0)
    expect(page.locator("h1")).to_be_visible()
    expect(act(root, "present")).to_have_count(0)
    assert "present" not in page.url


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
    page.set_viewport_size({"width": LARGEST[0], "height": LARGEST[1]})
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


ZOOM = "root => root.style.getPropertyValue('--stage-zoom')"
"""How large all is, of which the cards are only a part."""

DIVIDED = """root => [
    root.querySelector(".carte-felt").getBoundingClientRect().right,
    root.querySelector('[data-action="stage-reveal"] > span').getBoundingClientRect().width > 1,
]"""
"""Where the table of a deal ends, and whether the button beside it has its word."""

WATCHED = f"""async (root, [moves, patience]) => {{
    const seen = [];
    for (let move = 0; ; move += 1) {{
        await settled(patience);
        const [ends, isWordy] = ({DIVIDED})(root);
        const widths = ({WIDTHS})(root);
        const [zoom, apart] = [Number(({ZOOM})(root)), ({APART})(root)];
        seen.push({{ ends, isWordy, widths, apart, zoom }});
        if (move === moves) return seen;
        root.dispatchEvent(new KeyboardEvent("keydown", {{ key: "PageDown", bubbles: true }}));
    }}
}}"""
"""Go through a deal as a clicker does; how it is seen at each move."""


def watched(
    put: Put, page: Page, game: str, moves: int, *, spoken: str = "it", width: int = 1280
) -> list[dict[str, Any]]:
    """Return how a deal is seen, move by move."""
    page.set_viewport_size({"width": width, "height": width * 9 // 16})
    root = put(in_language(spoken, lambda: Watch(game)), fragment="?present")
    seen: list[dict[str, Any]] = root.evaluate(WATCHED, [moves, PATIENCE_MS])
    assert root.evaluate(CUT) == []
    return seen


def takes_room_at_most_and_never_gives_it_back(seen: Sequence[Mapping[str, Any]]) -> None:
    """What is said in a deal."""
    ends = [one["ends"] for one in seen]
    assert ends == sorted(ends, reverse=True)
    assert len({*ends}) <= 3
    assert len({one["isWordy"] for one in seen}) == 1


@pytest.mark.parametrize(("game", "spoken"), [("scopa", "it"), ("cirulla", "en")])
def test_what_is_said_in_a_deal_takes_room_at_most_and_what_is_won_never_touches_the_hand(
    game: str, spoken: str, put: Put, page: Page
) -> None:
    seen = watched(put, page, game, 20, spoken=spoken)
    takes_room_at_most_and_never_gives_it_back(seen)
    assert game != "scopa" or min(one["apart"] for one in seen) >= 5


def test_a_hand_of_thirteen_cards_takes_little_from_what_is_said(put: Put, page: Page) -> None:
    first, *_between, last = watched(put, page, "mediatore", 8, width=1920)
    assert last["zoom"] > 0.8 * first["zoom"]


def test_cards_are_as_large_again_when_those_that_were_taken_up_are_discarded(
    put: Put, page: Page
) -> None:
    seen = watched(put, page, "mediatore", 20)
    takes_room_at_most_and_never_gives_it_back(seen)
    held = [len(one["widths"]) for one in seen]
    discarded = len(held) - held[::-1].index(13)
    assert held[discarded] == 9
    after = seen[discarded : discarded + 4]
    assert len(after) == 4
    assert min(min(one["widths"]) for one in after) > 0.06


SAID = (
    "The other player: The 4 of denari takes nothing and stays on the table. "
    "Both hands are empty: new cards are dealt."
)


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


def narrowest(root: Locator) -> float:
    """How wide the narrowest card is, as a share of the window."""
    settled(root.page)
    return float(min(root.evaluate(WIDTHS)))


PUT_IN = """(root, values) => {
    for (const value of values) root.querySelector(`.carte-pad [data-value="${value}"]`).click();
}"""
"""Put cards in by the pad."""


def test_what_is_put_in_to_be_settled_is_as_large_as_the_felt_has_room_for(
    put: Put, page: Page
) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    root = put(Settle(), fragment="?present")
    root.evaluate(PUT_IN, "7346")
    assert narrowest(root) > 0.13
    resize(page, *LARGEST)
    assert narrowest(root) > 0.13
    assert root.evaluate(CUT) == []
    root.evaluate(PUT_IN, "12358")
    assert 0.05 < narrowest(root) < 0.13
    assert root.evaluate(CUT) == []
    resize(page, 1280, 720)
    assert 0.05 < narrowest(root) < 0.13
    assert root.evaluate(CUT) == []
    act(root, "clear").click()
    root.evaluate(PUT_IN, "7")
    assert narrowest(root) > 0.13, "what was cleared away leaves its room"


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


def test_no_word_of_a_button_is_split(put: Put, page: Page) -> None:
    root = put(in_language("it", lambda: Lesson("scopa", "counting")), fragment="?present")
    for width, height in SCREENS:
        resize(page, width, height)
        for level in (f"scopa-counting-{number}" for number in (1, 4, 6, 9)):
            page.evaluate("level => { location.hash = level }", level)
            expect(root).to_have_attribute("data-level", level)
            settled(page)
            assert root.evaluate(SPLIT) == [], (level, width, height)


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
