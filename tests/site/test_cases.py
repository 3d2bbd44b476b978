"""The tricky cases on their page: answered without Python, made to order with it."""

from carte import GAMES
from carte.quiz import question_of, questions
from carte.quiz.search import tricky
from tests.site.table import Table, answered
from tests.site.visit import PHONE, Open, Visit

PAGE = "cases.html"
SOME = ("SC-01", "SN-13", "AP-11", "CI-13", "BR-04", "BC-20.2", "ME-19.3")
QUESTIONS = {question.key: question for slug in GAMES for question in questions(slug)}


def quiz(window: Visit) -> Table:
    (table,) = window.tables("cases")
    return table


def test_cases_are_answered_without_python_and_lead_to_the_checker(visit: Open) -> None:
    window = visit(PAGE, viewport=PHONE, engine=False)
    for key in reversed(SOME):
        question = QUESTIONS[key]
        window.page.evaluate("key => { location.hash = key }", key)
        window.page.locator(f"[data-case='{key}']").wait_for()
        table = quiz(window)
        assert answered(table, [option.id for option in question.posed.options if option.right])
        assert table.verdict().rule == question.rules[0].id
        links = table.root.locator("a[href^='checker.html#']")
        assert links.count() == bool(question.code)
        assert window.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    links.click()
    window.page.locator(".carte[data-widget=checker]").wait_for()
    assert QUESTIONS[SOME[0]].code in window.page.url


def test_a_tricky_one_comes_from_python_and_is_the_one_of_its_number(visit: Open) -> None:
    window = visit(f"{PAGE}#tricky-briscola-tricks-7")
    window.start_engine()
    window.page.wait_for_selector("[data-case='tricky-briscola-tricks-7']")
    case = tricky("briscola", "tricks", 7)
    question = question_of(case, case.id)
    assert answered(quiz(window), [one.id for one in question.posed.options if one.right])
