"""A deal that is watched before a class: a clicker goes through it, and what comes has its room."""

import pytest
from playwright.sync_api import Locator, Page, expect

from carte.widgets import Watch
from tests.front.reader import Put
from tests.front.staged import on_stage, settled


@pytest.fixture
def put(put: Put) -> Put:
    """Put widgets on the page, and wait until they can be taught with."""
    return on_stage(put)


def at_its_question(put: Put) -> tuple[Locator, Locator]:
    """A deal that asks at once what one would take, and the line that says so."""
    root = put(Watch("scopa"), fragment="?present")
    place = root.locator(".carte-replay-place")
    expect(place).to_contain_text("What would you take")
    return root, place


def test_one_press_reveals_the_move_that_was_played_and_the_next_one_goes_on(
    put: Put, page: Page
) -> None:
    _root, place = at_its_question(put)
    for move in (1, 2):
        page.keyboard.press("PageDown")
        expect(place).to_contain_text(f"Move {move} of")


def test_the_answer_to_a_question_of_a_replay_is_the_move_that_was_played(
    put: Put, page: Page
) -> None:
    root, place = at_its_question(put)
    page.keyboard.press(".")
    expect(place).to_contain_text("Move 1 of")
    expect(root.locator(".carte-status")).to_contain_text("takes")
    page.keyboard.press("PageUp")
    expect(place).to_contain_text("What would you take")
    expect(root.locator("[data-hands]")).to_be_hidden()


def test_a_clicker_goes_on_to_the_next_move_of_a_deal(put: Put, page: Page) -> None:
    root = put(Watch("mediatore"), fragment="?present")
    page.keyboard.press("PageDown")
    expect(root.locator(".carte-replay-place")).to_contain_text("Move 1 of")
    page.keyboard.press("PageUp")
    expect(root.locator(".carte-replay-place")).to_contain_text("Move 0 of")


NARROWED = """() => {
    const { style } = document.querySelector(".carte");
    const sizes = () => ["--stage-zoom", "--stage-share"]
        .map(name => Number(style.getPropertyValue(name)));
    globalThis.late = [];
    let frames = 0, moves = 0, before = sizes();
    addEventListener("keydown", () => { frames = 0; moves += 1; }, true);
    const count = () => { frames += 1; requestAnimationFrame(count); };
    requestAnimationFrame(count);
    new MutationObserver(() => {
        const now = sizes();
        const isLess = now.some((size, place) => size < before[place]);
        if (frames > 0 && isLess) late.push([moves, ...now]);
        before = now;
    }).observe(document.querySelector(".carte"), { attributeFilter: ["style"] });
}"""
"""Note after which move something was narrowed only when it had been seen."""


@pytest.mark.parametrize(("game", "moves"), [("mediatore", 8), ("cirulla", 14)])
def test_nothing_of_a_watched_deal_narrows_after_it_was_seen(
    put: Put, page: Page, game: str, moves: int
) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    put(Watch(game), fragment="?present")
    settled(page)
    page.evaluate(NARROWED)
    for _move in range(moves):
        page.keyboard.press("PageDown")
        settled(page)
    assert page.evaluate("late") == []
