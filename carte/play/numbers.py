"""Points on average, as they are told: in tenths, with their sign."""

from __future__ import annotations

from carte.language.numbers import number

__all__ = ["signed", "tenths", "unsigned"]


def tenths(points: float) -> float:
    """Return points to the nearest tenth, with one zero only."""
    return round(points, 1) or 0.0


def signed(points: float) -> str:
    """Return points with their sign: "+1.3", "−0.4", "0.0"."""
    return number(tenths(points), "+.1f" if tenths(points) else ".1f").replace("-", "−")


def unsigned(points: float) -> str:
    """Return points that have no sign: "0.8"."""
    return number(tenths(points), ".1f")
