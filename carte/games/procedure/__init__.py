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
    Ruling,
    Sign,
    article,
    articles,
    articles_of,
    linked_in,
    read_articles,
)
from carte.games.procedure.house_notes import Agreed, AtTable, at_table

__all__ = [
    "WHEN",
    "Agreed",
    "Article",
    "AtTable",
    "BrokenArticle",
    "Ruling",
    "Sign",
    "article",
    "articles",
    "articles_of",
    "at_table",
    "linked_in",
    "read_articles",
]
