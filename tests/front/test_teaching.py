"""The teacher's keys, a clicker and the teacher's line: what is held back and what is shown."""

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from carte.widgets import Cases, Checker, Daily, Lesson, Primiera, Puzzles, Room, Settle
from tests.front.reader import Put, act
from tests.front.staged import CASE, Make, go_on, on_stage


@pytest.fixture
def put(put: Put) -> Put:
    """Put widgets on the page, and wait until they can be taught with."""
    return on_stage(put)


PLACE = """root => [root.dataset.level, root.dataset.case,
    root.querySelector("[data-quarrel][aria-pressed=true]")?.textContent,
    root.querySelector(".carte-replay-place")?.textContent]"""
"""What a widget shows: its level, its case, or its question."""


LEADING_ON: dict[str, tuple[Make, str, str]] = {
    "a lesson that points the way": (lambda: Lesson("scopa", "sums"), "", ".carte-arrows"),
    "a lesson": (
        lambda: Lesson("scopa", "sums"),
        "#scopa-sums-2",
        "[data-zone=hand] [data-hinted]",
    ),
    "a puzzle": (lambda: Puzzles("scopa"), "", "[data-zone=hand] [data-hinted]"),
    "a case": (Cases, "", "[data-option][data-right]"),
    "a quiz": (Room, "#scopa", ".carte-room-right"),
    "a question that is settled": (Settle, "#SC-21", ".carte-settled-answer"),
    "piles": (Primiera, "", "[data-verdict]"),
}
"""What asks and leads on: how it is made and opened, and what tells its answer."""


ASKING = {**LEADING_ON, "a position": (lambda: Checker(CASE), "", ".carte-listing")}


@pytest.mark.parametrize(
    ("kind", "key"),
    [*((kind, "PageDown") for kind in ASKING), ("a case", "ArrowRight"), ("a position", "")],
)
def test_one_press_reveals_what_is_held_back_and_the_next_one_goes_on(
    kind: str, key: str, put: Put, page: Page
) -> None:
    make, fragment, answer = ASKING[kind]
    root = put(make(), fragment=f"?present{fragment}")
    told, onward = root.locator(answer).filter(visible=True), act(root, "stage-next")
    press = partial(page.keyboard.press, key) if key else onward.click
    expect(told).to_have_count(0)
    expect(onward).to_be_enabled()
    asked = root.evaluate(PLACE)
    press()
    expect(told).not_to_have_count(0)
    assert root.evaluate(PLACE) == asked
    if kind in LEADING_ON:
        press()
        expect(told).to_have_count(0)
        assert root.evaluate(PLACE) != asked
    else:
        expect(onward).to_be_disabled()
        page.keyboard.press("PageDown")
        expect(told).not_to_have_count(0)


GOING_BACK = {
    kind: LEADING_ON[kind] for kind in ("a lesson that points the way", "a case", "a quiz")
}


@pytest.mark.parametrize("kind", GOING_BACK)
def test_on_the_way_back_from_a_question_the_one_before_holds_its_answer_back(
    kind: str, put: Put, page: Page
) -> None:
    make, fragment, answer = GOING_BACK[kind]
    root = put(make(), fragment=f"?present{fragment}")
    told = root.locator(answer).filter(visible=True)
    asked = root.evaluate(PLACE)
    go_on(page)
    expect(told).to_have_count(0)
    assert root.evaluate(PLACE) != asked
    page.keyboard.press("PageUp")
    expect(told).to_have_count(0)
    assert root.evaluate(PLACE) == asked


@pytest.mark.parametrize("make", [lambda: Lesson("scopa", "sums"), Cases])
def test_what_a_class_has_answered_is_gone_on_from_by_one_press(
    make: Make, put: Put, page: Page
) -> None:
    root = put(make(), fragment="?present")
    asked = root.evaluate(PLACE)
    for pressed in ("7D", "3C", "4S") if asked[0] else ("option",):
        one = f"[data-card='{pressed}']" if asked[0] else "[data-option]"
        root.locator(f".carte-main-part {one}").first.click()
    act(root, "play").click()
    expect(root.locator("[data-verdict]")).to_be_visible()
    page.keyboard.press("PageDown")
    assert root.evaluate(PLACE) != asked


def test_where_nothing_is_asked_there_is_nothing_to_reveal(put: Put) -> None:
    root = put(Daily(), fragment="?present")
    expect(act(root, "stage-reveal")).to_be_disabled()


def test_all_hints_of_a_level_are_given_by_one_press(put: Put, page: Page) -> None:
    root = put(Lesson("scopa", "sums"), fragment="?present#scopa-sums-2")
    page.keyboard.press("PageDown")
    expect(act(root, "hint")).to_have_attribute("data-left", "0")
    expect(root).to_have_attribute("data-level", "scopa-sums-2")


def test_a_clicker_goes_on_to_the_next_level_and_back(put: Put, page: Page) -> None:
    root = put(Lesson("scopa", "sums"), fragment="?present")
    go_on(page)
    expect(root).to_have_attribute("data-level", "scopa-sums-2")
    page.keyboard.press("PageUp")
    expect(root).to_have_attribute("data-level", "scopa-sums-1")
    go_on(page, "ArrowRight")
    expect(root).to_have_attribute("data-level", "scopa-sums-2")


def test_arrows_in_a_hand_go_from_card_to_card(put: Put, page: Page) -> None:
    root = put(Lesson("scopa", "sums"), fragment="?present")
    root.locator('[data-zone="hand"] [data-card]').first.focus()
    page.keyboard.press("ArrowRight")
    expect(root.locator('[data-zone="hand"] [data-card]').nth(1)).to_be_focused()
    expect(root).to_have_attribute("data-level", "scopa-sums-1")


def test_a_button_of_the_teachers_line_keeps_the_focus(put: Put, page: Page) -> None:
    root = put(Cases(), fragment="?present")
    act(root, "stage-next").focus()
    page.keyboard.press("Enter")
    expect(act(root, "stage-next")).to_be_focused()


def test_what_a_guide_points_at_is_held_back_until_it_is_asked_for(put: Put, page: Page) -> None:
    root = put(Lesson("asso-piglia-tutto", "pairs"), fragment="?present")
    expect(root.locator("[data-guided]").first).to_be_attached()
    expect(root.locator(".carte-arrows")).to_be_hidden()
    page.keyboard.press("r")
    expect(root.locator(".carte-arrows")).to_be_visible()
    page.keyboard.press("PageDown")
    assert root.get_attribute("data-revealed") is None


def test_what_is_settled_is_held_back_until_it_is_asked_for(put: Put, page: Page) -> None:
    root = put(Settle(), fragment="?present")
    page.keyboard.press("PageDown")
    expect(root.locator(".carte-settled-asks").first).to_be_visible()
    expect(root.locator(".carte-settled-answer")).to_be_hidden()
    page.keyboard.press("b")
    expect(root.locator(".carte-settled-answer")).to_be_visible()


def test_the_teachers_line_stays_hidden_from_level_to_level(put: Put, page: Page) -> None:
    root = put(Lesson("scopa", "sums"), fragment="?present")
    reveal = act(root, "stage-reveal")
    expect(reveal).to_be_visible()
    page.keyboard.press("t")
    expect(reveal).to_be_hidden()
    go_on(page)
    expect(root).to_have_attribute("data-level", "scopa-sums-2")
    expect(reveal).to_be_hidden()
    act(root, "stage-line").click()
    expect(reveal).to_be_visible()


def test_the_teachers_line_says_whose_move_it_is(put: Put) -> None:
    root = put(Lesson("scopa", "sums"), fragment="?present")
    expect(root.locator(".carte-teacher-turn")).to_have_text("Your move")
