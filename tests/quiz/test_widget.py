"""The quiz of tricky cases: predict, read the answer, go on, and find the way back by address."""

import pytest
from playwright.sync_api import Locator, Page, expect

from carte.quiz import questions
from carte.widgets import Cases
from tests.front.reader import Put, act

CASES = Cases()
FIRST = questions("scopa")[0]
ALL = len(CASES.content["questions"])


def press(root: Locator, *ids: str) -> None:
    for option in ids:
        root.locator(f"[data-option='{option}']").click()


def right(key: str) -> list[str]:
    """What must be pressed for a case to be answered right."""
    (question,) = [each for each in CASES.content["questions"] if each["key"] == key]
    return [option["id"] for option in question["options"] if option["right"]]


def answer(root: Locator, key: str) -> None:
    press(root, *right(key))
    check = act(root, "play")
    if check.is_visible():
        check.click()


def test_the_right_moves_are_good_and_the_rules_are_told(put: Put) -> None:
    root = put(CASES)
    answer(root, FIRST.key)
    verdict = root.locator("[role=status] [data-verdict=good]")
    expect(verdict).to_contain_text(FIRST.says)
    assert verdict.get_attribute("data-rule") == "scopa.equal"
    expect(root.locator(".carte-quiz-rules li")).to_have_count(len(FIRST.rules))
    expect(root.locator(f"a[href='checker.html#{FIRST.code}']")).to_be_visible()


def test_a_wrong_prediction_is_told_move_by_move(put: Put) -> None:
    root = put(CASES)
    press(root, "7D")
    act(root, "play").click()
    expect(root.locator("[data-verdict=bad]")).to_contain_text("Not quite.")
    expect(root.locator("[data-right]")).to_have_count(1)
    expect(root.locator(".carte-quiz-missed")).to_have_text(["you left it out", "you pressed it"])
    expect(root.locator(".carte-quiz-why").nth(2)).to_contain_text("you cannot just lay it")


def test_only_what_was_got_wrong_has_a_cross(put: Put) -> None:
    root = put(CASES)
    answer(root, FIRST.key)
    assert any(not option.right for option in FIRST.posed.options)
    expect(root.locator("[data-wrong]")).to_have_count(0)
    expect(root.locator(".carte-quiz-missed")).to_have_count(0)
    left = root.locator(".carte-quiz-option:not([data-right]) .carte-quiz-mark")
    expect(left.locator("svg")).to_have_count(0)
    expect(left.first).to_have_text("correctly left out")


def test_what_was_pressed_wrongly_has_a_cross_and_what_is_right_a_tick(put: Put) -> None:
    root = put(CASES)
    press(root, "7D")
    act(root, "play").click()
    expect(root.locator("[data-wrong]")).to_have_count(1)
    expect(root.locator(".carte-quiz-mark svg")).to_have_count(2)


def test_of_one_answer_the_press_decides(put: Put) -> None:
    root = put(CASES, fragment="#SC-15")
    expect(act(root, "play")).to_be_hidden()
    press(root, "1")
    expect(root.locator("[data-verdict=good]")).to_be_visible()
    expect(root.locator("[role=status]")).to_contain_text("You: no primiera")


def test_nothing_is_said_before_the_reader_has_answered(put: Put) -> None:
    root = put(CASES)
    expect(root.locator(".carte-quiz-after")).to_be_hidden()
    expect(root.locator("[role=status]")).to_be_empty()
    expect(root.locator("[data-right]")).to_have_count(0)


def test_a_case_may_be_skipped_both_ways(put: Put) -> None:
    root = put(CASES)
    act(root, "next").click()
    expect(root).to_have_attribute("data-case", "SC-02")
    act(root, "back").click()
    expect(root).to_have_attribute("data-case", "SC-01")
    expect(root.locator(".carte-intro")).to_contain_text(f"0 of {ALL} answered")


def test_the_address_keeps_the_case(put: Put, page: Page) -> None:
    root = put(CASES, fragment="#ME-05", attributes='data-engine="ready"')
    assert root.get_attribute("data-case") == "ME-05"
    assert root.get_attribute("data-game") == "mediatore"
    answer(root, "ME-05")
    act(root, "next").click()
    assert page.evaluate("location.hash").endswith("~ME-06")
    page.go_back()
    expect(root).to_have_attribute("data-case", "ME-05")


def test_a_link_that_was_cut_opens_no_other_case_and_says_so(put: Put, page: Page) -> None:
    root = put(CASES, fragment="#SC-02.2", attributes='data-engine="ready"')
    act(root, "next").click()
    act(root, "back").click()
    whole = page.evaluate("location.hash")
    assert whole.endswith("~SC-02.2")
    for link, key in ((whole.removesuffix(".2"), "SC-01"), (f"{whole}).", "SC-02.2")):
        page.evaluate("link => history.replaceState(null, '', link)", link)
        page.reload()
        page.wait_for_function("globalThis.drawn")
        expect(root).to_have_attribute("data-case", key)
        expect(root.locator(".carte-notice")).to_be_visible(visible=key == "SC-01")


@pytest.mark.parametrize("link", ["l", "lXY", "lXY~", "S"])
def test_of_a_link_of_which_hardly_anything_is_left_it_is_said(put: Put, link: str) -> None:
    root = put(CASES, fragment=f"#{link}", attributes='data-engine="ready"')
    expect(root.locator(".carte-notice")).to_contain_text("cut short or altered")


@pytest.mark.parametrize("added", [".", ")", "…", "%E2%80%A6", ").", "”"])
def test_what_a_chat_adds_to_a_link_is_no_part_of_it(put: Put, added: str) -> None:
    root = put(CASES, fragment=f"#ME-05{added}", attributes='data-engine="ready"')
    expect(root).to_have_attribute("data-case", "ME-05")
    expect(root.locator(".carte-notice")).to_be_hidden()


@pytest.mark.parametrize("key", ["SC-99", "SP-0"])
def test_an_address_of_no_case_is_told_where_the_reader_looks(put: Put, key: str) -> None:
    root = put(CASES, fragment=f"#{key}", attributes='data-engine="ready"')
    assert root.get_attribute("data-case") == "SC-01"
    expect(root.locator(".carte-notice")).to_contain_text(f"“{key}”")
    expect(root.locator(".carte-notice")).to_be_in_viewport()


def test_a_case_that_was_searched_for_opens_with_its_answer(put: Put) -> None:
    root = put(CASES, fragment="?solved=SC-02#SC-02", attributes='data-engine="ready"')
    expect(root).to_have_attribute("data-case", "SC-02")
    expect(root).to_have_attribute("data-shown", "")
    expect(root.locator(".carte-quiz-rules li").first).to_be_visible()
    act(root, "next").click()
    expect(root).not_to_have_attribute("data-shown", "")


def test_another_case_than_the_one_searched_for_is_asked(put: Put) -> None:
    root = put(CASES, fragment="?solved=SC-02#SC-03", attributes='data-engine="ready"')
    expect(root).to_have_attribute("data-case", "SC-03")
    expect(root).not_to_have_attribute("data-shown", "")


def test_a_game_and_a_theme_are_chosen(put: Put) -> None:
    root = put(CASES)
    game, theme = root.locator(".carte-main-part select").all()
    game.select_option("cirulla")
    theme.select_option("declarations")
    assert root.get_attribute("data-game") == "cirulla"
    asked = [
        each
        for each in CASES.content["questions"]
        if each["game"] == "cirulla" and "declarations" in each["themes"]
    ]
    expect(root.locator(".carte-quiz-place")).to_have_text(f"Case 1 of {len(asked)}: Cirulla")
    game.select_option("scopa")  # which has no declarations
    expect(theme).to_have_value("")


def test_what_was_answered_is_remembered(put: Put, page: Page) -> None:
    root = put(CASES)
    answer(root, FIRST.key)
    page.reload()
    page.wait_for_function("globalThis.drawn")
    expect(root.locator(".carte-intro")).to_contain_text(f"1 of {ALL} answered, 1 of them right")
    root.locator("input[type=checkbox]").check()
    expect(root).to_have_attribute("data-case", "SC-02")
    answer(root, "SC-02")
    expect(root.locator(".carte-quiz-place")).to_have_text(f"Case 1 of {ALL - 1}: Scopa")
    act(root, "next").click()
    expect(root).to_have_attribute("data-case", "SC-02.2")
    expect(root.locator(".carte-quiz-place")).to_have_text(f"Case 1 of {ALL - 2}: Scopa")


def test_a_broken_memory_is_kept_aside_and_told(put: Put, page: Page) -> None:
    page.add_init_script("localStorage['carte.cases'] = '[1]'")
    root = put(CASES)
    expect(root.locator("[role=alert]")).to_contain_text("carte.cases")
    assert page.evaluate("localStorage['carte.cases.broken']") == "[1]"


def test_a_tricky_one_is_made_by_python_and_keeps_its_address(put: Put, page: Page) -> None:
    root = put(CASES)
    root.locator(".carte-main-part select").first.select_option("cirulla")
    root.locator(".carte-main-part select").nth(1).select_option("fifteen")
    act(root, "deal").click()
    expect(root.locator(".carte-quiz-place")).to_have_text("A case made to order: Cirulla")
    key = root.get_attribute("data-case") or ""
    assert key.startswith("tricky-cirulla-fifteen-")
    assert page.evaluate("location.hash").endswith(f"~{key}")
    shown = root.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    page.reload()
    page.wait_for_function("globalThis.drawn")
    expect(root).to_have_attribute("data-case", key)
    again = root.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    assert again == shown


def test_a_tricky_one_answers_once_it_is_there(put: Put) -> None:
    root = put(CASES, fragment="#tricky-scopa-equal-3")
    expect(root).to_have_attribute("data-case", "tricky-scopa-equal-3")
    root.locator("[data-option]").first.click()
    act(root, "play").click()
    expect(root.locator("[data-verdict]")).to_be_visible()
    act(root, "next").click()
    assert root.get_attribute("data-case") == "SC-01"


def test_without_python_the_wish_waits_and_the_case_stays(put: Put, page: Page) -> None:
    page.add_init_script("globalThis.silent = true")
    root = put(CASES, attributes='data-engine="booting"')
    act(root, "deal").click()
    expect(root.locator("[data-note=wait]")).to_be_visible()
    assert root.get_attribute("data-case") == "SC-01"
    answer(root, FIRST.key)
    expect(root.locator("[data-verdict=good]")).to_be_visible()


def test_an_address_that_nothing_can_be_made_of_is_refused_in_words(put: Put) -> None:
    root = put(CASES, fragment="#tricky-scopa-fifteen-3")
    expect(root.locator("[data-note=note]")).to_contain_text(
        "No tricky cases of this kind can be made."
    )
    answer(root, FIRST.key)
    expect(root.locator("[data-verdict=good]")).to_be_visible()


def test_answers_are_reached_by_arrows(put: Put, page: Page) -> None:
    root = put(CASES)
    root.locator("[data-option]").first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    expect(root.locator("[data-option]").nth(1)).to_have_attribute("aria-pressed", "true")
