"""A record as people paste it, read part by part, each with its place.

A mail puts ``> `` before each line and breaks long ones, a chat fences the text or makes one line
of it, a phone makes quotation marks curly and letters wide, and a player writes a line before it
and comments, ``{so}``, ``(so)``, or after ``;``, ``#`` or ``//``. None of that changes the moves.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from itertools import accumulate
from typing import Any, NamedTuple

from carte.engine.reading import DATA, is_deep, keyed, short

__all__ = ["Pasted", "Place"]

_BEFORE, _ROUND = " \t>|", " \t`*_"
"""The marks that a mail puts before a line, and a chat before and after it."""

_BULLET = re.compile(r"[-*•] +")
_FENCE = re.compile(r"(?:`{3,}|~{3,})\s*\w*$")
_ESCAPED = re.compile(r"\\([][{}.#()_>-])")
_ENTITIES = {"&quot;": '"', "&gt;": ">", "&nbsp;": " ", "&#39;": "'", "&amp;": "&"}

_NUMBERED = r"(?<!\S)\d{1,3}[^\S\n]*[.):、]"
_NUMBER = re.compile(rf"({_NUMBERED})\s*")
_BEGINNING = re.compile(rf"\[|{_NUMBERED}")

_CARD = r"(?:10|[1-9afjcqrk])[dcsb♦♥♠♣](?!\w)"
_CARDS = re.compile(rf"(?:[\s,;]*{_CARD})+[\s,;]*", re.IGNORECASE)
_COMMENT = re.compile(rf"(?:;|#|//)((?:(?!{_NUMBERED}).)*)")
"""The text after such a sign, to the next move or the end of the line."""

_ASIDE = r"\{[^{}]*\}|\([^()]*\)"
_PASSED = re.compile(rf"(?:\s+|{_ASIDE})+")
_OVER = re.compile(
    rf"{_ASIDE}|({_NUMBERED}|$|(?<!\n)\n+(?!\n|[x×+,=]|{_CARD}|[^\n]*{_NUMBERED}))",
    re.IGNORECASE,
)
"""The end of a move: the next number, or a line's end with no card or sign after it."""

_NAME = re.compile(r"\[\s*(\w*)\s*")
_END = re.compile(r"\s*\]")
_WIDTH = 30
"""The number of characters shown before a place."""


class Place(NamedTuple):
    """A place in a text: its line, counted from 1, what stands there, and the column, from 0."""

    line: int
    text: str
    column: int

    def of(self, word: str) -> Place:
        """Return the place of a word that stands after this one, on the same line."""
        return self._replace(column=max(self.column, self.text.find(word, self.column)))

    @property
    def before(self) -> str:
        """The text before it on its line, or the end of a long one."""
        before = self.text[: self.column]
        return before if len(before) <= _WIDTH else f"…{before[-_WIDTH:]}"

    @property
    def after(self) -> str:
        """The text there and after it."""
        return short(self.text[self.column :])


class Pasted:
    """A text that is read from its beginning, without what was added to it on its way."""

    def __init__(self, text: str) -> None:
        self._lines = [*map(_bare, _unescaped(text).splitlines())]
        self._starts = [0, *accumulate(len(line) + 1 for line in self._lines)]
        self._text = "\n".join(map(_without_comments, self._lines))
        found = _BEGINNING.search(self._text)
        self._at = found.start() if found and found[0] == "[" else 0
        self._pass()

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to read."""
        return self._at >= len(self._text)

    def place(self) -> Place:
        """Return the place that reading has reached."""
        line = bisect_right(self._starts, self._at) - 1
        text = self._lines[line] if line < len(self._lines) else ""
        return Place(line + 1, text, self._at - self._starts[line])

    def line(self) -> str:
        """Return the rest of the line."""
        return self._text[self._at :].partition("\n")[0]

    def begins_tag(self) -> bool:
        """Return whether a bracket comes next."""
        return self._text.startswith("[", self._at)

    def name(self) -> str:
        """Read the bracket that opens a tag, and the name after it."""
        found = _NAME.match(self._text, self._at)
        if not found:
            return ""
        self._at = found.end()
        return found[1]

    def has_end(self) -> bool:
        """Return whether some bracket closes after here."""
        return "]" in self._text[self._at :]

    def value(self) -> tuple[Any, str]:
        """Read the value of a tag and its bracket: return it, or None, and its text.

        It may go on in the next line, and have quotation marks of either kind.
        """
        rest = self._text[self._at :]
        written = rest.partition("]")[0].strip()
        if is_deep(rest.partition("\n[")[0]):
            return None, written
        from json import JSONDecoder

        try:
            value, size = JSONDecoder(strict=False).raw_decode(rest.replace("'", '"'))
        except ValueError:
            return None, written
        if not (end := _END.match(rest, size)) or not DATA.fits(value):
            return None, written
        self._at += end.end()
        self._pass()
        return _on_one_line(value), written

    def number(self) -> int | None:
        """Return the number of the move that comes next; None where none does."""
        found = _NUMBER.match(self._text, self._at)
        return int(found[1].rstrip(" .):、")) if found else None

    def numbered(self) -> tuple[Place, str]:
        """Read a move after its number: return its place, and its text without comments."""
        found = _NUMBER.match(self._text, self._at)
        assert found
        self._at = found.end()
        place = self.place()
        ends = _OVER.finditer(self._text, self._at)
        end = next(found.start() for found in ends if found[1] is not None)
        words = self._text[self._at : end]
        self._at = end
        self._pass()
        return place, _PASSED.sub(" ", words).strip()

    def _pass(self) -> None:
        """Pass over blanks and comments."""
        if found := _PASSED.match(self._text, self._at):
            self._at = found.end()


def _unescaped(text: str) -> str:
    """Return a text with the escapes of pages and chats undone."""
    for entity, sign in _ENTITIES.items():
        text = text.replace(entity, sign)
    return _ESCAPED.sub(r"\1", text)


def _bare(line: str) -> str:
    """Return a line as it was before it was sent; empty for a fence."""
    line = keyed(line).lstrip(_BEFORE).rstrip()
    if not line or _FENCE.match(line):
        return ""
    bullet = _BULLET.match(line)
    return line[bullet.end() if bullet else 0 :].strip(_ROUND)


def _without_comments(line: str) -> str:
    """Return a line with blanks for its comments; cards after a semicolon are no comment."""
    if not line:
        return line
    tags = line.rfind("]") + 1 if line.startswith("[") else 0
    return line[:tags] + _COMMENT.sub(_blanks, line[tags:])


def _blanks(found: re.Match[str]) -> str:
    return found[0] if _CARDS.fullmatch(found[1]) else " " * len(found[0])


def _on_one_line(value: Any) -> Any:
    """Return a value whose texts were broken into lines, as it was before."""
    if isinstance(value, str):
        return " ".join(value.split()) if "\n" in value else value
    if isinstance(value, dict):
        return {name: _on_one_line(one) for name, one in value.items()}
    return [_on_one_line(one) for one in value] if isinstance(value, list) else value
