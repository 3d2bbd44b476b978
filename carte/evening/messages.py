"""A club's evening, as its planner reads and asks about it."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, Protocol, TypeAlias, TypedDict

from carte.engine.messages import NamedRule, Options, RuleId, Strings
from carte.evening.widget import Evening
from carte.evening.words import evening_words

Faces: TypeAlias = Literal["italian", "french"]

NumberName: TypeAlias = Literal["people", "minutes", "evenings", "packs"]


class Wish(TypedDict):
    """A wish; ``house`` has, by game, the rules that differ from the book."""

    games: list[str]
    people: int
    minutes: int
    evenings: int
    faces: Faces
    packs: int
    """0 for as many as needed."""
    house: dict[str, Options]


class SeatedTable(TypedDict):
    """The people at a table by their numbers, and how many of them play at a time."""

    people: list[int]
    play: int


class Step(TypedDict):
    """A part of an evening."""

    block: str
    at: int
    minutes: int
    game: NotRequired[str]
    deals: NotRequired[int]
    tables: NotRequired[list[SeatedTable]]


class Left(TypedDict):
    """What found no place: a whole game if ``block`` is ""."""

    why: Literal["people", "time"]
    game: str
    block: str
    least: int


class PlannedEvening(TypedDict):
    """One evening."""

    steps: list[Step]
    left: list[Left]


class OtherSize(TypedDict):
    """What differs at tables of another size."""

    game: str
    play: int
    rules: list[str]


PrintKind: TypeAlias = Literal["seats", "rules", "scores", "answers", "quiz"]


class SheetToPrint(TypedDict):
    """A further sheet to print, and where; for tables of ``play`` players, if not the usual one."""

    kind: PrintKind
    game: str
    play: NotRequired[int]
    href: str
    copies: NotRequired[int]
    apart: bool
    """Whether the evening can do without it."""


class PlanOnly(TypedDict):
    """A plan without its sheets."""

    code: str
    wish: Wish
    evenings: list[PlannedEvening]
    ours: dict[str, list[str]]
    """The house rules of each game, in words."""
    changed: dict[RuleId, str]
    """Rules that differ by house rules; "" if they do not hold."""
    dropped: list[str]
    others: list[OtherSize]
    short: int
    """How many tables there would be with more packs; 0 if there are enough."""


class Plan(PlanOnly):
    """The plan of a wish, and the sheets to print for it."""

    sheets: list[SheetToPrint]


class BlockRule(TypedDict):
    """A rule that a block teaches."""

    id: RuleId
    text: str


class Block(TypedDict):
    """A part of an evening: what the host says, and what is done."""

    title: str
    say: list[str]
    french: NotRequired[list[str]]
    deals: NotRequired[list[str]]
    """How to play the first deals."""
    guide: NotRequired[str]
    quiz: NotRequired[bool]
    levels: NotRequired[list[str]]
    rules: NotRequired[list[BlockRule]]


class LevelOnScreen(TypedDict):
    """A level to show to a room, its goal and its answer."""

    href: str
    goal: str
    answer: str


class NamedGame(TypedDict):
    """A game by its title."""

    slug: str
    title: str


class Preset(TypedDict):
    """A preset plan, and its code by the pack in use."""

    title: str
    plan: Plan
    codes: dict[Faces, str]


class EveningContent(TypedDict):
    """The planner."""

    games: list[NamedGame]
    house: dict[str, list[NamedRule]]
    limits: dict[NumberName, list[int]]
    """The least and the most of each number."""
    presets: list[Preset]
    blocks: dict[str, Block]
    levels: dict[str, LevelOnScreen]


class EveningQuestions(Protocol):
    """What the planner asks."""

    def plan(self, *, wish: Wish) -> Plan:
        """Return the plan of a wish."""

    def open(self, *, code: str) -> Plan:
        """Return that of a link."""


EveningWords: TypeAlias = Annotated[Strings, evening_words]
"""The planner's own words."""

EveningStrings: TypeAlias = Annotated[Strings, Evening.make_strings]
"""Those, the names of cards, and the words of every menu."""
