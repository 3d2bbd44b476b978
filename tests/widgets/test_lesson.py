"""A lesson on a page, by mouse, keyboard and typing."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from carte.widgets import Lesson

Put = Callable[..., Locator]
SUMS = Lesson("scopa", "sums")
COUNTING = Lesson("scopa", "counting")
FIRST = SUMS.content["stage"]["levels"][0]


def answer(level: dict, number: int = 0) -> tuple[str, list[str]]:
    """The first right move of a step, looked up as the page does."""
    step = level["steps"][number]
    for card, places in step["verdicts"].items():
        for mask, place in enumerate(places):
            if step["rulings"][place]["good"]:
                table = step["zones"]["table"]
                return card, [one for bit, one in enumerate(table) if mask >> bit & 1]
    raise AssertionError(level["id"])


CARD, TAKES = answer(FIRST)


def card(root: Locator, name: str) -> Locator:
    return root.locator(f"[data-card='{name}']")


def act(root: Locator, action: str) -> Locator:
    return root.locator(f"[data-action={action}]")


def say(root: Locator, move: str) -> None:
    root.locator("[data-move]").fill(move)
    root.locator("[data-move]").press("Enter")


def solve_first(root: Locator) -> None:
    for name in (CARD, *TAKES):
        card(root, name).click()
    act(root, "play").click()


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


def test_a_card_says_its_name_in_both_languages(put: Put) -> None:
    root = put(SUMS)
    button = root.get_by_role("button", name="7 of denari, sette di denari", exact=True)
    expect(button).to_have_attribute("data-card", "7D")
    expect(button.locator("[lang=it]")).to_have_text("sette di denari")


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


@pytest.mark.parametrize("text", ["7d x 3c 4s", "7♦ × 4♠ 3♥", " 7Dx3C,4S "])
def test_a_typed_move_is_played(put: Put, text: str) -> None:
    root = put(SUMS)
    say(root, text)
    expect(root.locator("[data-verdict=good]")).to_be_visible()


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("hello", "scopa.no-such-move"),
        ("7d x", "scopa.no-such-move"),
        ("7d x 3c 3c", "scopa.no-such-move"),
        ("10c", "scopa.in-hand"),
        ("7d x 6b", "scopa.on-table"),
    ],
)
def test_a_typed_text_that_cannot_be_played_costs_nothing(put: Put, text: str, rule: str) -> None:
    root = put(SUMS)
    say(root, text)
    expect(root.locator("[data-verdict=bad]")).to_have_attribute("data-rule", rule)
    expect(root.locator("[data-move]")).to_have_value(text)
    say(root, f"{CARD} x {' '.join(TAKES)}")
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


def _names_late(level: dict) -> bool:
    """Whether a level's hints, three in number, name the card to play from the second on."""
    name = SUMS.words["cards"][answer(level)[0]]["name"]
    return [name in hint for hint in level["hints"]] == [False, True, False]


def test_hints_and_wrong_tries_cost_stars_and_the_best_result_stays(put: Put, page: Page) -> None:
    root = put(SUMS)
    act(root, "hint").click()
    expect(root.locator("[role=status]")).to_contain_text(FIRST["hints"][0])
    solve_first(root)
    assert page.evaluate("localStorage['carte.progress']") == '{"scopa-sums-1":2}'
    root.locator("#scopa-sums-1").click()
    solve_first(root)
    assert page.evaluate("localStorage['carte.progress']") == '{"scopa-sums-1":3}'


def test_every_level_has_an_address_and_the_back_button_works(put: Put, page: Page) -> None:
    root = put(SUMS, fragment="#scopa-sums-3")
    expect(root).to_have_attribute("data-level", "scopa-sums-3")
    root.locator("#scopa-sums-5").click()
    assert page.url.endswith("#scopa-sums-5")
    page.go_back()
    expect(root).to_have_attribute("data-level", "scopa-sums-3")
    page.evaluate("location.hash = 'scopa-sums-2'")
    expect(root).to_have_attribute("data-level", "scopa-sums-2")
    expect(root.locator("[aria-current]")).to_have_attribute("id", "scopa-sums-2")


def test_in_a_notebook_the_address_is_left_alone(put: Put, page: Page) -> None:
    root = put(SUMS, attributes="")
    expect(root).to_have_attribute("data-state", "ready")
    root.locator("#scopa-sums-2").click()
    expect(root).to_have_attribute("data-level", "scopa-sums-2")
    assert "#" not in page.url


def test_what_cannot_be_read_is_kept_and_named(put: Put, page: Page) -> None:
    page.add_init_script("localStorage['carte.progress'] = '{\"scopa-sums-1\": 9}'")
    root = put(SUMS)
    expect(root.get_by_role("alert")).to_contain_text("carte.progress.broken")
    stored = page.evaluate(
        "[localStorage['carte.progress.broken'], localStorage['carte.progress']]"
    )
    assert stored == ['{"scopa-sums-1": 9}', "{}"]
    solve_first(root)
    assert json.loads(page.evaluate("localStorage['carte.progress']")) == {"scopa-sums-1": 3}


def test_faces_are_chosen_once_for_every_widget(put: Put, page: Page) -> None:
    put([SUMS, COUNTING])
    page.locator("summary").first.click()
    page.locator(".carte").first.get_by_label("French").check()
    for use in page.locator("[data-card] use").all():
        assert (use.get_attribute("href") or "").startswith("#carte-fr-")
    page.locator(".carte").first.get_by_label("Hidden").check()
    expect(page.locator("html")).to_have_class("no-index")
    assert page.evaluate("[localStorage['carte.skin'], localStorage['carte.index']]") == [
        "french",
        "off",
    ]


def test_a_question_is_answered_by_a_press(put: Put) -> None:
    root = put(COUNTING)
    step = COUNTING.content["stage"]["levels"][0]["steps"][0]
    for option, place in step["choices"].items():
        good = step["rulings"][place]["good"]
        root.locator(f"[data-option='{option}']").click()
        verdict = root.locator("[data-verdict]")
        expect(verdict).to_have_attribute("data-verdict", "good" if good else "bad")
        if good:
            break
        act(root, "retry").click()


def test_cards_of_a_pile_are_picked(put: Put) -> None:
    root = put(COUNTING, fragment="#scopa-counting-3")
    step = COUNTING.content["stage"]["levels"][2]["steps"][0]
    [right] = [
        key.split(",") for key, place in step["picks"].items() if step["rulings"][place]["good"]
    ]
    card(root, next(name for name in step["zones"]["pile"] if name not in right)).click()
    act(root, "play").click()
    expect(root.locator("[data-verdict=bad]")).to_be_visible()
    act(root, "retry").click()
    for name in reversed(right):
        card(root, name).click()
    act(root, "play").click()
    expect(root.locator("[data-verdict=good]")).to_be_visible()


def test_a_round_is_played_to_its_score(put: Put) -> None:
    level = COUNTING.content["stage"]["levels"][-1]
    root = put(COUNTING, fragment=f"#{level['id']}")
    for number, step in enumerate(level["steps"]):
        expect(root.locator(".carte-task")).to_contain_text(step["goal"])
        played, takes = answer(level, number)
        say(root, " x ".join(filter(None, [played, " ".join(takes)])))
        act(root, "next").click()
        expect(root.locator("[role=status]")).to_contain_text(step["then"][0]["text"])
        act(root, "next").click()
    expect(root.locator(".carte-score tfoot td").first).to_have_text(
        str(level["score"][0]["total"])
    )
    act(root, "next").click()
    expect(root.locator(".carte-summary")).to_be_visible()


def test_the_end_of_a_stage_links_to_the_next_one_where_the_page_holds_it(put: Put) -> None:
    last = SUMS.content["stage"]["levels"][-1]
    root = put([SUMS, Lesson("scopa", "choice")], fragment=f"#{last['id']}")
    played, takes = answer(last)
    say(root, f"{played} x {' '.join(takes)}" if takes else played)
    act(root, "next").click()
    root.get_by_role("link", name="On to: ").click()
    expect(root.page.locator(".carte").nth(1)).to_be_in_viewport()


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


def test_picking_says_how_many_cards_are_handed_in(put: Put) -> None:
    root = put(COUNTING, fragment="#scopa-counting-3")
    pile = COUNTING.content["stage"]["levels"][2]["steps"][0]["zones"]["pile"]
    expect(root.locator("[data-zone=pile] .carte-zone-label")).to_have_text("Cards")
    card(root, pile[0]).click()
    expect(act(root, "play")).to_have_text("Answer with this card")
    card(root, pile[1]).click()
    expect(act(root, "play")).to_have_text("Answer with these 2 cards")


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


def test_the_levels_are_one_stop_of_the_tab_key(put: Put, page: Page) -> None:
    root = put(SUMS, fragment="#scopa-sums-2")
    expect(root.locator(".carte-levels a[tabindex='0']")).to_have_attribute("id", "scopa-sums-2")
    root.locator("#scopa-sums-2").focus()
    page.keyboard.press("ArrowRight")
    expect(root.locator("#scopa-sums-3")).to_be_focused()
    page.keyboard.press("Enter")
    expect(root).to_have_attribute("data-level", "scopa-sums-3")


ENDING = Lesson("asso-piglia-tutto", "end")


@pytest.mark.parametrize("attributes", ['data-engine="ready"', ""], ids=["book", "notebook"])
def test_the_end_of_a_course_leads_to_the_next_chapter(put: Put, attributes: str) -> None:
    level = ENDING.content["stage"]["levels"][-1]
    root = put(ENDING, fragment=f"#{level['id']}", attributes=attributes)
    for number, step in enumerate(level["steps"]):
        played, takes = answer(level, number)
        say(root, " x ".join(filter(None, [played, " ".join(takes)])))
        act(root, "next").click()
        if step.get("then"):
            act(root, "next").click()
    act(root, "next").click()
    way = root.locator(".carte-summary-ways")
    if attributes:
        link = way.get_by_role("link", name="On to: Scopa")
        expect(link).to_have_attribute("href", "scopa.html#scopa-first-capture-1")
    else:
        expect(way).to_contain_text("in the chapter scopa")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740)])
def test_a_phone_shows_the_aim_the_cards_and_the_verdict_together(
    put: Put, page: Page, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    root = put(SUMS)
    say(root, CARD)
    for part in (".carte-goal", "[data-zone=table]", "[data-zone=hand]", ".carte-verdict"):
        expect(root.locator(part)).to_be_in_viewport(ratio=1)
    expect(act(root, "retry")).to_be_in_viewport(ratio=1)


def test_a_verdict_off_the_screen_is_scrolled_to(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 640, "height": 400})
    root = put(SUMS)
    say(root, CARD)
    expect(root.locator(".carte-verdict")).to_be_in_viewport(ratio=1)
    expect(root.locator(".carte-rule")).to_be_in_viewport(ratio=1)


def test_piles_take_no_row_of_their_own(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    level = COUNTING.content["stage"]["levels"][-1]
    root = put(COUNTING, fragment=f"#{level['id']}")
    for pile, beside in (("pile", "hand"), ("other", "table")):
        stack = root.locator(f"[data-zone={pile}]").bounding_box()
        row = root.locator(f"[data-zone={beside}]").bounding_box()
        assert stack and row
        assert stack["x"] >= row["x"] + row["width"]
        assert stack["y"] < row["y"] + row["height"]


def test_ten_cards_fit_a_narrow_phone(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 700})
    put([SUMS, COUNTING])
    assert page.evaluate("document.documentElement.scrollWidth") == 320
