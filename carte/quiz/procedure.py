"""Articles of procedure as questions: the ruling, among those of other tables and of nobody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from random import Random
from typing import TYPE_CHECKING

import carte
from carte.engine.phrases import commas, ended, labelled, sentences
from carte.engine.rulebook import BOOK, Rule
from carte.games.procedure import (
    FEWEST,
    Article,
    AtTable,
    Ruling,
    articles,
    at_table,
    suggestions,
)
from carte.language import _
from carte.quiz.house_check import ALSO_OURS, BY_THE_BOOK_ONLY, OURS
from carte.quiz.question import HouseRules, Option, Posed, Question
from carte.quiz.setting import Setting
from carte.quiz.themes import PROCEDURE

if TYPE_CHECKING:
    from carte.quiz.messages import AtOurTable

__all__ = ["asked_in", "is_asked", "procedure_at_our_table", "procedure_questions"]

_SENTENCE_ENDS = ("?", "!”", "？", "」")


def procedure_questions() -> tuple[Question, ...]:
    """Return a question for each article that has answers to choose from, in order."""
    return tuple(_question(article) for article in articles() if is_asked(article))


def is_asked(article: Article) -> bool:
    """Return whether there is a question about an article."""
    return len(suggestions(article)) >= FEWEST


def asked_in(question: Question, slug: str) -> Question:
    """Return a question as one about a game if its article belongs to it, or else unchanged."""
    for article in articles():
        if article.id == question.article and slug in question.games:
            return replace(question, slug=slug, holds=partial(_holds, article, slug))
    return question


def procedure_at_our_table(article: Article, houses: Mapping[str, HouseRules]) -> AtOurTable:
    """Return whether an article holds in its question under our house rules, and a sentence.

    The house rules are by game. For an article of several games, the sentences name each game,
    unless they are the same for all.
    """
    games = _asked_in(article)
    found = {slug: _note_at_table(article, slug, houses[slug]) for slug in games if slug in houses}
    titles: dict[str, list[str]] = {}
    for slug, note in found.items():
        titles.setdefault(_says(note), []).append(carte.game(slug).title)
    titles.pop(_(ALSO_OURS), None)
    named = [labelled(commas(some), says) for says, some in titles.items()]
    holds = not any(map(_is_otherwise, found.values()))
    return {"holds": holds, "says": sentences(named if len(games) > 1 else titles) or _(ALSO_OURS)}


def _says(note: AtTable | None) -> str:
    if _is_otherwise(note):
        return _(BY_THE_BOOK_ONLY)
    return _(OURS).format(Rules=sentences(note.says)) if note else _(ALSO_OURS)


def _note_at_table(article: Article, slug: str, house: HouseRules) -> AtTable | None:
    """Return the note of a table with house rules on an article in a game."""
    return at_table(article.agreed, carte.game(slug, **house))


def _holds(article: Article, slug: str, house: HouseRules) -> bool:
    return not _is_otherwise(_note_at_table(article, slug, house))


def _is_otherwise(note: AtTable | None) -> bool:
    """Return whether a table's note replaces the rulings of an article."""
    return note is not None and note.instead


def _question(article: Article) -> Question:
    first = article.rulings[0]
    games = _asked_in(article)
    title = _("procedure")
    if len(games) == 1:
        title = carte.game(games[0]).title
    options = _options(article)
    Random(article.number).shuffle(options)
    return Question(
        key=article.id,
        slug=games[0],
        games=games,
        title=title,
        themes=(PROCEDURE,),
        setting=Setting(facts=_facts(article, first)),
        posed=Posed(_("What do you do?"), options),
        says=_(first.says),
        rules=(Rule(article.id, article.asks, _source(article)),),
        article=article.id,
        holds=partial(_holds, article, games[0]),
    )


def _asked_in(article: Article) -> tuple[str, ...]:
    """Return the games in which an article comes up under the book's rules."""
    return tuple(
        slug for slug in article.games if slug not in {table.slug for table in article.needs}
    )


def _facts(article: Article, first: Ruling) -> tuple[str, ...]:
    """Return what happened, and how far the deal had gone."""
    return tuple(map(_sentence, filter(None, (_(article.asks), _(first.noticed)))))


def _sentence(text: str) -> str:
    return text if text.endswith(_SENTENCE_ENDS) else ended(text)


def _options(article: Article) -> list[Option]:
    """Return the answers that players suggest, the ruling first."""
    return [
        Option(str(number), one.text, one.is_right, one.why)
        for number, one in enumerate(suggestions(article))
    ]


def _source(article: Article) -> str:
    if article.sources:
        return commas(source.title for source in article.sources)
    return _(BOOK)
