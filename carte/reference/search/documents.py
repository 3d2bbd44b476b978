"""What there is to find: every rule, every tricky case, every word, every article of procedure."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

import carte
from carte.games import of_the_games
from carte.games.procedure import articles
from carte.language import _
from carte.language.glossary import Term, groups
from carte.language.names import synonyms
from carte.quiz import every_question
from carte.reference.index import Entry, entries

__all__ = ["Document", "documents"]


class Document(NamedTuple):
    """Something to find.

    ``kind`` is rule, word, article or case, ``group`` what all games call it: of one group the best
    is shown, the others beside it. ``title`` weighs more than ``text``, and ``more`` less, which is
    not shown. ``about`` are the names by which synonyms lead to it.
    """

    kind: str
    id: str
    group: str
    games: tuple[str, ...]
    title: str
    text: str
    more: str
    about: tuple[str, ...]
    href: str


@of_the_games
def documents() -> tuple[Document, ...]:
    """Return all that there is to find, rules first; whoever adds a rule adds it here."""
    rules = chain.from_iterable(map(entries, carte.GAMES))
    return (*map(_rule, rules), *_articles(), *_words(), *_cases())


def _rule(entry: Entry) -> Document:
    slug, _dot, tail = entry.id.partition(".")
    first, *others = [wording.text for wording in entry.wordings]
    names = [name for term in entry.terms for name in _names(term)]
    houses = [wording.house.words for wording in entry.wordings if wording.house]
    more = [*others, *names, *houses, *map(synonyms, (first, *others)), tail.replace("-", " ")]
    return Document(
        "rule",
        entry.id,
        tail,
        (slug,),
        "",
        first,
        " ".join(more),
        (tail, entry.id),
        f"rules.html#{entry.id}",
    )


def _articles() -> Iterator[Document]:
    for one in articles():
        first, *others = [ruling.says for ruling in one.rulings]
        more = " ".join([*map(_, (*others, *one.houses))])
        about, href = (one.id,), f"procedure.html#{one.id}"
        yield Document(
            "article", one.id, one.id, one.games, _(one.asks), _(first), more, about, href
        )


def _words() -> Iterator[Document]:
    for group in groups():
        for term in group.terms:
            yield Document(
                "word",
                term.id,
                f"word {term.id}",
                (),
                term.italian,
                _(term.means),
                " ".join(_names(term)),
                (term.id,),
                f"glossary.html#{term.id}",
            )


def _names(term: Term) -> tuple[str, ...]:
    return (term.italian, _(term.english), _(term.french), *term.japanese)


def _cases() -> Iterator[Document]:
    """Yield the tricky cases; what is asked from an article is found as the article."""
    for one in every_question():
        if one.article:
            continue
        tails = tuple(rule.tail for rule in one.rules)
        href = f"cases.html#{one.key}"
        yield Document(
            "case", one.key, one.key, (one.slug,), "", one.says, one.posed.asks, tails, href
        )
