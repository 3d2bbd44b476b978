"""The parts of a course: stages of levels, each level one or more steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from carte.board.score import score_json
from carte.board.verdict import rule_json
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.reading import saferepr
from carte.engine.rulebook import Rule
from carte.language import _
from carte.lessons.errors import UnknownName
from carte.lessons.play import Step

if TYPE_CHECKING:
    from carte.lessons import messages

__all__ = [
    "KINDS",
    "About",
    "Course",
    "Level",
    "Onward",
    "Stage",
    "compared_in",
    "guided_in",
    "placed_in",
    "table_of",
]

KINDS: tuple[messages.LevelKind, ...] = ("play", "pick", "choose")
"""What a reader does in a level: play a card, pick cards, choose an answer."""


def guided_in(slug: str) -> str:
    """Return the browser's key for the guided deals that open a game's course."""
    return f"{slug}-guide"


def table_of(slug: str) -> str:
    """Return the browser's key for the deal at the table that ends a game's course."""
    return f"{slug}-table"


def placed_in(slug: str) -> messages.PlaceWay:
    """Return the link to the ten questions that place a reader in the course of a game."""
    return {
        "href": f"daily.html#begin-{slug}",
        "label": _("Already know some of this? Find your place"),
    }


def compared_in(slug: str) -> messages.PlaceWay:
    """Return the link to ten others of the same kinds, which show what the course has brought."""
    return {
        "href": f"daily.html#end-{slug}",
        "label": _("Ten more questions, like those before the course: what have you gained?"),
    }


@dataclass(frozen=True, slots=True)
class Level:
    """One goal and its steps; ``shows`` are the rules that it is about.

    ``guide`` points at the answer. ``own_hints`` replace those made from the first step.
    ``ended`` is the deal that a level plays to its end, if it is to be counted.
    """

    id: str
    kind: messages.LevelKind
    goal: str
    done: str
    steps: tuple[Step, ...]
    shows: tuple[Rule, ...] = ()
    guide: bool = False
    own_hints: tuple[str, ...] = ()
    ended: Deal | None = None

    @property
    def hints(self) -> tuple[str, ...]:
        """The hints, from a nudge to the answer, in the reader's language."""
        if self.own_hints:
            return tuple(_(hint) for hint in self.own_hints)
        return self.steps[0].hints()

    def to_json(self) -> messages.Level:
        """Return the level as the front end reads it; each of several steps has its goal."""
        steps = [step.to_json() for step in self.steps]
        if len(steps) > 1:
            for step, data in zip(self.steps, steps, strict=True):
                data["goal"], data["hints"] = _(step.goal), [*step.hints()]
        level: messages.Level = {
            "id": self.id,
            "kind": self.kind,
            "goal": _(self.goal),
            "guide": self.guide,
            "hints": [*self.hints],
            "steps": steps,
            "done": _(self.done),
            "rules": [*map(rule_json, self.shows)],
        }
        if self.ended is not None:
            level["score"] = score_json(self.ended)
        return level


@dataclass(frozen=True, slots=True)
class Onward:
    """The stage after a stage: the next one, or the first of the next course.

    ``title`` is that of the stage, or of a course that begins; ``level`` is the first level's id.
    """

    course: str
    stage: str
    title: str
    level: str

    def to_json(self) -> messages.Onward:
        """Return it as the front end reads it."""
        return {
            "course": self.course,
            "stage": self.stage,
            "title": _(self.title),
            "level": self.level,
        }


def _nowhere() -> None:
    """Return that nothing follows."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One rule, drilled in several looks; ``following`` finds what comes after it, if anything.

    The ids of its levels begin with ``key``; ``can`` says what a reader who has won them can do.
    A stage about a real table has no rule of the game; it asks what ``articles`` of procedure say.
    ``like`` is the course of a related game whose stage of this id teaches the same, "" for none.
    """

    id: str
    key: str
    title: str
    can: str
    intro: str
    levels: tuple[Level, ...]
    following: Callable[[], Onward | None] = field(default=_nowhere, compare=False)
    articles: tuple[str, ...] = ()
    like: str = ""

    def __iter__(self) -> Iterator[Level]:
        return iter(self.levels)

    def __getitem__(self, name: str) -> Level:
        for level in self.levels:
            if level.id == name:
                return level
        known = ", ".join(level.id for level in self.levels)
        words = _("the stage {stage} has no level {level}; it has {known}")
        raise UnknownName(words.format(stage=self.id, level=saferepr(name), known=known))

    def to_json(self) -> messages.Stage:
        """Return the stage as the front end reads it, every reply to every step judged."""
        following = self.following()
        return {
            "id": self.id,
            "title": _(self.title),
            "can": _(self.can),
            "intro": _(self.intro),
            "levels": [level.to_json() for level in self.levels],
            "next": following.to_json() if following else None,
        }


@dataclass(frozen=True, slots=True)
class About:
    """Facts about a game that the engine does not know: its aim, its length, and its origin.

    A house rule's name in braces stands for its value.
    """

    aim: str
    length: str
    origin: str


@dataclass(frozen=True, slots=True)
class Course:
    """A game taught from nothing, stage by stage; ``game`` judges it.

    ``moved`` maps the ids of stages that have moved to the id of their new course.
    """

    id: str
    game: Game
    title: str
    stages: tuple[Stage, ...]
    about: About | None = None
    moved: Mapping[str, str] = field(default_factory=dict)

    def __iter__(self) -> Iterator[Stage]:
        return iter(self.stages)

    def __getitem__(self, name: str) -> Stage:
        for stage in self.stages:
            if stage.id == name:
                return stage
        known = ", ".join(stage.id for stage in self.stages)
        words = _("the course {course} has no stage {stage}; it has {known}")
        raise UnknownName(words.format(course=self.id, stage=saferepr(name), known=known))
