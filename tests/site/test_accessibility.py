"""The site is usable without seeing, without a mouse, in light and in dark."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page

import carte
from carte.engine.moves import Play
from carte.lessons import course
from carte.lessons.play import PlayStep
from carte.play.guide import guides
from tests.book.chapters import CHAPTERS
from tests.javascript.tools import tool
from tests.lessons.steps import play_steps
from tests.site.match import AT_ONCE
from tests.site.test_guides import guided, play
from tests.site.visit import PHONE, Visit

Open = Callable[..., Visit]

STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
FACES = "document.querySelectorAll('.carte-pack symbol').forEach(face => face.replaceChildren())"
"""Away with what the faces of cards are drawn with."""
COLOURS = "color-contrast-enhanced"
"""Of the rules of level AAA, the one that colours are made by: it asks for more than that of AA.

It is asked of all text here, also of what that of AA would name, which need not be asked then.
"""
TO_THE_TOP = """() => {
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
}"""
"""Go where Tab begins, wherever the browser has gone after the fragment of the address."""

# Without `preload`, which lays out style sheets anew in a way that the policy refuses.
FIND = """
    async ([within, runOnly, colours]) => {
        const rules = { [colours]: { enabled: true }, 'color-contrast': { enabled: false } };
        const contrastRatio = { normal: { minThreshold: 0 }, large: { minThreshold: 0 } };
        const checks = { [colours]: { options: { contrastRatio } } };
        const options = { runOnly, rules, checks, resultTypes: ['violations'], preload: false };
        const found = await axe.run(within ?? document, options);
        const told = node => `${node.target.join(' ')} ${node.failureSummary}`;
        return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(told).join('; ')}`);
    }
"""


def violations(window: Visit, within: Locator | None = None) -> list[str]:
    """What axe finds, on the page or in a part; the dark theme has other colours, and no more.

    What the faces of cards are drawn with says nothing to anybody, and is a sixth of a page.
    """
    window.paint()
    window.page.evaluate(FACES)
    if not window.page.evaluate("'axe' in globalThis"):
        window.page.evaluate(tool("axe-core/axe.min.js").read_text("utf-8"))
    rules = {"light": STANDARDS, "dark": [COLOURS]}
    part = within.element_handle() if within else None
    return [
        f"{theme}: {found}"
        for theme in window.in_both_themes()
        for found in window.page.evaluate(FIND, [part, rules[theme], COLOURS])
    ]


@pytest.mark.parametrize("page", [*CHAPTERS, "search"])
def test_a_page_breaks_no_accessibility_rule(page: str, visit: Open) -> None:
    window = visit(f"{page}.html", engine=False)
    assert violations(window) == []


def test_verdicts_break_no_accessibility_rule(visit: Open) -> None:
    window = visit("scopa.html", viewport=PHONE, engine=False)
    for stage in course("scopa"):
        level = stage.levels[0]
        step = level.steps[0]
        if isinstance(step, PlayStep):
            window.level(level.id).play(str(step.traps[0].play))
    assert violations(window) == []


@pytest.mark.parametrize("game", carte.GAMES)
def test_a_guided_deal_fits_a_small_phone_and_breaks_no_accessibility_rule(
    game: str, visit: Open
) -> None:
    window = visit(f"{game}.html", viewport=PHONE, engine=False, before=AT_ONCE)
    for number, led in enumerate(guides(game)):
        table = guided(window, number)
        play(table, led, [*led.walk()][: 2 * led.sitting.game.seats])
        assert window.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        assert violations(window, table.root) == []


def test_a_whole_lesson_is_played_by_keyboard_alone(visit: Open) -> None:
    window = visit("scopa.html#scopa-sums-1", engine=False)
    keyboard = window.page.keyboard
    root = window.page.locator(".carte[data-level^='scopa-sums-']")
    root.locator("[data-zone=hand] button").first.focus()
    for level in course("scopa")["sums"]:
        assert root.get_attribute("data-level") == level.id
        play = play_steps(level)[0].answers[0]
        assert isinstance(play, Play)
        walk_to(window.page, "hand", str(play.card))
        keyboard.press("Space")
        for card in play.taken:
            walk_to(window.page, "table", str(card))
            keyboard.press("Space")
        keyboard.press("Enter")
        root.locator("[data-verdict=good]").wait_for()
        assert focused(window.page) == {"action": "next"}
        keyboard.press("Enter")
    assert root.locator("[data-level]").count() == 0


def test_a_wrong_move_is_taken_back_by_keyboard(visit: Open) -> None:
    window = visit("scopa.html#scopa-equal-first-1", engine=False)
    root = window.page.locator(".carte[data-level='scopa-equal-first-1']")
    entry = root.locator("input[data-move]")
    trap = play_steps(course("scopa")["equal-first"].levels[0])[0].traps[0]
    entry.fill(str(trap.play))
    entry.press("Enter")
    root.locator("[data-verdict=bad]").wait_for()
    window.page.keyboard.press("Escape")
    root.locator("[data-verdict]").wait_for(state="detached")


@pytest.mark.parametrize("page", ["scopa.html#scopa-sums-2", "play-briscola.html"])
def test_the_cards_are_two_stops_from_the_top_of_a_page(page: str, visit: Open) -> None:
    window = visit(page, engine=False).page
    window.get_by_text("Skip to the table").wait_for(state="attached")
    window.evaluate(TO_THE_TOP)
    for _ in range(2):
        window.keyboard.press("Tab")
    window.keyboard.press("Enter")
    assert focused(window)["zone"] == "hand"
    assert window.url.endswith(page)


def walk_to(page: Page, zone: str, card: str) -> None:
    """Tab to the zone, then step with the arrows to the card."""
    for _ in range(60):
        if focused(page).get("zone") == zone:
            break
        page.keyboard.press("Shift+Tab" if zone == "table" else "Tab")
    page.keyboard.press("Home")
    for _ in range(12):
        if focused(page).get("card") == card:
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"no way by keyboard to {card} in the {zone}: {focused(page)}")


def focused(page: Page) -> dict[str, str]:
    """What the focused element says of itself by the hooks."""
    said: dict[str, str] = page.evaluate(
        """() => {
            const {card, action} = document.activeElement.dataset;
            const zone = document.activeElement.closest('[data-zone]')?.dataset.zone;
            return JSON.parse(JSON.stringify({card, action, zone}));
        }"""
    )
    return said
