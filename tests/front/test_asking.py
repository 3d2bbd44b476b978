"""How long a page waits for Python: as long as it says that it is at work, else ten seconds."""

from playwright.sync_api import Page

from carte.widgets import Deal
from tests.front.reader import Put, act

ANSWERS_WHEN_TOLD = """() => {
    globalThis.askPython = () => new Promise((resolve) => { globalThis.answer = resolve; });
    globalThis.restarts = 0;
    const restart = () => { globalThis.restarts += 1; };
    globalThis.carteEngine = { status: { starts: 1 }, restart };
}"""


def test_a_python_that_says_it_is_busy_is_not_given_up_before_it_has_been_silent_for_long(
    put: Put, page: Page
) -> None:
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
