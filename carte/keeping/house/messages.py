"""The rules of our table, as their page reads and asks about them."""

from __future__ import annotations

from typing import Annotated, Never, NotRequired, Protocol, TypeAlias, TypedDict

from carte.engine.messages import HouseRule, Options, Strings
from carte.keeping.house.widget import House


class Preset(TypedDict):
    """House rules that go together, and who plays by them."""

    game: str
    title: str
    source: str
    url: str
    house: Options


class HouseGame(TypedDict):
    """A game with its house rules."""

    slug: str
    title: str
    house: list[HouseRule]
    presets: list[Preset]


class HouseContent(TypedDict):
    """The house rules of every game."""

    games: list[HouseGame]


ByGame: TypeAlias = dict[str, Options]
"""House rules by game: those that differ from the book."""


class Problem(TypedDict):
    """Why there is no answer."""

    problem: str


class Agreed(TypedDict):
    """The code of house rules, and by game and house rule what it changes."""

    code: str
    rules: dict[str, dict[str, list[str]]]
    problem: NotRequired[Never]


class OpenedHouse(TypedDict):
    """The house rules of a code."""

    house: ByGame
    problem: NotRequired[Never]


class HouseQuestions(Protocol):
    """What the page asks."""

    def agree(self, *, house: ByGame) -> Agreed | Problem:
        """Return the code of house rules."""

    def open(self, *, code: str) -> OpenedHouse | Problem:
        """Return the house rules of a code."""


HouseStrings: TypeAlias = Annotated[Strings, House.make_strings]
"""The widget's own words, the names of cards, and the words of every menu."""
