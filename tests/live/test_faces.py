"""A page draws each face of the pack once, however often it prints the card."""

import pytest
from playwright.sync_api import Browser

from book.live.faces import share_faces
from carte.pack import card_svg, row

PRINTED = f"<p>{card_svg('7D')}</p>{row(['7D', '3C'])}{card_svg('3C', index=False)}" + "".join(
    card_svg(card, "french", index) for card in ("7D", "1B") for index in (True, False, True)
)
"""Cards alone and in rows, some of them again, in both skins, with their index and without."""


@pytest.mark.parametrize("card", ["7D", "10S"])
def test_a_card_that_comes_again_refers_to_the_first(card: str) -> None:
    thrice = share_faces(card_svg(card) * 3)
    assert len(thrice) < 1.2 * len(card_svg(card)) + 700
    assert thrice.count(f'id="carte-face-italian-{card}"') == 1
    assert thrice.count(f'<use href="#carte-face-italian-{card}"/>') == 2


def test_a_card_that_comes_once_stays_as_it_is() -> None:
    assert share_faces(row(["7D", "3C"])) == row(["7D", "3C"])


def test_every_card_looks_as_it_did(chromium: Browser) -> None:
    page = chromium.new_page()
    page.set_content(PRINTED)
    before = page.screenshot()
    page.set_content(share_faces(PRINTED))
    assert page.locator("use").count() == 3
    assert page.screenshot() == before
    page.close()
