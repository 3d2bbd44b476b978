"""The widget that draws the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carte.front.widget import Space, Widget
from carte.front.words import menu_words
from carte.language import _
from carte.language.names import lang_of
from carte.lessons import Course, course_names
from carte.lessons import course as find_course
from carte.lessons.files import guided_deals
from carte.lessons.model import compared_in, guided_in, placed_in, table_of
from carte.map.step_words import step_words

if TYPE_CHECKING:
    from carte.map import messages

__all__ = ["Courses", "stages_of", "stars_in"]

STARS_OF_A_LEVEL = 3

_EMBLEM_OF_THE_PACK = "9C"


class Courses(Widget):
    """``Courses()``: every course with its stages, the stars won, and where to go on."""

    tool = "courses"
    space = Space(77, 119)
    answers_alone = True
    keeps_content = True

    def __init__(self) -> None:
        super().__init__("Courses()")

    def make_content(self) -> messages.CoursesContent:
        """Return every course with its stages."""
        return {
            "courses": [_course_json(find_course(name)) for name in course_names()],
            "steps": step_words(),
        }

    def make_strings(self) -> dict[str, Any]:
        """Return the words of the map."""
        return _words()


def _course_json(course: Course) -> messages.Course:
    """Return a course for the map."""
    return {
        "id": course.id,
        "title": _(course.title),
        "lang": lang_of(_(course.title)) if course.about else None,
        "emblem": course.game.emblem if course.about else _EMBLEM_OF_THE_PACK,
        "about": _(course.about.aim) if course.about else "",
        "place": placed_in(course.game.slug) if course.about else None,
        "compare": compared_in(course.game.slug) if course.about else None,
        "stages": stages_of(course),
    }


def stars_in(course: Course) -> int:
    """Return how many stars a course has to win, in its deals and in its levels."""
    return STARS_OF_A_LEVEL * sum(stage["levels"] for stage in stages_of(course))


def stages_of(course: Course) -> list[messages.CourseStage]:
    """Return the stages for the map, with the deals that a game's course adds.

    The ids of levels are the stage's and a number from 1.
    """
    stages: list[messages.CourseStage] = [
        {
            "id": stage.key,
            "title": _(stage.title),
            "can": _(stage.can),
            "levels": len(stage.levels),
        }
        for stage in course
    ]
    return [_with_a_coach(course), *stages, _at_the_table(course)] if course.about else stages


def _with_a_coach(course: Course) -> messages.CourseStage:
    """Return the first stage of a game's course: its guided deals."""
    return {
        "id": guided_in(course.game.slug),
        "title": _("A deal with a coach"),
        "can": _("You win a whole deal, with a coach who tells you the rules."),
        "levels": guided_deals(course.game.slug),
        "deal": "guided",
    }


def _at_the_table(course: Course) -> messages.CourseStage:
    """Return the last stage of a game's course: a whole deal at its table.

    ``best`` is what a reader with all its stars can do, which has its own text.
    """
    return {
        "id": table_of(course.game.slug),
        "title": _("A deal at the table"),
        "can": _("You play a whole deal at the table."),
        "best": _("You win a deal at the table, with nobody to help you."),
        "levels": 1,
        "deal": "own",
        "page": f"play-{course.game.slug}.html",
    }


def _words() -> dict[str, Any]:
    return {
        "map_title": _("Your way through the book"),
        "map_begin": _("Nothing is won yet, and nothing is locked: begin where you like."),
        "map_begun": _("{done} of {levels} levels won."),
        "map_won": _("{done} of {all} things learned. The newest: {can}"),
        "map_due": _("Five a day: questions are waiting"),
        "map_rested": _("Five a day: nothing is due before tomorrow"),
        "map_places": _("Do you know a game already? Find your place in it:"),
        "map_along": _("Save your results, or move them to another phone"),
        "map_stages": _("{count} stages"),
        "map_course": _("{done} of {all} things learned"),
        "map_course_done": _("You can do it all"),
        "map_stage": _("{done} of {levels}"),
        **menu_words(),
    }
