"""The pages of a window on which widgets are tested: one serves many tests, one after the other.

To open a page costs more than to show a widget on it; and where something of a widget stays behind
when it is left, the next test sees it.
"""

from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page, ViewportSize

from tests.front.harness import BarePage, leave
from tests.site.windows import open_page

SIZE: ViewportSize = {"width": 1000, "height": 900}
FOR_GOOD = {"route", "expose_function", "on", "once", "set_content"}
"""What is done to a page for good: nobody else uses it then."""

MOST_TESTS = 60
"""After so many a page is closed: each has left something in the browser's memory."""

AFTER_ALL = "(() => new Promise((later) => setTimeout(later)))"
"""All pages of the window run in one process: to the one that stays, others are done by then."""

EMPTY = "if (localStorage.length) localStorage.clear();"


class BarePages:
    """The pages of a window; at most one waits for the next test."""

    def __init__(self, window: BrowserContext) -> None:
        self._window = window
        self._free: Page | None = None
        self._tests: Counter[Page] = Counter()
        self._errors: dict[Page, list[str]] = {}
        self._done: defaultdict[Page, set[str]] = defaultdict(set)

    def take(self, *, is_new: bool = False) -> tuple[Page, list[str]]:
        """A page that remembers nothing, and the errors on it from now on.

        On a new one a test may do what it likes; nobody else uses it.
        """
        if is_new:
            page = self._open()
        else:
            page, self._free = self._free or self._watched(self._open()), None
        self._errors[page].clear()
        return page, self._errors[page]

    def give_back(self, page: Page) -> None:
        """Have a page forget a test, or close it where something cannot be undone."""
        is_as_before = leave(page)
        self._window.clear_permissions()
        self._tests[page] += 1
        done = self._done.pop(page, set())
        if is_as_before and not done & FOR_GOOD and self._tests[page] < MOST_TESTS:
            self._tidy(page, done)
            self._free = page
        else:
            self._close(page)

    def forget(self) -> None:
        """Empty what the browser keeps, when all that pages have begun to write is written.

        What is empty is left alone, so that no page hears of it late, when it has kept something.
        """
        self._window.pages[0].evaluate(f"{AFTER_ALL}().then(() => {{ {EMPTY} }})")

    def _open(self) -> Page:
        page = open_page(self._window)
        errors = self._errors[page] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    def _watched(self, page: Page) -> Page:
        """Notice from now on what is done to a page; its scripts run before what is shown."""
        bare = BarePage(page)
        for name in (*FOR_GOOD, "emulate_media"):
            setattr(page, name, self._noticing(page, name))
        page.add_init_script = bare.scripts.append  # type: ignore[method-assign, assignment]
        return page

    def _noticing(self, page: Page, name: str) -> Callable[..., Any]:
        do: Callable[..., Any] = getattr(page, name)

        def noticed(*given: Any, **named: Any) -> Any:
            self._done[page].add(name)
            return do(*given, **named)

        return noticed

    def _tidy(self, page: Page, done: set[str]) -> None:
        if "emulate_media" in done:
            page.emulate_media(
                media="null", color_scheme="light", reduced_motion="reduce", forced_colors="none"
            )
            self._done.pop(page)
        if page.viewport_size != SIZE:
            page.set_viewport_size(SIZE)
        page.mouse.move(0, 0)

    def _close(self, page: Page) -> None:
        self._window.pages[0].evaluate(AFTER_ALL)  # what fails is heard
        page.close()
        self.forget()
        del self._tests[page], self._errors[page]
