"""Puzzles, as their page reads and asks about them."""

from __future__ import annotations

from typing import Annotated, NotRequired, Protocol, TypeAlias, TypedDict

from carte.board.messages import NarratedMove
from carte.engine.messages import Card, RuleId, Ruling, Strings
from carte.lessons.messages import Level, LevelProgress
from carte.play.puzzles.widget import puzzles_words


class Seen(TypedDict):
    """The cards that a side has won before."""

    name: str
    cards: list[Card]


class LineMove(NarratedMove):
    """A move of a line; its notation where the cards that it shows do not say it."""

    notation: NotRequired[str]


class Line(TypedDict):
    """What follows an answer, which is its first move, and what it comes to."""

    moves: list[LineMove]
    about: str
    """That the cards may lie so; "" where all is known."""
    comes: str


class Puzzle(TypedDict):
    """A puzzle: its level, what each side has won before, and a line for each answer."""

    level: Level
    seen: list[Seen]
    lines: list[Line]


class NamedPuzzle(TypedDict):
    """A puzzle by its id."""

    id: str


class NamedTheme(TypedDict):
    """A theme by its title, and a sentence about it."""

    id: str
    title: str
    text: str


class Theme(NamedTheme):
    """A theme that some puzzles share."""

    puzzles: list[NamedPuzzle]


PuzzlesWords: TypeAlias = Annotated[Strings, puzzles_words]
"""The words of puzzles."""


class PuzzlesContent(TypedDict):
    """The puzzles of a game."""

    themes: list[Theme]
    puzzles: dict[str, Puzzle]
    """The first puzzle, by its id, which a page shows before it has the others."""
    later: dict[str, Puzzle]
    """The others."""
    retired: dict[str, str]
    """The codes of those that only a link opens, by id."""
    rules: dict[RuleId, str]
    table: str
    """Address of the page where the game is played."""
    words: PuzzlesWords


class PuzzlesState(TypedDict):
    """What a reader has done with puzzles, for notebooks to read."""

    progress: dict[str, LevelProgress]


class OpenedPuzzle(TypedDict):
    """A puzzle from a link, and the rules of its game."""

    puzzle: Puzzle
    rules: dict[RuleId, str]


class PuzzlesQuestions(Protocol):
    """What the page asks."""

    def open(self, *, code: str) -> OpenedPuzzle:
        """Return a puzzle by its code."""

    def judge(self, *, level: str, step: int, move: str) -> Ruling:
        """Judge a move, where a table is too large to judge beforehand."""
