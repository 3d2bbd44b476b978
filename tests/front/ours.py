"""A table that plays by house rules, and the line of a widget that says by whose rules it goes."""

from typing import Any

from playwright.sync_api import Locator, expect

import carte
from tests.front.reader import agreed

HOUSES: dict[str, dict[str, Any]] = {
    "scopa": {"primiera": "sevens", "fewest_cards": True},
    "briscola": {"wins": 2},
}
OURS = agreed(**HOUSES)
SUMS = carte.game("scopa").position(hand="8C", table="7B 1S 3D 4B")


def line(root: Locator) -> Locator:
    return root.locator(".carte-ours")


def by(root: Locator, whose: str) -> None:
    """The line says by whose rules it is: ``ours``, ``book`` or ``others``."""
    expect(line(root).first).to_have_attribute("data-by", whose)


def switch(root: Locator) -> None:
    line(root).locator("[data-action=ours]").first.click()
