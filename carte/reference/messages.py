"""What differs at our table, and a search over a page's entries, as pages read and ask about it."""

from __future__ import annotations

from typing import Annotated, Protocol, TypeAlias, TypedDict

from carte.engine.messages import NamedRule, Strings
from carte.quiz.messages import Houses
from carte.reference.finder import Finder


class FinderWords(TypedDict):
    """The words of a field that finds entries."""

    find_label: str
    find_example: str
    find_all: str
    find_some: str
    find_none: str
    find_clear: str


class ChangedContent(TypedDict):
    """The house rules of each game, by slug."""

    house: dict[str, list[NamedRule]]


FinderContent: TypeAlias = ChangedContent
"""Those on which the entries depend."""


class Changed(TypedDict):
    """A line about each thing that differs, by its id."""

    changed: dict[str, str]


class ChangedQuestions(Protocol):
    """What a page with rules, articles or cases asks."""

    def changed(self, *, houses: Houses) -> Changed:
        """Return what house rules change."""


FinderQuestions: TypeAlias = ChangedQuestions

FinderStrings: TypeAlias = Annotated[Strings, Finder.make_strings]
"""The words of its field, and those of every menu."""
