"""A course as a teacher gives it: by its name, as a file, as the text of one, or read already."""

from __future__ import annotations

import re
from os import PathLike
from pathlib import Path

from carte.language import _
from carte.lessons import course as of_the_book
from carte.lessons.errors import UnknownName
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
    for a course that cannot be taught, ``OSError`` for a file that cannot be read, and
    ``ValueError`` that names the courses there are.
    """
    if isinstance(given, Course):
        return given
    if isinstance(given, PathLike) or given.endswith(".toml"):
        path = Path(given)
        return read_course(path.read_text("utf-8"), path.name, path.stem)
    if "\n" in given:
        return read_course(given, _("the text"))
    if given not in course_names():
        known = ", ".join(course_names())
        raise UnknownName(
            f"there is no course {given!r}; there are {known}; one of your own is a path to a "
            f".toml file, or its text"
        )
    return of_the_book(given)


def read_course(text: str, file: str, name: str = "") -> Course:
    """Read a course of one's own, whose levels go by the name of its file, or by its title."""
    table = table_in(text, file)
    course = "-".join(re.findall("[a-z0-9]+", (name or str(table.get("title"))).lower())) or _OWN
    return build(table, f"{_OWN}-{course}" if course in course_names() else course, text, file)
