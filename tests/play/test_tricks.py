"""The cards of a trick can be read whole: neither a name nor another card lies on one of them."""

from collections.abc import Callable
from itertools import combinations

import pytest
from playwright.sync_api import Page

import carte
from carte.engine.game import Game
from carte.play import code
from carte.widgets import Lesson, Watch
from tests.front.reader import Put, act
from tests.front.staged import settled
from tests.play.test_phone_tricks import TABLES, last_in_a_trick
from tests.site.match import Match

Sit = Callable[..., Match]

REACH = """(one, other) => Math.min(
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))"""
"""How far one rectangle reaches over another."""
NAMES = f"""root => [...root.querySelectorAll("[data-zone=trick] [data-by]")].flatMap((place) => {{
    const name = place.querySelector(".carte-by").getBoundingClientRect();
    const others = root.querySelectorAll(
        "[data-zone=trick] [data-by], [data-zone=hand] .carte-card, .carte-plate, .carte-fact");
    return [...others].map((one) => ({REACH})(name, one.getBoundingClientRect()));
}})"""
"""How far each name in a trick reaches over a card's place, a card of the hand, or a plate."""


@pytest.mark.parametrize("spoken", ["en", "ja", "it"], indirect=True)
@pytest.mark.parametrize(
    "game", [carte.game("briscola"), *TABLES], ids=lambda game: f"{game.slug}-{game.seats}"
)
def test_no_name_in_a_trick_covers_a_card(sit: Sit, page: Page, game: Game, spoken: str) -> None:
    at = sit(game.slug, fragment=f"#play={code(last_in_a_trick(game))}")
    for width in (320, 390, 768, 1024, 1280, 1440):
        page.set_viewport_size({"width": width, "height": 844})
        over = at.root.evaluate(NAMES)
        assert over
        assert max(over) <= 1, width


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
    for width in (320, 390, 768, 1280):
        page.set_viewport_size({"width": width, "height": 844})
        over = root.evaluate(CALLED)
        assert len(over) > 20
        assert max(over) <= 1, width


@pytest.mark.parametrize("spoken", ["en", "ja", "it"], indirect=True)
@pytest.mark.parametrize(
    ("level", "order"), [("briscola-trump-4", "12"), ("mediatore-following-5", "2341")]
)
def test_a_question_about_a_trick_says_who_played_when(
    put: Put, page: Page, level: str, order: str, spoken: str
) -> None:
    game, stage, _number = level.rsplit("-", 2)
    root = put(Lesson(game, stage))
    root.locator(f"#{level}").click()
    for width in (320, 390, 1280):
        page.set_viewport_size({"width": width, "height": 844})
        assert max(root.evaluate(NAMES)) <= 1, width
    names = root.locator("[data-zone=trick] .carte-by").all_inner_texts()
    assert [name[:2] for name in names] == [f"{place}." for place in order]


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.slug}-{game.seats}")
def test_no_card_of_a_trick_lies_on_another(sit: Sit, page: Page, game: Game) -> None:
    at = sit(game.slug, fragment=f"#play={code(last_in_a_trick(game))}")
    slots = at.root.locator("[data-zone=trick] [data-by]")
    for width in (320, 390, 768, 1280):
        page.set_viewport_size({"width": width, "height": 844})
        boxes = slots.evaluate_all(
            """all => all.map((one) => one.getBoundingClientRect())
                .map(({ left, right, top, bottom }) => [[left, right], [top, bottom]])"""
        )
        assert len(boxes) == game.seats
        for one, other in combinations(boxes, 2):
            ways = zip(one, other, strict=True)
            apart = (end <= start or after <= begin for (begin, end), (start, after) in ways)
            assert any(apart), width
