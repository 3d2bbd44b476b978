"""The text of a lesson file as a table, whose errors name the line."""

from __future__ import annotations

import re
from collections.abc import Mapping

from carte.engine.reading import from_toml, shown
from carte.language import N_, _
from carte.lessons.errors import LessonError
from carte.lessons.reading.fields import Fields

__all__ = ["table_in", "top_of"]

_PLACE = re.compile(r"\(at line (?P<line>\d+), column (?P<column>\d+)\)$")

_VALUE = N_("a value, such as a text between quotation marks")
_END_OF_TEXT = N_("the quotation mark that ends the text")
_ONCE = N_("another key, since this one is there already")
_EXPECTED = {
    "Invalid statement": N_("a key, = and a value, such as guide = true"),
    "Invalid initial character for a key": N_("a key, such as goal"),
    "Expected '=' after a key": N_("= after the key, and a value"),
    "Expected newline": N_("nothing more on this line; a text stands between quotation marks"),
    "Expected ']": N_("the brackets that end the heading"),
    "Invalid value": _VALUE,
    "Invalid date": _VALUE,
    "Unterminated string": _END_OF_TEXT,
    'Expected "': _END_OF_TEXT,
    "Illegal character": _END_OF_TEXT,
    "Unescaped": N_("two backslashes for one in a text"),
    "Unclosed array": N_("the bracket ] that ends the list"),
    "Unclosed inline table": N_("the bracket } that ends the table"),
    "Duplicate": _ONCE,
    "Cannot": _ONCE,
}
"""What belongs where a text is no TOML, by how the words of Python's parser begin."""


def top_of(text: str, file: str) -> Fields:
    """Return the fields at the top of a file; raises ``LessonError`` where its text is no TOML."""
    return Fields(file, _("the top"), table_in(text, file), (text, ()))


def table_in(text: str, file: str) -> Mapping[str, object]:
    """Return the data in the text of a file; raises ``LessonError`` where it is no TOML."""
    try:
        return from_toml(text)
    except ValueError as error:
        raise _misspelt(file, text, str(error)) from None


def _misspelt(file: str, text: str, said: str) -> LessonError:
    """Return what is said of a text that is no TOML: its parser tells the place at the end."""
    cause, is_parsers, _place = said.partition(" (at ")
    place, line, expected = _("the end"), None, _("a TOML file")
    found = _("nothing") if is_parsers else cause
    if told := _PLACE.search(said):
        line = int(told["line"])
        place = _("column {column}").format(column=told["column"])
        found = shown(text.split("\n")[line - 1].strip())
    for beginning, what in _EXPECTED.items():
        if cause.startswith(beginning):
            expected = _("a TOML file: {what}").format(what=_(what))
    return LessonError(file, place, _("syntax"), found, expected, line)
