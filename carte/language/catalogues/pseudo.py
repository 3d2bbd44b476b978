"""A language made by program, which shows whatever was not translated or was glued together.

A message is its own English between ⟦ and ⟧, and each filled-in value stands between ⟨ and ⟩: so a
word is marked where the innermost brackets are ⟦ ⟧. Placeholders and markup stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from babel.messages import Catalog

__all__ = ["PSEUDO", "marked", "pseudo", "unmarked"]

PSEUDO = "en-XA"
"""Its usual name: English of no country."""

_PLACEHOLDER = re.compile(r"(?<!\]\()\{[^{}]*\}")  # one in a link's address stays
_TAG = re.compile(r"<[^<>]*>")
_BRACKETS = re.compile(r"[⟦⟧⟨⟩]")


def marked(text: str) -> str:
    """Return a message in the pseudo-language.

    >>> marked("{Card} takes {taken}.")
    '⟦⟨{Card}⟩ takes ⟨{taken}⟩.⟧'
    """
    filled = _PLACEHOLDER.sub(r"⟨\g<0>⟩", text)
    return f"⟦{filled}⟧"


def pseudo(template: Catalog) -> Catalog:
    """Return the catalogue of the pseudo-language for all messages of a template."""
    catalogue = Catalog(fuzzy=False)
    for message in template:
        if isinstance(message.id, str):
            words: str | tuple[str, ...] = marked(message.id)
        else:
            words = tuple(map(marked, message.id))
        if message.id:
            catalogue.add(message.id, words, context=message.context)
    return catalogue


def unmarked(text: str) -> Iterator[str]:
    """Yield the pieces of a text that came from no message; its markup is left out.

    >>> [*unmarked("⟦⟨⟦the ⟨7 of denari⟩⟧⟩ takes <b>⟨⟦the 7⟧⟩</b>.⟧")]
    ['7 of denari']
    """
    plain = _TAG.sub("\n", text)
    ends = [0, *(found.start() for found in _BRACKETS.finditer(plain)), len(plain)]
    inside: list[str] = []
    for start, end in pairwise(ends):
        piece = plain[start:end]
        if piece[:1] in ("⟦", "⟨"):
            inside.append(piece[0])
        elif piece[:1] in ("⟧", "⟩"):
            del inside[-1:]
        words = _BRACKETS.sub("", piece)
        if words.strip() and inside[-1:] != ["⟦"]:
            yield words.strip("\n")
