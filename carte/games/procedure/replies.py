"""What players answer to an article's question: its ruling, and what holds elsewhere or nowhere."""

from __future__ import annotations

from typing import NamedTuple

from carte.games.procedure.articles import Article
from carte.games.procedure.entries import Asked
from carte.language import _

__all__ = ["FEWEST", "Suggestion", "suggestions"]

FEWEST = 3
"""The fewest answers that make a question."""


class Suggestion(NamedTuple):
    """An answer to an article's question, whether it is the ruling, and where else it holds."""

    text: str
    is_right: bool
    why: str = ""


def suggestions(article: Article | Asked) -> list[Suggestion]:
    """Return the ruling, then those of other moments, of other tables, and of nobody."""
    right, *others = [_(ruling.says) for ruling in article.rulings]
    later = _("That is the verdict if it was noticed at another time.")
    elsewhere = _("Some tables do this: it holds if all have agreed on it.")
    return [
        Suggestion(right, True),
        *(Suggestion(text, False, later) for text in others),
        *(Suggestion(_(text), False, elsewhere) for text in article.houses),
        *(Suggestion(_(text), False) for text in article.wrong),
    ]
