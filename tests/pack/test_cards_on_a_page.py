"""The pack on a real page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import carte
from carte.pack import card_svg, sprite
from tests.site.windows import open_window

STYLES = (Path(carte.__file__).parent / "front/cards/cards.css").read_text("utf-8")
USE = '<svg width="90" height="150" viewBox="0 0 60 100"><use href="#carte-it-8S"/></svg>'


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    window = open_window(chromium)
    yield window.new_page()
    window.close()


def picture(page: Page, card: str, around: str) -> bytes:
    drawn = f'{sprite()}<div id="card">{card}</div>'
    page.set_content(f'<style>{STYLES}</style><body class="{around}">{drawn}')
    return page.locator("#card svg").screenshot()


@pytest.mark.parametrize("index", [True, False], ids=["index", "no-index"])
def test_a_card_of_the_sprite_looks_like_the_card_alone(page: Page, index: bool) -> None:
    around = "" if index else "no-index"
    assert picture(page, USE, around) == picture(page, card_svg("8S", index=index), "")


def test_a_class_around_the_cards_hides_every_index(page: Page) -> None:
    for card in (USE, card_svg("8S")):
        assert picture(page, card, "no-index") != picture(page, card, "")
        assert picture(page, card, "no-index") == picture(page, card_svg("8S", index=False), "")
