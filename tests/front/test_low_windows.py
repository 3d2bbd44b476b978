"""A table in windows of few lines: a phone lying on its side, a small laptop, large letters."""

from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

import carte
from tests.front.reader import Sit
from tests.site.match import QuickMatch

BAR = 48
"""How high what stands over the cards of the book is, where a window has room for it."""


class Window(NamedTuple):
    """A window, how large its letters are, and how it finds the score that it has room for."""

    width: int
    height: int
    letters: int = 16
    score: str = ""

    def __str__(self) -> str:
        return f"{self.width}x{self.height}@{self.letters}"


SCORE = ".carte-intro,"
WINDOWS = [
    Window(844, 390, score=SCORE),
    Window(1366, 625 - BAR, score=SCORE),
    Window(320, 256),
    Window(1280, 800, letters=32),
    Window(390, 844 - 247, letters=32),
]

TOO_HIGH = """(root, score) => {
    const parts = root.querySelectorAll(`${score} [data-zone=hand] .carte-card,
        :is([data-zone=table], [data-zone=trick], [data-zone=pack]) .carte-card,
        .carte-felt > .carte-options .carte-button, .carte-actions > .carte-main`);
    const boxes = [...parts]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.getBoundingClientRect());
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const lacks = bottom - Math.min(...boxes.map((box) => box.top)) - innerHeight;
    const beside = boxes.filter(({ left, right }) => left < -1 || right > innerWidth + 1);
    return lacks > 1 || beside.length ? [Math.round(lacks), beside.length] : null;
}"""
"""How much more than the window what is to be seen together needs; and what lies beside it."""


@pytest.mark.parametrize("game", carte.GAMES)
def test_hand_table_and_button_are_seen_together_in_every_phase_however_low_the_window(
    sit: Sit, page: Page, game: str
) -> None:
    at = sit(game, played=QuickMatch, seed=2, level="newcomer")
    lacking = {}
    for turn in range(8):
        for window in WINDOWS[:: -1 if turn % 2 else 1]:  # each turn begins where the last ended
            show_in(page, window)
            if found := at.root.evaluate(TOO_HIGH, window.score):
                lacking[at.deal.phase, str(window)] = found
        moves = at.offered()
        at.make(moves[1] if at.deal.phase == "auction" else moves[0])
    show_in(page, WINDOWS[0])
    assert lacking == {}


def show_in(page: Page, window: Window) -> None:
    """Show a page in a window, with the letters that its reader has chosen."""
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": window.letters}})
    session.detach()
    page.set_viewport_size({"width": window.width, "height": window.height})


SEEN_TOGETHER = (".carte-intro", "[data-zone=hand] .carte-card", ".carte-actions > .carte-main")


@pytest.mark.parametrize("game", ["scopa", "mediatore"])
def test_a_phone_on_its_side_scrolls_to_score_hand_table_and_button_by_itself(
    sit: Sit, page: Page, game: str
) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    at = sit(game, seed=2, level="newcomer")
    for _ in range(3):
        at.make(at.offered()[0])
        for part in (
            ".carte-intro",
            "[data-zone=hand] .carte-card",
            ".carte-actions > .carte-main",
        ):
            expect(at.root.locator(part).first).to_be_in_viewport(ratio=0.98)
