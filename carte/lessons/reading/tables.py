"""Read the text of a lesson file as a table, with errors that name the line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from carte.engine.reading import from_toml, saferepr
from carte.engine.syntax import TOML, belonging
from carte.language import _
from carte.language.data_files import data_in, text_of
from carte.lessons.errors import LessonError
from carte.lessons.reading.fields import Fields

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = ["table_in", "table_of", "top_of", "top_of_file"]

_PLACE = re.compile(r"\(at line (?P<line>\d+), column (?P<column>\d+)\)$")


def top_of(text: str, file: str) -> Fields:
    """Return the fields at the top of a file; raise ``LessonError`` if its text is not TOML."""
    return Fields(file, _("the top"), table_in(text, file), (text, ()))


def top_of_file(file: Traversable, name: str) -> Fields:
    """Return the fields at the top of a file of the book, called ``name`` where it has a fault."""
    return Fields(name, _("the top"), table_of(file, name), (text_of(file), ()))


def table_of(file: Traversable, name: str) -> Mapping[str, object]:
    """Return the data of a file of the book, called ``name`` where it has a fault."""
    return data_in(file, lambda text: table_in(text, name))


def table_in(text: str, file: str) -> dict[str, Any]:
    """Return the data in the text of a file; raise ``LessonError`` if it is not TOML."""
    try:
        return from_toml(text)
    except ValueError as error:
        raise _misspelt(file, text, str(error)) from None


def _misspelt(file: str, text: str, message: str) -> LessonError:
    """Return the error for a text that is not TOML; its parser's message ends with the place."""
    cause, is_parsers, _place = message.partition(" (at ")
    place, line, expected = _("the end"), None, _("a TOML file")
    found = _("nothing") if is_parsers else cause
    if at := _PLACE.search(message):
        line = int(at["line"])
        place = _("column {column}").format(column=at["column"])
        found = saferepr(text.split("\n")[line - 1].strip())
    if what := belonging(cause, TOML):
        expected = _("a TOML file: {what}").format(what=what)
    return LessonError(file, place, _("syntax"), found, expected, line)
