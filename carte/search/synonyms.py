"""What people call things, and what they mean, as data that is checked when read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from carte.engine.reading import SWITCH, TEXT, list_of, read
from carte.games import GAMES, cached_per_registry, game, load_toml
from carte.games.glossary import groups
from carte.reference.index import decided_by
from carte.search.documents import documents

if TYPE_CHECKING:
    from carte.search import messages

__all__ = ["BrokenSynonyms", "Called", "Synonym", "called", "read_synonyms", "synonyms"]

_SHAPE = {"words": list_of(TEXT), "about": list_of(TEXT), "twice": SWITCH}
_GAME = {"words": list_of(TEXT), "plain": SWITCH}


class BrokenSynonyms(ValueError):
    """Synonyms that lead nowhere; the message names what is missing."""


class Synonym(NamedTuple):
    """Words that mean the same, and what they are ``about``, the likeliest first.

    With ``twice``, a number that occurs twice in a question has this meaning, too: "42 42 36".
    """

    words: tuple[str, ...]
    about: tuple[str, ...]
    twice: bool = False

    def to_json(self) -> messages.Synonym:
        """Return the synonym for the front end."""
        entry: messages.Synonym = {"words": self.words, "about": self.about}
        if self.twice:
            entry["twice"] = True
        return entry


class Called(NamedTuple):
    """The names of a game; ``plain`` says that they mean something else, too, such as a sweep."""

    slug: str
    words: tuple[str, ...]
    plain: bool


@cached_per_registry
def synonyms() -> tuple[Synonym, ...]:
    """Return the synonyms in the files, then names of house rules and words, with their rules."""
    known = {name for one in documents() for name in one.about}
    files = (_file("synonyms"), _file("variants"), *(_of_the_room(slug) for slug in GAMES))
    return (
        *read_synonyms([one for file in files for one in file.get("synonym", ())], known),
        *_of_the_house_rules(),
        *_of_the_glossary(),
    )


def called() -> tuple[Called, ...]:
    """Return the names that people use for the games."""
    rooms = {slug: _of_the_room(slug) for slug in GAMES}
    names = {
        slug: read(room["game"], _GAME, "name of a game", BrokenSynonyms, needs=("words",))
        for slug, room in rooms.items()
        if "game" in room
    }
    return tuple(
        Called(slug, tuple(one["words"]), one.get("plain", False)) for slug, one in names.items()
    )


def read_synonyms(data: list[Any], known: set[str]) -> tuple[Synonym, ...]:
    """Return synonyms from plain data; raises ``BrokenSynonyms`` for targets not ``known``."""
    found = []
    for each in data:
        entry = read(each, _SHAPE, "synonym", BrokenSynonyms, needs=("words", "about"))
        if strange := [name for name in entry["about"] if name not in known]:
            raise BrokenSynonyms(f"{', '.join(strange)}: no rule, article or word is called so")
        if not entry["words"] or not entry["about"]:
            raise BrokenSynonyms(f"{each}: give words, and what they are about")
        found.append(
            Synonym(tuple(entry["words"]), tuple(entry["about"]), entry.get("twice", False))
        )
    return tuple(found)


def _of_the_house_rules() -> Iterator[Synonym]:
    """Yield the label of each house rule, which leads to the rules that depend on it."""
    about: dict[str, list[str]] = {}
    for slug in GAMES:
        for rule in game(slug).HOUSE_RULES:
            about.setdefault(rule.label, []).extend(decided_by(slug, rule.name))
    for label, ids in about.items():
        yield Synonym((label,), tuple(ids))


def _of_the_glossary() -> tuple[Synonym, ...]:
    return tuple(
        Synonym((term.italian, *term.japanese), (term.id, *term.rules))
        for group in groups()
        for term in group.terms
    )


def _of_the_room(slug: str) -> Mapping[str, Any]:
    """Return what a game's room has for the search."""
    return load_toml(slug, "search.toml")


@cache
def _file(name: str) -> Mapping[str, Any]:
    import tomllib
    from importlib.resources import files  # in a page, Carte is in a zip

    return tomllib.loads((files(__package__) / f"{name}.toml").read_text(encoding="utf-8"))
