"""Write down what browsers keep of an edition of the book: matches, counts, sheets, stars, choices.

``python -m tests.formats.write_kept 2`` writes ``edition-2-kept.json`` with today's front end,
once, when what is kept changes; from then on the file is a promise, and is never written again.
"""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Locator, sync_playwright

import carte
from carte.engine.edition import EDITION
from carte.front.widget import Widget
from carte.widgets import Cases, Play, Score
from tests.counting import sheets
from tests.counting import test_widget as test_score
from tests.front.harness import show
from tests.quiz import test_widget as test_cases
from tests.site.browser import ARGUMENTS, find
from tests.site.match import AT_ONCE, Match, uncoached

FOLDER = Path(__file__).parent
CHOSEN = {
    "carte.progress": {"asso-piglia-tutto-pairs-1": 3, "scopa-sums-1": 2, "scopa-sweep-8": 0},
    "carte.skin": "french",
    "carte.index": "off",
    "carte.speed": "quick",
}
"""What is kept where a level is won, or a word is chosen from a menu."""

ONE_DEAL = ("asso-piglia-tutto", "briscola")
"""The games of which a match is one deal."""


def matches(root: Locator, widget: Play) -> None:
    """Play into a match, take a move back, put the match aside, and begin another."""
    at = Match.at(root, widget)
    at.ready()
    if at.sitting.game.slug not in ONE_DEAL:
        at.play_on()
        at.next_deal()
    for _turn in range(3):
        at.make(at.offered()[0])
    if at.act("undo").is_enabled():
        at.press("[data-action=undo]")
        at.ready()
    root.locator("[data-action=new]").click()
    root.locator("[data-action=deal]").click()
    at.ready()
    at.make(at.offered()[-1])


def counts(root: Locator, _widget: Widget) -> None:
    """Count two deals and write one down; begin a count of every other game."""
    sheets.add(root, 1)
    test_score.tap(root, "7D", "10D", "1C")
    test_score.said(root)
    for slug in carte.GAMES[1:]:
        test_score.choose_game(root, slug)
        test_score.tap(root, "3D", "4C")
        test_score.said(root)


def answers(root: Locator, _widget: Widget) -> None:
    """Answer a tricky case."""
    test_cases.answer(root, test_cases.FIRST.key)
    root.locator("[data-verdict=good]").wait_for()


VISITS: dict[str, tuple[Widget, Callable[..., None]]] = {
    **{slug: (Play(slug, seed=3, level="newcomer"), matches) for slug in carte.GAMES},
    "cirulla for four": (Play("cirulla", players=4, target=101), matches),
    "scopa under house rules": (Play("scopa", target=21, napola=True), matches),
    "counting": (Score(), counts),
    "tricky cases": (Cases(), answers),
}


@contextmanager
def visitor(browser: Browser, widget: Widget) -> Iterator[Locator]:
    """Open a widget on a page that remembers nothing."""
    window = browser.new_context(reduced_motion="reduce", viewport={"width": 1000, "height": 900})
    page = window.new_page()
    page.add_init_script(AT_ONCE)
    if isinstance(widget, Play):
        page.add_init_script(uncoached(widget.content["name"]))
    show(page, [widget])
    yield page.locator(".carte").first
    window.close()


def kept(browser: Browser) -> dict[str, dict[str, str]]:
    """Return what the browser holds after each visit, by key."""
    chosen = {
        key: json.dumps({"edition": EDITION, "kept": value}, separators=(",", ":"))
        for key, value in CHOSEN.items()
    }
    found = {"choices": chosen}
    for name, (widget, visit) in VISITS.items():
        with visitor(browser, widget) as root:
            visit(root, widget)
            found[name] = root.evaluate("() => ({ ...localStorage })")
    return found


if __name__ == "__main__":
    file = FOLDER / f"edition-{sys.argv[1]}-kept.json"
    if file.exists():
        sys.exit(f"{file} is a promise, and stands already")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
        file.write_text(json.dumps(kept(browser), indent=1) + "\n", encoding="utf-8")
