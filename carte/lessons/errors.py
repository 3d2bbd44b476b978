"""What is said when a lesson file cannot be taught from."""

from __future__ import annotations


class UnknownName(ValueError, KeyError):
    """A course, stage or level that is not there: names those that are."""

    def __str__(self) -> str:
        return str(self.args[0])


class LessonError(ValueError):
    """A lesson file is broken: names the file, the place in it and the key, and what belongs there.

    ``place`` is a level's id where there is one, else the nearest heading ("stage 2", "the top").
    """

    def __init__(self, file: str, place: str, key: str, found: object, expected: str) -> None:
        self.file = file
        self.place = place
        self.key = key
        self.found = found
        self.expected = expected
        super().__init__(f"{file}, {place}, {key}: found {found}; expected {expected}")
