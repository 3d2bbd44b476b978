"""The text of a lesson file as a table, whose errors name the line."""

from __future__ import annotations

import re
from collections.abc import Mapping

from carte.engine.reading import from_toml
from carte.language import _
from carte.lessons.errors import LessonError
from carte.lessons.reading.fields import Fields

__all__ = ["table_in", "top_of"]

_PLACE = re.compile(r"\(at line (?P<line>\d+), column (?P<column>\d+)\)$")


def top_of(text: str, file: str) -> Fields:
    """Return the fields at the top of a file; raises ``LessonError`` where its text is no TOML."""
    return Fields(file, _("the top"), table_in(text, file), (text, ()))


def table_in(text: str, file: str) -> Mapping[str, object]:
    """Return the data in the text of a file; raises ``LessonError`` where it is no TOML."""
    try:
        return from_toml(text)
    except ValueError as error:
        raise _misspelt(file, str(error)) from None


def _misspelt(file: str, said: str) -> LessonError:
    """Return what is said of a text that is no TOML: its parser tells the place at the end."""
    found = _PLACE.search(said)
    line, place = (
        (int(found["line"]), _("column {column}").format(column=found["column"]))
        if found
        else (None, _("the end"))
    )
    return LessonError(file, place, _("syntax"), said.partition(" (at ")[0], _("a TOML file"), line)
