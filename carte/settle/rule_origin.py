"""Whose rules an answer follows: the book's, or those of a table with its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte.engine.rulebook import Rule
from carte.language import N_, _
from carte.quiz.house_check import ALSO_OURS

if TYPE_CHECKING:
    from carte.settle.messages import HomeAnswer

__all__ = ["BESIDE", "BY_THEIRS", "NOT_THE_BOOKS", "THEIRS", "by_whose_rules"]

NOT_THE_BOOKS = N_("By the rules of our table, not the book’s.")
BY_THEIRS = N_("By the rules of the table that sent this, not the book’s.")
THEIRS = N_("At the table that sent this: {Rules}")
_ALSO_THEIRS = N_("At the table that sent this, too.")
BESIDE = N_("The book says: {rule}")


def by_whose_rules(holds: bool, ours: Rule, book: Rule | None) -> HomeAnswer:
    """Return the comment on an answer at a table with house rules, and whether it is the book's.

    ``says`` is for our table, and ``theirs`` for that of a reader who sent it. ``beside`` is the
    book's rule if it differs; ``book`` is None, and there is none, for what cannot come up by it.
    """
    says, theirs = (ALSO_OURS, _ALSO_THEIRS) if holds else (NOT_THE_BOOKS, BY_THEIRS)
    comment: HomeAnswer = {"holds": holds, "says": _(says), "theirs": _(theirs)}
    if book is not None and ours.wording != book.wording:
        comment["beside"] = _(BESIDE).format(rule=book.text)
    return comment
