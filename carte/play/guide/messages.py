"""A guided deal, as its page reads and asks about it."""

from __future__ import annotations

from typing import NotRequired, Protocol, TypedDict

from carte.engine.messages import RuleId
from carte.lessons.messages import LevelProgress, PlaceWay
from carte.play.advice.messages import Hint
from carte.play.messages import (
    After,
    Match,
    PlayState,
    Sitting,
    SittingContent,
    SittingQuestions,
)


class Saying(TypedDict):
    """A sentence of the coach, and its rule."""

    rule: RuleId
    text: str
    point: bool


class Prepared(TypedDict):
    """A move of the prepared line, with what follows; where it is the reader's, with its hint."""

    move: str
    answer: After
    hint: Hint | None


class GuideState(PlayState):
    """What a reader has done in a guided deal, for notebooks to read."""

    progress: dict[str, LevelProgress]


class GuideQuestions(SittingQuestions, Protocol):
    """What a guided deal asks."""

    def stands(self, *, sitting: Sitting) -> Match:
        """Return where a resumed deal stands."""


class StageOfLevels(TypedDict):
    """A stage of the game's course, with the ids of its levels."""

    title: str
    levels: list[str]


class Drill(TypedDict):
    """Where to drill a rule on other cards, and the stage of that level."""

    href: str
    stage: str


class Onward(TypedDict):
    """The way to the next guided deal of the game, by its level, or to the table."""

    label: str
    href: str
    level: NotRequired[str]


class GuideWords(TypedDict):
    """The words of a guided deal."""

    quiet: str
    waits: str
    restart: str
    resumed: str
    done: str
    detour: str
    drill: str
    """The same, where there is no sentence about the rule."""
    kept: str
    """What happens to the deal meanwhile."""
    learned: str
    again: str
    onward: Onward


class GuideContent(SittingContent):
    """A guided deal."""

    single: bool
    """There is only one deal, and so no match sheet."""
    title: str
    suits: str
    """The names of the suits, each with its meaning."""
    level: str
    """The name under which browsers keep that it was won."""
    place: PlaceWay
    """Where a reader who knows some of the game finds a place in its course."""
    stages: list[StageOfLevels]
    sayings: list[Saying]
    drills: dict[RuleId, Drill]
    """Where to drill a rule on other cards, by its id."""
    line: list[Prepared]
    strings: GuideWords
