"""A reader who hesitates in a guided deal is shown a move again."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import carte
from carte.board.seats import READER
from carte.play.guide import guide
from carte.widgets import Guide
from tests.front.reader import Put
from tests.site.table import QuickTable, pressed_for

HESITATES = 10_000
"""Milliseconds after which a move is shown."""


FORGET = """root => {
    for (const one of root.querySelectorAll("[data-guided]")) one.removeAttribute("data-guided");
}"""
"""Take away what is pointed at."""


@pytest.mark.parametrize("game", carte.GAMES)
def test_after_ten_seconds_without_a_move_the_arrow_shows_again(
    page: Page, put: Put, stopped_clock: Callable[[], None], game: str
) -> None:
    table = QuickTable(put(Guide(game)))
    table.wait_for_turn()
    first = next(move for sitting, move in guide(game).walk() if sitting.deal.turn == READER)
    pointed = table.root.locator("[data-guided]")
    stopped_clock()
    table.root.locator(".carte-felt").dispatch_event("pointerdown")
    table.root.evaluate(FORGET)
    page.clock.run_for(HESITATES - 1_000)
    expect(pointed).to_have_count(0)
    page.clock.run_for(1_000)
    expect(pointed.first).to_be_attached()
    shown = pointed.evaluate_all("all => all.map(({ dataset }) => dataset.card)")
    assert {*filter(None, shown)} <= {*str(first).split()}  # a button has no card


@pytest.mark.usefixtures("stopped_clock")
def test_who_does_something_is_not_hesitating(page: Page, put: Put) -> None:
    table = QuickTable(put(Guide("scopa")))
    table.wait_for_turn()
    illegal = carte.move("5S x 10C")
    table.press(*pressed_for(str(illegal)))
    expect(table.root.locator("[data-guided]")).to_have_count(0)
    page.clock.run_for(2 * HESITATES)
    expect(table.root.locator("[data-guided]")).to_have_count(0)
    table.press("[data-action=retry]")
    page.clock.run_for(HESITATES)
    expect(table.root.locator("[data-guided]").first).to_be_attached()
