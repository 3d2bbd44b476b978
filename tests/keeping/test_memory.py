"""The reader's memory: each rule comes back when it is due, mistakes first, until it is known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.keeping.pure import Pure

DAY = 86_400
STEPS = (1, 3, 8, 21, 55)
RULES = [f"scopa.rule-{number}" for number in range(9)]
NOON = DAY // 2
Memory = dict[str, list[list[Any]]]

examples = settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def answer(day: int, right: int) -> list[Any]:
    return [day * DAY + NOON, right, 1, "daily"]


def standing(pure: Pure, *answers: list[Any]) -> Any:
    return pure("standing", [*answers], 0)


@pytest.mark.parametrize("times", range(1, 8))
def test_a_rule_that_is_answered_rightly_comes_back_ever_later(pure: Pure, times: int) -> None:
    day, answers = 100, []
    for _ in range(times):
        answers.append(answer(day, 1))
        found = standing(pure, *answers)
        assert found["due"] == day + STEPS[min(len(answers), len(STEPS)) - 1]
        day = found["due"]


def test_right_answers_on_one_day_count_once(pure: Pure) -> None:
    assert standing(pure, *[answer(100, 1)] * 3) == standing(pure, answer(100, 1))


def test_a_rule_is_known_after_three_right_answers_each_when_it_was_due(pure: Pure) -> None:
    assert not standing(pure, answer(100, 1), answer(101, 1), answer(102, 1))["known"]
    assert standing(pure, answer(100, 1), answer(101, 1), answer(104, 1))["known"]


def test_a_wrong_answer_brings_a_rule_back_the_next_day(pure: Pure) -> None:
    known = [answer(100, 1), answer(101, 1), answer(104, 1)]
    found = standing(pure, *known, answer(105, 0))
    assert (found["missed"], found["known"], found["due"]) == (True, False, 106)


def test_what_was_got_wrong_is_asked_first(pure: Pure) -> None:
    memory = {RULES[0]: [answer(90, 1)], RULES[1]: [answer(100, 0)], RULES[2]: [answer(95, 1)]}
    assert pure("dueRules", memory, RULES, 101, 0) == [RULES[1], RULES[0], RULES[2]]


def test_whoever_has_met_no_rule_is_asked_about_none(pure: Pure) -> None:
    assert pure("rulesFor", {}, RULES, 100, 5, 0) == []


def test_nobody_is_asked_about_rules_that_they_have_not_met(pure: Pure) -> None:
    assert pure("rulesFor", {RULES[4]: [answer(100, 1)]}, RULES, 100, 5, 0) == [RULES[4]]


def met(day: int) -> list[Any]:
    """An answer elsewhere than in five a day."""
    return [day * DAY + NOON, 1, 1, "guide"]


def test_of_all_rules_that_a_guided_deal_has_shown_three_a_day_are_asked_about(pure: Pure) -> None:
    memory: Memory = {rule: [met(100)] for rule in RULES}
    known: set[str] = set()
    for day in (101, 102, 103):
        new = [one for one in pure("dueRules", memory, RULES, day, 0) if one not in known]
        assert len(new) == 3
        for rule in new:
            memory[rule] = [*memory[rule], answer(day, 1)]
            later = pure("dueRules", memory, RULES, day, 0)
            assert len({*later, *new} - known) == 3, "one that was answered makes room for no other"
        known |= {*new}
    assert known == {*RULES}


def test_a_rule_that_was_asked_about_comes_back_however_many_new_ones_wait(pure: Pure) -> None:
    memory: Memory = {rule: [met(90)] for rule in RULES[1:]}
    memory[RULES[0]] = [answer(90, 1)]
    asked = pure("rulesFor", memory, RULES, 101, 5, 0)
    assert RULES[0] in asked
    assert len(asked) == 4


PATTERNS: dict[str, Callable[[int], int]] = {
    "always right": lambda turn: 1,
    "always wrong": lambda turn: 0,
    "every other one": lambda turn: turn % 2,
    "every third one wrong": lambda turn: int(turn % 3 > 0),
}


@examples
@given(st.sampled_from([*PATTERNS]), st.lists(st.integers(0, 4), min_size=30, max_size=60))
def test_a_reader_who_answers_by_a_pattern_meets_each_rule_when_it_is_due(
    pure: Pure, pattern: str, visits: list[int]
) -> None:
    """On each visit so many questions are answered; no rule waits behind one that is not due."""
    memory: Memory = {rule: [answer(100, 1)] for rule in RULES}
    turn = 0
    for day, count in enumerate(visits, start=101):
        due = {rule: pure("standing", memory[rule], 0) for rule in RULES}
        asked = pure("rulesFor", memory, RULES, day, count, 0)
        waiting = [rule for rule in RULES if due[rule]["due"] <= day]
        assert len(asked) == count
        assert {*asked[: len(waiting)]} <= {*waiting}
        assert len(waiting) > count or {*waiting} <= {*asked}
        for rule in asked:
            memory[rule] = [*memory[rule], answer(day, PATTERNS[pattern](turn))]
            turn += 1


@examples
@given(st.integers(5, 9))
def test_who_answers_five_a_day_rightly_knows_all_rules_in_three_weeks(
    pure: Pure, many: int
) -> None:
    rules = RULES[:many]
    memory: Memory = {rule: [answer(100, 1)] for rule in rules}
    for day in range(101, 122):
        for rule in pure("dueRules", memory, rules, day, 0)[:5]:
            memory[rule] = [*memory[rule], answer(day, 1)]
    assert pure("knownAmong", memory, rules) == many
