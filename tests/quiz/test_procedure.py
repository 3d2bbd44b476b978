"""Articles of procedure are asked in the quiz: one ruling is right, others hold elsewhere."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import carte
from carte.games.procedure import article, articles
from carte.quiz import every_question, procedure_questions, questions
from carte.quiz.house_check import put_by
from carte.quiz.procedure import procedure_at_our_table
from carte.quiz.question import Question
from carte.quiz.room import chosen
from carte.quiz.room.sets import MOST
from carte.widgets import Cases
from tests.front.reader import Put, agreed, kept

ASKED = procedure_questions()
EACH = pytest.mark.parametrize("question", ASKED, ids=lambda one: one.key)


@EACH
def test_the_article_is_right_and_what_other_tables_do_is_not(question: Question) -> None:
    one = article(question.article)
    options = {option.text: option.right for option in question.posed.options}
    assert len(options) >= 3
    assert [text for text, right in options.items() if right] == [one.rulings[0].says]
    assert all(options[said] is False for said in (*one.houses, *one.wrong))


@EACH
def test_a_question_shows_what_happened_and_not_the_answer(question: Question) -> None:
    assert question.setting.facts
    assert question.says not in question.setting.facts
    assert question.themes == ("procedure",)


def test_most_articles_are_asked_about() -> None:
    assert len(ASKED) > 0.8 * len(articles())


def test_every_question_is_there_once_with_a_key_of_its_own() -> None:
    keys = [one.key for one in every_question()]
    assert len({*keys}) == len(keys)
    assert len(keys) == len(ASKED) + sum(len(questions(slug)) for slug in carte.GAMES)


@pytest.mark.parametrize(
    ("key", "house", "holds", "says"),
    [
        ("PR-18", {"kings_redeal": False}, False, "at our table the answer differs."),
        ("PR-18", {"napola": True}, True, "At our table too."),
    ],
)
def test_an_article_is_put_by_the_rules_of_our_table_only_where_it_holds_there(
    key: str, house: dict[str, Any], holds: bool, says: str
) -> None:
    told = procedure_at_our_table(article(key), {"scopa": house})
    assert told["holds"] is holds
    assert told["says"].endswith(says)
    question = next(one for one in ASKED if one.key == key)
    assert put_by(question, house) == (house if holds else {})


@pytest.mark.parametrize(
    ("houses", "holds", "says"),
    [
        ({"briscola": {"players": 3}}, False, "Briscola: By the book only: at our table"),
        ({"briscola": {"players": 3}, "scopa": {"napola": True}}, False, "Briscola: By the book"),
        (
            {"briscola": {"players": 3}, "scopa": {"players": 6}},
            False,
            "Scopa, Briscola: By the book only: at our table",
        ),
        ({"briscola": {"players": 4}, "scopa": {"napola": True}}, True, "At our table too."),
        ({"mediatore": {"striscio": False}}, True, "At our table too."),
    ],
)
def test_an_article_of_several_games_is_told_by_the_rules_of_each(
    houses: dict[str, dict[str, Any]], holds: bool, says: str
) -> None:
    told = procedure_at_our_table(article("PR-02"), houses)
    assert told["holds"] is holds
    assert told["says"].startswith(says)


def test_a_room_is_asked_no_article_that_a_table_of_its_game_has_otherwise() -> None:
    three = {"briscola": {"players": 3}}
    for slug in ("briscola", ""):
        ours = chosen(slug, "procedure", MOST, houses=three)
        assert ours
        assert "PR-02" not in ours
    assert "PR-02" in chosen("briscola", "procedure", MOST)
    assert chosen("scopa", "procedure", MOST, houses=three) == chosen("scopa", "procedure", MOST)


def test_an_article_speaks_of_the_game_that_is_chosen_or_names_the_one_it_speaks_of(
    put: Put, page: Page
) -> None:
    page.add_init_script(agreed(briscola={"players": 3}))
    root = put(Cases(), fragment="#PR-02")
    ours = root.locator(".carte-quiz-ours")
    expect(ours).to_contain_text("Briscola: By the book only")
    expect(root.locator(".carte-ours")).to_contain_text("Players: 3")
    root.locator(".carte-main-part select").first.select_option("scopa")
    expect(root).to_have_attribute("data-case", "PR-02")
    expect(ours).to_be_empty()


def test_an_article_that_our_table_has_otherwise_says_so_before_it_is_answered(
    put: Put, page: Page
) -> None:
    page.add_init_script(agreed(scopa={"kings_redeal": False}))
    root = put(Cases(), fragment="#PR-18")
    expect(root.locator(".carte-quiz-ours")).to_contain_text("By the book only")


def test_the_theme_and_any_of_its_games_lead_to_an_article(put: Put) -> None:
    root = put(Cases())
    game, theme = root.locator(".carte-main-part select").all()
    game.select_option("mediatore")
    theme.select_option("procedure")
    expect(root).to_have_attribute("data-case", "PR-01")


def test_an_article_is_answered_and_led_to_and_is_no_rule_to_remember(put: Put) -> None:
    root = put(Cases(), fragment="#PR-39")
    root.locator("[data-option]").get_by_text("It counts for nothing").click()
    expect(root.locator("[data-verdict=good]")).to_contain_text("the table decides, not the word")
    expect(root.locator("a[href='procedure.html#PR-39']")).to_be_visible()
    assert kept(root.page, "cases") == {"PR-39": True}
    assert root.page.evaluate("localStorage['carte.memory']") is None
