"""How long a page waits for Python: as long as it says that it is at work, else ten seconds."""

from playwright.sync_api import Page, expect

from carte.widgets import Deal
from tests.front.reader import Put, act

ANSWERS_WHEN_TOLD = """() => {
    globalThis.askPython = () => new Promise((resolve) => { globalThis.answer = resolve; });
    globalThis.restarts = 0;
    const restart = () => { globalThis.restarts += 1; };
    globalThis.carteEngine = { status: { starts: 1 }, restart };
}"""

NEVER_STARTS = """() => {
    globalThis.askPython = () => new Promise(() => {});
    document.documentElement.dataset.engine = "failed";
    globalThis.carteEngine = { status: { starts: 1, state: "failed" }, start: () => {} };
}"""


def test_a_python_that_is_busy_is_not_given_up_before_it_is_silent(put: Put, page: Page) -> None:
    page.clock.install()
    root = put(Deal("scopa", seed=1))
    page.evaluate(ANSWERS_WHEN_TOLD)
    act(root, "deal").click()
    page.clock.run_for(9_000)
    page.evaluate("answer({ id: sent.at(-1).id, busy: true })")
    page.clock.run_for(9_000)
    assert page.evaluate("restarts") == 0
    page.clock.run_for(2_000)
    assert page.evaluate("restarts") == 1


def test_where_nothing_can_start_python_one_is_answered_at_once(put: Put, page: Page) -> None:
    root = put(Deal("scopa", seed=1))
    page.evaluate(NEVER_STARTS)
    act(root, "deal").click()
    expect(root.locator("[role=status]")).to_contain_text("could not be started here")
