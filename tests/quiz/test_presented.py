"""Questions before a class: a clicker shows an answer once, goes on, and has none looked chosen."""

import pytest
from playwright.sync_api import Page, expect

from carte.widgets import Cases, Room
from tests.front.reader import Put, act
from tests.front.staged import Make, go_on, on_stage


@pytest.fixture
def put(put: Put) -> Put:
    """Put widgets on the page, and wait until they can be taught with."""
    return on_stage(put)


def test_a_clicker_goes_on_to_the_next_case(put: Put, page: Page) -> None:
    root = put(Cases(), fragment="?present")
    first = root.get_attribute("data-case")
    go_on(page)
    expect(root).not_to_have_attribute("data-case", str(first))
    page.keyboard.press("PageUp")
    expect(root).to_have_attribute("data-case", str(first))


def test_no_answer_of_the_next_case_looks_chosen(put: Put, page: Page) -> None:
    root = put(Cases(), fragment="?present")
    go_on(page)
    expect(root).to_be_focused()
    page.keyboard.press("Tab")
    go_on(page)
    expect(root).to_be_focused()


def test_no_press_is_lost_on_a_question_that_a_widget_itself_has_led_to(
    put: Put, page: Page
) -> None:
    root = put(Room(), fragment="?present#scopa")
    shown = root.locator(".carte-room-right")
    for _question in range(2):
        page.keyboard.press(".")
        expect(shown).to_be_visible()
        act(root, "next").dispatch_event("click")
        expect(shown).to_have_count(0)


@pytest.mark.parametrize("make", [Room, Cases])
def test_what_is_shown_already_cannot_be_revealed_again(make: Make, put: Put) -> None:
    root = put(make(), fragment="?present")
    reveal = act(root, "stage-reveal")
    expect(reveal).to_be_enabled()
    reveal.click()
    expect(root.locator(".carte-room-right, .carte-note[data-note=good]")).to_be_visible()
    expect(reveal).to_be_disabled()
    act(root, "stage-next").click()
    expect(reveal).to_be_enabled()


def test_what_a_class_has_answered_cannot_be_revealed(put: Put) -> None:
    root = put(Cases(), fragment="?present")
    reveal = act(root, "stage-reveal")
    expect(reveal).to_be_enabled()
    root.locator("[data-option]").first.click()
    act(root, "play").click()
    expect(reveal).to_be_disabled()


def test_the_answer_of_a_case_is_shown_when_it_is_asked_for_and_counts_as_nobodys(
    put: Put, page: Page
) -> None:
    root = put(Cases(), fragment="?present")
    expect(root.locator("[data-option][data-right]")).to_have_count(0)
    page.keyboard.press(".")
    expect(root.locator("[data-option][data-right]").first).to_be_visible()
    assert page.evaluate("localStorage.getItem('carte.cases')") is None
