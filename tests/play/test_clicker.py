"""A clicker goes through a deal before a class: a move is shown, made, and taken back."""

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from carte.play.guide import guide
from carte.widgets import Deal, Guide, Play
from tests.front.reader import Put, act
from tests.front.staged import go_on, on_stage, settled
from tests.play.guided import last_decision, nearly_over


@pytest.fixture
def put(put: Put) -> Put:
    """Put widgets on the page, and wait until they can be taught with."""
    return on_stage(put)


@pytest.mark.parametrize("key", ["PageDown", ""])
def test_one_press_shows_the_move_of_a_guided_deal_and_the_next_one_makes_it(
    key: str, put: Put, page: Page
) -> None:
    root = put(Guide("scopa"), fragment="?present")
    onward = act(root, "stage-next")
    press = partial(page.keyboard.press, key) if key else onward.click
    arrows, mine = root.locator(".carte-arrows"), root.locator("[data-zone=hand] [data-card]")
    expect(arrows).to_be_hidden()
    press()
    expect(arrows).to_be_visible()
    expect(mine).to_have_count(3)
    press()
    expect(mine).to_have_count(2)
    expect(root.locator(".carte-felt[data-open]")).to_have_count(1)
    expect(arrows).to_be_hidden()


def test_a_clicker_goes_through_a_guided_deal_to_its_end_and_on(put: Put, page: Page) -> None:
    sitting, _choice = last_decision(guide("scopa").walk(), back=3)
    root = nearly_over(page, put, Guide("scopa"), sitting, fragment="?present").root
    onward = act(root, "stage-next")
    for _press in range(40):
        if root.get_attribute("data-over") is not None:
            break
        expect(onward).to_be_enabled()
        page.keyboard.press("PageDown")
        settled(page)
    expect(root).to_have_attribute("data-won", "true")
    for _press in range(20):  # the count is skipped, the score revealed
        if page.url.endswith("play-scopa.html"):
            break
        page.keyboard.press("PageDown")
        page.wait_for_timeout(300)
    page.wait_for_url("**/play-scopa.html")


def test_a_clicker_takes_the_last_move_of_a_deal_back(put: Put, page: Page) -> None:
    root = put(Guide("scopa"), fragment="?present")
    mine, felt = (
        root.locator("[data-zone=hand] [data-card]"),
        root.locator(".carte-felt[data-open]"),
    )
    go_on(page)
    expect(mine).to_have_count(2)
    expect(felt).to_have_count(1)
    page.keyboard.press("PageUp")
    expect(mine).to_have_count(3)
    expect(felt).to_have_count(1)
    expect(root.locator(".carte-arrows")).to_be_hidden()
    expect(act(root, "stage-next")).to_be_enabled()
    expect(root).to_be_focused()  # no card of the hand looks chosen


def test_what_was_revealed_is_held_back_again_when_the_next_move_is_asked_for(
    put: Put, page: Page
) -> None:
    root = put(Guide("scopa"), fragment="?present")
    page.keyboard.press("PageDown")
    arrows, felt = root.locator(".carte-arrows"), root.locator(".carte-felt[data-open]")
    expect(arrows).to_be_visible()
    for zone in ("hand", "table"):
        root.locator(f"[data-zone={zone}] [data-guided]").first.click()
    act(root, "play").click()
    expect(felt).to_have_count(0)
    expect(felt).to_have_count(1)
    expect(arrows).to_be_hidden()


def test_a_hint_that_shows_the_whole_move_of_a_match_is_followed_by_the_next_press(
    put: Put, page: Page
) -> None:
    root = put(Play("scopa"), fragment="?present")
    mine, onward = root.locator("[data-zone=hand] [data-card]"), act(root, "stage-next")
    page.keyboard.press("PageDown")
    expect(root.locator("[data-note=hint]")).to_be_visible()
    expect(mine).to_have_count(3)
    expect(onward).to_be_enabled()
    page.keyboard.press("PageDown")
    expect(mine).to_have_count(2)


def test_a_clicker_deals_the_cards_of_a_practice_deal_anew_and_takes_a_move_back(
    put: Put, page: Page
) -> None:
    root = put(Deal("scopa", seed=7), fragment="?present")
    number = root.locator("[data-seed]")
    expect(number).to_have_value("7")
    page.keyboard.press("PageDown")
    expect(number).to_have_value("8")
    mine = root.locator("[data-zone=hand] [data-card]")
    mine.first.click()
    act(root, "play").click()
    expect(mine).to_have_count(2)
    page.keyboard.press("PageUp")
    expect(mine).to_have_count(3)
