"""The documents to search: every rule, case, word, article of procedure, and what is not played."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

import carte
from carte.games import cached_per_registry
from carte.games.elsewhere import elsewhere
from carte.games.glossary import Term, groups
from carte.games.procedure import Article, articles
from carte.language import _
from carte.language.names import lang_of, localize, synonyms
from carte.procedure.link import Settled, code
from carte.procedure.words import sign_words
from carte.quiz import every_question
from carte.reference.deals import ways_to_deal
from carte.reference.index import Entry, Wording, entries

if TYPE_CHECKING:
    from carte.search import messages

__all__ = ["Document", "Line", "documents", "named"]


class Line(NamedTuple):
    """A text of a document, and ``when`` it holds; "" for always.

    ``of`` names the house rules that it holds under, such as ``players=3``: a question that speaks
    of such a table is answered by it.
    """

    when: str
    says: str
    of: tuple[str, ...] = ()


class Document(NamedTuple):
    """A document to find.

    ``kind`` is rule, house (a rule under house rules), word, article, case or elsewhere (what this
    book does not play), ``group`` what all games call it: the best of a group is shown, with the
    others beside it. ``title`` weighs more than the ``lines``, and the hidden ``more`` less.
    ``about`` are the names by which synonyms lead to it, ``hrefs`` its addresses: one for each of
    its games, or one for all. ``lang`` is the language of its title, "" for the reader's.
    """

    kind: messages.Kind
    id: str
    group: str
    games: tuple[str, ...]
    title: str
    lines: tuple[Line, ...]
    more: str
    about: tuple[str, ...]
    hrefs: tuple[str, ...]
    lang: str = ""

    def to_json(self) -> messages.Document:
        """Return the document for the front end."""
        return {
            "kind": self.kind,
            "id": self.id,
            "group": self.group,
            "games": self.games,
            "title": self.title,
            "lines": self.lines,
            "more": self.more,
            "about": self.about,
            "hrefs": self.hrefs,
            "lang": self.lang,
        }


@cached_per_registry
def documents() -> tuple[Document, ...]:
    """Return all documents, rules first; new kinds of documents are added here."""
    rules = chain.from_iterable(map(entries, carte.GAMES))
    of_rules = chain.from_iterable(map(_rule, rules))
    return (*of_rules, *_articles(), *_words(), *_cases(), *_elsewhere())


def _rule(entry: Entry) -> Iterator[Document]:
    """Yield a rule in the book's wording, and in those of house rules."""
    slug, _dot, tail = entry.id.partition(".")
    book = [wording for wording in entry.wordings if not wording.house]
    table = [wording for wording in entry.wordings if wording.house]
    names = [name for term in entry.terms for name in _names(term)]
    kinds: tuple[tuple[messages.Kind, list[Wording]], ...] = (("rule", book), ("house", table))
    for kind, wordings in kinds:
        if wordings:
            gone = [house.words for house in entry.gone] if kind == "rule" else []
            cards = [synonyms(wording.text) for wording in wordings]
            yield Document(
                kind,
                entry.id,
                tail,
                (slug,),
                "",
                (*map(_wording, wordings), *_deals(entry.id, kind)),
                " ".join([*names, *gone, *cards, tail.replace("-", " ")]),
                (tail, entry.id),
                (f"rules.html#{entry.id}",),
            )


def _wording(wording: Wording) -> Line:
    when = _("House rule “{house}”").format(house=wording.under) if wording.house else ""
    of = tuple([named(house.name, house.value) for house in wording.houses])
    return Line(when, wording.text, of)


def named(house: str, value: object) -> str:
    """Return the name of a house rule with one of its values: ``players=3``."""
    return f"{house}={value}"


def _deals(rule: str, kind: messages.Kind) -> Iterator[Line]:
    """Yield, after the book's rule of the deal, how many cards there are and how often dealt."""
    for way in ways_to_deal():
        if kind == "rule" and rule == f"{way.game.slug}.deal":
            seats = _("{number} players").format(number=way.game.seats)
            yield Line(seats, way.text, (named("players", way.game.seats),))


def _articles() -> Iterator[Document]:
    for article in articles():
        yield Document(
            "article",
            article.id,
            article.id,
            article.games,
            _(article.asks),
            tuple(Line(_(ruling.noticed), _(ruling.says)) for ruling in article.rulings),
            " ".join([*map(_, article.houses), *_signs(article)]),
            (article.id,),
            tuple(_hrefs(article)),
        )


def _signs(article: Article) -> Iterator[str]:
    for sign in article.signs:
        yield from (_(sign.holds), sign_words(sign))


def _hrefs(article: Article) -> Iterator[str]:
    """Yield the addresses of an article: one ruling in large, several in the list of articles."""
    if len(article.rulings) > 1:
        yield f"procedure.html#{article.id}"
    else:
        for slug in article.games:
            yield f"procedure.html#{code(Settled(slug, article.id, None))}"


def _words() -> Iterator[Document]:
    for group in groups():
        for term in group.terms:
            yield Document(
                "word",
                term.id,
                f"word {term.id}",
                (),
                localize(term.italian),
                (Line("", _(term.means)),),
                " ".join(_names(term)),
                (term.id,),
                (f"glossary.html#{term.id}",),
                lang_of(localize(term.italian)) or "",
            )


def _names(term: Term) -> tuple[str, ...]:
    return (term.italian, _(term.english), _(term.french), *term.japanese)


def _cases() -> Iterator[Document]:
    """Yield the tricky cases, except those asked from an article, found as the article."""
    for question in every_question():
        if question.article:
            continue
        tails = tuple(rule.tail for rule in question.rules)
        yield Document(
            "case",
            question.key,
            question.key,
            (question.slug,),
            "",
            (Line("", question.says),),
            question.posed.asks,
            tails,
            (f"cases.html?solved={question.key}#{question.key}",),
        )


def _elsewhere() -> Iterator[Document]:
    """Yield what is not played here, so that readers who ask for it find out."""
    for one in elsewhere():
        yield Document(
            "elsewhere",
            one.anchor,
            one.anchor,
            one.games,
            _(one.name),
            (Line("", _(one.says)),),
            "",
            (one.anchor,),
            tuple(f"{slug}.html#{one.anchor}" for slug in one.games),
            one.lang,
        )
