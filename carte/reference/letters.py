"""The letters that ask a table for the position, as a page lists them."""

from __future__ import annotations

from carte.front.words.inquiries import inquiry_words
from carte.language import _, spoken_language
from carte.language.typed import inquiries
from carte.reference.printed import Printed, table

__all__ = ["letters"]


def letters() -> Printed:
    """Return what a reader may ask a table for, with the letter, and the words that do the same."""
    parts = inquiry_words()["parts"]
    asked = inquiries(spoken_language())
    return table(
        _("What you can ask a table"),
        (_("Letter"), _("Answer"), _("Or the words")),
        ((asked[part][0], text, ", ".join(asked[part][1:])) for part, text in parts.items()),
    )
