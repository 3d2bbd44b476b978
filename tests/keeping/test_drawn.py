"""Whatever a browser holds, the page that reads it is drawn, and nothing of it is gone."""

import json
from collections.abc import Callable
from itertools import islice

import pytest
from playwright.sync_api import Locator, Page

from carte.front.widget import Widget
from carte.widgets import Courses
from tests.formats.write_kept import VISITS
from tests.front.harness import whole
from tests.keeping.mutants import mutants, newest

DRAW = """
    async ({ traits, held }) => {
        const wrong = [];
        const note = ({ message, reason }) => wrong.push(String(message ?? reason?.stack));
        addEventListener("error", note);
        addEventListener("unhandledrejection", note);
        const model = { get: (name) => traits[name], on() {}, off() {}, send() {}, set() {}, save_changes() {} };
        const found = [];
        for (const [key, text] of held) {
            localStorage.clear();
            localStorage[key] = text;
            const el = document.createElement("div");
            document.body.append(el);
            let leave = () => {};
            try { leave = front.render({ model, el }); } catch (error) { wrong.push(error.stack); }
            await new Promise((done) => setTimeout(done));
            const drawn = el.querySelector(".carte-main-part")?.childElementCount > 0;
            const there = Object.values(localStorage);
            const same = (one) => one === text || JSON.stringify(JSON.parse(one).kept) === JSON.stringify(JSON.parse(text));
            if (!drawn || wrong.length || !there.some(same)) found.push([text.slice(0, 3000), drawn, wrong.splice(0)]);
            leave();
            el.remove();
        }
        return found;
    }
"""  # noqa: E501
READERS: dict[str, Widget] = {
    "choices": Courses(),
    **{name: widget for name, (widget, _visit) in VISITS.items()},
}
"""Who reads what a visit has left."""


EACH = 7
"""So many replacements later the next one is drawn: every place comes to two."""


def damaged() -> dict[str, list[tuple[str, str]]]:
    """Key and text of entries in which one place of each shape was changed, by visit."""
    seen: dict[str, set[tuple[str, ...]]] = {}
    found: dict[str, list[tuple[str, str]]] = {}
    for visit, held in newest().items():
        for key, text in held.items():
            shapes = seen.setdefault(kind(key), set())
            all_mutants = mutants(json.loads(text)["kept"], shapes)
            texts = [(key, json.dumps(one)) for one in islice(all_mutants, 0, None, EACH)]
            found.setdefault(visit, []).extend(texts)
    return {visit: texts for visit, texts in found.items() if texts}


def kind(key: str) -> str:
    """What an entry is, whatever table it is of."""
    table = key.startswith("carte.play.")
    return f"play{key.endswith('.aside')}" if table else key


DAMAGED = damaged()


@pytest.mark.parametrize("visit", DAMAGED)
def test_a_page_is_drawn_whatever_it_finds(
    put: Callable[..., Locator], page: Page, visit: str
) -> None:
    widget = READERS[visit]
    put([], attributes='data-engine="off"')  # one that stays writes its own when it is looked at
    page.evaluate(
        """async (source) => {
            const file = new Blob([source], { type: "text/javascript" });
            globalThis.front = (await import(URL.createObjectURL(file))).default;
        }""",
        whole(),
    )
    traits = {name: getattr(widget, name) for name in ("kind", "game", "content", "words")}
    assert page.evaluate(DRAW, {"traits": traits, "held": DAMAGED[visit]}) == []
