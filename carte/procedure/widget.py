"""Finding the article for what went wrong: which game, when, what happened, when it was noticed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

import carte
from carte.board.house import labels_of_all
from carte.formats.house_code import house_code
from carte.front.widget import Ask, Space, Widget
from carte.front.words import menu_words, sending_words
from carte.games import in_order
from carte.games.procedure import WHEN, Article, articles, linked_in
from carte.language import _
from carte.procedure.link import Settled, code
from carte.procedure.words import (
    agreed_words,
    finder_words,
    provenance,
    sign_words,
    when_words,
)
from carte.quiz.procedure import is_asked
from carte.reference.changed_rules import tell_changed

if TYPE_CHECKING:
    from carte.procedure import messages

__all__ = ["Procedure"]


class Procedure(Widget):
    """``Procedure()``: something went wrong, and at most four presses lead to what to do.

    It needs no Python, except to list what our tables change in the articles.
    """

    tool = "procedure"
    space = Space(22, 21)
    answers_alone = True
    keeps_content = True

    def __init__(self) -> None:
        super().__init__("Procedure()")

    def make_content(self) -> messages.ProcedureContent:
        """Return every article, the moments when things go wrong, and the articles of each game."""
        when = when_words()
        return {
            "games": [_game(one.slug) for one in in_order(map(carte.game, carte.GAMES))],
            "house": labels_of_all(),
            "when": [{"id": name, "words": when[name]} for name in WHEN],
            "articles": {article.id: _shown(article) for article in articles()},
        }

    def handlers(self) -> Mapping[str, Ask]:
        """Return the question: what house rules have ``changed``."""
        return {"changed": partial(tell_changed, of=("articles",))}

    def make_strings(self) -> dict[str, Any]:
        """Return the words of the finder, and those of every menu."""
        return {"procedure": finder_words(), "sending": sending_words(), **menu_words()}


def _game(slug: str) -> messages.GameOfArticles:
    """Return a game with the links of its articles: the whole one, then each of its rulings.

    Articles that ``once`` held there have links, too, but are not offered.
    """
    linked = linked_in(slug)
    return {
        "id": slug,
        "title": carte.game(slug).title,
        "links": {article.id: _links(slug, article) for article in linked},
        "once": [article.id for article in linked if slug in article.once],
    }


def _links(slug: str, article: Article) -> list[str]:
    places = (None, *range(len(article.rulings))) if len(article.rulings) > 1 else (None,)
    return [code(Settled(slug, article.id, place)) for place in places]


def _shown(article: Article) -> messages.Article:
    return {
        "when": article.when,
        "also": [*article.also],
        "asks": _(article.asks),
        "rulings": [
            {"says": _(ruling.says), "noticed": _(ruling.noticed)} for ruling in article.rulings
        ],
        "whence": [*provenance(article)],
        "open": article.decided == "all",
        "houses": [_(text) for text in article.houses],
        "signs": [{"holds": _(sign.holds), "sign": sign_words(sign)} for sign in article.signs],
        "quiz": is_asked(article),
        "needs": {table.slug: agreed_words(table) for table in article.needs},
        "house": {slug: tables for slug in article.games if (tables := _at_tables(article, slug))},
    }


def _at_tables(article: Article, slug: str) -> messages.AtTables | None:
    """Return the house rules that concern an article in a game, and the answer of each table.

    A link to the article carries the table by its ``code``.
    """
    names, found = article.at_tables(slug)
    tables: list[messages.TableSays] = [
        {
            "options": note.table.chosen,
            "code": house_code([note.table]),
            "says": [*note.says],
            "instead": note.instead,
        }
        for note in found
    ]
    return {"rules": [*names], "tables": tables} if tables else None
