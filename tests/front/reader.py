"""What a reader does with a widget: pick cards, press buttons, type moves."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from playwright.sync_api import Locator, Page

from carte.widgets import Lesson
from tests.site.match import Match
from tests.site.windows import PATIENCE_MS, paint

Put = Callable[..., Locator]
Sit = Callable[..., Match]
SUMS = Lesson("scopa", "sums")
COUNTING = Lesson("scopa", "counting")
FIRST = SUMS.content["stage"]["levels"][0]


def answer(level: Mapping[str, Any], number: int = 0) -> tuple[str, list[str]]:
    """The first right move of a step, looked up as the page does."""
    step = level["steps"][number]
    for card, places in step["verdicts"].items():
        for mask, place in enumerate(places):
            if step["rulings"][place]["good"]:
                table = step["zones"]["table"]
                return card, [one for bit, one in enumerate(table) if mask >> bit & 1]
    raise AssertionError(level["id"])


CARD, TAKES = answer(FIRST)


def written(card: str, takes: Sequence[str]) -> str:
    """A move in the notation that readers type."""
    return " x ".join(filter(None, [card, " ".join(takes)]))


def card(root: Locator, name: str) -> Locator:
    return root.locator(f"[data-card='{name}']")


LATER = """one => {
    const tap = new MouseEvent("click", { bubbles: true, detail: 1 });
    Object.defineProperty(tap, "timeStamp", { value: tap.timeStamp + 1000 });
    one.dispatchEvent(tap);
}"""


def tap_later(one: Locator) -> None:
    """Tap a card a while after it was tapped before, as who wants it back does."""
    one.evaluate(LATER)


def act(root: Locator, action: str) -> Locator:
    return root.locator(f"[data-action={action}]")


CLICK = """async (one, patience) => {
    const isReady = () => !one.matches(":disabled") &&
        one.checkVisibility({ visibilityProperty: true });
    for (const since = performance.now(); !isReady();) {
        if (performance.now() - since > patience) throw new Error("nobody can press it");
        await new Promise(later => setTimeout(later, 5));
    }
    const lies = () => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2);
    };
    if (!one.contains(lies())) one.scrollIntoView({ block: "center", behavior: "instant" });
    const top = lies();
    if (!one.contains(top)) throw new Error(`it lies under ${top?.outerHTML.slice(0, 200)}`);
    one.focus({ preventScroll: true });
    one.click();
}"""


def click(one: Locator) -> None:
    """Press something as soon as a pointer could, by an event alone: no frame is waited for."""
    one.evaluate(CLICK, PATIENCE_MS)


def picture(one: Locator) -> bytes:
    """What is seen of an element, and of whatever lies over it."""
    paint(one.page)
    return one.screenshot()


HELD_BACK = """() => {
    const ask = globalThis.askPython;
    const gate = new Promise(open => { globalThis.letGo = open });
    globalThis.askPython = (...question) => gate.then(() => ask(...question));
}"""
"""Python answers nothing more until ``letGo()``."""

FILL = """free => {
    const fits = (name, text) => {
        try { localStorage[name] = text } catch { return false }
        return true;
    };
    let large = 0;
    localStorage.other = "x".repeat(1 << 10);
    for (let size = 1 << 21; size > 1 << 10; size >>= 1)
        while (fits(`other${large}`, "x".repeat(size))) large += 1;
    for (let size = 1 << 10; size; size >>= 1)
        while (fits("other", localStorage.other + "x".repeat(size)));
    localStorage.other = localStorage.other.slice(free);
}"""
"""Leave only so much room in the browser, a thousand letters at most."""

MAKE_ROOM = """() => {
    for (const name of Object.keys(localStorage))
        if (name.startsWith("other")) localStorage.removeItem(name);
}"""

FREE = """one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const corners = [[left + 9, top + 9], [right - 9, top + 9], [left + 9, bottom - 9],
        [right - 9, bottom - 9]];
    return corners.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
}"""
"""Whether nothing lies over an element, at any of its corners."""


def agreed(**house: Mapping[str, Any]) -> str:
    """Return a script that lets the browser hold house rules by game, with _ for its hyphens."""
    held = {slug.replace("_", "-"): {"at": 1, "options": one} for slug, one in house.items()}
    text = json.dumps({"edition": 2, "at": 1, "kept": held})
    return f"if (!localStorage['carte.house']) localStorage['carte.house'] = {json.dumps(text)}"


def kept(page: Page, name: str) -> Any:
    """What the browser keeps under a name, such as progress."""
    return page.evaluate("key => JSON.parse(localStorage[key]).kept", f"carte.{name}")


def say(root: Locator, move: str) -> None:
    root.locator("[data-move]").fill(move)
    root.locator("[data-move]").press("Enter")


def solve_first(root: Locator) -> None:
    for name in (CARD, *TAKES):
        card(root, name).click()
    act(root, "play").click()
