"""The rules that a class learns, as its page reads them."""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypedDict

from carte.engine.messages import RuleId, Strings
from carte.keeping.classroom.widget import Classroom


class TaughtRule(TypedDict):
    """A rule, and the address of the level that teaches it."""

    id: RuleId
    text: str
    level: str | None


class TaughtGame(TypedDict):
    """A game with its rules, in the order of learning."""

    slug: str
    title: str
    rules: list[TaughtRule]


class ClassroomContent(TypedDict):
    """The rules of each game."""

    games: list[TaughtGame]


ClassroomStrings: TypeAlias = Annotated[Strings, Classroom.make_strings]
"""The widget's own words, and those of every menu."""
