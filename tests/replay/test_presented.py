"""A deal that is watched before a class: what a move leads to has its room before it is seen."""

import pytest
from playwright.sync_api import Page

from carte.widgets import Watch
from tests.front.reader import Put
from tests.front.staged import on_stage, settled

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
    on_stage(put)(Watch(game), fragment="?present")
    settled(page)
    page.evaluate(NARROWED)
    for _move in range(moves):
        page.keyboard.press("PageDown")
        settled(page)
    assert page.evaluate("late") == []
