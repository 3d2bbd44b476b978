"""What a test keeps for its widgets is there for them, whatever the browser is about."""

from playwright.sync_api import Browser

from carte.widgets import Settle
from tests.front.bare_pages import BarePages
from tests.front.fixtures import open_bare_window
from tests.front.harness import show
from tests.front.reader import agreed, kept

ROBBED = "queueMicrotask(() => localStorage.clear())"


def test_what_is_taken_away_before_widgets_are_drawn_is_put_back_and_the_page_not_used_again(
    chromium: Browser,
) -> None:
    window = open_bare_window(chromium)
    pages = BarePages(window)
    page, _errors = pages.take()
    show(page, [Settle()])
    page.add_init_script(agreed(scopa={"napola": True}))
    page.add_init_script(ROBBED)
    show(page, [Settle()])
    assert kept(page, "house")["scopa"]["options"] == {"napola": True}
    pages.give_back(page)
    assert page.is_closed()
    window.close()
