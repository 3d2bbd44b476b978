"""The letters that ask a table for the position, as a page lists them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

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
        ((_typed(asked[part][:1]), text, _typed(asked[part][1:])) for part, text in parts.items()),
    )


def _typed(words: Sequence[str]) -> Printed:
    """Return words that are typed as they stand, in whatever language the text is."""
    return Printed(", ".join(f"<kbd>{escape(word)}</kbd>" for word in words), ", ".join(words))
