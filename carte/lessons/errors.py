"""The errors in lesson files."""

from __future__ import annotations

from carte.language import _


class UnknownName(ValueError, KeyError):
    """No such course, stage or level; the message names those there are."""

    def __str__(self) -> str:
        return str(self.args[0])


class UnreadFile(ValueError, OSError):
    """A file whose text cannot be read; the message names it, and says why and what is expected."""


class NoSuchFile(UnreadFile, FileNotFoundError):
    """A file that does not exist."""


class LessonError(ValueError):
    """A broken lesson file; the message names the file, place and key, and what belongs there.

    ``place`` is a level's id if there is one, else the nearest heading ("stage 2", "the top");
    ``line``, from 1, is the line of the key or of that heading, None if unknown.
    """

    def __init__(
        self,
        file: str,
        place: str,
        key: str,
        found: object,
        expected: str,
        line: int | None = None,
    ) -> None:
        self.file = file
        self.line = line
        self.place = place
        self.key = key
        self.found = found
        self.expected = expected
        where = file if line is None else _("{file}, line {line}").format(file=file, line=line)
        words = _("{where}, {place}, {key}: found {found}; expected {expected}")
        super().__init__(
            words.format(where=where, place=place, key=key, found=found, expected=expected)
        )
