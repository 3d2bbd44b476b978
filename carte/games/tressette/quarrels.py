"""What players of tressette quarrel about: how thirds are rounded, and when accusi are lost."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from carte.games.cases import Case
from carte.games.quarrels import end_of

__all__ = ["OF_A_CASE"]


def makes_two_points(case: Case) -> bool:
    """Return whether the first side scores two points."""
    return end_of(case).score()[0].items.get("points") == 2


def loses_accusi(case: Case) -> bool:
    """Return whether a side has declared something, and scores nothing for it."""
    end = end_of(case)
    return any(
        points and "accusi" not in score.items
        for points, score in zip(end.accused, end.score(), strict=True)
    )


OF_A_CASE: Mapping[str, Callable[[Case], bool | None]] = {
    "two-points": makes_two_points,
    "lost": loses_accusi,
}
"""The questions about a case as a whole."""
