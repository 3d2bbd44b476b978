"""A position in the case checker, as its page reads and asks about it."""

from __future__ import annotations

from typing import Annotated, Any, Never, NotRequired, Protocol, TypeAlias, TypedDict

from carte.checker.widget import Checker
from carte.checker.words import checker_words
from carte.engine.messages import (
    Card,
    ControlKind,
    HouseRule,
    Options,
    Plain,
    RuleId,
    Ruling,
    Strings,
    ZoneName,
)
from carte.front.messages import OursStrings


class Zone(TypedDict):
    """A place for cards; ``main`` if most questions need it, in some phases or (none named) all."""

    name: ZoneName
    label: str
    main: bool
    phases: list[str]


class Field(TypedDict):
    """A field of a position besides its cards, with its phases."""

    name: str
    label: str
    kind: ControlKind
    usual: Plain
    values: list[tuple[Plain, str]]
    phases: list[str]
    example: str


class CheckerForm(TypedDict):
    """The form of a game under its house rules."""

    zones: list[Zone]
    fields: list[Field]
    options: list[HouseRule]
    example: str
    """How a move is typed."""
    seats: list[str]


class Sheet(TypedDict):
    """A position as the reader fills it in; ``facts`` are Python's own, and only handed back."""

    game: str
    options: Options
    zones: dict[ZoneName, list[Card]]
    fields: dict[str, Plain]
    facts: dict[str, Any]


class HandMakes(TypedDict):
    """What the cards picked in the hand make: ``size`` of them, with a verb or with the table's."""

    verb: str | None
    """ "" where a card is played, null where cards do nothing."""
    size: int
    takes: bool


class ListedMove(TypedDict):
    """A legal move: a card, with its signal, or where no card is played what is announced."""

    move: str
    card: NotRequired[Card]
    signal: NotRequired[str]
    words: NotRequired[str]


class CitedRule(TypedDict):
    """A rule's text, and its source."""

    text: str
    source: str


Rules: TypeAlias = dict[RuleId, CitedRule]
"""Rules by their ids."""


class Judged(TypedDict):
    """The answer about a position."""

    code: str
    summary: str
    hand_makes: HandMakes
    values: dict[Card, int]
    """What a card counts as, if not its own value."""
    moves: list[ListedMove]
    rulings: dict[str, Ruling]
    """The rulings on all legal moves and on those named, by notation."""
    rules: Rules
    problem: NotRequired[Never]


class Problem(TypedDict):
    """Why a sheet makes no deal."""

    problem: str
    code: NotRequired[Never]
    summary: NotRequired[Never]
    hand_makes: NotRequired[Never]
    values: NotRequired[Never]
    moves: NotRequired[Never]
    rulings: NotRequired[Never]
    rules: NotRequired[Never]


Answer: TypeAlias = Judged | Problem


class Position(TypedDict):
    """A sheet with its form and its answer."""

    sheet: Sheet
    form: CheckerForm
    answer: Answer


class Opened(Position):
    """The position of a link, and the move that it asks about."""

    asked: str | None
    problem: NotRequired[Never]


class Unopened(TypedDict):
    """Why a link leads nowhere."""

    problem: str


class Checked(TypedDict):
    """The answer to a sheet, and the form under its house rules."""

    form: CheckerForm
    answer: Answer


class Quarrel(TypedDict):
    """A famous quarrel: a position, and the move that it is about."""

    says: str
    move: str
    sheet: Sheet
    answer: Answer


class NamedGame(TypedDict):
    """A game by its name."""

    slug: str
    name: str


class Tried(TypedDict):
    """The verdict on a move."""

    move: str
    ruling: Ruling
    rules: Rules
    unread: NotRequired[Never]
    note: NotRequired[Never]


class Unread(TypedDict):
    """A note on a text that is no move."""

    unread: str
    note: NotRequired[Never]


class NoMove(TypedDict):
    """A note that nothing can be played."""

    note: str
    unread: NotRequired[Never]


class Code(TypedDict):
    """The code of a question."""

    code: str


CheckerWords: TypeAlias = Annotated[Strings, checker_words]
"""The checker's own words."""

CheckerStrings: TypeAlias = Annotated[Strings, Checker.make_strings]
"""The words of every table, and of the ways to send a position."""


class CheckerContent(TypedDict):
    """The case checker."""

    words: CheckerWords
    ours: OursStrings
    games: list[NamedGame]
    forms: dict[str, CheckerForm]
    start: Position
    examples: dict[str, list[Quarrel]]


class AskedMove(Ruling):
    """The ruling on a move that a reader has asked about."""

    move: str


class CheckerState(TypedDict):
    """What a reader has asked, for notebooks to read."""

    code: str
    """The code of the position; empty while it is none."""
    verdict: AskedMove | None


class CheckerQuestions(Protocol):
    """What the checker asks."""

    def open(self, *, code: str) -> Opened | Unopened:
        """Read a link."""

    def check(self, *, sheet: Sheet) -> Checked:
        """Judge a position."""

    def try_(self, *, sheet: Sheet, move: str, typed: str = ...) -> Tried | Unread | NoMove:
        """Judge a move, which may have been ``typed`` in other words."""

    def play(self, *, sheet: Sheet, move: str) -> Position:
        """Return the position after a move."""

    def link(self, *, sheet: Sheet, move: str) -> Code:
        """Return the code of the question whether a move is legal."""
