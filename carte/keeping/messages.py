"""What a browser keeps of its reader, as the page about it reads it."""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypedDict

from carte.engine.messages import Strings
from carte.front.messages import StoreName
from carte.keeping.widget import Keeping


class StoreKind(TypedDict):
    """What a store is called, the page that continues it, and whether it counts by title."""

    label: str
    page: str
    counted: bool


class KeepingContent(TypedDict):
    """The names of what is kept, and how much one can win."""

    titles: dict[str, str]
    """The names for levels, matches, counts and choices: titles of courses and games, and words."""
    most: dict[StoreName, dict[str, int]]
    """By title."""


KeepingStrings: TypeAlias = Annotated[Strings, Keeping.make_strings]
"""The widget's own words, and those of every menu."""
