"""A match before a class: in every phase all of the table is seen, and nothing covers another."""

import pytest
from playwright.sync_api import Page, expect

from tests.front.reader import Sit
from tests.front.staged import CUT, resize, settled
from tests.front.test_screens import OUT_OF_PLACE
from tests.site.match import QuickMatch

OVER = """root => {
    const parts = ".carte-head, .carte-status, .carte-actions, .carte-teacher";
    const boxes = [...root.querySelectorAll(parts)].filter(one => one.checkVisibility())
        .map(one => [one.className, one.getBoundingClientRect()]).filter(([, box]) => box.height);
    return boxes.flatMap(([name, one], at) => boxes.slice(at + 1)
        .filter(([, other]) => one.top < other.bottom - 1 && other.top < one.bottom - 1
            && one.left < other.right - 1 && other.left < one.right - 1)
        .map(([other]) => `${name} lies over ${other}`));
}"""
"""What is said beside the table may hide no button."""

ROWS = """line => new Set([...line.querySelectorAll("button")]
    .map(one => Math.round(one.getBoundingClientRect().top))).size"""

BESIDE = """root => [...root.querySelectorAll("[data-zone=hand] .carte-card")].filter(one => {
    const felt = root.querySelector(".carte-felt");
    const { paddingLeft, paddingRight } = getComputedStyle(felt);
    const [card, table] = [one, felt].map(it => it.getBoundingClientRect());
    const zoom = felt.currentCSSZoom;
    return card.left < table.left + parseFloat(paddingLeft) * zoom / 4
        || card.right > table.right - parseFloat(paddingRight) * zoom / 4;
}).length"""
"""Cards of the hand that lie on the edge of the felt."""


AMISS = f"""root => [
    ...[{OUT_OF_PLACE}, {CUT}, {OVER}, {BESIDE}].map(found => found(root)),
    ({ROWS})(root.querySelector(".carte-teacher")),
]"""
"""All that, and how many lines the teacher's one has."""


@pytest.mark.parametrize(
    ("game", "phases", "sizes"),
    [
        (
            "mediatore",
            {"auction", "call", "exchange", "play"},
            [(1280, 720), (1366, 768), (1920, 1080)],
        ),
        ("scopone", {"play"}, [(1280, 720)]),
        ("briscola-chiamata", {"auction", "call", "play"}, [(1280, 720)]),
        ("cirulla", {"play"}, [(1366, 768)]),
    ],
)
def test_before_a_class_nothing_of_a_match_covers_another_and_the_teachers_line_is_one(
    sit: Sit, page: Page, game: str, phases: set[str], sizes: list[tuple[int, int]]
) -> None:
    resize(page, *sizes[0])
    at = sit(game, seed=2, fragment="?present", played=QuickMatch)
    seen = set()
    for turn in range(6):
        seen.add(phase := at.deal.phase)
        for size in sizes:
            resize(page, *size)
            settled(page)
            assert at.root.evaluate(AMISS) == [[], [], [], 0, 1], (turn, phase, size)
        moves = at.offered()
        at.make(moves[1] if phase == "auction" and turn < 2 else moves[0])
    assert seen == phases


def test_all_cards_that_may_be_called_are_seen_by_a_class(sit: Sit, page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    at = sit("mediatore", seed=2, fragment="?present", played=QuickMatch)
    at.make(at.offered()[1])
    assert at.deal.phase == "call"
    settled(page)
    pack = at.root.locator("[data-zone=pack] [data-card]")
    assert pack.count() == 31
    for card in pack.all():
        expect(card).to_be_in_viewport(ratio=0.99)
    hand = at.root.locator("[data-zone=hand] [data-card]").first.bounding_box()
    assert hand and hand["width"] > 60


def test_a_sign_of_the_teachers_line_says_its_name(sit: Sit, page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    at = sit("scopone", seed=2, fragment="?present")
    reveal = at.act("stage-reveal")
    expect(reveal).to_have_accessible_name("Reveal")
    expect(reveal).to_have_attribute("title", "Reveal")
    box = reveal.bounding_box()
    assert box and box["width"] >= 44
