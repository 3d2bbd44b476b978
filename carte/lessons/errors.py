"""What is said when a lesson file cannot be taught from."""

from __future__ import annotations

from carte.language import _


class UnknownName(ValueError, KeyError):
    """A course, stage or level that is not there: names those that are."""

    def __str__(self) -> str:
        return str(self.args[0])


class UnreadFile(ValueError, OSError):
    """A file of which no text can be read: names it, and says why and what is expected."""


class NoSuchFile(UnreadFile, FileNotFoundError):
    """A file that is not there."""


class LessonError(ValueError):
    """A lesson file is broken: names the file, the place in it and the key, and what belongs there.

    ``place`` is a level's id where there is one, else the nearest heading ("stage 2", "the top");
    ``line``, from 1, is the line of the key or of that heading, None where it is not known.
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
