"""Questions about tricky cases, as their pages read and ask about them."""

from __future__ import annotations

from typing import Annotated, NotRequired, Protocol, TypeAlias, TypedDict

from carte.engine.messages import Card, NamedRule, Options, RuleId, Stated, Strings, ZoneName
from carte.front.messages import OursStrings
from carte.quiz.daily import Daily
from carte.quiz.widget import Cases, quiz_words


class ShownZone(TypedDict):
    """Cards that a question shows; ``by`` has who played each."""

    kind: ZoneName
    label: str
    cards: list[Card]
    by: NotRequired[list[str]]


class Setting(TypedDict):
    """A position: its cards, what else is known of it, and the moves before the question."""

    zones: list[ShownZone]
    facts: list[str]
    line: list[str]


class Answer(TypedDict):
    """An answer to choose."""

    id: str
    text: str
    right: bool
    why: NotRequired[str]
    rule: NotRequired[RuleId]


class FreshQuestion(Setting):
    """A question about a rule, which is left out."""

    key: str
    game: str
    title: str
    asks: str
    several: bool
    """Whether any number of answers is right."""
    options: list[Answer]
    code: str
    """The code with which the case checker opens it."""
    article: NotRequired[str]
    """The article of procedure that it is made from."""
    games: NotRequired[list[str]]
    """The games it belongs to, if several."""


class ThemedQuestion(FreshQuestion):
    """A question with its themes, and what it settles."""

    themes: list[str]
    says: str


class Question(ThemedQuestion):
    """A case as a question, with the rules that it is about."""

    rules: list[Stated]


class ListedQuestion(ThemedQuestion):
    """The same, with the places of its rules in a list of them."""

    rules: list[int]


class TitledGame(TypedDict):
    """A game, or a theme, by its title."""

    id: str
    title: str


class OursContent(TypedDict):
    """The house rules of each game, by slug, and the words of the line about those of our table."""

    house: dict[str, list[NamedRule]]
    ours: OursStrings


class CasesContent(OursContent):
    """The tricky cases."""

    games: list[TitledGame]
    themes: list[TitledGame]
    tricky: dict[str, list[str]]
    """The themes with cases made to order, by game."""
    questions: list[ListedQuestion]
    rules: list[Stated]


class CasesState(TypedDict):
    """What a reader has answered, for notebooks to read."""

    answers: dict[str, bool]


class AtOurTable(TypedDict):
    """Whether a case holds at our table, and the sentence about that."""

    holds: bool
    says: str


class Put(TypedDict):
    """A case made to order."""

    question: Question


Houses: TypeAlias = dict[str, Options]
"""House rules by game."""


class CasesQuestions(Protocol):
    """What the page of cases asks."""

    def ours(self, *, key: str, houses: Houses) -> AtOurTable:
        """Return whether a case holds at our table."""

    def tricky(self, *, game: str, theme: str, seed: int, houses: Houses) -> Put:
        """Make a case to order; "" is any game or theme."""

    def named(self, *, key: str) -> Put:
        """Return one made before, by its name."""


QuizWords: TypeAlias = Annotated[Strings, quiz_words]
"""The words of a question and its answers, and of the choice among questions."""

CasesStrings: TypeAlias = Annotated[Strings, Cases.make_strings]
"""The words of every table, of a quiz, and of the ways to send a case."""


class AskedRule(Stated):
    """A rule with questions, the level that teaches it, and questions for days without Python."""

    level: str | None
    ready: list[FreshQuestion]


class PlacingStage(TypedDict):
    """A stage of a course, its first level, and the rules to ask about."""

    title: str
    level: str
    last: str
    """The id of its last level, which proves that it is learned."""
    like: list[str]
    """The same of stages in the courses of related games that teach the same."""
    rules: list[RuleId]


class Placing(TypedDict):
    """The questions before and after a course: the rules of each stage."""

    title: str
    play: str
    stages: list[PlacingStage]


class DailyContent(OursContent):
    """Five a day."""

    rules: list[AskedRule]
    places: dict[str, Placing]
    """By the id of the course."""


class DailyState(TypedDict):
    """What a reader has answered, for notebooks to read."""

    answers: dict[str, bool]


class Fresh(TypedDict):
    """A fresh question, its house rules, and its rule as they have it."""

    question: FreshQuestion
    by: Options
    rule: Stated


class AskedMoment(TypedDict):
    """A question about a costly move of the reader's own, and the rules that it shows."""

    question: FreshQuestion
    rules: list[Stated]


class DailyQuestions(Protocol):
    """What five a day asks."""

    def fresh(self, *, rule: RuleId, seed: int, house: Options) -> Fresh:
        """Return a question about a rule."""

    def moment(self, *, code: str) -> AskedMoment:
        """Return a question about the move of a code."""


DailyStrings: TypeAlias = Annotated[Strings, Daily.make_strings]
"""The words of every table, of a quiz, and of five a day."""
