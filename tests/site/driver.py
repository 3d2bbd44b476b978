"""A browser's window, driven by any protocol: what the tests of other browsers need of one."""

import json
from abc import ABC, abstractmethod
from typing import Any

from tests.site.windows import PATIENCE_MS, UNDRAWN

_FOUND = f"""async selector => {{
    const found = () => [...document.querySelectorAll(selector)]
        .find(one => one.checkVisibility());
    for (const since = performance.now(); !found();) {{
        if (performance.now() - since > {PATIENCE_MS})
            throw new Error(`never there: ${{selector}}`);
        await new Promise(later => setTimeout(later, 10));
    }}"""
_DRAWN = f"""async () => {{
    while (document.querySelector("{UNDRAWN}"))
        await new Promise(later => setTimeout(later, 10));
}}"""
"""A page that is still being drawn moves what is to be pressed away from under the pointer."""
_MIDDLE = (
    _FOUND
    + """
    const middleOf = one => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [Math.round(x + width / 2), Math.round(y + height / 2)];
    };
    let middle = [];
    for (let before; `${before}` !== `${middle}`;) {
        before = middle;
        found().scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        middle = middleOf(found());
    }
    const there = document.elementFromPoint(...middle);
    if (!found().contains(there)) throw new Error(`${selector} lies under ${there?.outerHTML}`);
    return middle;
}"""
)
_TEXT = _FOUND + "return found().innerText.trim(); }"


class Driver(ABC):
    """One window of a browser; ``with`` closes it and ends the browser.

    What a page throws is raised as ``RuntimeError``.
    """

    def __enter__(self) -> "Driver":
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    @abstractmethod
    def open(self, address: str) -> None:
        """Go to an address, and wait until its page has been loaded."""

    @abstractmethod
    def evaluate(self, promise: str) -> str:
        """What the promise of a string, an expression in JavaScript, comes to in the page."""

    @abstractmethod
    def perform(self, actions: list[dict[str, Any]]) -> None:
        """Act with sources of input as the WebDriver standard writes them down."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the window a size in CSS pixels."""

    @abstractmethod
    def close(self) -> None:
        """End the browser."""

    def run(self, function: str, *arguments: object) -> Any:
        """What a function, in JavaScript, returns in the page, or what its promise comes to."""
        given = json.dumps(arguments)
        return json.loads(
            self.evaluate(f"(async () => JSON.stringify(await ({function})(...{given}) ?? null))()")
        )

    def press(self, *selectors: str) -> None:
        """Press the first thing in sight of each kind, with a pointer that must reach it."""
        self.wait_until_drawn()
        for selector in selectors:
            x, y = self.run(_MIDDLE, selector)
            steps = [
                {"type": "pointerMove", "x": x, "y": y, "duration": 0},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0},
            ]
            self.perform([{"type": "pointer", "id": "mouse", "actions": steps}])

    def wait_until_drawn(self) -> None:
        """Wait for all widgets of the page."""
        self.run(_DRAWN)

    def text(self, selector: str) -> str:
        """The words of the first thing in sight of a kind, once there is one."""
        text: str = self.run(_TEXT, selector)
        return text
