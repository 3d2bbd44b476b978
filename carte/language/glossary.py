"""The glossary: the words of the tables, in Italian, English and the spellings of Japanese pages.

>>> from carte.language.glossary import groups
>>> next(term for group in groups() for term in group.terms if term.italian == "settebello").english
'the beautiful seven'
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

__all__ = ["Group", "Term", "groups", "spellings"]


class Term(NamedTuple):
    """A word of the table.

    ``french`` is its name on French cards, "" where that is the same; ``japanese`` are spellings in
    use; ``means`` is a sentence or two. ``rules`` are ids of rules that use it, ``chapter`` the
    course that it belongs to, or "".
    """

    italian: str
    english: str
    french: str
    japanese: tuple[str, ...]
    means: str
    rules: tuple[str, ...]
    chapter: str

    @property
    def id(self) -> str:
        """The word as in an address: ``re-bello``."""
        return self.italian.replace(" ", "-")


class Group(NamedTuple):
    """Words that belong together, in order."""

    id: str
    title: str
    terms: tuple[Term, ...]


@cache
def groups() -> tuple[Group, ...]:
    """Return the glossary, group by group."""
    return tuple(
        Group(group["id"], group["title"], tuple(map(_term, group["term"])))
        for group in _file()["group"]
    )


def spellings() -> dict[str, tuple[str, ...]]:
    """Return the Japanese spellings of terms by the source that writes them so."""
    return {source: tuple(words) for source, words in _file()["spellings"].items()}


def _term(told: dict[str, Any]) -> Term:
    return Term(
        told["it"],
        told["en"],
        told.get("french", ""),
        tuple(told.get("ja", ())),
        told["means"],
        tuple(told.get("rules", ())),
        told.get("chapter", ""),
    )


@cache
def _file() -> dict[str, Any]:
    return tomllib.loads((files(__package__) / "glossary.toml").read_text(encoding="utf-8"))
