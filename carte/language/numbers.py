"""Numbers as the reader's language writes them."""

from __future__ import annotations

from carte.language import pgettext

__all__ = ["number"]


def number(value: float, form: str) -> str:
    """Return a number in one of Python's forms, with the decimal sign of the reader's language.

    >>> number(1.28, ".1f"), number(0.733, ".1%")
    ('1.3', '73.3%')
    """
    return format(value, form).replace(".", pgettext("decimal", "."))
