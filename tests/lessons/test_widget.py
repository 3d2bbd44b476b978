"""A level of a lesson, by mouse, keyboard and typing."""

from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from carte.widgets import Lesson
from tests.front.reader import (
    CARD,
    FIRST,
    SUMS,
    TAKES,
    Put,
    act,
    answer,
    card,
    say,
    solve_first,
    written,
)


def test_a_right_move_goes_to_the_pile_and_on_to_the_next_level(put: Put) -> None:
    root = put(SUMS)
    solve_first(root)
    expect(root.locator("[role=status] [data-verdict=good]")).to_have_attribute(
        "data-rule", "scopa.sum"
    )
    pile = root.locator("[data-zone=pile] [data-card]")
    expect(pile).to_have_count(1 + len(TAKES))
    expect(act(root, "next")).to_be_focused()
    act(root, "next").click()
    expect(root).to_have_attribute("data-level", "scopa-sums-2")


def test_the_button_says_what_it_will_do(put: Put) -> None:
    root = put(SUMS)
    expect(act(root, "play")).to_be_disabled()
    card(root, "7D").click()
    expect(act(root, "play")).to_have_text("Lay the 7")
    card(root, "3C").click()
    card(root, "4S").click()
    expect(act(root, "play")).to_have_text("Take 3 + 4 with the 7")


@pytest.mark.parametrize(
    ("spoken", "told"),
    [
        ("en", ("Take the cavallo with the re", "Take cavallo + 4 with the re")),
        ("it", ("Prendi il cavallo con il re", "Prendi cavallo + 4 con il re")),
        ("ja", ("レでカヴァッロを取る", "レでカヴァッロ+4を取る")),
    ],
    indirect=["spoken"],
)
def test_one_card_that_is_taken_has_its_article_and_a_sum_has_none(
    put: Put, spoken: str, told: tuple[str, str]
) -> None:
    root = put(Lesson("scopa", "sums", "scopa-sums-2"))
    card(root, "10C").click()
    card(root, "9C").click()
    expect(act(root, "play")).to_have_text(told[0])
    card(root, "4D").click()
    expect(act(root, "play")).to_have_text(told[1])


def test_a_wrong_move_is_answered_with_its_rule_and_one_press_tries_again(put: Put) -> None:
    root = put(SUMS)
    card(root, CARD).click()
    card(root, TAKES[0]).click()
    act(root, "play").click()
    bad = root.locator("[role=status] [data-verdict=bad]")
    expect(bad).to_have_attribute("data-rule", "scopa.equal")
    expect(card(root, CARD)).to_have_attribute("data-wrong", "")
    act(root, "retry").click()
    expect(bad).to_have_count(0)
    expect(card(root, CARD)).to_be_focused()
    expect(root.locator("[aria-pressed=true]")).to_have_count(0)


def test_a_card_says_one_name(put: Put) -> None:
    root = put(SUMS)
    button = root.get_by_role("button", name="7 of denari", exact=True)
    expect(button).to_have_attribute("data-card", "7D")


def test_a_level_is_played_by_keyboard_alone(put: Put, page: Page) -> None:
    root = put(SUMS)
    table, hand = FIRST["steps"][0]["zones"]["table"], FIRST["steps"][0]["zones"]["hand"]
    card(root, table[0]).focus()
    for name in table:
        if name in TAKES:
            page.keyboard.press("Space")
        page.keyboard.press("ArrowRight")
    expect(root.locator("[data-zone=table] [aria-pressed=true]")).to_have_count(len(TAKES))
    expect(card(root, table[0])).to_be_focused()
    page.keyboard.press("Tab")
    expect(card(root, hand[0])).to_be_focused()
    page.keyboard.press("End")
    expect(card(root, hand[-1])).to_be_focused()
    page.keyboard.press("Home")
    for _ in range(hand.index(CARD)):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(root.locator("[data-verdict=good]")).to_be_visible()
    page.keyboard.press("Enter")
    expect(root).to_have_attribute("data-level", "scopa-sums-2")
    expect(root.locator("[data-zone=hand] [data-card]").first).to_be_focused()


def test_escape_clears_what_is_picked(put: Put, page: Page) -> None:
    root = put(SUMS)
    card(root, CARD).click()
    card(root, TAKES[0]).click()
    page.keyboard.press("Escape")
    expect(root.locator("[aria-pressed=true]")).to_have_count(0)


def test_a_typed_move_is_played(put: Put) -> None:
    root = put(SUMS)
    for text in ("7d x 3c 4s", "7♦ × 4♠ 3♥", " 7Dx3C,4S "):
        say(root, text)
        expect(root.locator("[data-verdict=good]")).to_be_visible()
        root.locator("#scopa-sums-1").click()
        expect(root.locator("[data-verdict]")).to_have_count(0)


def test_a_typed_text_that_cannot_be_played_costs_nothing(put: Put) -> None:
    root = put(SUMS)
    for text, rule in (
        ("hello", "scopa.no-such-move"),
        ("10c", "scopa.in-hand"),
        ("7d x", "scopa.no-such-move"),
        ("7d x 6b", "scopa.on-table"),
        ("7d x 3c 3c", "scopa.no-such-move"),
    ):
        say(root, text)
        expect(root.locator("[data-verdict=bad]")).to_have_attribute("data-rule", rule)
        expect(root.locator("[data-move]")).to_be_focused()
        expect(root.locator("[data-move]")).to_have_value("")
    say(root, written(CARD, TAKES))
    expect(root.locator("[aria-label='Level 1, 3 of 3 stars']")).to_be_visible()


def test_a_card_is_dragged_onto_the_cards_it_takes(put: Put, page: Page) -> None:
    root = put(SUMS)
    for name in TAKES:
        card(root, CARD).hover()
        page.mouse.down()
        target = card(root, name).bounding_box()
        assert target
        page.mouse.move(target["x"] + 20, target["y"] + 30, steps=4)
        page.mouse.up()
    expect(root.locator("[data-verdict=good]")).to_be_visible()


@pytest.mark.parametrize("place", ["bare cloth", "an empty place"])
def test_a_card_is_dragged_to_the_table_where_nothing_lies(
    put: Put, page: Page, place: str
) -> None:
    root = put(SUMS)
    card(root, CARD).hover()
    page.mouse.down()
    felt = root.locator(".carte-felt").bounding_box()
    assert felt
    x, y = felt["x"] + 8, felt["y"] + 8
    if place == "an empty place":
        free = root.locator("[data-zone=table] .carte-place:empty").bounding_box()
        assert free
        x, y = free["x"] + free["width"] / 2, free["y"] + free["height"] / 2
    page.mouse.move(x, y, steps=4)
    page.mouse.up()
    expect(root.locator("[data-verdict]")).to_have_attribute("data-rule", "scopa.must-take")


def test_a_card_dragged_back_to_the_hand_is_not_played(put: Put, page: Page) -> None:
    root = put(SUMS)
    card(root, CARD).hover()
    page.mouse.down()
    box = root.locator("[data-zone=hand]").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()
    expect(root.locator("[data-verdict]")).to_have_count(0)
    expect(card(root, CARD)).to_have_attribute("aria-pressed", "false")


def test_a_card_lights_up_with_the_hint_that_names_it(put: Put) -> None:
    level = next(one for one in SUMS.content["stage"]["levels"] if _names_late(one))
    played, takes = answer(level)
    root = put(Lesson("scopa", "sums", level["id"]))
    lit = root.locator("[data-hinted]")
    act(root, "hint").click()
    expect(lit).to_have_count(0)
    act(root, "hint").click()
    expect(lit).to_have_count(1)
    expect(card(root, played)).to_have_attribute("data-hinted", "")
    act(root, "hint").click()
    expect(lit).to_have_count(1 + len(takes))


def test_no_hint_is_given_twice(put: Put) -> None:
    root = put(SUMS)
    for left in range(len(FIRST["hints"]), 0, -1):
        expect(act(root, "hint")).to_have_text(
            "Hint" if left == len(FIRST["hints"]) else f"Hint ({left} left)"
        )
        act(root, "hint").click()
    expect(act(root, "hint")).to_have_text("No more hints")
    expect(act(root, "hint")).to_have_attribute("aria-disabled", "true")
    expect(act(root, "hint")).to_be_focused()
    say(root, CARD)
    act(root, "hint").press("Enter")
    expect(root.locator("[data-verdict=bad]")).to_be_visible()
    root.locator(".carte-levels a").nth(1).click()
    expect(act(root, "hint")).to_have_text("Hint")
    expect(act(root, "hint")).not_to_have_attribute("aria-disabled", "true")


def test_part_of_a_right_answer_is_told_and_costs_no_star(put: Put) -> None:
    lesson = Lesson("mediatore", "thirds", "mediatore-thirds-2")
    root = put(lesson)
    (step,) = lesson.content["stage"]["levels"][1]["steps"]
    right = next(pick for pick, place in step["picks"].items() if step["rulings"][place]["good"])
    first, *others = right.split(",")
    card(root, first).click()
    act(root, "play").click()
    verdict = root.locator("[data-verdict=bad]")
    expect(verdict).to_contain_text("Not all of them yet. Correct so far; there are 2 more.")
    act(root, "retry").click()
    for name in (first, *others):
        card(root, name).click()
    act(root, "play").click()
    expect(root.locator("[aria-label='Level 2, 3 of 3 stars']")).to_be_visible()


def _names_late(level: Mapping[str, Any]) -> bool:
    """Whether a level's hints, three in number, name the card to play from the second on."""
    name = SUMS.words["cards"][answer(level)[0]]["name"]
    return [name in hint for hint in level["hints"]] == [False, True, False]


def test_the_guide_keeps_the_button_quiet_until_its_cards_are_picked(put: Put) -> None:
    root = put(SUMS)
    for name in (CARD, *TAKES):
        card(root, name).click()
        ready = name == TAKES[-1]
        expect(act(root, "play")).to_have_class(
            "carte-button carte-main" + ("" if ready else " carte-main-quiet")
        )


def test_where_the_guide_points_a_first_slip_is_free_and_the_guide_comes_back(put: Put) -> None:
    root = put(SUMS)
    say(root, CARD)
    expect(root.locator("[data-guided]")).to_have_count(0)
    act(root, "retry").click()
    expect(root.locator("[data-guided]")).to_have_count(1 + len(TAKES))
    solve_first(root)
    expect(root.locator("[aria-label='Level 1, 3 of 3 stars']")).to_be_visible()


def test_a_text_that_is_not_understood_is_no_broken_rule(put: Put) -> None:
    root = put(SUMS)
    say(root, "hello")
    expect(root.locator("[role=status]")).to_contain_text("Not understood. “hello”")
    expect(root.locator(".carte-rule")).to_have_count(0)


def test_nothing_is_left_to_type_or_to_hint_once_a_level_is_won(put: Put) -> None:
    root = put(SUMS)
    root.locator("[data-move]").fill("7d x")
    solve_first(root)
    expect(root.locator("[data-move]")).to_be_hidden()
    expect(act(root, "hint")).to_be_hidden()
    act(root, "next").click()
    expect(root.locator("[data-move]")).to_have_value("")
    expect(act(root, "hint")).to_be_visible()


def test_a_court_card_has_both_names_on_french_faces(put: Put, page: Page) -> None:
    page.add_init_script("localStorage['carte.skin'] = 'french'")
    levels = Lesson("scopa", "first-capture").content["stage"]["levels"]
    courts = [
        (level, name)
        for level in levels
        for name in level["steps"][0]["zones"]["hand"]
        if name.startswith("8")
    ]
    level, name = courts[0]
    root = put(Lesson("scopa", "first-capture", level=level["id"]))
    card(root, name).click()
    expect(act(root, "play")).to_have_text("Lay the fante (J)")


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("spoken", ["it"], indirect=True)
def test_on_french_faces_an_italian_hears_of_the_donna_and_of_quadri(put: Put, page: Page) -> None:
    page.add_init_script("localStorage['carte.skin'] = 'french'")
    root = put(Lesson("scopa", "first-capture"))
    expect(root).to_contain_text("Prendi il sette con il tuo sette di denari (quadri).")
    card(root, "9C").click()
    expect(act(root, "play")).to_have_text("Cala il cavallo (donna)")
    root = put(Lesson("scopa", "first-capture", level="scopa-first-capture-2"))
    expect(root).to_contain_text("il cavallo (la donna) 9")
