"""The articles of procedure, read from their file: where they hold, what they say, and sources."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from carte.engine.game import Game
from carte.engine.reading import NAMES, SWITCH, TEXT, dict_of, list_of, read
from carte.games import GAMES, cached_per_registry, game, in_order
from carte.games.procedure.entries import GROUPS, Ruling, file_of, is_named, ruling, unknown_article
from carte.games.procedure.house_notes import Agreed, AtTable, at_tables
from carte.games.sources import Source, sources

__all__ = [
    "WHEN",
    "Article",
    "BrokenArticle",
    "Sign",
    "article",
    "articles",
    "articles_of",
    "linked_in",
    "read_articles",
]

WHEN = (
    "seating",
    "dealing",
    "playing",
    "taking",
    "declaring",
    "auction",
    "talk",
    "count",
    "other",
)
"""The moments when something may go wrong, in the order of the questions."""

_ID = re.compile(r"PR-\d\d")
_TEXTS = list_of(TEXT)
_SHAPE = {
    "id": TEXT,
    "games": _TEXTS,
    "once": _TEXTS,
    "when": TEXT,
    "also": _TEXTS,
    "asks": TEXT,
    "rulings": list_of(dict_of(TEXT)),
    "sources": _TEXTS,
    "models": _TEXTS,
    "decided": TEXT,
    "houses": _TEXTS,
    "wrong": _TEXTS,
    "agreed": list_of(NAMES),
    "needs": dict_of(NAMES),
    "signs": list_of(dict_of(TEXT)),
}
_NEEDS = ("id", "games", "when", "asks", "rulings")
_AGREED = {"by": NAMES, "rules": _TEXTS, "instead": SWITCH}


class BrokenArticle(ValueError):
    """An article that lacks something; the message names it and says what is expected."""


class Sign(NamedTuple):
    """How partners signal what one ``holds``; some make the ``other`` sign, "" if none.

    Where there are two, partners must agree on one first.
    """

    holds: str
    sign: str
    other: str


class Article(NamedTuple):
    """What is done about one thing that may go wrong.

    It is offered in ``games``, at the moment ``when`` it happens and ``also`` at others, when it
    may be noticed; in the games of ``once`` it used to be, and old links still open it. ``sources``
    support it, and ``models`` support something like it in other games. ``decided`` is what neither
    settles and this book does: ``"all"``, or the part in words. ``houses`` are what other tables do
    instead, ``wrong`` rulings that hold nowhere. ``agreed`` are the agreements of tables that bear
    on it. ``needs`` are games in which it comes up only under these house rules. ``signs`` are
    those that it is about.
    """

    id: str
    games: tuple[str, ...]
    when: str
    also: tuple[str, ...]
    asks: str
    rulings: tuple[Ruling, ...]
    sources: tuple[Source, ...]
    models: tuple[Source, ...]
    decided: str
    houses: tuple[str, ...]
    wrong: tuple[str, ...]
    once: tuple[str, ...]
    agreed: tuple[Agreed, ...]
    needs: tuple[Game, ...]
    signs: tuple[Sign, ...]

    @property
    def number(self) -> int:
        """The number of its id, by which links name it for ever."""
        return int(self.id.removeprefix("PR-"))

    def at_tables(self, slug: str) -> tuple[tuple[str, ...], list[AtTable]]:
        """Return the house rules of a game that bear on it, and what each table says of it."""
        return at_tables(self.agreed, slug)


@cached_per_registry
def articles() -> tuple[Article, ...]:
    """Return all articles, in order."""
    return read_articles(file_of("articles")["article"], sources())


@cached_per_registry
def articles_of(slug: str) -> tuple[Article, ...]:
    """Return the articles that hold in a game, in order."""
    return tuple(article for article in articles() if slug in article.games)


@cached_per_registry
def linked_in(slug: str) -> tuple[Article, ...]:
    """Return the articles that a game's links may name, in order; some no longer hold."""
    return tuple(article for article in articles() if slug in (*article.games, *article.once))


def article(id_: str) -> Article:
    """Return an article by its id; raises ``ValueError`` for an unknown one."""
    for one in articles():
        if one.id == id_:
            return one
    raise unknown_article(id_)


def read_articles(data: list[Any], sources: Mapping[str, Source]) -> tuple[Article, ...]:
    """Return articles from plain data; raises ``BrokenArticle``."""
    found = tuple(_article(each, sources) for each in data)
    if twice := {one.id for one in found if [other.id for other in found].count(one.id) > 1}:
        raise BrokenArticle(f"{', '.join(sorted(twice))}: two articles have this id")
    return found


def _article(data: Any, sources: Mapping[str, Source]) -> Article:
    entry = read(data, _SHAPE, "article", BrokenArticle, needs=_NEEDS)
    if strange := {*data} - {*_SHAPE}:
        raise BrokenArticle(f"{entry['id']}: {', '.join(sorted(strange))} is nothing of an article")
    rulings = tuple(map(ruling, entry["rulings"]))
    found = Article(
        entry["id"],
        _games(entry["games"]),
        entry["when"],
        tuple(entry.get("also", ())),
        entry["asks"],
        rulings,
        _named(entry, "sources", sources),
        _named(entry, "models", sources),
        entry.get("decided", ""),
        tuple(entry.get("houses", ())),
        tuple(entry.get("wrong", ())),
        _games(entry.get("once", [])),
        tuple(_agreed(entry["id"], each) for each in entry.get("agreed", ())),
        tuple(game(slug, **agreed) for slug, agreed in entry.get("needs", {}).items()),
        tuple(map(_sign, entry.get("signs", ()))),
    )
    if wrong := _check_article(found):
        raise BrokenArticle(f"{found.id}: {wrong}")
    return found


def _agreed(id_: str, data: Any) -> Agreed:
    entry = read(data, _AGREED, "what is agreed on", BrokenArticle, needs=("by", "rules"))
    if strange := {*data} - {*_AGREED}:
        raise BrokenArticle(f"{id_}: {', '.join(sorted(strange))} is nothing that is agreed on")
    return Agreed(tuple(entry["by"].items()), tuple(entry["rules"]), entry.get("instead", False))


def _sign(entry: Mapping[str, str]) -> Sign:
    return Sign(entry.get("holds", ""), entry.get("sign", ""), entry.get("or", ""))


def _check_article(article: Article) -> str:
    """Return what an article lacks, or ""."""
    noticed = [ruling.noticed for ruling in article.rulings]
    if not _ID.fullmatch(article.id):
        return "an id is PR and a number of two digits"
    if not {article.when, *article.also} <= {*WHEN}:
        return f"when is one of {', '.join(WHEN)}"
    if (
        not article.asks
        or not article.rulings
        or not all(ruling.says for ruling in article.rulings)
    ):
        return "say what happened, and what is done"
    if len(article.rulings) > 1 and (not all(noticed) or len({*noticed}) < len(noticed)):
        return "of several rulings each says when it was noticed"
    if not article.sources and article.decided != "all":
        return 'without a source it is decided = "all"'
    if article.sources and article.decided == "all":
        return "what has a source is not all decided"
    if strange := [one for one in article.agreed if not any(map(one.is_of, article.games))]:
        return f"none of its games has the house rules {dict(strange[0].by)}"
    if not {table.slug for table in article.needs} <= {*article.games}:
        return "it needs house rules in games where it holds"
    if not all(sign.holds and sign.sign for sign in article.signs):
        return "a sign says what one holds, and how"
    if {*article.games} & {*article.once}:
        return "once is where it holds no more"
    texts = [*(ruling.says for ruling in article.rulings), *article.houses, *article.wrong]
    return "" if len({*texts}) == len(texts) else "no two rulings are the same"


def _named(
    entry: Mapping[str, Any], name: str, sources: Mapping[str, Source]
) -> tuple[Source, ...]:
    """Return the texts that an article names."""
    keys = entry.get(name, ())
    if unknown := [key for key in keys if key not in sources]:
        raise BrokenArticle(f"{entry['id']}: {', '.join(unknown)} is no source; see sources.toml")
    return tuple(sources[key] for key in keys)


# ------------------------------------------------------------------------------ where it holds


def _games(names: list[str]) -> tuple[str, ...]:
    """Return the slugs of games, named singly or as a group, in the book's order."""
    if unknown := [name for name in names if name not in {*GROUPS, *GAMES}]:
        raise BrokenArticle(f"{', '.join(unknown)} is no game, and none of {', '.join(GROUPS)}")
    return tuple(one.slug for one in in_order(map(game, GAMES)) if is_named(one, names))
