"""The cards of a trick can be read whole: neither a name nor another card lies on one of them."""

from itertools import combinations

import pytest
from playwright.sync_api import Page

import carte
from carte.engine.game import Game
from carte.widgets import Lesson, Watch
from tests.front.reader import Put, act
from tests.front.staged import settled
from tests.play.laid import LANGUAGES, at_widths, in_all_languages, lay
from tests.play.test_phone_tricks import TABLES, last_in_a_trick

REACH = """(one, other) => Math.min(
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))"""
"""How far one rectangle reaches over another."""
Slot = tuple[tuple[float, float], tuple[float, float]]

WIDTHS = (320, 390, 768, 1024, 1280, 1440)

NAMES = f"""root => [...root.querySelectorAll("[data-zone=trick] [data-by]")].flatMap((place) => {{
    const name = place.querySelector(".carte-by").getBoundingClientRect();
    const others = root.querySelectorAll(
        "[data-zone=trick] [data-by], [data-zone=hand] .carte-card, .carte-plate, .carte-fact");
    return [...others].map((one) => ({REACH})(name, one.getBoundingClientRect()));
}})"""
"""How far each name in a trick reaches over a card's place, a card of the hand, or a plate."""


SLOTS = """root => [...root.querySelectorAll("[data-zone=trick] [data-by]")]
    .map((one) => one.getBoundingClientRect())
    .map(({ left, right, top, bottom }) => [[left, right], [top, bottom]])"""
"""From where to where the place of each card of a trick reaches, across and down."""


@pytest.mark.parametrize(
    "game", [carte.game("briscola"), *TABLES], ids=lambda game: f"{game.slug}-{game.seats}"
)
def test_neither_a_name_nor_a_card_of_a_trick_covers_another_card(
    put: Put, page: Page, game: Game
) -> None:
    lay(put, page, in_all_languages(last_in_a_trick(game)))
    found = at_widths(page, WIDTHS, f"root => [({NAMES})(root), ({SLOTS})(root)]")
    for width, tables in found.items():
        for spoken, (over, slots) in zip(LANGUAGES, tables, strict=True):
            assert over, (width, spoken)
            assert max(over) <= 1, (width, spoken)
            assert len(slots) == game.seats
            assert all(are_apart(*two) for two in combinations(slots, 2)), (width, spoken)


def are_apart(one: Slot, other: Slot) -> bool:
    ways = zip(one, other, strict=True)
    return any(end <= start or after <= begin for (begin, end), (start, after) in ways)


CALLED = f"""root => {{
    const boxes = (selector) => [...root.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
    const [felt] = boxes(".carte-felt");
    return boxes("[data-zone=pack] .carte-card").map((card) => Math.max(
        felt.left - card.left, card.right - felt.right,
        ...boxes(".carte-plate, .carte-by, .carte-fact, .carte-stack, [data-zone=hand] [data-card]")
            .map((box) => ({REACH})(card, box))));
}}"""
"""How far each card that may be called reaches over something else, or out of the felt."""


@pytest.mark.parametrize("slug", ["mediatore", "briscola-chiamata"])
def test_a_card_to_call_in_a_watched_deal_lies_clear_of_all_else(
    put: Put, page: Page, slug: str
) -> None:
    page.emulate_media(reduced_motion="reduce")
    root = put(Watch(slug))
    while not root.locator("[data-zone=pack][data-holds]").count():
        act(root, "forward").click()
        settled(page)
    for width, [over] in at_widths(page, (320, 390, 768, 1280), CALLED).items():
        assert len(over) > 20
        assert max(over) <= 1, width


ASKED = {"briscola-trump-4": "12", "mediatore-following-5": "2341"}
"""Levels that ask about a trick, and the order in which its cards were played."""


@pytest.mark.parametrize("spoken", LANGUAGES, indirect=True)
def test_a_question_about_a_trick_says_who_played_when(put: Put, page: Page, spoken: str) -> None:
    put([Lesson(*level.rsplit("-", 2)[:2]) for level in ASKED])
    for level in ASKED:
        page.locator(f"#{level}").click()
    for width, overs in at_widths(page, (320, 390, 1280), NAMES).items():
        assert [max(over) <= 1 for over in overs] == [True, True], width
    for root, order in zip(page.locator(".carte").all(), ASKED.values(), strict=True):
        names = root.locator("[data-zone=trick] .carte-by").all_inner_texts()
        assert [name[:2] for name in names] == [f"{place}." for place in order]
