"""A field for questions as people ask them, and the book's answers, in one list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import carte
from carte.board.house import labels_of_all
from carte.front.widget import Ask, Space, Widget
from carte.front.words import menu_words
from carte.games import in_order
from carte.language import _
from carte.reference.changed_rules import tell_changed
from carte.search.documents import documents
from carte.search.synonyms import called, cards, concepts, synonyms, tables

if TYPE_CHECKING:
    from carte.search.messages import SearchContent

__all__ = ["Search"]


class Search(Widget):
    """``Search()``: finds rules, tricky cases, words and procedure without Python.

    Python only lists the rules that differ at our table.
    """

    tool = "search"
    space = Space(12.5, 12.8)
    answers_alone = True
    keeps_content = True

    def __init__(self) -> None:
        super().__init__("Search()")

    def make_content(self) -> SearchContent:
        """Return all documents, and what people call them."""
        names = {one.slug: one for one in called()}
        return {
            "documents": [one.to_json() for one in documents()],
            "house": labels_of_all(),
            "synonyms": [one.to_json() for one in synonyms()],
            "tables": [one.to_json() for one in tables()],
            "concepts": concepts(),
            "cards": cards(),
            "games": [
                {
                    "id": game.slug,
                    "title": game.title,
                    "words": [*names[game.slug].words] if game.slug in names else [game.name],
                    "plain": game.slug in names and names[game.slug].plain,
                }
                for game in in_order(map(carte.game, carte.GAMES))
            ],
        }

    def handlers(self) -> Mapping[str, Ask]:
        """Return the question: what house rules have ``changed``."""
        return {"changed": tell_changed}

    def make_strings(self) -> dict[str, Any]:
        """Return the words of the field and its list, and those of every menu."""
        return {"search": search_words(), **menu_words()}


def search_words() -> dict[str, Any]:
    """Return the words of the search."""
    return {
        "label": _("What do you want to know?"),
        "example": _("last card, misdeal, obbligo, cappotto …"),
        "game": _("Game"),
        "every_game": _("All games"),
        "clear": _("Clear"),
        "count": _("{found} found, likeliest first."),
        "nearest": _("The book says nothing about “{text}”. What comes nearest:"),
        "none": _("Nothing in the book matches “{text}”. Try other or fewer words."),
        "more": _("Show more"),
        "pages": _("Search the text of all pages"),
        "also": _("also in:"),
        "also_house": _("as a house rule in:"),
        "kinds": {
            "rule": _("Rule"),
            "house": _("House rule"),
            "article": _("Procedure"),
            "word": _("Word"),
            "case": _("Tricky case"),
            "elsewhere": _("Not played here"),
        },
    }
