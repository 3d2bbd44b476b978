"""What a page does not work out again, or at all: styles of what nobody sees or nothing changed."""

import re

from playwright.sync_api import Page

from carte.front import bundle
from tests.front.reader import SUMS, Put
from tests.site.windows import paint

SELECTORS = re.compile(r"(?P<selectors>[^{}]+)\{")
STATE = "[data-engine"
"""What Python's start changes on a page, several times."""
LAST = re.compile(r"[^\s>+~()]*(?:\([^)]*\)[^\s>+~()]*)*$")


def test_no_rule_lets_the_state_of_python_restyle_everything() -> None:
    lists = [found["selectors"].strip() for found in SELECTORS.finditer(bundle.styles())]
    stately = [each for each in lists if STATE in each]
    styled = [LAST.search(each)[0] for each in stately]  # type: ignore[index]
    assert stately
    assert [last for last in styled if last.startswith((":", "*"))] == []


def test_the_drawings_of_a_pack_have_no_style_until_a_card_shows_them(put: Put, page: Page) -> None:
    face = put(SUMS).locator("[data-card] use").first
    drawing = page.locator(f".carte-pack {face.get_attribute('href')}")
    assert drawing.evaluate("one => one.checkVisibility()") is False
    paint(page)
    box = face.bounding_box()
    assert box
    assert box["width"] > 0
