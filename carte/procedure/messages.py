"""The articles of procedure, as their finder reads them."""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypedDict

from carte.engine.messages import Options, Strings
from carte.procedure.widget import Procedure
from carte.reference.messages import ChangedContent, ChangedQuestions


class NoticedRuling(TypedDict):
    """A ruling, and how far the game had gone when it was noticed; "" if that does not matter."""

    says: str
    noticed: str


class Sign(TypedDict):
    """What one signals to the partner, and how."""

    holds: str
    sign: str


class TableSays(TypedDict):
    """The house rules of a table that differ from the book, their code, and what its rules say."""

    options: Options
    code: str
    says: list[str]
    instead: bool
    """Whether that is in place of every ruling, or in addition."""


class AtTables(TypedDict):
    """The house rules that concern an article, and the answer of each table that agreed on any."""

    rules: list[str]
    tables: list[TableSays]


class Article(TypedDict):
    """What is done when something goes wrong."""

    when: str
    also: list[str]
    """When else to look for it."""
    asks: str
    rulings: list[NoticedRuling]
    whence: list[str]
    open: bool
    """Whether no text settles it, so that the table may vote."""
    houses: list[str]
    signs: list[Sign]
    quiz: bool
    """Whether the quiz asks about it."""
    needs: dict[str, str]
    """By game, the house rules it needs to come up there, in words."""
    house: dict[str, AtTables]
    """By game."""


class GameOfArticles(TypedDict):
    """A game and the links of its articles: to the whole one, then to each ruling."""

    id: str
    title: str
    links: dict[str, list[str]]
    once: list[str]
    """Those no longer offered."""


class When(TypedDict):
    """A time at which things go wrong, and its words."""

    id: str
    words: str


class ProcedureContent(ChangedContent):
    """Every article, and how to find it."""

    games: list[GameOfArticles]
    when: list[When]
    articles: dict[str, Article]


ProcedureQuestions: TypeAlias = ChangedQuestions

ProcedureStrings: TypeAlias = Annotated[Strings, Procedure.make_strings]
"""The words of the finder, and those of every menu."""
