"""Five a day: rules come back that were met, on other cards, with and without Python."""

import json
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import cache
from typing import Any

from playwright.sync_api import expect

from carte.lessons import course
from carte.quiz.daily import Daily
from carte.quiz.fresh import fresh
from tests.lessons.steps import play_steps
from tests.site.table import Table, answered
from tests.site.visit import PHONE, Visit

Open = Callable[..., Visit]
MISSED, WAITING = "briscola.trump", "scopa.sum"


@cache
def rules() -> dict[str, Any]:
    """Every rule with its questions, made when they are first wanted: it takes seconds."""
    return {rule["id"]: rule for rule in Daily().make_content()["rules"]}


def ago(days: int, right: int) -> list[object]:
    return [int((datetime.now() - timedelta(days=days)).timestamp()), right, 1, "daily"]


def remembered(**answers: list[list[object]]) -> dict[str, str]:
    return {"carte.memory": json.dumps({"edition": 2, "at": 0, "kept": answers})}


def daily(window: Visit) -> Table:
    (table,) = window.tables("daily")
    return table


def memory(window: Visit) -> dict[str, list[list[object]]]:
    kept: dict[str, list[list[object]]] = window.page.evaluate(
        "JSON.parse(localStorage['carte.memory']).kept"
    )
    return kept


def asked(table: Table) -> dict[str, list[str]]:
    """The answers to the question that is shown, which is one that was ready: right and wrong."""
    key = table.root.get_attribute("data-case")
    ready = (one for rule in rules().values() for one in rule["ready"])
    (question,) = {one["key"]: one for one in ready if one["key"] == key}.values()
    return {
        name: [one["id"] for one in question["options"] if one["right"] == right]
        for name, right in (("right", True), ("wrong", False))
    }


def test_five_questions_are_answered_without_python_and_remembered(visit: Open) -> None:
    met = {rule: [ago(9 - place, 1)] for place, rule in enumerate([*rules()][:5])}
    window = visit("daily.html", engine=False, viewport=PHONE, stored=remembered(**met))
    table = daily(window)
    for number in range(5):
        expect(table.root).to_contain_text(f"{number + 1} of 5")
        assert answered(table, asked(table)["right"])
        table.act("next")
    expect(table.root).to_have_attribute("data-over", "true")
    expect(table.root.locator(".carte-daily-end")).to_contain_text("5 of 5 right")
    assert {rule: len(answers) for rule, answers in memory(window).items()} == dict.fromkeys(met, 2)


def test_mistakes_come_first_then_what_waits_longest(visit: Open) -> None:
    stored = remembered(**{"scopa.sweep": [ago(2, 1)], WAITING: [ago(20, 1)], MISSED: [ago(3, 0)]})
    window = visit("daily.html", engine=False, stored=stored)
    table = daily(window)
    for rule in (MISSED, WAITING, "scopa.sweep"):
        assert table.root.get_attribute("data-case") in {
            one["key"] for one in rules()[rule]["ready"]
        }
        answered(table, asked(table)["right"])
        table.act("next")
    expect(table.root).to_have_attribute("data-over", "true")


def test_a_wrong_answer_is_told_by_its_rule_and_comes_back_tomorrow(visit: Open) -> None:
    window = visit("daily.html", engine=False, stored=remembered(**{MISSED: [ago(3, 0)]}))
    table = daily(window)
    question = asked(table)
    assert not answered(table, question["wrong"][:1])
    assert table.verdict().rule == MISSED
    expect(table.root).to_contain_text("It comes back tomorrow.")
    assert memory(window)[MISSED][-1][1] == 0
    expect(table.root.locator("a", has_text="lesson")).to_have_attribute(
        "href", rules()[MISSED]["level"]
    )


def test_the_cards_are_fresh_where_python_has_come(visit: Open) -> None:
    window = visit("daily.html", stored=remembered(**{WAITING: [ago(9, 1)], MISSED: [ago(3, 0)]}))
    window.start_engine()
    # a question has seconds to come in, and Python may still be importing
    window.page.wait_for_function("() => carteEngine.status.settled")
    table = daily(window)
    answered(table, asked(table)["right"])
    table.act("next")
    expect(table.root).to_contain_text("2 of 2")
    key = table.root.get_attribute("data-case") or ""
    seed = int(key.rpartition("-")[2])
    question = fresh(WAITING, seed)
    assert key not in {one["key"] for one in rules()[WAITING]["ready"]}
    assert answered(table, [one.id for one in question.posed.options if one.right])


def test_what_a_lesson_asks_is_remembered_and_the_map_leads_to_it(visit: Open) -> None:
    level = course("scopa")["sums"].levels[1]
    (step,) = play_steps(level)
    window = visit(f"scopa.html#{level.id}", engine=False)
    table = window.level(level.id)
    trap = next(trap for trap in step.traps if trap.breaks)
    table.play(str(trap.play))
    table.act("retry")
    table.play(str(step.answers[0]))
    assert {rule: answers[0][1] for rule, answers in memory(window).items()} == {
        f"scopa.{trap.breaks}": 0
    }
    window.page.goto(f"{window.address}index.html")
    link = window.page.locator("[data-action=daily]")
    expect(link).to_have_attribute("href", "daily.html")
    expect(link).to_contain_text("nothing is due before tomorrow")


def test_a_level_won_at_once_is_a_right_answer_about_its_rules(visit: Open) -> None:
    level = course("scopa")["sums"].levels[1]
    window = visit(f"scopa.html#{level.id}", engine=False)
    window.level(level.id).play(str(play_steps(level)[0].answers[0]))
    found = {rule: answers[0][1:] for rule, answers in memory(window).items()}
    assert found == {rule.id: [1, 1, "level"] for rule in level.shows}


def test_a_move_refused_in_a_guided_deal_is_an_answer_about_its_rule(visit: Open) -> None:
    window = visit("index.html", engine=False)
    table = window.tables("guide")[0]
    table.play("5D x 2S")
    assert memory(window)["asso-piglia-tutto.equal"][0][1:] == [0, 1, "guide"]


def test_the_first_wrong_answer_places_a_reader_in_a_course(visit: Open) -> None:
    window = visit("daily.html#begin-scopa", engine=False)
    table = daily(window)
    for place in range(10):
        found = asked(table)
        assert answered(table, found["wrong"][:1] if place == 3 else found["right"]) == (place != 3)
        table.act("next")
    begin = table.root.locator(".carte-daily-end a")
    expect(begin).to_have_text("Begin at: Choosing among sums")
    expect(begin).to_have_attribute("href", "scopa.html#scopa-choice-1")
