"""Where a move is typed, it may be written, pasted or said, in the language of the page."""

import re

import pytest
from playwright.sync_api import expect

import carte
from carte.widgets import Checker
from tests.front.reader import Put, card, say

SCOPA = {"hand": "7D 2S", "table": "3C 4S 5B"}
EVERYWHERE = [
    "7D takes 3C 4S",
    "7D x 3C+4S",
    "7Dx3C,4S",
    "\ufeff７Ｄ\u00a0x\u200b ３Ｃ ４Ｓ",
    "> “7D x 3C 4S”",
    "settebello x 3 di coppe, 4 of swords",
]
SAID = {
    "en": ["Take the 3 of coppe and the 4 of spade with the 7 of denari."],
    "it": ["prendo il tre di coppe e il quattro di spade con il settebello"],
    "ja": ["デナリの7でコッペの3とスパーデの4を取る。"],
}


@pytest.mark.parametrize("spoken", SAID, indirect=True)
def test_the_checker_judges_a_move_however_it_is_typed(put: Put, spoken: str) -> None:
    root = put(Checker(carte.game("scopa").position(**SCOPA)))
    felt = root.locator(".carte-felt")
    for text in [*EVERYWHERE, *SAID[spoken]]:
        say(root, "2S")
        expect(card(felt, "2S")).to_have_attribute("aria-pressed", "true")
        say(root, text)
        for name in ("7D", "3C", "4S"):
            expect(card(felt, name)).to_have_attribute("aria-pressed", "true")
        expect(root.locator("[data-verdict=good]")).to_be_visible()


@pytest.mark.parametrize("spoken", SAID, indirect=True)
def test_what_is_not_certain_is_no_move_and_stays_in_the_field(put: Put, spoken: str) -> None:
    root = put(Checker(carte.game("scopa").position(**SCOPA)))
    for text in ("7D or 2S", "7D x 3C and", "7D " * 6_000):
        say(root, "2S")
        expect(root.locator("[data-verdict=good]")).to_be_visible()
        say(root, text)
        expect(root.get_by_role("status")).to_contain_text(text[:8])
        expect(root.locator("[data-move]")).to_have_value(re.compile("^7D"))
