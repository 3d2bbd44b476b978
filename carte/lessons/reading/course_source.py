"""Find a course from what a teacher gives: its name, a file, the text of one, or a course."""

from __future__ import annotations

import re
from collections.abc import Mapping
from os import PathLike
from pathlib import Path

from carte.engine.reading import saferepr
from carte.language import _
from carte.lessons import course as of_the_book
from carte.lessons.errors import NoSuchFile, UnknownName, UnreadFile
from carte.lessons.files import course_names, is_course
from carte.lessons.model import Course
from carte.lessons.reading.courses import build
from carte.lessons.reading.tables import table_in

__all__ = ["GivenCourse", "course_given", "course_in", "read_course"]

GivenCourse = str | PathLike[str] | Course
"""A name, such as ``"scopa"``; a path to a TOML file, or TOML text; or a course."""

_OWN = "own"
_LONGEST = 120
"""The most characters of the id of a reader's own course."""


def course_given(given: GivenCourse) -> Course:
    """Return the given course.

    A text of several lines is TOML, and one that ends in ``.toml`` a path. Raises ``LessonError``
    for a course that cannot be taught, ``UnreadFile`` for a file whose text cannot be read
    (``NoSuchFile`` for one that does not exist), and ``UnknownName``, which names the courses.
    """
    if isinstance(given, Course):
        return given
    if isinstance(given, str) and "\n" in given:
        return read_course(given, _("the text"))
    if isinstance(given, PathLike) or (isinstance(given, str) and given.endswith(".toml")):
        path = Path(given)
        return read_course(_text_in(path), path.name, path.stem)
    if not is_course(given):
        words = _(
            "there is no course {course}, only {known}; for one of your own, give "
            "the path to a .toml file, or its text"
        )
        raise UnknownName(words.format(course=saferepr(given), known=", ".join(course_names())))
    return of_the_book(given)


def _text_in(path: Path) -> str:
    """Return the text of a file; raise ``UnreadFile`` if it cannot be read."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        words = _("{file}, line {line}, is not written in UTF-8: save the file as UTF-8 text")
        raise UnreadFile(words.format(file=saferepr(path.name), line=line)) from None
    except (OSError, ValueError) as error:  # ValueError comes from an impossible path
        kind = NoSuchFile if isinstance(error, FileNotFoundError) else UnreadFile
        words = _("{file} cannot be read: give the path to a text file that exists")
        raise kind(words.format(file=saferepr(str(path)))) from None


def read_course(text: str, file: str, name: str = "") -> Course:
    """Read a reader's own course, whose level ids come from the name of its file, or its title."""
    return course_in(table_in(text, file), text, file, name)


def course_in(table: Mapping[str, object], text: str, file: str, name: str = "") -> Course:
    """Make such a course from the data in a text, and the text."""
    words = re.findall("[a-z0-9]+", (name or str(table.get("title"))).lower())
    course = "-".join(words)[:_LONGEST].rstrip("-") or _OWN
    return build(table, f"{_OWN}-{course}" if is_course(course) else course, text, file)
