"""Gradini has a course as the games of the book have, and what it brings readers is measured."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from carte.games.cases import Case, cases
from carte.games.outcomes import found, stated
from carte.lessons import course
from carte.lessons.model import Level
from carte.lessons.play import PlayStep
from carte.quiz.fresh import rules_asked, ways
from carte.quiz.fresh.levels import turned_level
from tests.benchmarks.decisions import share
from tests.benchmarks.gain.__main__ import gains, write
from tests.benchmarks.gain.course_text import course_text
from tests.benchmarks.gain.sheets import Pair, pairs, shown
from tests.games.added import as_they_were
from tests.games.gradini import game as gradini
from tests.keeping.pure import Pure, started
from tests.missing import rules_without_a_case

NUMBER = 40


@pytest.fixture(scope="module", autouse=True)
def added() -> Iterator[None]:
    with as_they_were():
        gradini.add()
        yield


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pure]:
    with started(tmp_path_factory.mktemp("pure")) as functions:
        yield functions


@pytest.fixture(scope="module")
def asked() -> list[Pair]:
    return pairs("gradini", NUMBER)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("gain")
    write(made, NUMBER, seed=0)
    return made


def levels() -> list[Level]:
    return [level for stage in course("gradini") for level in stage]


def some_cases() -> list[Case]:
    return [*cases("gradini")]


def test_the_engine_finds_all_that_its_cases_state() -> None:
    assert [case.id for case in some_cases() if found(case) != stated(case)] == []
    assert rules_without_a_case("gradini") == set()


def test_its_levels_show_every_rule_that_is_asked_about() -> None:
    taught = {rule.id for level in levels() for rule in level.shows}
    assert {rule.id for rule in rules_asked("gradini")} <= taught


def test_exactly_the_answers_of_its_levels_are_good() -> None:
    steps = [step for level in levels() for step in level.steps if isinstance(step, PlayStep)]
    for step in steps:
        legal = step.deal.legal_moves()
        assert {move for move in legal if step.verdict(move).good} == {*step.answers}
        traps = [(trap, step.deal.ruling(trap.play)) for trap in step.traps]
        assert [trap for trap, ruling in traps if ruling.legal == bool(trap.breaks)] == []
    assert share(course("gradini")).open >= 0.4 * share(course("gradini")).levels


def test_every_rule_has_questions_that_are_no_level_of_its_course() -> None:
    for rule in rules_asked("gradini"):
        assert [way for way in ways(rule.id) if way is not turned_level], rule.id


def test_no_question_stands_twice_before_the_course_or_after_it(asked: list[Pair]) -> None:
    texts = [shown(question) for pair in asked for question in pair]
    assert len(asked) == NUMBER
    assert len({*texts}) == len(texts)
    assert [pair for pair in asked if pair.before.rules[0] != pair.after.rules[0]] == []


def test_the_course_as_text_has_every_goal_and_its_answer() -> None:
    text = course_text(course("gradini"))
    assert [step.goal for level in levels() for step in level.steps if step.goal not in text] == []
    answers = [
        step.verdict(choice).text
        for level in levels()
        for step in level.steps
        if isinstance(step, PlayStep)
        for choice in step.answers
    ]
    assert [answer for answer in answers if answer not in text] == []


def answered(folder: Path, name: str, side: str, known: int) -> None:
    """Let a reader answer so many questions of one sheet rightly, and leave the others out."""
    key = json.loads((folder / "key.json").read_text("utf-8"))[side]
    lines = [f"{number}: {letters}" for number, letters in [*key.items()][:known]]
    (folder / f"answers/{name}-{side}.txt").write_text("\n".join(lines), "utf-8")


def test_the_gain_is_that_of_the_readers_page(folder: Path, pure: Pure) -> None:
    for name, before, after in (("whole", 10, 40), ("half", 20, 30), ("none", 8, 8)):
        answered(folder, name, "before", before)
        answered(folder, name, "after", after)
    assert gains(folder, pure) == [
        "half: 20 of 40 before, 30 after: gain 0.50",
        "none: 8 of 40 before, 8 after: no gain",
        "whole: 10 of 40 before, 40 after: gain 1.00",
        "all: 38 of 120 before, 78 after: gain 0.49",
    ]


def test_a_wrong_letter_more_is_no_right_answer(folder: Path, pure: Pure) -> None:
    key = json.loads((folder / "key.json").read_text("utf-8"))["after"]
    for side in ("before", "after"):
        answered(folder, "more", side, 0)
    lines = [f"{number}: {letters} p" for number, letters in key.items()]
    (folder / "answers/more-after.txt").write_text("\n".join(lines), "utf-8")
    (line,) = [line for line in gains(folder, pure) if line.startswith("more")]
    assert line == "more: 0 of 40 before, 0 after: no gain"


def test_what_readers_see_is_apart_from_the_key(folder: Path) -> None:
    assert {file.name for file in (folder / "readers").iterdir()} == {
        "before.txt",
        "course.txt",
        "after.txt",
    }
