"""The tricky cases on their page: answered without Python, made to order with it."""

from collections.abc import Callable

import pytest

from carte import GAMES
from carte.quiz import every_question, question_of, questions
from carte.quiz.search import tricky
from tests.site.table import Table, answered
from tests.site.visit import PHONE, Visit

Open = Callable[..., Visit]

PAGE = "cases.html"
SOME = ("SC-01", "SN-13", "AP-11", "CI-13", "BR-04", "BC-20.2", "ME-19.3")
QUESTIONS = {question.key: question for slug in GAMES for question in questions(slug)}


def quiz(window: Visit) -> Table:
    (table,) = window.tables("cases")
    return table


@pytest.mark.parametrize("key", SOME)
def test_a_case_of_each_game_is_answered_without_python(key: str, visit: Open) -> None:
    table = quiz(visit(f"{PAGE}#{key}", engine=False))
    question = QUESTIONS[key]
    assert table.root.get_attribute("data-case") == key
    right = [option.id for option in question.posed.options if option.right]
    assert answered(table, right)
    assert table.verdict().rule == question.rules[0].id
    links = table.root.locator("a[href^='checker.html#']")
    assert links.count() == bool(question.code)


def test_a_tricky_one_comes_from_python_and_is_the_one_of_its_number(visit: Open) -> None:
    window = visit(f"{PAGE}#tricky-briscola-tricks-7")
    table = quiz(window)
    window.start_engine()
    window.page.wait_for_selector("[data-case='tricky-briscola-tricks-7']")
    case = tricky("briscola", "tricks", 7)
    question = question_of(case, case.id)
    assert answered(table, [option.id for option in question.posed.options if option.right])


def test_progress_is_kept_over_a_reload(visit: Open) -> None:
    window = visit(f"{PAGE}#SC-15", engine=False)
    assert answered(quiz(window), ["1"])
    window.page.reload()
    window.page.locator(".carte[data-case='SC-15']").wait_for()
    assert f"1 of {len(every_question())} answered" in quiz(window).root.inner_text()


def test_the_way_to_the_checker_opens_the_position(visit: Open) -> None:
    window = visit(f"{PAGE}#SC-01", engine=False)
    table = quiz(window)
    assert not answered(table, ["7D"])
    table.root.locator("a[href^='checker.html#']").click()
    window.page.locator(".carte[data-widget=checker]").wait_for()
    assert QUESTIONS["SC-01"].code in window.page.url


def test_a_case_fits_a_narrow_phone_when_it_is_answered(visit: Open) -> None:
    window = visit(f"{PAGE}#BC-17", viewport=PHONE, engine=False)
    answered(quiz(window), ["1"])
    width = window.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
