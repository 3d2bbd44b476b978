"""What a browser keeps of its reader, as the page about it reads it."""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypedDict

from carte.engine.messages import RuleId, Strings
from carte.front.messages import StoreName
from carte.keeping.widget import Keeping
from carte.play.messages import LevelName


class StoreKind(TypedDict):
    """What a store is called, the page that continues it, and whether it counts by title."""

    label: str
    page: str
    counted: bool


class TaughtRule(TypedDict):
    """A rule that readers are asked about, and the address of the level that teaches it."""

    text: str
    level: str | None


class KeepingContent(TypedDict):
    """The names of what is kept, and how much one can win."""

    titles: dict[str, str]
    """The names for levels, matches, counts and choices: titles of courses and games, and words."""
    most: dict[StoreName, dict[str, int]]
    """By title."""
    games: dict[str, str]
    """The title of each game, in the order of the book."""
    levels: dict[LevelName, str]
    """The name of each level of opponents."""
    rules: dict[RuleId, TaughtRule]


KeepingStrings: TypeAlias = Annotated[Strings, Keeping.make_strings]
"""The widget's own words, and those of every menu."""
