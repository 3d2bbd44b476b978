"""What a table has agreed on holds on all pages, and a link carries its own rules."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import carte
from carte.play import Sitting, code
from carte.widgets import Cases, Checker, Play, Score
from tests.counting.test_widget import begin, choose_game, said, tap
from tests.front.ours import OURS, SUMS, by, line, switch
from tests.front.reader import Put, Sit, act, agreed
from tests.site.checker import Checker as Table

CHECKER = Checker("scopa", carte.code(SUMS))


@pytest.mark.parametrize(
    "widget", [CHECKER, Score(), Cases(), Play("scopa")], ids=lambda one: str(one.kind)
)
def test_where_a_table_plays_by_the_book_nothing_is_said(put: Put, widget: Any) -> None:
    expect(line(put(widget)).first).to_be_hidden()


# ------------------------------------------------------------------------------ the checker


def test_the_checker_begins_with_our_rules_and_turns_to_the_book(put: Put, page: Page) -> None:
    page.add_init_script(OURS)
    table = Table(put(CHECKER))
    by(table.root, "ours")
    expect(line(table.root)).to_contain_text("By the rules of our table: Only sums with the fewest")
    expect(line(table.root)).to_contain_text("the book: the best card of each suit")
    expect(line(table.root).locator("a")).to_have_attribute("href", "house.html#scopa")
    table.judged()
    assert table.type("8c x 1s 3d 4b").rule == "scopa.fewest-cards"
    switch(table.root)
    by(table.root, "book")
    assert table.type("8c x 1s 3d 4b").good
    switch(table.root)
    by(table.root, "ours")
    assert table.type("8c x 1s 3d 4b").rule == "scopa.fewest-cards"
    table.root.locator("[data-fold=examples] summary").click()
    table.root.locator("[data-example]").first.click()
    by(table.root, "book")  # a famous quarrel keeps its own


@pytest.mark.parametrize("house", [{}, {"napola": True}])
def test_a_link_to_a_position_has_its_own_rules(
    put: Put, page: Page, house: dict[str, Any]
) -> None:
    page.add_init_script(OURS)
    deal = carte.game("scopa", **house).position(hand="8C", table="7B 1S 3D 4B")
    table = Table(put(Checker(), fragment=f"#{carte.code(deal)}"))
    expect(table.root).to_have_attribute("data-code", carte.code(deal))
    by(table.root, "others" if house else "book")
    assert table.type("8c x 1s 3d 4b").good


def test_another_game_begins_with_our_rules_for_it(put: Put, page: Page) -> None:
    page.add_init_script(agreed(cirulla={"equal_before_sum": True}))
    table = Table(put(CHECKER))
    expect(line(table.root)).to_be_hidden()
    table.root.locator("[data-game-choice]").select_option("cirulla")
    by(table.root, "ours")
    expect(table.root.locator("[data-house=equal_before_sum]")).to_be_checked()


def test_a_checker_of_chosen_house_rules_keeps_them(put: Put, page: Page) -> None:
    page.add_init_script(OURS)
    root = put(Checker("scopa", napola=True))
    by(root, "others")
    expect(root.locator("[data-house=napola]")).to_be_checked()


# ----------------------------------------------------------------------------- the counting


def test_a_new_count_goes_by_our_rules(put: Put, page: Page) -> None:
    page.add_init_script(OURS)
    root = put(Score())
    by(root, "ours")
    tap(root, "7D", "6C", "6S", "6B")
    said(root)
    expect(root.locator("[data-house=primiera]")).to_have_value("sevens")
    choose_game(root, "briscola")
    expect(root.locator("[data-house=wins]")).to_have_value("2")


@pytest.mark.parametrize("is_on_the_sheet", [False, True])
def test_a_count_under_way_or_on_the_sheet_keeps_its_rules_and_can_be_switched(
    put: Put, page: Page, is_on_the_sheet: bool
) -> None:
    root = put(Score())
    begin(root)
    tap(root, "7D", "10D", "1C")
    said(root)
    if is_on_the_sheet:
        act(root, "add").click()
        expect(root.locator(".carte-sheet-paper .carte-sheet-table")).to_be_visible()
    page.add_init_script(OURS)
    page.reload()
    by(root, "book")
    if not is_on_the_sheet:
        expect(root.locator("[data-house=primiera]")).to_have_value("points")
        switch(root)
        by(root, "ours")
        expect(root.locator("[data-house=primiera]")).to_have_value("sevens")


# --------------------------------------------------------------------------------- the play


def test_a_first_match_begins_by_our_rules_and_says_so(sit: Sit, page: Page) -> None:
    page.add_init_script(agreed(scopa={"target": 21, "fewest_cards": True}))
    at = sit("scopa", level="newcomer")
    by(at.root, "ours")
    expect(at.root.locator(".carte-intro")).to_contain_text("to 21")
    assert page.evaluate("key => localStorage[key] ?? null", at.key) is None
    at.make(at.deal.legal_moves()[0])
    assert at.sitting.game.chosen == {"target": 21, "fewest_cards": True}
    assert at.sitting.seed == at.first.seed


def test_before_python_has_come_no_match_passes_for_the_books(sit: Sit, page: Page) -> None:
    page.add_init_script(f"globalThis.silent = true; {OURS}")
    at = sit("scopa", level="newcomer", engine="starting")
    by(at.root, "ours")
    expect(at.root.locator(".carte-intro")).not_to_contain_text("to 11")
    expect(at.root.locator(".carte-body")).to_have_attribute("inert", "")


def test_a_table_of_chosen_house_rules_keeps_them(sit: Sit, page: Page) -> None:
    page.add_init_script(OURS)
    at = sit("scopa", level="newcomer", napola=True)
    by(at.root, "others")
    at.make(at.deal.legal_moves()[0])
    assert at.sitting.game.chosen == {"napola": True}


def test_a_match_keeps_its_rules_and_a_new_one_goes_by_ours_or_the_books(
    sit: Sit, page: Page
) -> None:
    at = sit("scopa", level="newcomer")
    at.make(at.deal.legal_moves()[0])
    page.add_init_script(OURS)
    page.reload()
    at.ready()
    by(at.root, "book")
    assert at.sitting.game == carte.game("scopa")
    panel = at.root.locator(".carte-newgame")
    act(at.root, "new").click()
    expect(panel.locator(".carte-ours")).to_have_attribute("data-by", "ours")
    expect(panel.locator("[data-house=primiera]")).to_have_value("sevens")
    at.another()
    by(at.root, "ours")
    assert at.sitting.game.chosen == {"primiera": "sevens", "fewest_cards": True}
    act(at.root, "new").click()
    switch(panel)
    expect(panel.locator("[data-house=primiera]")).to_have_value("points")
    at.another()
    by(at.root, "book")
    assert at.sitting.game == carte.game("scopa")


def test_today_s_cards_are_the_book_s_for_everybody(sit: Sit, page: Page) -> None:
    page.add_init_script(OURS)
    at = sit("scopa", level="newcomer")
    act(at.root, "new").click()
    at.another("today")
    assert at.sitting.game == carte.game("scopa")


@pytest.mark.parametrize("house", [{}, {"napola": True}])
def test_a_link_to_a_match_has_its_own_rules(sit: Sit, page: Page, house: dict[str, Any]) -> None:
    page.add_init_script(OURS)
    game = carte.game("scopa", **house)
    sitting = Sitting.begin(game, level="newcomer", seed=9)
    at = sit("scopa", level="newcomer", fragment=f"#play={code(sitting)}")
    by(at.root, "others" if house else "book")
    expect(at.root.locator("[role=status]").first).not_to_be_empty()
    assert at.sitting.game == game


# ---------------------------------------------------------------------- what may be kept there


def test_what_a_newer_edition_has_kept_does_not_stop_a_page(put: Put, page: Page) -> None:
    page.add_init_script(agreed(scopa={"napola": "perhaps", "never_heard": True, "target": 21}))
    root = put(Score())
    by(root, "ours")
    expect(line(root)).to_have_text(re.compile(r"By the rules of our table: Points .* 21"))
    tap(root, "7D")
    assert said(root)
