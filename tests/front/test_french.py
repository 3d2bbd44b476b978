"""Whoever plays with French cards reads the French sign beside each name, wherever it stands."""

import re
from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte.engine.cards import PACK
from carte.front.widget import Widget
from carte.widgets import Checker, Guide, House, Lesson, Own, Play, Puzzles, Score, Settle, Watch
from tests.front.reader import Put, agreed, say
from tests.site.windows import PATIENCE_MS

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


def bare(texts: Iterable[str]) -> set[str]:
    """Return what is said of cards without their French signs."""
    return {
        text for text in texts if any(f"({SIGNS[name]}" not in text for name in NAMED.findall(text))
    }


SAID_MEANWHILE = f"""async (root, [selectors, patience]) => {{
    const next = () => selectors.map(one => root.querySelector(one))
        .find(one => one?.checkVisibility() && one.ariaDisabled !== "true" && !one.disabled);
    const said = new Set(({TOLD})(root));
    for (let button = next(); button; button = next()) {{
        button.click();
        await settled(patience);
        for (const text of ({TOLD})(root)) said.add(text);
    }}
    return [...said];
}}"""
"""Press the first button that can be pressed, as long as there is one; all that is said by then."""


def meanwhile(root: Locator, *selectors: str) -> list[str]:
    said: list[str] = root.evaluate(SAID_MEANWHILE, [selectors, PATIENCE_MS])
    return said


def watched(root: Locator) -> list[str]:
    """Go through a deal."""
    return meanwhile(root, "[data-action=skip]", "[data-action=forward]")


def asked(root: Locator) -> list[str]:
    """Ask for every hint of a level, and play what is not there."""
    hinted = meanwhile(root, "[data-action=hint]")
    say(root, "10d")
    return [*hinted, *meanwhile(root)]


USED: dict[str, tuple[Callable[[], Widget], Callable[[Locator], list[str]]]] = {
    "tricks": (lambda: Watch("mediatore"), watched),
    "captures": (lambda: Watch("scopa"), watched),
    "lesson": (lambda: Lesson("scopa", "sums"), asked),
    "checker": (lambda: Checker("scopa"), meanwhile),
    "guide": (lambda: Guide("scopa"), meanwhile),
    "puzzles": (lambda: Puzzles("scopa"), meanwhile),
    "play": (lambda: Play("scopa"), meanwhile),
}


@pytest.mark.parametrize("kind", USED)
def test_a_named_card_has_its_french_sign_beside_it(kind: str, put: Put) -> None:
    make, use = USED[kind]
    assert bare(use(put(make(), fragment=FRENCH))) == set()


def test_the_moves_of_an_own_level_have_their_french_signs(put: Put) -> None:
    deal = carte.game("scopa").position(hand="7D", table="3D 4C 7S")
    root = put(Own(), fragment=f"{FRENCH}#new={carte.code(deal)}")
    expect(root.locator(".carte-own")).to_contain_text("7 of denari (7♦)")
    assert bare(root.evaluate(TOLD)) == set()


SETTLED = f"""async (root, patience) => {{
    const said = {{}};
    for (const [place] of [...root.querySelectorAll(".carte-usual button")].entries()) {{
        const button = root.querySelectorAll(".carte-usual button")[place];
        button.click();
        await settled(patience);
        const isSettled = root.querySelector(".carte-settled")?.checkVisibility() ?? false;
        said[button.textContent] = isSettled ? ({TOLD})(root) : null;
    }}
    return said;
}}"""
"""Ask each usual question of a game; all that is said to it."""


def test_what_is_settled_of_a_card_has_its_french_sign_beside_it(put: Put) -> None:
    root = put(Settle(), fragment=FRENCH, attributes='data-engine="ready"')
    for game in carte.GAMES:
        root.locator("[data-game-choice]").select_option(game)
        said = root.evaluate(SETTLED, PATIENCE_MS)
        assert len(said) >= 10, game
        assert None not in said.values(), game
        assert {one: bare(texts) for one, texts in said.items() if bare(texts)} == {}, game


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
    assert bare(root.evaluate(TOLD)) == set()
