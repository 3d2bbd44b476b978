"""The road through the book: with it a page decides what is best next for its reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte.language import _
from carte.lessons import Course, course_names
from carte.lessons import course as find_course
from carte.map.step_words import step_words
from carte.map.widget import stages_of
from carte.play.guide import guides
from carte.play.puzzles.collection import collection

if TYPE_CHECKING:
    from carte.map import messages

__all__ = ["road"]

_TAUGHT = 4
"""A guided deal goes through a stage if its coach speaks of one in this many of its rules."""


def road() -> messages.Road:
    """Return the courses in order, and the words for the steps from one to the next."""
    return {
        "courses": [_course_json(find_course(name)) for name in course_names()],
        "steps": step_words(),
        "words": {
            "today": _("The same cards for everybody today: {course}"),
            "totals": _("{name} {points}"),
            "and_goal": _("{standing}, {goal}"),
            "target": _("to {target}"),
        },
    }


def _course_json(course: Course) -> messages.RoadCourse:
    taught = _taught_by_coach(course)
    real = {stage.key for stage in course if stage.articles}
    return {
        "id": course.id,
        "title": _(course.title),
        "stages": [_stage_json(stage, taught, real) for stage in stages_of(course)],
        "puzzles": len(collection(course.game.slug).offered) if course.about else 0,
    }


def _stage_json(
    stage: messages.CourseStage, taught: set[str], real: set[str]
) -> messages.RoadStage:
    found: messages.RoadStage = {
        "id": stage["id"],
        "title": stage["title"],
        "levels": stage["levels"],
    }
    if "deal" in stage:
        found["deal"] = stage["deal"]
    if "page" in stage:
        found["page"] = stage["page"]
    if stage["id"] in taught:
        found["taught"] = True
    if stage["id"] in real:
        found["real"] = True
    return found


def _taught_by_coach(course: Course) -> set[str]:
    """Return the stages that the guided deals of a game go through."""
    if not course.about:
        return set()
    met = {saying.rule.id for guide in guides(course.game.slug) for saying in guide.sayings}
    rules = {stage.key: {rule.id for level in stage for rule in level.shows} for stage in course}
    return {key for key, some in rules.items() if some and _TAUGHT * len(some & met) >= len(some)}
