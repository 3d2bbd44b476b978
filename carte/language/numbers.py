"""Numbers as the reader's language writes them; no other module writes a sign or a decimal point.

Points on average stand in tenths, and whole ones without any.
"""

from __future__ import annotations

from carte.language import pgettext

__all__ = ["number", "signed", "tenths", "unsigned"]


def number(value: float, form: str = "d") -> str:
    """Return a number in one of Python's forms, with a minus sign and the language's decimal sign.

    >>> number(1.28, ".1f"), number(0.733, ".1%"), number(-4)
    ('1.3', '73.3%', '−4')
    """
    return format(value, form).replace("-", "−").replace(".", pgettext("decimal", "."))


def tenths(points: float) -> float:
    """Return points to the nearest tenth, without a negative zero."""
    return round(points, 1) or 0.0


def signed(points: float) -> str:
    """Return points with their sign: "+1.3", "−0.4", "+46", "0"."""
    sign = "+" if tenths(points) else ""
    return number(tenths(points), sign + _form(points))


def unsigned(points: float) -> str:
    """Return points that have no sign: "0.8", "22"; one is "1.0", to go with a plural."""
    return number(tenths(points), ".1f" if tenths(points) == 1 else _form(points))


def _form(points: float) -> str:
    return ".0f" if tenths(points) % 1 == 0 else ".1f"
