"""What people call things, and what they mean, as data that is checked when read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from carte.engine.reading import SWITCH, TEXT, list_of, one_of, read
from carte.games import GAMES, cached_per_registry, game, load_toml
from carte.games.glossary import groups
from carte.language import _
from carte.language.data_files import data_in
from carte.language.names import SUIT_NAMES, italian_rank
from carte.reference.index import decided_by
from carte.search.documents import documents

if TYPE_CHECKING:
    from carte.search import messages

__all__ = [
    "BrokenSynonyms",
    "Called",
    "Synonym",
    "called",
    "cards",
    "concepts",
    "read_synonyms",
    "synonyms",
]

FILES = ("synonyms", "variants", "spoken", "happened")
"""Those about all games."""

PATTERNS: tuple[messages.Pattern, ...] = (
    "tie",
    "same",
    "aces",
    "sum",
    "no-sum",
    "laid",
    "fifteen",
    "contract",
    "doubled",
    "suits",
    "uneven",
    "worth",
    "run",
    "sums",
)
_SHAPE = {"words": list_of(TEXT), "about": list_of(TEXT), "pattern": one_of(PATTERNS)}
_TABLE = {"of": TEXT, "words": list_of(TEXT)}
_GAME = {"words": list_of(TEXT), "plain": SWITCH}


class BrokenSynonyms(ValueError):
    """Synonyms that lead nowhere; the message names what is missing."""


class Synonym(NamedTuple):
    """Words that mean the same, and what they are ``about``, the likeliest first.

    A ``pattern`` of cards or numbers in a question has this meaning, too: a ``tie`` is a number too
    high for a card, twice ("42 42 36"); the ``same`` is a value from 2, twice ("a king on a king"),
    ``aces`` are two of 1; a ``sum`` is a value and two that make it ("7 takes 3 and 4"), ``no-sum``
    two that do not; ``laid`` is a card laid down, and two that make it ("left a 6 by a 4 and a 2");
    ``fifteen`` names 15 and cards, ``contract`` two numbers that can be bid; ``doubled`` is a card
    that no pack has twice ("two kings of cups"); ``suits`` are two of them, without a trump ("had a
    cup and played a sword"); ``uneven`` are two numbers of cards in hand ("I have nine cards and he
    has eleven"); ``worth`` asks what a card counts; a ``run`` is an asso and the values after it;
    ``sums`` are two pairs that make the same.
    With ``alone``, they mean it only where they are the whole question: "trick".
    """

    words: tuple[str, ...]
    about: tuple[str, ...]
    pattern: messages.Pattern | None = None
    alone: bool = False

    def to_json(self) -> messages.Synonym:
        """Return the synonym for the front end."""
        entry: messages.Synonym = {"words": self.words, "about": self.about}
        if self.pattern:
            entry["pattern"] = self.pattern
        if self.alone:
            entry["alone"] = True
        return entry


class Table(NamedTuple):
    """What people call a table with a house rule, and which one that is, such as ``players=3``."""

    of: str
    words: tuple[str, ...]

    def to_json(self) -> messages.SpokenTable:
        """Return the table for the front end."""
        return {"id": self.of, "words": self.words}


class Called(NamedTuple):
    """The names of a game; ``plain`` says that they mean something else, too, such as a sweep."""

    slug: str
    words: tuple[str, ...]
    plain: bool


@cached_per_registry
def synonyms() -> tuple[Synonym, ...]:
    """Return the synonyms in the files, then names of house rules and words, with their rules."""
    known = {name for one in documents() for name in one.about}
    shared = map(_file, FILES)
    files = (*shared, *(_of_the_room(slug) for slug in GAMES))
    found = (
        *read_synonyms([one for file in files for one in file.get("synonym", ())], known),
        *_of_the_house_rules(),
        *_of_the_glossary(),
        *_names_of_words(),
    )
    taken = {word for one in found for word in one.words}
    return *found, *_names_of_games(known, taken)


def tables() -> tuple[Table, ...]:
    """Return what people call tables with house rules, which decide the line of an answer."""
    known = {name for one in documents() for line in one.lines for name in line.of}
    files = (_file("tables"), *map(_of_the_room, GAMES))
    return read_tables([one for file in files for one in file.get("table", ())], known)


def read_tables(data: list[Any], known: set[str]) -> tuple[Table, ...]:
    """Return tables from plain data; raises ``BrokenSynonyms`` for house rules not ``known``."""
    found: dict[str, list[str]] = {}
    for one in data:
        table = read(one, _TABLE, "table", BrokenSynonyms, needs=("of", "words"))
        if table["of"] not in known:
            raise BrokenSynonyms(f"of={table['of']!r}: no rule is worded for such a table")
        found.setdefault(table["of"], []).extend(table["words"])
    return tuple(Table(of, tuple(words)) for of, words in found.items())


def concepts() -> tuple[tuple[str, ...], ...]:
    """Return words that say the same, by concept; a star stands for the endings of a word."""
    return tuple(map(tuple, _file("concepts")["concepts"]))


def cards() -> messages.CardNames:
    """Return the words by which ``concepts`` name cards, and those that stand beside them."""
    return {
        "values": {italian_rank(value): value for value in (1, 8, 9, 10)},
        "suits": [names.partition(" ")[0] for names in SUIT_NAMES.values()],
        "takes": "prende",
        "lays": "calare",
        "trump": "trump",
        "hand": "hands",
        "worth": "vale",
        "counted": ["cards", "carte"],
        "articles": ["the", "a", "il", "un", "del", "al", "dal"],
        "having": ["have", "has", "had", "ho", "ha", "hanno", "abbiamo"],
        "choices": ["or", "o"],
        "people": ["of us", "of them", "of you", "players", "people", "di noi", "giocatori"],
        "apart": ["table", "sum", "announce", "discard"],
        "fifteen": 15,
        "bids": (61, 120),
    }


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
        found.append(Synonym(tuple(entry["words"]), tuple(entry["about"]), entry.get("pattern")))
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


def _names_of_words() -> Iterator[Synonym]:
    """Yield the names of each word in all languages: alone, they ask what it means."""
    for group in groups():
        for term in group.terms:
            glosses = re.split(r"[,;、・]\s*", f"{_(term.english)}, {_(term.french)}")
            names = {*term.japanese, term.italian, *glosses} - {""}
            yield Synonym(tuple(sorted(names)), (term.id,), alone=True)


def _names_of_games(known: set[str], taken: set[str]) -> Iterator[Synonym]:
    """Yield the names of each game: with a word for rules they ask what it is, and so they do alone
    where they are not ``taken`` by something else, as scopa is by a sweep.
    """
    rules = _file("synonyms")["rules"]
    for one in called():
        if one.slug in known:
            asked = (f"{name} {word}" for name in one.words for word in rules)
            alone = (name for name in one.words if name not in taken)
            yield Synonym((*alone, *asked), (one.slug,), alone=True)


def _of_the_room(slug: str) -> Mapping[str, Any]:
    """Return what a game's room has for the search."""
    return load_toml(slug, "search.toml")


@cache
def _file(name: str) -> Mapping[str, Any]:
    from importlib.resources import files  # in a page, Carte is in a zip

    return data_in(files(__package__) / f"{name}.toml")
