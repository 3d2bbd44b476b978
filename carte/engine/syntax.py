"""What a faulty JSON or TOML text needs: Python's parsers say it in English alone."""

from __future__ import annotations

from collections.abc import Mapping

from carte.language import N_, _

__all__ = ["JSON", "TOML", "belonging"]

_END_OF_TEXT = N_("a closing quotation mark")
_BACKSLASHES = N_("two backslashes for each one in a text")

_JSON_VALUE = N_("a value, such as 3, true or a text in quotation marks")

JSON: Mapping[str, str] = {
    "Expecting value": _JSON_VALUE,
    "Unexpected UTF-8 BOM": _JSON_VALUE,
    "Extra data": N_("nothing more after the value"),
    "Expecting property name": N_("a name between quotation marks"),
    "Expecting ':'": N_("a colon after the name"),
    "Expecting ','": N_("a comma, or a closing bracket"),
    "Illegal trailing comma": N_("another value after the comma, or no comma"),
    "Unterminated string": _END_OF_TEXT,
    "Invalid control character": N_("a text without tabs or line breaks"),
    "Invalid \\": _BACKSLASHES,
}
"""What a faulty JSON text needs, by the beginning of the message of Python's parser."""

_VALUE = N_("a value, such as a text between quotation marks")
_ONCE = N_("another key: this one is taken")

TOML: Mapping[str, str] = {
    "Invalid statement": N_("a key, = and a value, such as guide = true"),
    "Invalid initial character for a key": N_("a key, such as goal"),
    "Expected '=' after a key": N_("= after the key, and a value"),
    "Expected newline": N_("nothing more on this line; put a text between quotation marks"),
    "Expected ']": N_("the closing brackets of the heading"),
    "Expected": _END_OF_TEXT,
    "Invalid value": _VALUE,
    "Invalid date": _VALUE,
    "Unterminated string": _END_OF_TEXT,
    "Illegal character": _END_OF_TEXT,
    "Found invalid character": N_("no invisible characters"),
    "Unescaped": _BACKSLASHES,
    "Invalid hex": _BACKSLASHES,
    "Escaped character": _BACKSLASHES,
    "Unclosed array": N_("the bracket ] to close the list"),
    "Unclosed inline table": N_("the bracket } to close the table"),
    "Duplicate": _ONCE,
    "Cannot": _ONCE,
}
"""What a faulty TOML text needs, by the beginning of the message of Python's parser."""


def belonging(message: str, known: Mapping[str, str]) -> str:
    """Return what belongs at a fault, by its parser's ``message``; "" if unknown.

    >>> belonging("Extra data", JSON)
    'nothing more after the value'
    """
    return next((_(what) for beginning, what in known.items() if message.startswith(beginning)), "")
