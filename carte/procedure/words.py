"""The words of the page of procedure: moments, origins of articles, and buttons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from carte.engine.game import Game
from carte.engine.phrases import clauses
from carte.games.procedure import Article, Sign
from carte.language import _
from carte.quiz.house_check import OURS
from carte.reference.sources import kind_words
from carte.settle.rule_origin import BESIDE, BY_THEIRS, NOT_THE_BOOKS, THEIRS

__all__ = ["agreed_words", "finder_words", "provenance", "sign_words", "when_words"]


def when_words() -> dict[str, str]:
    """Return the moments when things go wrong, in words."""
    return {
        "seating": _("Before the deal: who deals, shuffling, cutting"),
        "dealing": _("The deal: a card seen, too many, too few"),
        "playing": _("Playing or drawing a card"),
        "taking": _("Captures, piles and tricks"),
        "declaring": _("Declaring, the matta, the first table"),
        "auction": _("Bidding, calling, the monte"),
        "talk": _("Talk, signs, onlookers"),
        "count": _("The count and the score"),
        "other": _("Something else"),
    }


def provenance(one: Article) -> Iterator[str]:
    """Yield where an article is from, a sentence each, or that no text has it."""
    kinds = kind_words()
    for source in one.sources:
        yield _("{name}: {kind}.").format(name=source.title, kind=kinds[source.kind])
    if one.decided == "all":
        yield _(
            "No written rule settles this, so agree beforehand. This answer is "
            "custom, and a decision of this book."
        )
    elif one.decided:
        yield _("A decision of this book: {part}.").format(part=_(one.decided))
    for source in one.models:
        words = _("It is modelled on {name}: {kind}.")
        yield words.format(name=source.title, kind=kinds[source.kind])


def agreed_words(table: Game) -> str:
    """Return the house rules under which an article comes up in a game; "any number" as such."""
    texts = [_agreed(table, name, value) for name, value in table.chosen.items()]
    return _("Only with “{house}”").format(house=clauses(texts))


def _agreed(table: Game, name: str, value: Any) -> str:
    rule = table.house_rules[name]
    return rule.label if rule.any_number else rule.sentence(value)


def sign_words(sign: Sign) -> str:
    """Return how a sign is made; if there are two, partners agree on one."""
    if not sign.other:
        return _(sign.sign)
    words = _("{sign}, or {other}: agree first")
    return words.format(sign=_(sign.sign), other=_(sign.other))


def finder_words() -> dict[str, str]:
    """Return the words of the finder."""
    return {
        "title": _("Something went wrong"),
        "game": _("Which game?"),
        "when": _("When?"),
        "what": _("What happened?"),
        "noticed": _("When was it noticed?"),
        "whence": _("Source"),
        "houses": _("What other tables do"),
        "signs": _("Signs in use"),
        "vote": _("Let the table vote"),
        "voting": _("Everybody presses the answer that this table should use."),
        "another": _("Something else: first say what."),
        "votes": _("{says} Votes: {number}"),
        "decided": _("So the table plays: {says}"),
        "undecided": _("The votes are level, so the book’s answer applies."),
        "recount": _("Vote again"),
        "ours": _(OURS),
        "by_ours": _(NOT_THE_BOOKS),
        "theirs": _(THEIRS),
        "by_theirs": _(BY_THEIRS),
        "book": _(BESIDE),
        "own": _("If your table has agreed on something else, that applies."),
        "otherwise": _("Otherwise"),
        "path": _("Your answers (press one to change it)"),
        "again": _("From the start"),
        "quiz": _("A question about it"),
        "all": _("This article in the list"),
        "damaged": _(
            "This link leads to no article: it was cut short or altered, or is from a newer "
            "edition. Search for what happened."
        ),
    }
