"""The words of the front end: data for JavaScript, in the reader's language."""

from __future__ import annotations

from typing import Any

from carte.engine.cards import PACK
from carte.engine.game import Game
from carte.front.faces import faces_words
from carte.front.words.cards import card_names, card_words, typing_words
from carte.front.words.deals import deal_words, replay_words, score_words
from carte.front.words.inquiries import inquiry_words
from carte.front.words.lessons import by_stars, lesson_words
from carte.front.words.page import (
    copying_words,
    menu_words,
    python_words,
    saved_as,
    sending_words,
    too_long,
    unfit_number,
)
from carte.front.words.table import move_words, seat_words, table_words
from carte.language import _, spoken_language

__all__ = [
    "by_stars",
    "card_names",
    "copying_words",
    "menu_words",
    "python_words",
    "saved_as",
    "sending_words",
    "too_long",
    "unfit_number",
    "words_of",
]


def words_of(game: Game) -> dict[str, Any]:
    """Return every word that a widget of ``game`` may show, and the language for typing."""
    return {
        "cards": {str(card): card_words(card) for card in PACK},
        "faces": faces_words(),
        "face_down": {"name": _("a card face down"), "italian": "carta coperta"},
        "typed_in": spoken_language(),
        **typing_words(game),
        **table_words(game),
        **move_words(game),
        **seat_words(),
        "inquiries": inquiry_words(),
        **lesson_words(game),
        **score_words(),
        **deal_words(),
        "replay": replay_words(),
        **menu_words(),
    }
