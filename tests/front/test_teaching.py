"""The teacher at a whole screen: keys, a clicker, what is held back and what is shown."""

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from carte.widgets import (
    Cases,
    Checker,
    Daily,
    Deal,
    Guide,
    Lesson,
    Play,
    Primiera,
    Puzzles,
    Room,
    Settle,
    Watch,
)
from tests.front.reader import Put, act
from tests.front.staged import ALL, CASE, CUT, Make, on_stage


@pytest.fixture
def put(put: Put) -> Put:
    """Put widgets on the page, and wait until they can be taught with."""
    return on_stage(put)


def go_on(page: Page, key: str = "PageDown") -> None:
    """Reveal what is held back, and go on."""
    for _press in range(2):
        page.keyboard.press(key)


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

ASKING = {
    **LEADING_ON,
    "a position": (lambda: Checker(CASE), "", ".carte-listing"),
}


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


def test_one_press_reveals_the_move_that_was_played_and_the_next_one_goes_on(
    put: Put, page: Page
) -> None:
    root = put(Watch("scopa"), fragment="?present")
    place = root.locator(".carte-replay-place")
    expect(place).to_contain_text("What would you take")
    for move in (1, 2):
        page.keyboard.press("PageDown")
        expect(place).to_contain_text(f"Move {move} of")


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
    page.add_init_script("localStorage['carte.speed'] = 'quick'")
    root = put(Guide("scopa"), fragment="?present")
    onward = act(root, "stage-next")
    for _press in range(200):
        if root.get_attribute("data-over") is not None:
            break
        expect(onward).to_be_enabled()
        page.keyboard.press("PageDown")
        page.wait_for_timeout(100)
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


def test_the_answer_to_a_question_of_a_replay_is_the_move_that_was_played(
    put: Put, page: Page
) -> None:
    root = put(Watch("scopa"), fragment="?present")
    place = root.locator(".carte-replay-place")
    expect(place).to_contain_text("What would you take")
    page.keyboard.press(".")
    expect(place).to_contain_text("Move 1 of")
    expect(root.locator(".carte-status")).to_contain_text("takes")
    page.keyboard.press("PageUp")
    expect(place).to_contain_text("What would you take")
    expect(root.locator("[data-hands]")).to_be_hidden()


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


def test_where_nothing_is_asked_there_is_nothing_to_reveal(put: Put) -> None:
    root = put(Daily(), fragment="?present")
    expect(act(root, "stage-reveal")).to_be_disabled()


def test_nothing_else_of_the_page_is_seen_meanwhile(put: Put, page: Page) -> None:
    put([Lesson("scopa", "sums"), Deal("scopa", seed=7)], fragment="?present=deal")
    expect(page.locator("h1")).to_be_hidden()
    expect(page.locator('[data-widget="deal"]')).to_be_visible()
    expect(page.locator('[data-widget="lesson"]')).to_be_hidden()


def test_the_fragment_says_which_widget_is_meant(put: Put, page: Page) -> None:
    lessons = [Lesson("scopa", "choice"), Lesson("scopa", "sums")]
    put(lessons, fragment="?present#scopa-sums-2")
    expect(page.locator("[data-alone]")).to_have_attribute("data-level", "scopa-sums-2")


def test_without_a_fragment_the_first_widget_is_meant(put: Put, page: Page) -> None:
    put([Lesson("scopa", "sums"), Deal("scopa", seed=7)], fragment="?present")
    expect(page.locator("[data-alone]")).to_have_attribute("data-widget", "lesson")


def test_f_fills_the_screen_and_escape_gives_the_page_back(put: Put, page: Page) -> None:
    root = put(Lesson("scopa", "sums"))
    root.locator('[data-zone="hand"] [data-card]').first.focus()
    page.keyboard.press("f")
    expect(page.locator("html")).to_have_attribute("data-present", "")
    assert "?present=lesson" in page.url
    page.evaluate("document.fullscreenElement && document.exitFullscreen()")
    page.keyboard.press("Escape")
    expect(page.locator("html[data-present]")).to_have_count(0)
    expect(page.locator("h1")).to_be_visible()
    assert "present" not in page.url


def test_f_in_a_text_field_is_a_letter(put: Put, page: Page) -> None:
    root = put(Lesson("scopa", "sums"))
    field = root.locator("[data-move]")
    field.focus()
    page.keyboard.press("f")
    expect(field).to_have_value("f")
    expect(page.locator("html[data-present]")).to_have_count(0)


def test_the_menu_of_a_widget_fills_the_screen_too(put: Put, page: Page) -> None:
    root = put(Settle())
    root.locator(".carte-stage-menu summary").click()
    act(root, "present").click()
    expect(page.locator("html")).to_have_attribute("data-present", "")


MEASURED = """() => {
    document.body.style.cssText = "height: 700px; overflow: hidden; margin: 0";
    const host = document.body.appendChild(document.createElement("article"));
    host.style.cssText = "height: 500px; width: 800px; overflow: auto; contain: layout paint";
    host.innerHTML = '<p style="height: 300px"></p><p style="height: 900px"><input></p>';
    host.querySelector("p").after(document.querySelector(".carte").parentElement);
    host.scrollTop = 250;
}"""
"""The widget lies in a notebook that scrolls in a part of the window."""

PLACES = """() => [...document.querySelectorAll("article, article > *")].map(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height];
})"""
"""Where a notebook and its parts lie."""


def test_a_notebook_keeps_its_layout_meanwhile_and_its_place_afterwards(
    put: Put, page: Page
) -> None:
    root = put(Lesson("scopa", "sums"), attributes="")
    page.evaluate(MEASURED)
    root.locator(".carte-stage-menu summary").click()
    before = page.evaluate(PLACES)
    act(root, "present").click()
    expect(page.locator("html")).to_have_attribute("data-present", "")
    size = page.evaluate("({ x: 0, y: 0, width: innerWidth, height: innerHeight })")
    assert root.bounding_box() == size
    assert page.evaluate(PLACES) == before
    assert root.evaluate(CUT) == []
    page.keyboard.press("Escape")
    expect(page.locator("html[data-present]")).to_have_count(0)
    assert page.evaluate(PLACES) == before
    expect(root).to_be_in_viewport()


def test_keys_work_at_once_in_a_notebook_and_go_nowhere_else(put: Put, page: Page) -> None:
    root = put(Lesson("scopa", "sums"), attributes="")
    page.evaluate(MEASURED)
    root.locator(".carte-stage-menu summary").click()
    act(root, "present").click()
    expect(root).to_be_focused()
    assert root.get_attribute("data-lm-suppress-shortcuts") == "true"
    go_on(page)
    expect(root).to_have_attribute("data-level", "scopa-sums-2")
    field = page.locator("article > p > input")
    field.evaluate("field => field.focus()")
    expect(field).not_to_be_focused()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("PageUp")
    expect(root).to_have_attribute("data-level", "scopa-sums-1")
    page.keyboard.press("Escape")
    expect(page.locator("html[data-present]")).to_have_count(0)
    field.focus()
    expect(field).to_be_focused()


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


def test_a_clicker_goes_on_to_the_next_move_of_a_deal(put: Put, page: Page) -> None:
    root = put(Watch("mediatore"), fragment="?present")
    page.keyboard.press("PageDown")
    expect(root.locator(".carte-replay-place")).to_contain_text("Move 1 of")
    page.keyboard.press("PageUp")
    expect(root.locator(".carte-replay-place")).to_contain_text("Move 0 of")


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


def test_the_answer_of_a_case_is_shown_when_it_is_asked_for_and_counts_as_nobodys(
    put: Put, page: Page
) -> None:
    root = put(Cases(), fragment="?present")
    expect(root.locator("[data-option][data-right]")).to_have_count(0)
    page.keyboard.press(".")
    expect(root.locator("[data-option][data-right]").first).to_be_visible()
    assert page.evaluate("localStorage.getItem('carte.cases')") is None


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


@pytest.mark.parametrize("kind", ["evening", "paper"])
def test_pages_of_text_for_one_reader_are_not_offered_to_a_room(
    kind: str, put: Put, page: Page
) -> None:
    root = put(ALL[kind]())
    root.locator(".carte-stage-menu summary").click()
    expect(act(root, "embed")).to_be_visible()
    expect(act(root, "present")).to_have_count(0)
    page.keyboard.press("f")
    expect(page.locator("html")).not_to_have_attribute("data-present", "")
