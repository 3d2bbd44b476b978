"""The numbers that a question about a match is about stand on the table, not in its goal only."""

import re

import pytest

from carte.lessons import course
from carte.lessons.ask import ChooseStep
from carte.quiz.fresh.levels import _question

ABOUT_A_MATCH = {
    "scopa-counting-9": [("Before this deal", "10", "9"), ("This deal", "1", "3")],
    "scopone-counting-7": [("Before this deal", "10", "9"), ("This deal", "1", "2")],
    "cirulla-match-2": [("Before this deal", "44", "50")],
    "cirulla-match-4": [("Before this deal", "46", "45")],
    "briscola-chiamata-round-3": [
        ("Deal 1", "+2", "+1", "−1", "−1", "−1"),
        ("Deal 2", "−3", "−3", "+12", "−3", "−3"),
        ("Deal 3", "+2", "−1", "−1", "−1", "+1"),
    ],
    "mediatore-payments-6": [
        ("Deal 1", "+5", "−4", "+3", "−4"),
        ("Deal 2", "−4", "+12", "−4", "−4"),
    ],
}


def step_of(level: str) -> ChooseStep:
    name, stage, _number = level.rsplit("-", 2)
    (step,) = course(name)[stage][level].steps
    assert isinstance(step, ChooseStep)
    return step


@pytest.mark.parametrize("name", ABOUT_A_MATCH)
def test_a_question_about_a_match_shows_its_numbers(name: str) -> None:
    sheet = step_of(name).to_json()["sheet"]
    assert [(row["name"], *row["values"]) for row in sheet["rows"]] == ABOUT_A_MATCH[name]
    assert {len(row["values"]) for row in sheet["rows"]} == {len(sheet["sides"])}


@pytest.mark.parametrize("name", ABOUT_A_MATCH)
def test_the_goal_leaves_the_numbers_to_the_sheet(name: str) -> None:
    assert not re.search(r"[−–+]\d|\d[−–]\d", step_of(name).goal)


def test_a_fresh_question_about_a_match_tells_its_numbers() -> None:
    step = step_of("mediatore-payments-6")
    rule = step.shown.game.rulebook["deals"]
    assert _question(rule, "key", step).setting.facts == (
        "Deal 1: You +5, Right −4, Opposite +3, Left −4.",
        "Deal 2: You −4, Right +12, Opposite −4, Left −4.",
    )
