"""A widget looks in JupyterLab as it does in the book, whatever corners buttons have there."""

import pytest
from playwright.sync_api import Page

from tests.front.reader import Put
from tests.front.staged import WITH_CARDS

CORNERS = """root => [...root.querySelectorAll("button")]
    .filter(one => one.checkVisibility())
    .map(one => [one.className, getComputedStyle(one).borderRadius])"""

LAB = ".jp-ThemedContainer button { border-radius: 2px }"
"""How JupyterLab 4 has buttons."""


@pytest.mark.parametrize("kind", WITH_CARDS)
def test_cards_and_buttons_keep_their_corners(kind: str, put: Put, page: Page) -> None:
    root = put(WITH_CARDS[kind]())
    before = root.evaluate(CORNERS)
    page.add_style_tag(content=LAB)
    page.evaluate("document.body.classList.add('jp-ThemedContainer')")
    assert root.evaluate(CORNERS) == before
