"""What is done when something goes wrong at a table: misdeals, wrong captures, talk, revokes.

It is procedure, not a rule of the engine: nobody can play out of turn there. So the articles are
data, judged when they are read.

>>> from carte.games.procedure import article
>>> print(article("PR-39").rulings[0].says)
It counts for nothing: the table decides, not the word.
"""

from carte.games.procedure.agreed import Agreed, AtTable, told_at
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
    "linked_in",
    "read_articles",
    "told_at",
]
