"""A link to what fills a screen, opened on a phone that is held upright."""

import pytest
from playwright.sync_api import Page, expect

from tests.front.reader import Put
from tests.front.staged import CUT, WITH_CARDS, on_stage, resize
from tests.front.test_screens import OUT_OF_PLACE

SMALLEST = """root => Math.min(...[...root.querySelectorAll("p, .carte-button, .carte-zone-label")]
    .filter(one => one.checkVisibility({ visibilityProperty: true }) && one.textContent.trim())
    .filter(one => !one.closest(".carte-unseen, .carte-by"))
    .map(one => parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom))"""
"""How large the smallest text is, in pixels."""

NARROWEST = """root => Math.min(...[...root.querySelectorAll(
        ":is([data-zone=hand], [data-zone=table]) .carte-card")]
    .filter(one => one.checkVisibility())
    .map(one => one.getBoundingClientRect().width))"""
"""How wide the narrowest card is that one plays or takes, in pixels."""

KINDS = ["cases", "checker of a case", "lesson", "play", "play of five", "puzzles", "room", "watch"]


@pytest.fixture
def put(put: Put) -> Put:
    """Put widgets on the page, and wait until they can be taught with."""
    return on_stage(put)


@pytest.mark.parametrize("kind", KINDS)
def test_what_fills_a_phone_is_legible_and_whole_with_its_cards_above_what_is_said(
    kind: str, put: Put, page: Page
) -> None:
    resize(page, 390, 844)
    root = put(WITH_CARDS[kind](), fragment="?present")
    expect(root).to_have_attribute("data-upright", "")
    assert root.evaluate(SMALLEST) > 11
    assert root.evaluate(NARROWEST) > 40
    for found in (CUT, OUT_OF_PLACE):
        assert root.evaluate(found) == []
    parts = (".carte-felt", ".carte-teacher")
    felt, said = (root.locator(some).first.bounding_box() for some in parts)
    assert felt and said
    assert felt["width"] == said["width"] == 390
    assert felt["y"] + felt["height"] <= said["y"]


def test_a_phone_that_is_turned_has_its_cards_beside_what_is_said(put: Put, page: Page) -> None:
    resize(page, 390, 844)
    root = put(WITH_CARDS["lesson"](), fragment="?present")
    resize(page, 844, 390)
    expect(root).not_to_have_attribute("data-upright", "")
    assert root.evaluate(CUT) == []
    felt = root.locator(".carte-felt").bounding_box()
    assert felt
    assert felt["height"] == 390
