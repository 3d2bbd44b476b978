"""What players of scopone quarrel about: as of scopa, and what each card of denari is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from carte.games.cases import Case
from carte.games.quarrels import end_of
from carte.games.scopa import quarrels as scopa

__all__ = ["OF_A_CASE"]


def each_denaro_scores(case: Case) -> bool:
    """Return whether a side scores more than one point for its denari."""
    return any(score.items.get("denari", 0) > 1 for score in end_of(case).score())


OF_A_CASE: Mapping[str, Callable[[Case], bool | None]] = {
    **scopa.OF_A_CASE,
    "each-denari": each_denaro_scores,
}
"""The questions about a case as a whole."""
