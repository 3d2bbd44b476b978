"""Sheets of paper, as their page reads and asks about them."""

from __future__ import annotations

from typing import Annotated, Literal, Protocol, TypeAlias, TypedDict

from carte.counting.messages import CountForm, CountingWords
from carte.engine.messages import Card, NamedRule, Options, Strings
from carte.evening.messages import Block as EveningBlock
from carte.evening.messages import EveningWords, LevelOnScreen, NamedGame, Plan
from carte.front.messages import Skin
from carte.paper.widget import Paper
from carte.paper.words import paper_words

FieldName: TypeAlias = Literal["game", "theme", "deals", "seed", "skin", "levels", "plan"]
"""The fields of a sheet: its game, theme, size, seed and faces, or levels, or a plan."""


class SheetKind(TypedDict):
    """A kind of sheet, and the fields that it asks for."""

    id: str
    title: str
    about: str
    asks: list[FieldName]


class Choice(TypedDict):
    """A value to choose, in words."""

    value: str
    text: str


class PaperGame(TypedDict):
    """A game with its house rules, and its exercises."""

    slug: str
    title: str
    house: list[NamedRule]
    themes: list[Choice]


class Lot(TypedDict):
    """Cards that lie together."""

    label: str
    cards: list[Card]


class Lettered(TypedDict):
    """An answer to choose, by its letter."""

    letter: str
    text: str


Heading = TypedDict("Heading", {"is": Literal["heading"], "text": str})
"""A heading inside a page."""

Lines = TypedDict("Lines", {"is": Literal["lines"], "lines": list[str]})
"""A list, one line each."""

Pack = TypedDict("Pack", {"is": Literal["pack"], "italian": str, "french": str})
"""The pack in use, by the skin of the sheet."""

Table = TypedDict("Table", {"is": Literal["table"], "head": list[str], "rows": list[list[str]]})
"""A table whose first column names its rows."""

Exercise = TypedDict(
    "Exercise",
    {
        "is": Literal["exercise"],
        "number": int,
        "case": str,
        "zones": list[Lot],
        "facts": list[str],
        "asks": str,
        "options": list[Lettered],
    },
)
"""A question; ``case`` is its name on the page of cases, or ""."""

Solution = TypedDict(
    "Solution", {"is": Literal["solution"], "number": int, "right": str, "says": list[str]}
)
"""The answer to a question."""

DealOnPaper = TypedDict(
    "DealOnPaper",
    {
        "is": Literal["deal"],
        "title": str,
        "about": str,
        "lots": list[Lot],
        "order": list[Card],
        "code": str,
    },
)
"""A deal for many tables."""


class BlankGame(TypedDict):
    """The game of a match sheet without deals."""

    title: str
    form: CountForm


Blank = TypedDict("Blank", {"is": Literal["blank"], "game": BlankGame, "words": CountingWords})
"""A match sheet without deals."""


class CodedLevel(TypedDict):
    """A level, and its goal."""

    id: str
    goal: str


Codes = TypedDict(
    "Codes",
    {
        "is": Literal["codes"],
        "page": str,
        "title": str,
        "about": str,
        "levels": list[CodedLevel],
    },
)
"""A stage of a course, with a code for every level."""

Code = TypedDict("Code", {"is": Literal["code"], "page": str, "name": str})
"""A code that opens a page."""


class Face(TypedDict):
    """A card to cut out."""

    card: Card
    skin: Skin


Cut = TypedDict("Cut", {"is": Literal["cut"], "faces": list[Face]})
"""Cards to cut out."""


class SeatThen(TypedDict):
    """When somebody plays what, and the seat then."""

    when: str
    where: str


class Slip(TypedDict):
    """The seats of a number, all evening long."""

    number: int
    about: str
    seats: list[SeatThen]


Slips = TypedDict("Slips", {"is": Literal["slips"], "slips": list[Slip]})
"""Slips to draw seats."""


class LetterCard(TypedDict):
    """A card to hold up: a letter and a suit."""

    letter: str
    suit: str
    name: str


Letters = TypedDict("Letters", {"is": Literal["letters"], "cards": list[LetterCard]})
"""Cards to answer with."""

PlanOnPaper = TypedDict(
    "PlanOnPaper",
    {
        "is": Literal["plan"],
        "plan": Plan,
        "blocks": dict[str, EveningBlock],
        "levels": dict[str, LevelOnScreen],
        "games": list[NamedGame],
        "words": EveningWords,
    },
)
"""A club's evening, with everything that its plan mentions."""

Block: TypeAlias = (
    Heading
    | Lines
    | Pack
    | Table
    | Exercise
    | Solution
    | DealOnPaper
    | Blank
    | Codes
    | Code
    | Cut
    | Slips
    | Letters
    | PlanOnPaper
)
"""A piece of a page, by its kind."""


class PaperSheet(TypedDict):
    """A sheet of paper."""

    title: str
    pages: list[list[Block]]
    leads: str
    """A page of the book, or ""."""
    skin: Skin | Literal[""]
    """That of its cards, "" for the reader's own."""
    wide: bool
    fits: bool
    copies: int
    more: list[PaperSheet]
    """Sheets printed after it."""


class Made(TypedDict):
    """A sheet, and the name that finds it again."""

    name: str
    sheet: PaperSheet


class Most(TypedDict):
    """The most deals of a sheet, and its largest number."""

    deals: int
    seed: int


class PaperContent(TypedDict):
    """The choices, and the first sheet."""

    kinds: list[SheetKind]
    games: list[PaperGame]
    skins: dict[str, list[Choice]]
    """By the kind of sheet, or "" for any other."""
    most: Most
    first: Made


class PaperQuestions(Protocol):
    """What the page asks."""

    def sheet(self, *, sheet: str, house: Options = ...) -> Made:
        """Return a sheet by its name, and the house rules of its game."""


PaperWords: TypeAlias = Annotated[Strings, paper_words]
"""The page's own words."""

PaperStrings: TypeAlias = Annotated[Strings, Paper.make_strings]
"""Those, the names of cards, and the words of every menu."""
