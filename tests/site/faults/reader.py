"""A reader whose browser keeps what servers let it, at a page whose clock can be put forward."""

from playwright.sync_api import Browser, Locator, Page, expect

from tests.site.windows import UNPAINTED, open_window

LONG_MS = 25_000
"""Longer than a page waits for the next byte."""

FRUGAL = "Object.defineProperty(navigator, 'connection', {value: {saveData: true}})"
"""Run first, it is a reader who saves data: Python comes when it is asked for."""

NO_STORAGE = """
    const refuse = () => { throw new DOMException('no', 'SecurityError'); };
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
        Object.defineProperty(globalThis, name, {get: refuse});
"""
"""Run first, it is a browser that lets no site keep anything."""

FULL_STORAGE = """
    const refuse = () => { throw new DOMException('full', 'QuotaExceededError'); };
    Storage.prototype.setItem = refuse;
    CacheStorage.prototype.open = async () => refuse();
"""
"""Run first, it is a browser that has no more room."""

WORKERS = """
    globalThis.workers = [];
    globalThis.Worker = class extends Worker {
        constructor(...given) { super(...given); workers.push(this); }
        postMessage(message) {
            if (!(globalThis.deaf && message.data?.method === 'custom')) super.postMessage(message);
        }
    };
"""
"""Run first, it lets a test reach the page's workers, and makes them ``deaf`` to questions."""


class Reader:
    """One window, used at a page whose start may fail; ``errors`` are those nobody caught there."""

    def __init__(self, browser: Browser, *scripts: str, service_worker: bool = False) -> None:
        wish = "allow" if service_worker else "block"
        self.window = open_window(browser, service_workers=wish)
        self.page: Page = self.window.new_page()
        for script in (UNPAINTED, *scripts):
            self.page.add_init_script(script)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.clock.install()

    def open(self, address: str) -> None:
        """Open a page, of which something may never come."""
        self.page.goto(address, wait_until="commit")

    def wait(self, milliseconds: int = LONG_MS) -> None:
        """Let time pass on the page."""
        self.page.clock.run_for(milliseconds)

    def engine(self, state: str) -> None:
        """Wait for a state of Python."""
        self.page.wait_for_selector(f"html[data-engine={state}]", state="attached")

    def start(self) -> None:
        """Start Python."""
        self.page.evaluate("carteEngine.start()")

    def drawn(self) -> None:
        """Wait until the page has its cards, and says of nothing that it is missing."""
        self.page.wait_for_selector(".live-host[data-drawn] .carte", state="attached")
        self.page.wait_for_selector(".live-incomplete[data-said]", state="detached")

    @property
    def failure(self) -> Locator:
        """The line that says why there is no Python, with its button."""
        return self.page.locator(".live-status:has(button)").first

    @property
    def incomplete(self) -> Locator:
        """The line that says that a part of the page is missing, with its button."""
        return self.page.locator(".live-incomplete[data-said]").first

    def lacks_something(self) -> None:
        """Let time pass until the page says that a part of it is missing."""
        for _ in range(10 * LONG_MS // 1000):
            if self.incomplete.count():
                break
            self.wait(1000)
        expect(self.incomplete).to_contain_text("Part of this page is missing")

    def mend(self, *, silent: bool) -> None:
        """Have the page fetched anew; ``silent`` when something of it never comes."""
        self.page.evaluate("document.documentElement.dataset.before = ''")
        try_again(self.incomplete)
        if silent:
            self.wait()
        self.page.wait_for_selector("html:not([data-before])", state="attached")

    def close(self) -> None:
        """Close the window: what its browser kept is gone."""
        self.window.close()


def try_again(line: Locator) -> None:
    """Press the button of a line that says what is amiss."""
    line.get_by_role("button").click()
