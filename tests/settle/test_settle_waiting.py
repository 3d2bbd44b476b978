"""Before Python has come, or where it refuses: no tap is lost, and it is said beside the keys."""

import pytest
from playwright.sync_api import Page, expect

from carte.widgets import Settle
from tests.front.reader import FREE, HELD_BACK, Put, act, click
from tests.front.staged import settled
from tests.settle.settling import BOOK, meant, press

IS_READY = """() => {
    document.documentElement.dataset.engine = "ready";
    document.dispatchEvent(new CustomEvent("carte:engine"));
    letGo();
}"""


@pytest.mark.parametrize("size", [(390, 700), (320, 640)])
def test_while_python_is_on_its_way_that_is_said_in_sight_of_the_keys_and_no_tap_is_lost(
    put: Put, page: Page, size: tuple[int, int]
) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    root = put(Settle(), attributes='data-engine="booting"')
    page.evaluate(HELD_BACK)
    note = root.locator("[data-note=wait]")
    for value in (8, 8, 2, 6):
        press(root, value)
        expect(note).to_contain_text("Your cards are kept")
        expect(note).to_be_in_viewport(ratio=1)
        for key in root.locator(".carte-pad-key").all():
            assert key.evaluate(FREE), "the note lies over it"
    expect(root.locator("[data-laid]")).to_have_count(4)
    page.evaluate(IS_READY)
    assert meant(root)["8 takes 2 + 6"] is False
    expect(note).to_be_hidden()


def test_what_was_cleared_away_is_not_answered_when_python_comes(put: Put, page: Page) -> None:
    root = put(Settle(), attributes='data-engine="booting"')
    page.evaluate(HELD_BACK)
    press(root, 8, 2, 6)
    click(act(root, "clear"))
    expect(root.locator("[data-note=wait]")).to_be_hidden()
    page.evaluate(IS_READY)
    settled(page)
    expect(root.locator("[data-meant]")).to_have_count(0)


def test_what_is_wrong_with_the_cards_is_said_in_sight_of_the_keys(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 700})
    root = put(Settle(), attributes=BOOK)
    root.locator("[data-game-choice]").select_option("briscola")
    root.locator("[data-pad-trump=B]").check(force=True)
    press(root, *range(1, 8))  # as many as six players lay to a trick, and one more
    note = root.locator("[data-note]")
    expect(note).to_be_in_viewport(ratio=1)
    expect(root.locator(".carte-pad-key").last).to_be_in_viewport(ratio=1)
