"""What is no word of the reader's language: text without brackets, that is not notation or an id.

Where a text has brackets somebody reads it, and each letter outside them is a leak. Of a text that
has none, its shape tells whether anybody reads it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import unescape

import carte
from carte.games.glossary import groups
from carte.language.catalogues.pseudo import unmarked

NOT_READ = re.compile(
    r"""(^|\.)(
        italian             # a card's name, said to be Italian
        | notation(\..*)?   # how a typed card is read
        | record            # a deal written down
        | group | more | (synonyms|concepts|search\.cards)(\..*)?  # what the search only looks into
        | (games|tables)\.words               # what people call them
    )$""",
    re.VERBOSE,
)
"""Where texts stand that are not words for a reader, by the keys that lead there."""

_CARD = r"(?:(?:10|[1-9]|\?)[DCSB]|\?|[AJQK1-9](?:[♠♣♥♦]|0)?)"
_SIGNS = re.compile(rf"({_CARD}|\b[^\W\d_]\b|\d+|[^\w]|_)*", re.IGNORECASE)
"""Cards, sums, letters that stand alone."""
_VERBS = ("bid", "call", "declare", "discard", "exchange", "give", "pass")
_SHAPES = (
    _SIGNS,
    re.compile(r"[a-z0-9][a-z0-9._#=:/,+-]*"),  # an id
    re.compile(r"(?=.*(\d|.[A-Z]|/))\S+"),  # a code, an address
    re.compile(r"[a-z-]+\.html\?[a-z=&]+(#[a-z0-9-]+)?"),  # a page as it is asked for
    re.compile(r"\[Game .*", re.DOTALL),  # a record
)
_PLACEHOLDER = re.compile(r"\{[^{}]*\}|(?<=\])\([^()\s]*\)")
"""What a page fills in, and where a link leads."""
_TAG = re.compile(r"<[^>]*>")
_LINK_TARGET = re.compile(r"(?<=\])\([^()\s]*\)")
_QUOTED = re.compile(r"“⟨([^⟦⟧⟨⟩]*)⟩”")
_PIECE = re.compile(r"[^\W\d_]+(?:[ ’'-]+[^\W\d_]+)*")
_NO_PROSE = re.compile(
    r"<(code|kbd|svg)\b.*?</\1>|<(\w+)\b[^>]* lang=\W?(?:it|ja)\b.*?</\2>|```.*?```", re.DOTALL
)


def prose(text: str) -> str:
    """Return the words of a text with HTML; § stands for code and what is in another language."""
    return unescape(_TAG.sub("\n", _LINK_TARGET.sub("", _NO_PROSE.sub("§", text))))


def leaks(path: str, text: str) -> Iterator[str]:
    """Yield the words of a text that no message brought."""
    if NOT_READ.search(path) or text in italian_words():
        return
    words = _QUOTED.sub(_unless_typed, _PLACEHOLDER.sub("", _NO_PROSE.sub("", text)))
    pieces = [*unmarked(words)] if "⟦" in words else [*_whole(_TAG.sub("", words))]
    for piece in pieces:
        if not _SIGNS.fullmatch(piece):
            yield from (found[0] for found in _PIECE.finditer(piece) if len(found[0]) > 1)


def _whole(text: str) -> Iterator[str]:
    if not any(shape.fullmatch(text) for shape in _SHAPES) and not _are_moves(text):
        yield text


def _unless_typed(quoted: re.Match[str]) -> str:
    """Leave out a move that is quoted as it was typed."""
    return "" if quoted[1].partition(" ")[0] in _VERBS or _are_moves(quoted[1]) else quoted[0]


def _are_moves(text: str) -> bool:
    try:
        return bool([*map(carte.move, text.split(", "))])
    except ValueError:
        return False


@cache
def italian_words() -> set[str]:
    """Return the words that the glossary tells of, which stand there as they are said."""
    return {term.italian for group in groups() for term in group.terms}
