"""What a test keeps for its widgets is there for them, whatever the browser is about."""

from playwright.sync_api import BrowserContext

from carte.widgets import Settle
from tests.front.bare_pages import BarePages
from tests.front.harness import show
from tests.front.reader import agreed, kept

ROBBED = "queueMicrotask(() => localStorage.clear())"


def test_what_is_taken_away_before_widgets_are_drawn_is_put_back_and_the_page_not_used_again(
    window: BrowserContext,
) -> None:
    pages = BarePages(window)
    first, _errors = pages.take()
    show(first, [Settle()])
    pages.give_back(first)
    again, _errors = pages.take()
    assert again is first
    again.add_init_script(agreed(scopa={"napola": True}))
    again.add_init_script(ROBBED)
    show(again, [Settle()])
    assert kept(again, "house")["scopa"]["options"] == {"napola": True}
    pages.give_back(again)
    assert first.is_closed()
