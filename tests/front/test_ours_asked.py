"""What a table has agreed on is said wherever one is asked, or looks a rule up."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import carte
from carte.formats.house_code import house_code
from carte.front.widget import Widget
from carte.lessons.own import OwnLevel, OwnSet
from carte.lessons.own import code as code_of_levels
from carte.quiz.daily import Daily
from carte.quiz.room import chosen
from carte.quiz.room import code as code_of_a_set
from carte.quiz.search import name_of
from carte.reference.changed_rules import changed
from carte.reference.index import rule_index
from carte.widgets import Cases, Finder, Room, Search
from tests.each import each
from tests.front.ours import HOUSES, OURS, SUMS, by, line, switch
from tests.front.reader import Put, act
from tests.quiz.test_daily import answer, remember

# --------------------------------------------------------------------------------- the quiz


@pytest.mark.parametrize(
    ("key", "says"),
    [
        ("SC-01", "At our table too."),
        ("SC-02", "By the book only"),
        ("SC-02.2", "At our table."),
        ("SC-27", "Not at our table"),
    ],
)
def test_a_case_says_if_it_holds_at_our_table(put: Put, page: Page, key: str, says: str) -> None:
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
    for key, says in ((by_ours, "with house rules: Scopa"), (by_book, "to order: Scopa")):
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
def test_five_a_day_say_by_whose_rules(
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


BY_THE_BOOK = "By the book, not by the rules of our table:"
NO_HOUSE = """() => {
    localStorage.removeItem("carte.house");
    dispatchEvent(new StorageEvent("storage", { key: "carte.house" }));
}"""
"""Another window has given up all house rules."""
SET = ["SC-02", "SC-01", "SC-02.2", "PR-35", "BR-01"]
WHOSE = ["book", "ours", "ours", None, "ours"]
"""By whose rules each of these questions is put: procedure hangs on none."""


def test_a_question_in_a_room_says_by_whose_rules_on_wall_and_paper(put: Put, page: Page) -> None:
    page.add_init_script(OURS)
    root = put(Room(), fragment=f"#{code_of_a_set(SET)}")
    papers = root.locator(".carte-room-sheet")
    how = {"book": f"{BY_THE_BOOK} Only sums", "ours": "By the rules of our table: "}
    expect(papers.locator(".carte-room-by")).to_contain_text([how[one] for one in WHOSE if one])
    for key, whose, sheet in zip(SET, WHOSE, papers.all(), strict=True):
        expect(root).to_have_attribute("data-case", key)
        expect(line(root)).to_be_visible(visible=bool(whose))
        told = sheet.locator(".carte-room-by")
        expect(told).to_have_count(1 if whose else 0)
        if whose:
            by(root, whose)
            wall = line(root).locator("> span").text_content() or ""
            assert told.text_content() == wall
            assert wall.startswith(how[whose])
        for _step in range(2):
            act(root, "next").click()
    page.evaluate(NO_HOUSE)
    expect(papers.locator(".carte-room-by")).to_have_count(0)


def test_ones_own_level_is_not_put_by_rules_that_forbid_its_move(put: Put, page: Page) -> None:
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
def test_a_rule_that_we_have_otherwise_says_so(
    finder: Callable[[], Widget], put: Put, page: Page
) -> None:
    page.add_init_script(OURS)
    put(finder(), beside=rule_index("scopa").html, attributes='data-engine="ready"')
    for rule, text in SEVENS.items():
        expect(page.locator(f"[id='{rule}'] .carte-changed")).to_have_text(text)
    expect(page.locator(".carte-changed")).to_have_count(len(SEVENS))
    page.evaluate(NO_HOUSE)
    expect(page.locator(".carte-changed")).to_have_count(0)


def test_what_is_found_says_what_it_is_at_our_table(put: Put, page: Page) -> None:
    page.add_init_script(OURS)
    root = put(Search())
    root.get_by_role("searchbox").fill("scopa primiera")
    hit = root.locator("[data-found='scopa.primiera']")
    expect(hit.locator(".carte-changed")).to_have_text(SEVENS["scopa.primiera"])
    sevens = carte.game("scopa", primiera="sevens").rulebook["primiera"]
    assert SEVENS["scopa.primiera"] == f"At our table: {sevens.text}"
    missing = "At our table, this rule does not apply."
    assert SEVENS["scopa.primiera-missing-suit"] == missing


@each(
    ("asked", "found", "says"),
    [
        ("equal primiera", "PR-46", "At our table, in scopa: The primiera scores 1 point"),
        (
            "the fante takes any one sum of 8",
            "SC-02",
            "By the book only: at our table the answer differs.",
        ),
    ],
    ids=lambda row: row[1],
)
def test_procedure_and_cases_that_are_found_say_what_is_so_at_our_table(
    put: Put, page: Page, asked: str, found: str, says: str
) -> None:
    page.add_init_script(OURS)
    root = put(Search())
    root.get_by_role("searchbox").fill(asked)
    expect(root.locator(f"[data-found='{found}'] .carte-changed")).to_contain_text(says)


def test_where_a_table_plays_by_the_book_python_is_not_asked_of_it(put: Put, page: Page) -> None:
    put(Search())
    assert page.evaluate("sent") == []
