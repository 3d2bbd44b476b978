"""The glossary: the words of the tables, in Italian, English and the spellings of Japanese pages.

Words that games share stand in ``glossary.toml``, those of one game alone in that of its room. An
entry there says in which ``group`` it stands, and ``after`` which word, "" for the first place; so
does a group of its own.

>>> from carte.games.glossary import groups
>>> next(term for group in groups() for term in group.terms if term.italian == "settebello").english
'the beautiful seven'
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, NamedTuple

from carte.games import GAMES, cached_per_registry, load_toml
from carte.language.data_files import data_in

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


@cached_per_registry
def groups() -> tuple[Group, ...]:
    """Return the glossary, group by group."""
    titles: dict[str, str] = {}
    terms: dict[str, dict[str, Term]] = {}
    for file in _files():
        for group in file.get("group", ()):
            titles = _placed(titles, group["id"], group["title"], group.get("after"))
            terms[group["id"]] = {entry["it"]: _term(entry) for entry in group["term"]}
        for entry in file.get("term", ()):
            lot = terms[entry["group"]]
            terms[entry["group"]] = _placed(lot, entry["it"], _term(entry), entry["after"])
    return tuple(Group(id, title, tuple(terms[id].values())) for id, title in titles.items())


def spellings() -> dict[str, tuple[str, ...]]:
    """Return the Japanese spellings of terms by the source that writes them so."""
    found: dict[str, tuple[str, ...]] = {}
    for file in _files():
        for source, words in file.get("spellings", {}).items():
            found[source] = (*found.get(source, ()), *words)
    return found


def _placed(others: dict[str, Any], name: str, value: Any, after: str | None) -> dict[str, Any]:
    """Return named values with another one after the one named, or last; after "" it is first."""
    names = [*others]
    place = len(names) if after is None else names.index(after) + 1 if after else 0
    items = [*others.items()]
    return dict([*items[:place], (name, value), *items[place:]])


def _term(entry: Mapping[str, Any]) -> Term:
    return Term(
        entry["it"],
        entry["en"],
        entry.get("french", ""),
        tuple(entry.get("ja", ())),
        entry["means"],
        tuple(entry.get("rules", ())),
        entry.get("chapter", ""),
    )


@cached_per_registry
def _files() -> tuple[Mapping[str, Any], ...]:
    shared = data_in(files(__package__) / "glossary.toml")
    return (shared, *(load_toml(slug, "glossary.toml") for slug in GAMES))
