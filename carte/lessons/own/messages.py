"""A reader's own levels, as their page reads and asks about them."""

from __future__ import annotations

from typing import Annotated, Never, NotRequired, Protocol, TypeAlias, TypedDict

from carte.engine.messages import Card, RuleId, Ruling, Strings, ZoneName
from carte.front.messages import TableStrings
from carte.lessons.messages import Level
from carte.lessons.own.words import own_words


class OwnTrap(TypedDict):
    """A wrong move, and its text; "" if the rule's will do."""

    play: str
    text: str


class OwnLevel(TypedDict):
    """A level as kept and sent."""

    position: str
    """The code of its position."""
    goal: str
    done: str
    answers: list[str]
    traps: list[OwnTrap]
    hints: list[str]


class OwnSet(TypedDict):
    """Levels of one game in a row, under a title."""

    title: str
    levels: list[OwnLevel]


class NoSet(TypedDict):
    """No level has been made."""

    levels: NotRequired[Never]


class Weighed(TypedDict):
    """The ruling on a move."""

    move: str
    legal: bool
    text: str
    rule: str


class Begun(TypedDict):
    """The beginning of a level."""

    position: str
    game: str
    zones: dict[ZoneName, list[Card]]
    trick: list[Card]
    trump: str
    moves: list[Weighed]
    """All legal moves; none if they are too many to list."""
    asked: Weighed | None
    """The move that a link asks about."""
    zone_words: dict[ZoneName, str]


class Made(TypedDict):
    """A set as data, as levels to play, and as the code of a link: "" if that would be too long."""

    set: OwnSet
    code: str
    too_long: str
    game: str
    title: str
    levels: list[Level]
    rules: dict[RuleId, str]
    words: TableStrings


class Limits(TypedDict):
    """The most levels of a set, and characters of a file."""

    levels: int
    file: int


class SavedFile(TypedDict):
    """A file to save."""

    name: str
    text: str


OwnWords: TypeAlias = Annotated[Strings, own_words]
"""The words of the page itself."""


class OwnContent(TypedDict):
    """What the page begins with."""

    words: OwnWords
    titles: dict[str, str]
    most: Limits


class OwnState(TypedDict):
    """What a reader has made, for notebooks to read."""

    levels: OwnSet | NoSet


class OwnQuestions(Protocol):
    """What the page asks."""

    def begin(self, *, code: str) -> Begun:
        """Begin a level with a position."""

    def weigh(self, *, code: str, move: str) -> Weighed:
        """Judge a move in it."""

    def make(self, *, set: OwnSet) -> Made:
        """Make levels to play of a set."""

    def open(self, *, code: str) -> Made:
        """Read a link."""

    def file(self, *, set: OwnSet) -> SavedFile:
        """Write a set to a file."""

    def read(self, *, text: str) -> Made:
        """Read a file."""

    def judge(self, *, set: OwnSet, level: str, step: int, move: str) -> Ruling:
        """Judge a move, for a large table."""
