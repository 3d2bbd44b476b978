"""What players of tressette quarrel about: how thirds are rounded, and what accusi score."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from carte.games.cases import Case
from carte.games.quarrels import end_of

__all__ = ["OF_A_CASE"]


def makes_two_points(case: Case) -> bool:
    """Return whether the first side scores two points."""
    return end_of(case).score()[0].items.get("points") == 2


def accusi_score(case: Case) -> bool:
    """Return whether any side scores its accusi."""
    return any(score.items.get("accusi") for score in end_of(case).score())


OF_A_CASE: Mapping[str, Callable[[Case], bool | None]] = {
    "two-points": makes_two_points,
    "accusi-score": accusi_score,
}
"""The questions about a case as a whole."""
