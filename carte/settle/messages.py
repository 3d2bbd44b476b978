"""A question at a table, as the page that settles it reads and asks about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, Never, NotRequired, Protocol, TypeAlias, TypedDict, overload

from carte.checker.messages import NamedGame, Sheet
from carte.engine.messages import Card, NamedRule, Options, Plain, RuleId, Stated, Strings
from carte.quiz.messages import Setting
from carte.settle.widget import Settle, line_words
from carte.settle.words import settle_words

PadZone: TypeAlias = Literal["hand", "table", "trick"]
"""The two places of the pad: what is played, and what it meets."""


class WildCard(TypedDict):
    """Which card it is, "" if its suit does not matter, and the sheet's fields for it."""

    says: str
    card: Card
    fields: dict[str, Plain]


class Wild(TypedDict):
    """The question about a played card whose suit may decide."""

    value: int
    asks: str
    choices: list[WildCard]


class Pad(TypedDict):
    """The input for a question about a game: values of cards, or cards."""

    by: Literal["value", "card"]
    zones: tuple[PadZone, PadZone]
    trump: bool
    rules: list[NamedRule]
    fields: dict[str, Plain]
    suits: list[str]
    """The order in which to take cards that nobody has named."""
    wild: Wild | None


class Whose(TypedDict, total=False):
    """At a table with house rules: whether the book agrees, and what else it says."""

    by: str
    theirs: str
    """The same for another table than ours."""
    beside: str


class AnsweredQuestion(Whose):
    """A question with its answer, and why."""

    says: str
    yes: bool
    text: str
    rule: Stated


class PossibleMove(AnsweredQuestion):
    """A move that the cards could mean, with the question about it."""

    move: str
    also: list[AnsweredQuestion]
    """Further questions."""
    code: str
    """The code of the question."""


class OnPad(TypedDict, total=False):
    """The sheet of a position that has only what the pad has, and the move in question."""

    sheet: Sheet
    asked: str | None


class Laid(Setting, OnPad):
    """The position of a quarrel."""

    code: NotRequired[str]


class Quarrel(Laid):
    """A common question, with its answer."""

    asks: str
    key: str
    yes: bool
    says: str
    rule: Stated
    house: bool
    """Whether tables settle it by a house rule."""


class Beyond(TypedDict):
    """What no rule of a game settles, but an article of procedure."""

    asks: str
    id: str


LineStrings: TypeAlias = Annotated[Strings, line_words]
"""The words of the line about the rules of our table, or of the one that sent a link."""


class SettleContent(TypedDict):
    """The usual quarrels of each game, and a pad for any other question."""

    games: list[NamedGame]
    ours: LineStrings
    pads: dict[str, Pad]
    quarrels: dict[str, list[Quarrel]]
    beyond: list[Beyond]


class Answers(TypedDict):
    """The moves that some cards could mean, and the verdict on the one in question."""

    options: list[PossibleMove]
    verdict: NotRequired[PossibleMove]
    players: NotRequired[Sequence[int]]
    """With how many players they make a deal, if more than at the table: as for the first here."""
    problem: NotRequired[Never]


class OpenedQuestion(OnPad):
    """The question of a link with its answers; one that needs more than the pad has no sheet."""

    game: str
    options: NotRequired[list[PossibleMove]]
    verdict: NotRequired[PossibleMove]
    problem: NotRequired[Never]


class HomeAnswer(TypedDict):
    """Whether a quarrel comes out as in the book, in a sentence for our table and for theirs.

    With it come the engine's answer for the table, if there is one, and what else the book says.
    """

    holds: bool
    says: str
    theirs: str
    asks: NotRequired[str]
    yes: NotRequired[bool | None]
    """Null if it depends on what the rule says."""
    text: NotRequired[str]
    rule: NotRequired[Stated]
    beside: NotRequired[str]
    laid: NotRequired[Laid]
    """Another position, if the usual one cannot come up."""
    problem: NotRequired[Never]


class QuarrelAtHome(HomeAnswer):
    """A quarrel at a table with house rules: these rules, and their code."""

    options: Options
    house: str


class Problem(TypedDict):
    """Why there is no answer."""

    problem: str


class Verdict(TypedDict):
    """The verdict on a move."""

    verdict: PossibleMove


class Settled(TypedDict):
    """A question that is answered, and the id of its rule."""

    asks: str
    answer: Literal["yes", "no", "depends"]
    text: str
    rule: RuleId


class SettleState(TypedDict):
    """What a reader has asked, for notebooks to read."""

    question: str
    """Its name in links; empty while there is none."""
    verdict: Settled | None


class SettleQuestions(Protocol):
    """What the page asks."""

    @overload
    def ours(
        self, *, game: str, key: str, number: int, options: Options
    ) -> QuarrelAtHome | Problem:
        """Return how a table settles a quarrel, by its house rules or the code of them."""

    @overload
    def ours(self, *, game: str, key: str, number: int, house: str) -> QuarrelAtHome | Problem: ...

    def sheet(self, *, sheet: Sheet, move: str | None) -> Answers | Problem:
        """Return what some cards could mean, and the verdict on a move."""

    def try_(self, *, sheet: Sheet, move: str) -> Verdict:
        """Judge a move."""

    def open(self, *, code: str) -> OpenedQuestion | Problem:
        """Return the question of a link."""


SettleWords: TypeAlias = Annotated[Strings, settle_words]
"""The words of the page itself."""

SettleStrings: TypeAlias = Annotated[Strings, Settle.make_strings]
"""Those, and the words of cards."""
