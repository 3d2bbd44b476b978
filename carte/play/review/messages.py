"""A finished deal looked back at, as its page reads and asks about it."""

from __future__ import annotations

from typing import Annotated, NotRequired, Protocol, TypeAlias, TypedDict

from carte.board.messages import Pointed
from carte.engine.messages import Strings
from carte.play.advice.messages import Reason
from carte.play.words import points_words
from carte.replay.messages import Replay


class WorthOfBid(TypedDict):
    """A bid, and its expected result."""

    text: str
    points: str


class Finding(TypedDict):
    """The finding at one move."""

    number: int
    gain: float
    """How much more the reader wins because the move was not the best."""
    worth: float
    """The reader's expected result then, on average."""
    text: str
    brief: NotRequired[str]
    """The text for who has just heard the move: it does not name that again."""
    why: list[Reason]
    answer: Pointed | None
    """The better move of the reader's."""
    bids: list[WorthOfBid]
    """The expected result of each bid."""


class Share(TypedDict):
    """Points with their name, as a number and as text."""

    id: NotRequired[str]
    name: str
    points: float
    text: str


class Account(TypedDict):
    """The result of a deal, and its parts; the reader's dearest moves."""

    result: Share
    parts: list[Share]
    moments: list[int]
    careful: bool
    """Whether the reader had choices, and gave little away."""
    fall: str
    """Where the expected result fell most through no move of the reader's; empty if nowhere."""


class Reviewable(TypedDict):
    """A whole deal, and the numbers of the moves with a choice, the reader's first."""

    record: str
    numbers: list[int]


class Order(TypedDict):
    """The same numbers, likely faults first."""

    numbers: list[int]


class ReviewableReplay(Replay, Reviewable):
    """A whole deal to look back at."""


class FoundMove(TypedDict):
    """The number of a move, what it changed, and the expected result after it."""

    number: int
    gain: float
    worth: NotRequired[float]


class PuzzleCode(TypedDict):
    """The code of a puzzle, and its game."""

    game: str
    code: str


PointsWords: TypeAlias = Annotated[Strings, points_words]
"""The words of a review."""


class ReviewQuestions(Protocol):
    """What a review asks. Every question brings the whole record."""

    def order(self, *, record: str) -> Order:
        """Return which moves to look at first: the likely faults of the reader."""

    def find(self, *, record: str, number: int) -> Finding:
        """Return what a move of a finished deal cost."""

    def account(self, *, record: str, found: list[FoundMove]) -> Account:
        """Return where the points of a deal went."""

    def moment(self, *, record: str, number: int) -> PuzzleCode:
        """Make a puzzle of a move."""
