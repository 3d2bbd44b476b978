"""Goals are short and fade: from naming the card to an open question that a good player answers."""

from collections.abc import Iterator
from statistics import median

import pytest

import carte
from carte.engine.moves import Move
from carte.lessons import course, course_names
from carte.lessons.model import Level
from carte.lessons.play import PlayStep
from carte.play.comparison import clearly_missed, compared
from carte.play.opponents import expert_at
from tests.benchmarks.teaching import asks_for_a_decision, names_answer, trap_texts
from tests.lessons.steps import play_steps

OPEN = "your move"
"""What an open goal says, and nothing of the answer."""

CAPTURE_COURSES = [
    name for name in course_names() if name in carte.GAMES and carte.game(name).has_table
]


@pytest.fixture(params=course_names())
def levels(request: pytest.FixtureRequest) -> list[Level]:
    return [level for stage in course(request.param) for level in stage]


def goals_of(level: Level) -> Iterator[str]:
    yield from {level.goal, *(step.goal for step in level.steps)}


def test_a_goal_is_read_at_a_glance(levels: list[Level]) -> None:
    lengths = {goal: len(goal.split()) for level in levels for goal in goals_of(level)}
    assert {goal for goal, words in lengths.items() if words > 14} == set()
    assert median(len(step.goal.split()) for level in levels for step in level.steps) <= 9


def test_a_reason_is_short(levels: list[Level]) -> None:
    texts = [text for level in levels for text in trap_texts(level)]
    assert [text for text in texts if len(text.split()) > 25] == []


def test_few_goals_name_their_answer(levels: list[Level]) -> None:
    naming = [level.id for level in levels if any(map(names_answer, level.steps))]
    assert len(naming) <= len(levels) / 3, naming


@pytest.mark.parametrize("name", course_names())
def test_the_last_goal_of_a_stage_does_not_name_its_answer(name: str) -> None:
    last = [stage.levels[-1] for stage in course(name)]
    assert [level.id for level in last if any(map(names_answer, level.steps))] == []


def test_many_levels_ask_for_a_decision(levels: list[Level]) -> None:
    assert sum(map(asks_for_a_decision, levels)) >= len(levels) / 3


def test_stages_that_end_in_play_end_by_saying_only_whose_move_it_is() -> None:
    ends = {
        f"{name} {stage.id}": [goal.lower() for level in last for goal in goals_of(level)]
        for name in course_names()
        for stage in course(name)
        if (last := [level for level in stage.levels[-2:] if level.kind == "play"])
    }
    told = {stage for stage, goals in ends.items() if not any(OPEN in goal for goal in goals)}
    assert len(told) <= len(ends) / 20, told


def open_steps(name: str) -> list[PlayStep]:
    """The steps of a course that say only whose move it is."""
    steps = [step for stage in course(name) for level in stage for step in play_steps(level)]
    return [step for step in steps if OPEN in step.goal.lower()]


@pytest.mark.parametrize("name", CAPTURE_COURSES)
def test_where_the_goal_is_open_every_worse_move_has_its_reason(name: str) -> None:
    for step in open_steps(name):
        told = {trap.play for trap in step.traps if trap.text}
        assert step.otherwise or {*step.deal.legal_moves()} <= {*step.answers} | told


def chosen_by_an_expert(step: PlayStep, iterations: int) -> Move:
    return expert_at(step.deal, iterations).choose(step.deal.view(step.deal.turn))


@pytest.mark.parametrize("name", CAPTURE_COURSES)
def test_where_the_goal_is_open_an_expert_plays_the_answer_or_misses_nothing_by_it(
    name: str,
) -> None:
    steps = open_steps(name)
    assert steps
    for step in steps:
        if chosen_by_an_expert(step, iterations=150) in step.answers:
            continue
        choice = chosen_by_an_expert(step, iterations=1000)
        if choice not in step.answers:
            answer = step.answers[0]
            *_, judged = compared(step.deal, choice, answer, worlds=1000, iterations=1000)
            assert not clearly_missed(step.deal, judged[answer]), step


NAMING_OTHERS = {
    "asso-piglia-tutto-ace-3",
    "scopone-unpairing-5",
    "scopone-end-4",
    "cirulla-matta-6",
}
"""Levels whose goal speaks of cards of the answer's rank that lie there, or are gone."""


@pytest.mark.parametrize("name", CAPTURE_COURSES)
def test_after_its_first_stage_a_course_asks_for_an_aim_and_not_for_a_card(name: str) -> None:
    _first, *later = course(name)
    told = [level.id for stage in later for level in stage if any(map(names_answer, level.steps))]
    assert [level for level in told if level not in NAMING_OTHERS] == []
