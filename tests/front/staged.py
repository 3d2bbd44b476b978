"""Every kind of widget, and how what fills a whole screen is measured for a class."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page, expect

import carte
from carte import language, widgets
from carte.front.widget import Widget
from carte.widgets import (
    Cases,
    Checker,
    Daily,
    Deal,
    Finder,
    Guide,
    Lesson,
    Play,
    Primiera,
    Puzzles,
    Room,
    Settle,
    Watch,
)
from tests.front.reader import Put
from tests.site.windows import PATIENCE_MS

Make = Callable[[], Any]


def fill_the_screen(root: Locator) -> None:
    """Fill the screen with a widget, by the button in its menu."""
    root.locator(".carte-stage-menu summary").click()
    root.locator("[data-action=present]").click()


CASE = carte.game("scopa").position(hand="7D 6B 2S", table="3C 4S 7C 10B")

_WITH_CARDS: dict[str, Make] = {
    "lesson": lambda: Lesson("scopa", "sums"),
    "deal": lambda: Deal("scopa", seed=7),
    "guide": lambda: Guide("scopa"),
    "guide of five": lambda: Guide("briscola-chiamata"),
    "play": lambda: Play("scopa"),
    "play of four": lambda: Play("scopone"),
    "play of five": lambda: Play("briscola-chiamata"),
    "play with a monte": lambda: Play("mediatore"),
    "puzzles": lambda: Puzzles("scopa"),
    "watch": lambda: Watch("scopa"),
    "watch of four": lambda: Watch("mediatore"),
    "settle": Settle,
    "primiera": Primiera,
    "cases": Cases,
    "daily": Daily,
    "checker": lambda: Checker("scopa"),
    "checker of a case": lambda: Checker(CASE),
    "room": Room,
}

WITH_CARDS: dict[str, Make] = {kind: cache(make) for kind, make in _WITH_CARDS.items()}
"""What a class looks at: all that is said there is read from six metres.

Each is made once: a widget knows nothing of the pages that it was on.
"""

NAMED: dict[str, Make] = {**WITH_CARDS, "finder": cache(lambda: Finder("rules"))}

ALL: dict[str, Make] = {
    **NAMED,
    **{
        name.lower(): cache(getattr(widgets, name))
        for name in widgets.__all__
        if name.lower() not in NAMED
    },
}
"""Every kind of widget that there is."""

FOR_ONE = ("classroom", "evening", "paper", "score", "tournament")
"""Pages of text or numbers: what has room on a whole screen is too small for a class."""

Size = tuple[int, int]
SCREENS: list[Size] = [(1280, 720), (1920, 1080), (1024, 768)]

PRESENTED = {"daily": "?present#begin-scopa"}
"""Where a class sees more of a kind of widget than a reader who begins."""

CUT = """root => {
    const aside = ":is(svg, .carte-hold, .carte-unseen)";
    const seen = one => one.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(one).clipPath === "none" && one.getBoundingClientRect().width > 0;
    const parts = root.querySelectorAll(`:not(${aside}, ${aside} *)`);
    const all = [root, ...parts].filter(seen);
    const outside = ({ right, bottom, left, top }) =>
        right > innerWidth + 2 || bottom > innerHeight + 2 || left < -2 || top < -2;
    const scrolls = one => getComputedStyle(one).overflowY !== "visible" &&
        !one.matches(".carte-card") && one.scrollHeight > one.clientHeight + 1;
    const named = one => one.outerHTML.slice(0, 120);
    return [
        ...all.filter(one => outside(one.getBoundingClientRect()))
            .map(one => `outside: ${named(one)}`),
        ...all.filter(scrolls).map(one => `scrolls: ${named(one)}`),
    ];
}"""

CAPITALS = """root => {
    const pen = document.createElement("canvas").getContext("2d");
    const matters = ".carte-goal, .carte-verdict p, .carte-note p, .carte-button span, " +
        ".carte-zone-label, .carte-seat-name, .carte-settled p, .carte-coach, .carte-how, " +
        ".carte-rule, .carte-quiz-facts li, .carte-quiz-line li, .carte-quiz-by, " +
        ".carte-quiz-why, .carte-room-option :is(b, small, .carte-room-text), " +
        ".carte-room-after p, .carte-room-end :is(p, b), .carte-list-title, .carte-pad-key span";
    return [...root.querySelectorAll(matters)]
        .filter(one => one.checkVisibility() && one.textContent.trim())
        .filter(one => !one.closest(".carte-teacher, .carte-half, .carte-unseen"))
        .map(one => {
            const { fontSize, fontFamily, fontWeight } = getComputedStyle(one);
            pen.font = `${fontWeight} ${parseFloat(fontSize) * one.currentCSSZoom}px ${fontFamily}`;
            return [pen.measureText("H").actualBoundingBoxAscent, one.textContent];
        })
        .filter(([height]) => height < 23.5)
        .map(([height, text]) => `${height} px: ${text}`);
}"""
"""On a picture 1920 pixels and two metres wide, a capital of 25 mm is 24 pixels high."""

FIGURES = """root => {
    const lies = '[data-zone="hand"], [data-zone="table"], [data-zone="trick"]';
    return [...root.querySelectorAll(".carte-card")]
        .filter(one => one.checkVisibility() && one.closest(lies))
        .map(one => {
            const probe = one.appendChild(document.createElement("i"));
            probe.style.scale = "var(--carte-corner, 1)";
            const larger = Number.parseFloat(getComputedStyle(probe).scale) || 1;
            probe.remove();
            return 8.4 / 60 * one.getBoundingClientRect().width * larger;
        });
}"""
"""How high the figures in the corners of the cards are, in pixels."""


IN_SIGHT = """root => {
    const lies = ".carte-card, .carte-button, .carte-zone-label, .carte-title, " +
        ".carte-goal, .carte-felt, .carte-select, .carte-settled-asks";
    globalThis.seen ??= [...root.querySelectorAll(lies)]
        .filter(one => one.checkVisibility({ visibilityProperty: true }))
        .filter(one => !one.closest(".carte-teacher"))
        .map(one => [one, one.textContent]);
    return Object.fromEntries(seen
        .filter(([one]) => one.checkVisibility({ visibilityProperty: true }))
        .map(([one, name], number) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [`${number} ${name}`, [x, y, width, height].map(Math.round)];
        }));
}"""
"""Where all lies that was in sight when it was first asked."""


def on_stage(put: Put) -> Put:
    """Return what puts widgets on the page, and waits where one is shown for the teacher's keys."""

    def put_on_stage(widgets: Widget | Sequence[Widget], **wishes: Any) -> Locator:
        root = put(widgets, **wishes)
        is_presented = wishes.get("fragment", "").startswith("?present")
        if is_presented and root.get_attribute("data-widget") not in FOR_ONE:
            expect(root.page.locator(".carte-teacher")).to_be_visible()
        return root

    return put_on_stage


def go_on(page: Page, key: str = "PageDown") -> None:
    """Reveal what is held back, and go on."""
    for _press in range(2):
        page.keyboard.press(key)


@cache
def in_language(spoken: str, make: Make) -> Any:
    """A widget that speaks a language; of the same maker it is the same one."""
    language.use(spoken)
    try:
        return make()
    finally:
        language.use("en")


def settled(page: Page) -> None:
    """Wait until nothing more is to come, and what has changed has been given its room."""
    page.evaluate("patience => settled(patience)", PATIENCE_MS)


GIVEN_ROOM = f"""async width => {{
    const frame = () => new Promise(requestAnimationFrame);
    while (innerWidth !== width) await frame();
    if (globalThis.settled) return settled({PATIENCE_MS});
    const page = document.documentElement;
    for (let before, still = 0; still < 6; still += 1) {{
        await frame();
        const now = `${{page.scrollWidth}} ${{page.scrollHeight}} ${{page.innerHTML.length}}`;
        if (now !== before) still = 0;
        before = now;
    }}
}}"""
"""The window has its width, and a widget that watches its size has drawn what fits it.

A page of the site, or one that is still empty, does not tell when nothing more is to come: it has
stayed as it is for some frames.
"""


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(GIVEN_ROOM, width)


def is_seen_whole_by_a_class(root: Locator) -> None:
    for width, height in SCREENS:
        resize(root.page, width, height)
        assert root.evaluate(CUT) == [], (width, height)
        assert width < 1920 or root.evaluate(CAPITALS) == []
