"""Average points as text: in tenths, whole ones without any, with their sign."""

from __future__ import annotations

from carte.language.numbers import number

__all__ = ["signed", "tenths", "unsigned"]


def tenths(points: float) -> float:
    """Return points to the nearest tenth, without a negative zero."""
    return round(points, 1) or 0.0


def signed(points: float) -> str:
    """Return points with their sign: "+1.3", "−0.4", "+46", "0"."""
    sign = "+" if tenths(points) else ""
    return number(tenths(points), sign + _form(points)).replace("-", "−")


def unsigned(points: float) -> str:
    """Return points that have no sign: "0.8", "22"; one is "1.0", to go with a plural."""
    return number(tenths(points), ".1f" if tenths(points) == 1 else _form(points))


def _form(points: float) -> str:
    return ".0f" if tenths(points) % 1 == 0 else ".1f"
