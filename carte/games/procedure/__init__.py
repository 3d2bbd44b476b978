"""What is done when something goes wrong at a table: misdeals, wrong captures, talk, revokes.

It is procedure, not a rule of the engine, where nobody can play out of turn. So the articles are
data, checked when they are read.

>>> from carte.games.procedure import article
>>> print(article("PR-39").rulings[0].says)
It counts for nothing: the table decides, not the word.
"""

from carte.games.procedure.articles import (
    WHEN,
    Article,
    BrokenArticle,
    Sign,
    article,
    articles,
    articles_of,
    linked_in,
    read_articles,
)
from carte.games.procedure.entries import Asked, Ruling, asked, asked_in
from carte.games.procedure.house_notes import Agreed, AtTable, at_table
from carte.games.procedure.replies import FEWEST, Suggestion, suggestions

__all__ = [
    "FEWEST",
    "WHEN",
    "Agreed",
    "Article",
    "Asked",
    "AtTable",
    "BrokenArticle",
    "Ruling",
    "Sign",
    "Suggestion",
    "article",
    "articles",
    "articles_of",
    "asked",
    "asked_in",
    "at_table",
    "linked_in",
    "read_articles",
    "suggestions",
]
