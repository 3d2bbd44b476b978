"""By whose rules an answer holds: the book's, or those of a table that has its own."""

from __future__ import annotations

from carte.board.verdict import JSON
from carte.engine.rulebook import Rule
from carte.language import N_, _
from carte.quiz.ours import ALSO_OURS

__all__ = ["BESIDE", "NOT_THE_BOOKS", "by_whose_rules"]

NOT_THE_BOOKS = N_("By the rules of our table, not the book’s.")
BESIDE = N_("The book says: {rule}")


def by_whose_rules(holds: bool, ours: Rule, book: Rule | None) -> JSON:
    """Return what is said of an answer at a table with house rules, and whether it is the book's.

    ``beside`` tells what the book says where that is another rule; it says nothing (None) of what
    cannot come up by it.
    """
    says = _(ALSO_OURS if holds else NOT_THE_BOOKS)
    told = {"holds": holds, "says": says}
    if book is None or ours.text == book.text:
        return told
    return told | {"beside": _(BESIDE).format(rule=book.text)}
