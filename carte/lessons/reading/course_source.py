"""A course as a teacher gives it: by its name, as a file, as the text of one, or read already."""

from __future__ import annotations

import re
from os import PathLike
from pathlib import Path

from carte.engine.reading import saferepr
from carte.language import _
from carte.lessons import course as of_the_book
from carte.lessons.errors import NoSuchFile, UnknownName, UnreadFile
from carte.lessons.files import course_names
from carte.lessons.model import Course
from carte.lessons.reading.courses import build
from carte.lessons.reading.tables import table_in

__all__ = ["GivenCourse", "course_given", "read_course"]

GivenCourse = str | PathLike[str] | Course
"""A name, such as ``"scopa"``; a path to a TOML file, or TOML text; or a course."""

_OWN = "own"


def course_given(given: GivenCourse) -> Course:
    """Return the course that is meant.

    A text of several lines is TOML, and one that ends in ``.toml`` a path. Raises ``LessonError``
    for a course that cannot be taught, ``UnreadFile`` for a file of which no text can be read
    (``NoSuchFile`` for one that is not there), and ``UnknownName`` that names the courses that
    there are.
    """
    if isinstance(given, Course):
        return given
    if isinstance(given, str) and "\n" in given:
        return read_course(given, _("the text"))
    if isinstance(given, PathLike) or (isinstance(given, str) and given.endswith(".toml")):
        path = Path(given)
        return read_course(_text_in(path), path.name, path.stem)
    if given not in course_names():
        words = _(
            "there is no course {course}; there are {known}; one of your own is a path to a "
            ".toml file, or its text"
        )
        raise UnknownName(words.format(course=saferepr(given), known=", ".join(course_names())))
    return of_the_book(given)


def _text_in(path: Path) -> str:
    """Return the text of a file; raises ``UnreadFile`` where there is none."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        words = _("{file}, line {line}, is not written in UTF-8: save the file as UTF-8 text")
        raise UnreadFile(words.format(file=saferepr(path.name), line=line)) from None
    except (OSError, ValueError) as error:  # a ValueError is of a path that no system knows
        kind = NoSuchFile if isinstance(error, FileNotFoundError) else UnreadFile
        words = _("{file} cannot be read: give the path to a text file that is there")
        raise kind(words.format(file=saferepr(str(path)))) from None


def read_course(text: str, file: str, name: str = "") -> Course:
    """Read a course of one's own, whose levels go by the name of its file, or by its title."""
    table = table_in(text, file)
    course = "-".join(re.findall("[a-z0-9]+", (name or str(table.get("title"))).lower())) or _OWN
    return build(table, f"{_OWN}-{course}" if course in course_names() else course, text, file)
