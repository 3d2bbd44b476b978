"""What players of tressette quarrel about: how thirds are rounded."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from carte.games.cases import Case
from carte.games.quarrels import end_of

__all__ = ["OF_A_CASE"]


def makes_two_points(case: Case) -> bool:
    """Return whether the first side scores two points."""
    return end_of(case).score()[0].items.get("points") == 2


OF_A_CASE: Mapping[str, Callable[[Case], bool | None]] = {
    "two-points": makes_two_points,
}
"""The questions about a case as a whole."""
