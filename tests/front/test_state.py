"""What a reader does in a notebook is in traits of the widget, to be read, observed and set."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import carte
from carte import language
from carte.formats.question_code import question
from carte.front.widget import Widget
from carte.settle.possible_moves import verdict
from carte.widgets import (
    Cases,
    Checker,
    Daily,
    Deal,
    Guide,
    Lesson,
    Own,
    Play,
    Puzzles,
    Room,
    Score,
    Settle,
)
from tests.front.done import CASE, NOTEBOOK, make_prepared, own_set
from tests.front.harness import notebook
from tests.front.reader import Put
from tests.front.staged import ALL, settled
from tests.site.match import Match
from tests.site.table import Table


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


def test_a_lesson_shows_the_stars_that_its_notebook_keeps_or_sets(put: Put, page: Page) -> None:
    def done(stars: int) -> dict[str, Any]:
        last = {"right": True, "rule": "scopa.sum", "text": ""}
        return {"scopa-sums-2": {"stars": stars, "tries": 3, "last": last}}

    lesson = Lesson("scopa", "sums")
    lesson.progress = done(1)
    root = put(lesson, attributes=NOTEBOOK)
    level = root.locator("#scopa-sums-2")
    expect(level).to_have_attribute("aria-label", "Level 2, 1 of 3 stars")
    notebook(page).set(0, "progress", done(2))
    expect(level).to_have_attribute("aria-label", "Level 2, 2 of 3 stars")


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
    with pytest.raises(ValueError, match="no level 'scopa-sweeps-1'; give scopa-sums-1"):
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


def test_settling_gives_the_question_with_its_answer_and_takes_another_question(
    put: Put, page: Page
) -> None:
    settle = Settle("scopa")
    root = put(settle, attributes=NOTEBOOK)
    root.locator("[data-quarrel]").first.click()
    settled(page)
    common = settle.content["quarrels"]["scopa"][0]
    assert settle.question == common.get("code", common["key"])
    assert settle.value is not None
    assert settle.value["asks"] == common["asks"]
    assert settle.value["answer"] == ("yes" if common["yes"] else "no")
    assert settle.value["rule"] == common["rule"]["id"]
    deal = carte.game("briscola").position(hand="AC 2S", trump="B", trick="3C")
    asked = question(deal, "2S")
    notebook(page).set(0, "question", asked)
    settled(page)
    expect(root).to_have_attribute("data-code", asked)
    assert settle.question == asked
    found = verdict(deal, carte.move("2S"))
    assert settle.value["answer"] == ("yes" if found["yes"] else "no")
    assert (settle.value["text"], settle.value["rule"]) == (found["text"], found["rule"]["id"])


@pytest.mark.parametrize("make", [Settle, Checker])
def test_before_a_question_there_is_no_verdict(make: Callable[[], Any]) -> None:
    assert make().verdict is None


def test_no_text_but_the_name_of_a_question_is_settled() -> None:
    with pytest.raises(ValueError, match="SC-99999"):
        Settle("scopa").question = "SC-99999"


def test_a_room_gives_the_cards_counted_for_each_question(put: Put, page: Page) -> None:
    room = Room()
    root = put(room, attributes=NOTEBOOK)
    settled(page)
    first, *_others = asked = room.content["sets"]["scopa"]["questions"]
    assert [*room.questions] == [one["key"] for one in asked]
    right = [option["right"] for option in first["options"]].index(True)
    for place, field in enumerate(root.locator("[data-held]").all()):
        field.fill("5" if place == right else "2")
    Table(root).act("next")
    settled(page)
    counts = [5 if place == right else 2 for place in range(len(first["options"]))]
    assert room.value == {first["key"]: {"counts": counts, "right": right}}


def test_a_room_is_asked_what_a_notebook_sets(put: Put, page: Page) -> None:
    room = Room()
    root = put(room, attributes=NOTEBOOK)
    settled(page)
    notebook(page).set(0, "questions", ("scopa.sum", "SC-02"))
    settled(page)
    expect(root).to_have_attribute("data-case", "fresh-scopa.sum-0")
    assert room.questions == ("fresh-scopa.sum-0", "SC-02")
    assert room.answers == {}
    with pytest.raises(ValueError, match="'nonsense' is not a question"):
        room.questions = ("nonsense",)


def test_levels_of_a_notebook_become_the_set_and_a_lesson(put: Put, page: Page) -> None:
    own = Own()
    root = put(own, attributes=NOTEBOOK)
    settled(page)
    assert (own.value, own.file) == ({}, "")
    notebook(page).set(0, "levels", own_set())
    settled(page)
    expect(root.locator(".carte-own-levels li")).to_have_count(1)
    (level,) = own.value["levels"]
    assert (own.value["title"], level["answers"]) == ("Monday", ["7D x 7B"])
    assert [one.goal for one in Lesson(own.file)._stage] == ["Take the seven."]
    Table(root).act("remove")
    settled(page)
    assert (own.value, own.file) == ({}, "")


def test_levels_that_cannot_be_played_are_refused_in_words() -> None:
    wrong = own_set()
    wrong["levels"][0]["answers"] = ["7D x 3C 4S"]
    with pytest.raises(ValueError, match="7D x 3C 4S cannot be right here"):
        Own().levels = wrong


def test_a_guided_deal_tells_each_move_with_its_rule_and_where_it_stands(
    put: Put, page: Page
) -> None:
    guide = Guide("scopa")
    root = put(guide, attributes=NOTEBOOK)
    settled(page)
    level = guide.content["level"]
    dealt = carte.from_record(guide.record)
    assert (guide.progress, dealt.moves) == ({}, ())
    prepared = guide.content["line"][0]
    make_prepared(root, prepared["move"])
    done = guide.value[level]
    assert (done["stars"], done["tries"], done["last"]["right"]) == (0, 1, True)
    assert len(carte.from_record(guide.record).moves) >= 1


def test_cards_to_try_give_their_position_and_take_another(put: Put, page: Page) -> None:
    deal = Deal("scopa", seed=7)
    start = carte.game("scopa").deal(seed=7)
    alone = carte.game("scopa").position(
        hand=" ".join(map(str, start.hands[start.turn])), table=" ".join(map(str, start.table))
    )
    assert deal.value == alone
    root = put(deal, attributes=NOTEBOOK)
    positions = observed(deal, "position")
    chosen = next(move for move in alone.legal_moves())
    Table(root).play(str(chosen))
    settled(page)
    assert deal.position is not None
    assert [*deal.position.hands[deal.position.turn]] == [
        card for card in alone.hands[alone.turn] if str(card) not in str(chosen).split(" x ")[0]
    ]
    other = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")
    notebook(page).set(0, "position", other)
    settled(page)
    assert sorted(Table(root).cards("hand")) == ["2S", "7D"]
    assert positions[-1] == other
    assert len(positions) == 2
    Table(root).play("7D x 7B")
    Table(root).play("2S")
    settled(page)
    assert (deal.position, deal.code) == (None, "")


def test_a_position_that_cannot_be_tried_is_refused_in_words() -> None:
    deal = Deal("scopa", seed=7)
    with pytest.raises(ValueError, match=r"a position of game\('scopa'\) is wanted, not of"):
        deal.position = carte.game("briscola").deal(seed=1)


BEFORE: dict[str, tuple[Callable[[], Any], str, Any]] = {
    "lesson": (lambda: Lesson("scopa", "sums"), "level", "scopa-sums-3"),
    "checker": (Checker, "position", CASE),
    "deal": (lambda: Deal("scopa", seed=7), "position", CASE),
    "settle": (Settle, "question", question(CASE, "7D x 3C 4S")),
    "room": (Room, "questions", ("scopa.sum",)),
    "own": (Own, "levels", own_set()),
}
"""What a notebook can set, by widget."""


@pytest.mark.parametrize("kind", BEFORE)
def test_what_a_notebook_sets_before_it_shows_a_widget_is_shown(
    put: Put, page: Page, kind: str
) -> None:
    make, name, value = BEFORE[kind]
    widget = make()
    widget.set_trait(name, value)
    before, values = getattr(widget, name), observed(widget, name)
    put(widget, attributes=NOTEBOOK)
    settled(page)
    assert getattr(widget, name) == before
    assert values == []


@pytest.mark.parametrize(
    "make", [lambda: Puzzles("scopa"), Daily, lambda: Score("scopa"), Settle, Room, Own]
)
def test_what_was_not_done_is_not_told(put: Put, page: Page, make: Callable[[], Any]) -> None:
    widget = make()
    put(widget, attributes=NOTEBOOK)
    settled(page)
    told = widget.value
    assert not told or told["rounds"] == []


def test_another_position_reaches_the_checker_without_a_moment_of_none(
    put: Put, page: Page
) -> None:
    checker = Checker(carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B"))
    put(checker, attributes=NOTEBOOK)
    positions = observed(checker, "position")
    other = carte.game("scopa").position(hand="7D", table="3C")
    notebook(page).set(0, "position", other)
    settled(page)
    assert positions == [other]


def test_a_level_is_opened_by_its_number_as_the_error_offers() -> None:
    lesson = Lesson("scopa", "sums")
    lesson.set_trait("level", 3)
    assert lesson.level == "scopa-sums-3"
    wrong: list[Any] = [0, 99, "scopa-sweeps-1", True, 1.5, [], {}]
    for odd in wrong:
        with pytest.raises(
            ValueError, match=r"there is no level .*; give scopa-sums-1, .*, or 1 to "
        ):
            lesson.level = odd
    assert lesson.level == "scopa-sums-3"


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
