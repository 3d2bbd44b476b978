"""Whoever plays with French cards reads the French sign beside each name, wherever it stands."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte.engine.cards import PACK
from carte.front.widget import Widget
from carte.widgets import (
    Checker,
    Guide,
    House,
    Lesson,
    Own,
    Play,
    Puzzles,
    Score,
    Settle,
    Watch,
)
from tests.front.reader import Put, act, agreed, say

FRENCH = "?faces=french"

TOLD = """(root) => {
  const told = new Map();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: within, data } = texts.currentNode;
    if (within.closest(".carte-unseen, .carte-card, [hidden], option")) continue;
    const part = within.closest("p, li, button, td, th, summary, label, div");
    told.set(part, (told.get(part) ?? "") + data);
  }
  return [...told.values()];
}"""
"""All that a widget says to the eye, by paragraph, button and cell, but for what a list offers."""

SIGNS = {card.name: card.french for card in PACK}
NAMED = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in SIGNS))


def bare(root: Locator) -> list[str]:
    """Return what a widget says of cards without their French signs."""
    return [
        text
        for text in root.evaluate(TOLD)
        if any(f"({SIGNS[name]}" not in text for name in NAMED.findall(text))
    ]


def watched(root: Locator) -> Iterator[None]:
    """Go through a deal."""
    yield
    while act(root, "forward").is_enabled():
        act(root, "forward").click()
        yield
        if root.locator("[data-action=skip]").is_visible():
            act(root, "skip").click()
            yield


def asked(root: Locator) -> Iterator[None]:
    """Ask for every hint of a level, and play what is not there."""
    yield
    while act(root, "hint").is_enabled():
        act(root, "hint").click()
        yield
    say(root, "10d")
    yield


def looked_at(_root: Locator) -> Iterator[None]:
    """Look at what is there."""
    yield


@pytest.mark.parametrize(
    ("make", "use"),
    [
        (lambda: Watch("mediatore"), watched),
        (lambda: Watch("scopa"), watched),
        (lambda: Lesson("scopa", "sums"), asked),
        (lambda: Checker("scopa"), looked_at),
        (lambda: Guide("scopa"), looked_at),
        (lambda: Puzzles("scopa"), looked_at),
        (lambda: Play("scopa"), looked_at),
    ],
)
def test_a_card_that_is_named_has_its_french_sign_beside_it(
    make: Callable[[], Widget], use: Callable[[Locator], Iterator[None]], put: Put
) -> None:
    root = put(make(), fragment=FRENCH)
    found = {text for _step in use(root) for text in bare(root)}
    assert found == set()


def test_the_moves_of_an_own_level_have_their_french_signs(put: Put) -> None:
    deal = carte.game("scopa").position(hand="7D", table="3D 4C 7S")
    root = put(Own(), fragment=f"{FRENCH}#new={carte.code(deal)}")
    expect(root.locator(".carte-own")).to_contain_text("7 of denari (7♦)")
    assert bare(root) == []


@pytest.mark.parametrize("game", carte.GAMES)
def test_what_is_settled_of_a_card_has_its_french_sign_beside_it(game: str, put: Put) -> None:
    root = put(Settle(), fragment=FRENCH, attributes='data-engine="ready"')
    root.locator("[data-game-choice]").select_option(game)
    for usual in root.locator(".carte-usual button").all():
        usual.click()
        expect(root.locator(".carte-settled")).to_be_visible()
        assert bare(root) == []


OURS = {"players": 3, "removed": "2C"}
"""House rules whose names and statements both name a card."""


@pytest.mark.parametrize(
    "make", [House, Score, lambda: Checker("briscola"), lambda: Play("briscola")]
)
def test_house_rules_that_name_a_card_have_its_french_sign_beside_it(
    make: Callable[[], Widget], put: Put, page: Page
) -> None:
    page.add_init_script(agreed(briscola=OURS))
    root = put(make(), fragment=f"{FRENCH}#briscola")
    expect(root).to_have_attribute("data-game", "briscola")
    assert any(NAMED.search(text) for text in root.evaluate(TOLD))
    assert bare(root) == []
