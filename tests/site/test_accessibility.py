"""The site is usable without seeing, without a mouse, in light and in dark."""

import pytest
from playwright.sync_api import Locator

from carte.lessons import course
from carte.lessons.play import PlayStep
from tests.javascript.tools import tool
from tests.lessons.steps import play_steps
from tests.site.visit import PHONE, Open, Visit

STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
FACES = "document.querySelectorAll('.carte-pack symbol').forEach(face => face.replaceChildren())"
"""Away with what the faces of cards are drawn with."""
COLOURS = {"type": "rule", "values": ["color-contrast"]}
FOCUSED = "() => document.activeElement.closest('[data-zone]')?.dataset.zone"
TO_THE_TOP = """() => {
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
}"""
"""Go where Tab begins, wherever the browser has gone after the fragment of the address."""

# Without `preload`, which lays out style sheets anew in a way that the policy refuses.
FIND = """
    async ([within, runOnly]) => {
        const options = { runOnly, resultTypes: ['violations'], preload: false };
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
    rules = {"light": STANDARDS, "dark": COLOURS}
    part = within.element_handle() if within else None
    return [
        f"{theme}: {found}"
        for theme in window.in_both_themes()
        for found in window.page.evaluate(FIND, [part, rules[theme]])
    ]


def test_the_search_breaks_no_accessibility_rule(visit: Open) -> None:
    assert violations(visit("search.html", engine=False)) == []


def test_verdicts_break_no_accessibility_rule(visit: Open) -> None:
    window = visit("scopa.html", viewport=PHONE, engine=False)
    for stage in course("scopa"):
        level = stage.levels[0]
        step = level.steps[0]
        if isinstance(step, PlayStep):
            window.level(level.id).play(str(step.traps[0].play))
    assert violations(window) == []


def test_a_wrong_move_is_taken_back_by_keyboard(visit: Open) -> None:
    level = course("scopa")["equal-first"].levels[0]
    window = visit(f"scopa.html#{level.id}", engine=False)
    root = window.page.locator(f".carte[data-level='{level.id}']")
    entry = root.locator("input[data-move]")
    entry.fill(str(play_steps(level)[0].traps[0].play))
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
    assert window.evaluate(FOCUSED) == "hand"
    assert window.url.endswith(page)
