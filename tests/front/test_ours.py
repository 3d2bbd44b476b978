"""What a table has agreed on holds on all pages, and a link carries its own rules."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte.formats.house_code import house_code
from carte.front.widget import Widget
from carte.lessons.own import OwnLevel, OwnSet
from carte.lessons.own import code as code_of_levels
from carte.play import Sitting, code
from carte.quiz.daily import Daily
from carte.quiz.room import chosen
from carte.quiz.room import code as code_of_a_set
from carte.quiz.search import name_of
from carte.reference.changed import changed
from carte.reference.index import rule_index
from carte.widgets import Cases, Checker, Finder, Play, Room, Score, Search
from tests.counting.test_widget import begin, choose_game, said, tap
from tests.front.reader import Put, act, agreed
from tests.quiz.test_daily import answer, remember
from tests.site.checker import Checker as Table
from tests.site.match import Match

HOUSES: dict[str, dict[str, Any]] = {
    "scopa": {"primiera": "sevens", "fewest_cards": True},
    "briscola": {"wins": 2},
}
OURS = agreed(**HOUSES)
SUMS = carte.game("scopa").position(hand="8C", table="7B 1S 3D 4B")
CHECKER = Checker("scopa", carte.code(SUMS))
Sit = Callable[..., Match]


def line(root: Locator) -> Locator:
    return root.locator(".carte-ours")


def by(root: Locator, whose: str) -> None:
    """The line says by whose rules it is: ``ours``, ``book`` or ``others``."""
    expect(line(root).first).to_have_attribute("data-by", whose)


def switch(root: Locator) -> None:
    line(root).locator("[data-action=ours]").first.click()


@pytest.mark.parametrize(
    "widget", [CHECKER, Score(), Cases(), Play("scopa")], ids=lambda one: str(one.kind)
)
def test_where_a_table_plays_by_the_book_nothing_is_said(put: Put, widget: Any) -> None:
    expect(line(put(widget)).first).to_be_hidden()


# ------------------------------------------------------------------------------ the checker


def test_the_checker_begins_with_our_rules_and_says_so(put: Put, page: Page) -> None:
    page.add_init_script(OURS)
    table = Table(put(CHECKER))
    by(table.root, "ours")
    expect(line(table.root)).to_contain_text("By the rules of our table: Only sums with the fewest")
    expect(line(table.root)).to_contain_text("the book: the best card of each suit")
    expect(line(table.root).locator("a")).to_have_attribute("href", "house.html#scopa")
    table.judged()
    assert table.type("8c x 1s 3d 4b").rule == "scopa.fewest-cards"


def test_a_press_judges_by_the_book_and_another_one_by_our_rules(put: Put, page: Page) -> None:
    page.add_init_script(OURS)
    table = Table(put(CHECKER))
    switch(table.root)
    by(table.root, "book")
    assert table.type("8c x 1s 3d 4b").good
    switch(table.root)
    by(table.root, "ours")
    assert table.type("8c x 1s 3d 4b").rule == "scopa.fewest-cards"


@pytest.mark.parametrize("house", [{}, {"napola": True}])
def test_a_link_to_a_position_carries_its_own_rules(
    put: Put, page: Page, house: dict[str, Any]
) -> None:
    page.add_init_script(OURS)
    deal = carte.game("scopa", **house).position(hand="8C", table="7B 1S 3D 4B")
    table = Table(put(Checker(), fragment=f"#{carte.code(deal)}"))
    expect(table.root).to_have_attribute("data-code", carte.code(deal))
    by(table.root, "others" if house else "book")
    assert table.type("8c x 1s 3d 4b").good


def test_a_famous_quarrel_keeps_its_own_rules(put: Put, page: Page) -> None:
    page.add_init_script(OURS)
    table = Table(put(CHECKER))
    table.judged()
    table.root.locator("[data-fold=examples] summary").click()
    table.root.locator("[data-example]").first.click()
    by(table.root, "book")


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


def test_a_count_under_way_keeps_its_rules_and_can_be_switched(put: Put, page: Page) -> None:
    root = put(Score())
    begin(root)
    tap(root, "7D")
    said(root)
    page.add_init_script(OURS)
    page.reload()
    by(root, "book")
    expect(root.locator("[data-house=primiera]")).to_have_value("points")
    switch(root)
    by(root, "ours")
    expect(root.locator("[data-house=primiera]")).to_have_value("sevens")


def test_a_match_on_the_sheet_keeps_its_rules(put: Put, page: Page) -> None:
    root = put(Score())
    begin(root)
    tap(root, "7D", "10D", "1C")
    said(root)
    act(root, "add").click()
    expect(root.locator(".carte-sheet-paper .carte-sheet-table")).to_be_visible()
    page.add_init_script(OURS)
    page.reload()
    by(root, "book")


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


def test_before_python_has_come_a_first_match_does_not_pass_for_the_books(
    sit: Sit, page: Page
) -> None:
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


def test_a_match_under_way_keeps_its_rules_and_a_new_one_is_offered_by_ours(
    sit: Sit, page: Page
) -> None:
    at = sit("scopa", level="newcomer")
    at.make(at.deal.legal_moves()[0])
    page.add_init_script(OURS)
    page.reload()
    at.ready()
    by(at.root, "book")
    assert at.sitting.game == carte.game("scopa")
    act(at.root, "new").click()
    panel = at.root.locator(".carte-newgame")
    expect(panel.locator(".carte-ours")).to_have_attribute("data-by", "ours")
    expect(panel.locator("[data-house=primiera]")).to_have_value("sevens")
    act(at.root, "deal").click()
    by(at.root, "ours")
    at.ready()
    assert at.sitting.game.chosen == {"primiera": "sevens", "fewest_cards": True}


def test_the_panel_turns_to_the_book(sit: Sit, page: Page) -> None:
    page.add_init_script(OURS)
    at = sit("scopa", level="newcomer")
    act(at.root, "new").click()
    panel = at.root.locator(".carte-newgame")
    switch(panel)
    expect(panel.locator("[data-house=primiera]")).to_have_value("points")
    act(at.root, "deal").click()
    at.ready()
    by(at.root, "book")
    assert at.sitting.game == carte.game("scopa")


@pytest.mark.parametrize("house", [{}, {"napola": True}])
def test_a_link_to_a_match_carries_its_own_rules(
    sit: Sit, page: Page, house: dict[str, Any]
) -> None:
    page.add_init_script(OURS)
    game = carte.game("scopa", **house)
    sitting = Sitting.begin(game, level="newcomer", seed=9)
    at = sit("scopa", level="newcomer", fragment=f"#play={code(sitting)}")
    by(at.root, "others" if house else "book")
    expect(at.root.locator("[role=status]").first).not_to_be_empty()
    assert at.sitting.game == game


def test_today_s_cards_are_the_book_s_for_everybody(sit: Sit, page: Page) -> None:
    page.add_init_script(OURS)
    at = sit("scopa", level="newcomer")
    act(at.root, "new").click()
    act(at.root, "today").click()
    at.ready()
    assert at.sitting.game == carte.game("scopa")


# --------------------------------------------------------------------------------- the quiz


@pytest.mark.parametrize(
    ("key", "says"),
    [
        ("SC-01", "At our table, too."),
        ("SC-02", "By the book only"),
        ("SC-02.2", "At our table."),
        ("SC-27", "Not at our table"),
    ],
)
def test_a_case_says_whether_it_holds_at_our_table(
    put: Put, page: Page, key: str, says: str
) -> None:
    page.add_init_script(OURS)
    root = put(Cases(), fragment=f"#{key}")
    expect(root.locator(".carte-quiz-ours")).to_contain_text(says)
    by(root, "ours")
    switch(root)
    expect(root.locator(".carte-quiz-ours")).to_be_empty()
    switch(root)
    expect(root.locator(".carte-quiz-ours")).to_contain_text(says)


def test_a_tricky_one_is_looked_for_by_our_rules_and_says_so(put: Put, page: Page) -> None:
    page.add_init_script(OURS)
    root = put(Cases(), attributes='data-engine="ready"')
    root.get_by_label("Game").select_option("scopa")
    root.get_by_label("About").select_option("sums")
    ours = house_code([carte.game("scopa", **HOUSES["scopa"])])
    by_ours, by_book = (
        re.compile(rf"^tricky-scopa-sums-\d+{end}$") for end in (f"&house={ours}", "")
    )
    for key, says in ((by_ours, "by house rules: Scopa"), (by_book, "to order: Scopa")):
        act(root, "deal").click()
        expect(root).to_have_attribute("data-case", key)
        expect(root.locator(".carte-quiz-place")).to_contain_text(says)
        house = root.locator(".carte-quiz-setting").get_by_text("House rule:")
        expect(house).to_have_count(2 if key is by_ours else 0)
        if key is by_ours:
            expect(root.locator(".carte-quiz-ours")).to_have_text("At our table.")
            switch(root)


def test_a_link_to_a_tricky_one_of_another_table_brings_its_rules(put: Put, page: Page) -> None:
    page.add_init_script(OURS)
    key = name_of("scopa", "score", 3, {"napola": True})
    root = put(Cases(), fragment=f"#{key}", attributes='data-engine="ready"')
    expect(root).to_have_attribute("data-case", key)
    expect(root.locator(".carte-quiz-setting")).to_contain_text("House rule: ")
    expect(root.locator(".carte-quiz-ours")).to_contain_text("Not at our table")


@pytest.mark.parametrize(
    ("rule", "engine", "whose"),
    [
        ("scopa.primiera", "ready", "ours"),
        ("scopa.primiera-missing-suit", "ready", "book"),
        ("scopa.primiera", "off", "book"),
    ],
)
def test_five_a_day_say_by_whose_rules_each_is_asked(
    put: Put, page: Page, rule: str, engine: str, whose: str
) -> None:
    page.add_init_script(OURS)
    remember(page, 9, rule)
    root = put(Daily(), attributes=f'data-engine="{engine}"')
    by(root, whose)
    answer(root)
    text = carte.game("scopa", primiera="sevens").rulebook["primiera"].text
    told = expect(root.locator("[role=status]"))
    if whose == "ours":
        told.to_contain_text(text)
    else:
        told.not_to_contain_text(text)


SET = ["SC-02", "SC-01", "SC-02.2", "PR-35", "BR-01"]
WHOSE = ["book", "ours", "ours", None, "ours"]
"""By whose rules each of these questions is put: procedure hangs on none."""


def test_a_question_in_a_room_says_by_whose_rules_it_is_put(put: Put, page: Page) -> None:
    page.add_init_script(OURS)
    root = put(Room(), fragment=f"#{code_of_a_set(SET)}")
    for key, whose in zip(SET, WHOSE, strict=True):
        expect(root).to_have_attribute("data-case", key)
        if whose:
            by(root, whose)
        expect(line(root)).to_be_visible(visible=bool(whose))
        for _step in range(2):
            act(root, "next").click()


def test_on_paper_each_question_of_a_room_says_the_same_as_on_the_wall(
    put: Put, page: Page
) -> None:
    page.add_init_script(OURS)
    root = put(Room(), fragment=f"#{code_of_a_set(SET)}")
    by(root, "book")
    act(root, "next").click()
    act(root, "next").click()
    by(root, "ours")
    papers = root.locator(".carte-room-sheet")
    for sheet, whose in zip(papers.all(), WHOSE, strict=True):
        told = sheet.locator(".carte-room-by")
        expect(told).to_have_count(1 if whose else 0)
        if whose == "book":
            expect(told).to_contain_text("By the book, not by the rules of our table: Only sums")
        elif whose:
            expect(told).to_contain_text("By the rules of our table: ")
    wall, paper = line(root).locator("> span"), papers.nth(1).locator(".carte-room-by")
    assert wall.text_content() == paper.text_content()
    page.evaluate("localStorage.removeItem('carte.house')")
    page.evaluate("dispatchEvent(new StorageEvent('storage', { key: 'carte.house' }))")
    expect(papers.locator(".carte-room-by")).to_have_count(0)


def test_a_level_of_one_s_own_is_not_put_by_rules_that_forbid_its_move(
    put: Put, page: Page
) -> None:
    page.add_init_script(OURS)
    keys = [
        code_of_levels(OwnSet("", (OwnLevel(SUMS, "Take.", (carte.move(one),)),)))
        for one in ("8C x 7B 1S", "8C x 1S 3D 4B")
    ]
    other = carte.game("scopa", **HOUSES["scopa"]).position(hand="8C", table="7B 1S 3D 4B")
    root = put(Room(), fragment=f"#{code_of_a_set([*keys, carte.code(other)])}")
    for whose in ("book", "book", "ours"):
        by(root, whose)
        for _step in range(2):
            act(root, "next").click()


def test_a_set_is_made_for_our_table(put: Put, page: Page) -> None:
    page.add_init_script(OURS)
    root = put(Room(), fragment="#scopa", attributes='data-engine="ready"')
    act(root, "make").click()
    expect(root).to_have_attribute("data-set", code_of_a_set(chosen("scopa", houses=HOUSES)))
    assert code_of_a_set(chosen("scopa", houses=HOUSES)) != code_of_a_set(chosen("scopa"))


# --------------------------------------------------------------------------------- every rule

SEVENS = dict(changed(carte.game("scopa", primiera="sevens", fewest_cards=True)))


@pytest.mark.parametrize("finder", [lambda: Finder("rules"), Search], ids=["finder", "search"])
def test_every_rule_that_is_otherwise_at_our_table_says_so(
    finder: Callable[[], Widget], put: Put, page: Page
) -> None:
    page.add_init_script(OURS)
    put(finder(), beside=rule_index("scopa").html, attributes='data-engine="ready"')
    for rule, text in SEVENS.items():
        expect(page.locator(f"[id='{rule}'] .carte-changed")).to_have_text(text)
    expect(page.locator(".carte-changed")).to_have_count(len(SEVENS))
    page.evaluate("localStorage.removeItem('carte.house')")
    page.evaluate("dispatchEvent(new StorageEvent('storage', { key: 'carte.house' }))")
    expect(page.locator(".carte-changed")).to_have_count(0)


def test_what_is_found_says_what_it_is_at_our_table(put: Put, page: Page) -> None:
    page.add_init_script(OURS)
    root = put(Search())
    root.get_by_role("searchbox").fill("scopa primiera")
    hit = root.locator("[data-found='scopa.primiera']")
    expect(hit.locator(".carte-changed")).to_have_text(SEVENS["scopa.primiera"])
    assert SEVENS["scopa.primiera"] == "At our table: The primiera goes by: the most sevens."
    missing = "At our table this rule does not hold."
    assert SEVENS["scopa.primiera-missing-suit"] == missing


@pytest.mark.parametrize(
    ("asked", "found", "says"),
    [
        ("equal primiera", "PR-46", "At our table, in scopa: The primiera scores 1 point"),
        (
            "the fante takes any one sum of 8",
            "SC-02",
            "By the book only: at our table it comes out otherwise.",
        ),
    ],
)
def test_procedure_and_cases_that_are_found_say_what_is_so_at_our_table(
    asked: str, found: str, says: str, put: Put, page: Page
) -> None:
    page.add_init_script(OURS)
    root = put(Search())
    root.get_by_role("searchbox").fill(asked)
    hit = root.locator(f"[data-found='{found}'] .carte-changed")
    expect(hit).to_contain_text(says)


def test_where_a_table_plays_by_the_book_python_is_not_asked_of_it(put: Put, page: Page) -> None:
    put(Search())
    assert page.evaluate("sent") == []


# ---------------------------------------------------------------------- what may be kept there


def test_what_a_newer_edition_has_kept_does_not_stop_a_page(put: Put, page: Page) -> None:
    page.add_init_script(agreed(scopa={"napola": "perhaps", "never_heard": True, "target": 21}))
    root = put(Score())
    by(root, "ours")
    expect(line(root)).to_have_text(re.compile(r"By the rules of our table: Points .* 21"))
    tap(root, "7D")
    assert said(root)
