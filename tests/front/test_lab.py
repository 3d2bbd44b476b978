"""A widget looks in JupyterLab as it does in the book, whatever corners buttons have there."""

from playwright.sync_api import Page

from tests.front.reader import Put
from tests.front.staged import WITH_CARDS

CORNERS = """root => [...root.querySelectorAll("button")]
    .filter(one => one.checkVisibility())
    .map(one => [one.className, getComputedStyle(one).borderRadius])"""

LAB = ".jp-ThemedContainer button { border-radius: 2px }"
"""How JupyterLab 4 has buttons."""


def test_cards_and_buttons_keep_their_corners(put: Put, page: Page) -> None:
    put([make() for make in WITH_CARDS.values()])
    root = page.locator("main")
    before = root.evaluate(CORNERS)
    page.add_style_tag(content=LAB)
    page.evaluate("document.body.classList.add('jp-ThemedContainer')")
    assert len(before) > 10 * len(WITH_CARDS)
    assert root.evaluate(CORNERS) == before
