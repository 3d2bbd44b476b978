"""What a reader does in a notebook is in traits of the widget, to be read, observed and set."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte import language
from carte.front.widget import Widget
from carte.widgets import Cases, Checker, Daily, Lesson, Play, Puzzles, Score
from tests.front.harness import notebook
from tests.front.staged import ALL, settled
from tests.site.match import Match
from tests.site.table import Table

Put = Callable[..., Locator]
NOTEBOOK = ""
"""The attributes of a page that is no page of the book."""


def observed(widget: Widget, name: str) -> list[Any]:
    """The values that a trait takes from now on."""
    values: list[Any] = []
    widget.observe(lambda change: values.append(change.new), name)
    return values


def test_a_lesson_tells_each_answer_with_its_rule(put: Put, page: Page) -> None:
    lesson = Lesson("scopa", "sums")
    values = observed(lesson, "value")
    root = put(lesson, attributes=NOTEBOOK)
    assert (lesson.level, lesson.progress) == ("scopa-sums-1", {})
    Table(root).play("7D x 5D")
    settled(page)
    assert lesson.progress.keys() == {"scopa-sums-1"}
    wrong = lesson.progress["scopa-sums-1"]
    assert (wrong["stars"], wrong["tries"], wrong["last"]["right"]) == (0, 1, False)
    rule = lesson._course.game.rulebook[wrong["last"]["rule"]]
    assert wrong["last"]["text"] and rule
    Table(root).act("retry")
    Table(root).play("7D x 3C 4S")
    settled(page)
    won = lesson.progress["scopa-sums-1"]
    assert (won["stars"], won["tries"], won["last"]["right"]) == (3, 2, True)
    assert values == [{"scopa-sums-1": wrong}, {"scopa-sums-1": won}]


def test_a_notebook_opens_a_level_and_is_told_which_one_the_reader_opens(
    put: Put, page: Page
) -> None:
    lesson = Lesson("scopa", "sums")
    root = put(lesson, attributes=NOTEBOOK)
    notebook(page).set(0, "level", "scopa-sums-3")
    expect(root).to_have_attribute("data-level", "scopa-sums-3")
    root.locator("#scopa-sums-2").click()
    settled(page)
    assert lesson.level == "scopa-sums-2"


def test_no_level_but_those_of_the_stage_is_opened() -> None:
    lesson = Lesson("scopa", "sums")
    with pytest.raises(ValueError, match="no level 'scopa-sweeps-1'; there are scopa-sums-1"):
        lesson.level = "scopa-sweeps-1"


def test_the_checker_gives_its_position_and_the_verdict_and_takes_another_position(
    put: Put, page: Page
) -> None:
    start = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")
    checker = Checker(start)
    assert checker.value == start
    root = put(checker, attributes=NOTEBOOK)
    Table(root).play("7D x 3C 4S")
    settled(page)
    ruling = start.ruling("7D x 3C 4S")
    assert checker.verdict is not None
    assert checker.verdict["move"] == "7D x 3C 4S"
    assert (checker.verdict["legal"], checker.verdict["rule"]) == (False, ruling.rule.id)
    other = carte.game("briscola").position(hand="AC 2S", trump="B", trick="3C")
    notebook(page).set(0, "position", other)
    settled(page)
    assert root.get_attribute("data-code") == carte.code(other)
    assert checker.position == other
    assert checker.verdict is None


def test_cases_tell_which_were_answered_right(put: Put, page: Page) -> None:
    cases = Cases()
    root = put(cases, attributes=NOTEBOOK)
    question = cases.content["questions"][0]
    for option in question["options"]:
        if option["right"]:
            root.locator(f"[data-option='{option['id']}']").click()
    Table(root).act("play")
    settled(page)
    assert cases.value == {question["key"]: True}


def test_the_table_gives_the_record_of_the_deal_and_the_scores(put: Put, page: Page) -> None:
    play = Play("scopa", level="newcomer")
    root = put(play, attributes=NOTEBOOK)
    settled(page)
    dealt = carte.from_record(play.record)
    assert (dealt.moves, play.result) == ((), ())
    Match.at(root, play).make(dealt.legal_moves()[0])
    settled(page)
    reached = carte.from_record(play.value)
    assert reached.start == dealt
    assert len(reached.moves) >= 2


@pytest.mark.parametrize("make", [lambda: Puzzles("scopa"), Daily, lambda: Score("scopa")])
def test_what_was_not_done_is_not_told(put: Put, page: Page, make: Callable[[], Any]) -> None:
    widget = make()
    put(widget, attributes=NOTEBOOK)
    settled(page)
    told = widget.value
    assert told == {} or told["rounds"] == []


def test_a_widget_that_is_reset_is_drawn_anew_and_knows_of_nothing_done(
    put: Put, page: Page
) -> None:
    lesson = Lesson("scopa", "sums")
    root = put(lesson, attributes=NOTEBOOK)
    Table(root).play("7D x 5D")
    settled(page)
    notebook(page).set(0, "level", "scopa-sums-4")
    lesson.reset()
    assert (lesson.level, lesson.progress, lesson.value) == ("scopa-sums-1", {}, {})
    notebook(page).set(0, "resets", lesson.resets)
    expect(root).to_have_attribute("data-level", "scopa-sums-1")
    expect(page.locator(".carte")).to_have_count(1)


def test_a_page_of_the_book_reports_nothing(put: Put, page: Page) -> None:
    lesson = Lesson("scopa", "sums")
    root = put(lesson)
    Table(root).play("7D x 5D")
    settled(page)
    assert lesson.progress == {}


@pytest.mark.parametrize("kind", ALL)
def test_a_widget_says_in_which_language_its_words_are(kind: str) -> None:
    assert ALL[kind]().language == "en"


def test_a_widget_made_in_another_language_has_it_on_the_page(put: Put) -> None:
    language.use("it")
    try:
        root = put(Lesson("scopa", "sums"))
    finally:
        language.use("en")
    assert root.get_attribute("lang") == "it"
