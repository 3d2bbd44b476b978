"""A quiz for a room, as its page reads and asks about it."""

from __future__ import annotations

from typing import Annotated, Protocol, TypeAlias, TypedDict

from carte.engine.messages import Options, Strings
from carte.quiz.messages import Houses, OursContent, Question, TitledGame
from carte.quiz.room.widget import Room


class RoomQuestion(Question):
    """A question with one right answer; ``about`` is the id of its rule, "" for an article."""

    about: str


class RoomSet(TypedDict):
    """Questions, and the word of their link."""

    code: str
    questions: list[RoomQuestion]


class RoomTheme(TitledGame):
    """A theme, and the games with questions about it."""

    games: list[str]


class RoomContent(OursContent):
    """A quiz for a room."""

    games: list[TitledGame]
    themes: list[RoomTheme]
    first: str
    """The game of the first set."""
    most: int
    """The most questions in a set, and the usual number."""
    number: int
    sets: dict[str, RoomSet]
    """A ready set of each game."""


class PutBy(TypedDict):
    """The house rules that questions follow, by their keys."""

    by: dict[str, Options]


class Counted(TypedDict):
    """The cards held up for each answer, in their order, and the place of the right one."""

    counts: list[int]
    right: int


class RoomState(TypedDict):
    """What a room is asked and has answered, for notebooks to read."""

    questions: list[str]
    answers: dict[str, Counted]


class RoomQuestions(Protocol):
    """What the page asks."""

    def set(self, *, game: str, theme: str, number: int, seed: int, houses: Houses) -> RoomSet:
        """Make a set of questions; "" is any game or theme."""

    def by(self, *, keys: list[str], houses: Houses) -> PutBy:
        """Return which house rules some questions follow at a table."""

    def listed(self, *, keys: str) -> RoomSet:
        """Return a set by the names of its questions."""

    def open(self, *, code: str) -> RoomSet:
        """Return the set of a link."""


RoomStrings: TypeAlias = Annotated[Strings, Room.make_strings]
"""The words of every table, of a quiz, and of one for a room."""
