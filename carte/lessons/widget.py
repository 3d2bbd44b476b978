"""A stage of a course, to play level by level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from carte.board.replies import no_reply
from carte.engine.game import Game
from carte.engine.moves import move
from carte.engine.reading import COUNT, SWITCH, TEXT, dict_of, integer, optional, saferepr, table
from carte.front import traits
from carte.front.widget import Ask, Space, Table, Unanswerable, call
from carte.games import usual_game
from carte.language import _
from carte.lessons import Course, Stage
from carte.lessons import course as find_course
from carte.lessons.errors import UnknownName
from carte.lessons.model import compared_in, placed_in
from carte.lessons.play import PlayStep
from carte.lessons.reading.course_source import GivenCourse, course_given
from carte.lessons.suits import suits_text

if TYPE_CHECKING:
    from carte.engine.messages import Ruling
    from carte.lessons import messages

__all__ = ["PROGRESS", "Lesson"]

_ANSWER = table({"right": SWITCH, "rule": optional(TEXT), "text": TEXT})

PROGRESS = dict_of(table({"stars": integer(0, 3), "tries": COUNT, "last": _ANSWER}))
"""What was done in each level, by its id."""


class Lesson(Table):
    """``Lesson("scopa", "sums")``: a stage of a course, opened at a level's id or number (from 1).

    A course of your own is ``Lesson("club.toml")``, a path; or the text of such a file; or
    the result of ``carte.lessons.parse``. The default is the first stage. Raises ``ValueError``,
    which names the valid courses, stages or levels, ``LessonError``, which names the level and the
    line of a file that cannot be taught, and ``OSError`` for a file that cannot be read.
    """

    tool = "lesson"
    space = Space(52.5, 55.5)
    answers_alone = True
    main = "progress"

    level = traits.Anything(
        help="The id of the level shown; that of another one, or its number, opens it."
    )
    level.allow_none = False
    level.tag(sync=True, state=True)
    progress = traits.Done(
        PROGRESS, help="What the reader has done in each level played, by its id."
    )
    progress.tag(sync=True, state=True)

    def __init__(
        self,
        course: GivenCourse | Game,
        stage: str | None = None,
        level: str | int | None = None,
    ) -> None:
        self._course = course_given(usual_game(course))
        stage = self._course.stages[0].id if stage is None else stage
        if isinstance(stage, str) and stage in self._course.moved:
            self._course = find_course(self._course.moved[stage])
        self._stage = self._course[stage]
        self._start = self._level_id(level)
        chosen = {} if level is None else {"level": level}
        source = call("Lesson", self._course.id, stage, **chosen)
        super().__init__(self._course.game, source)

    @traits.default("level")
    def _first(self) -> str:
        return self._start

    @traits.validate("level")
    def _known(self, proposal: Any) -> str:
        return self._level_id(proposal.value)

    def _level_id(self, level: str | int | None) -> str:
        return _start([each.id for each in self._stage], level)

    def make_content(self) -> messages.LessonContent:
        """Return the levels with their verdicts, and the rules that they cite."""
        stage = self._stage.to_json()
        spoken, game = _spoken(stage), self._course.game
        return {
            "course": _stage_json(self._course, self._stage),
            "stage": stage,
            "start": self._start,
            "rules": {rule.id: rule.text for rule in game.rulebook if rule.id in spoken},
        }

    def handlers(self) -> Mapping[str, Ask]:
        """Return the questions: ``judge``, for a table too large to judge beforehand."""
        return {"judge": self._judge}

    def _judge(self, message: Mapping[str, Any]) -> Ruling:
        levels = {level.id: level for level in self._stage}
        asked: list[Any] = [message.get(key) for key in ("level", "step", "move")]
        level, number, text = asked
        if not TEXT.fits(level) or level not in levels:
            raise Unanswerable(f"no level {saferepr(level)}; there are {', '.join(levels)}")
        steps = levels[level].steps
        if type(number) is not int or not 0 <= number < len(steps):
            raise Unanswerable(
                f"no step {saferepr(number)}; {level} has {len(steps)}, counted from 0"
            )
        step = steps[number]
        if not isinstance(step, PlayStep):
            raise Unanswerable(f"{level} asks for no move of a card")
        choice = move(text)
        forms = step.forms
        if not any(form.takes(choice) for form in forms):
            raise Unanswerable(no_reply(text, forms))
        return step.verdict(choice).to_json()


def _stage_json(course: Course, stage: Stage) -> messages.TaughtCourse:
    """Return the course of a stage.

    For its first stage, add how to place a reader and the names of the suits; for its last, how
    to compare what a reader knows, and all that the course teaches.
    """
    taught: messages.TaughtCourse = {"id": course.id, "title": _(course.title)}
    if course.about:
        taught["play"] = f"play-{course.game.slug}.html"
        if stage is course.stages[0] and course.id == course.game.slug:
            taught["place"] = placed_in(course.id)
            taught["suits"] = suits_text()
    if course.moved:
        taught["moved"] = {f"{course.id}-{name}": f"{to}.html" for name, to in course.moved.items()}
    if stage is course.stages[-1]:
        if course.about:
            taught["compare"] = compared_in(course.id)
        taught["emblem"] = course.game.emblem
        taught["stages"] = [
            {"levels": [level.id for level in each], "can": _(each.can)} for each in course
        ]
    return taught


def _spoken(stage: messages.Stage) -> set[str]:
    """Return the ids of the rules that a stage's rulings cite."""
    return {
        ruling["rule"]
        for level in stage["levels"]
        for step in level["steps"]
        for ruling in step.get("rulings", ())
        if ruling["rule"]
    }


def _start(ids: list[str], level: str | int | None) -> str:
    """Return the id of the level to open first."""
    if level is None:
        return ids[0]
    if type(level) is int and 1 <= level <= len(ids):
        return ids[level - 1]
    if level in ids:
        return str(level)
    words = _("there is no level {level}; give {known}, or 1 to {number}")
    raise UnknownName(words.format(level=saferepr(level), known=", ".join(ids), number=len(ids)))
