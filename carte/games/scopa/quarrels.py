"""What players of scopa quarrel about: what is scored, and who has won a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from carte.engine.cards import OF_SUIT, mask_of
from carte.engine.scoring import most
from carte.games.cases import Case, match_of
from carte.games.quarrels import end_of

__all__ = ["OF_A_CASE"]


def is_scored(case: Case, item: str) -> bool:
    """Return whether a side scores an item."""
    return any(item in score.items for score in end_of(case).score())


def has_primiera_without_a_suit(case: Case) -> bool:
    """Return whether a side that lacks a suit has a primiera."""
    game: Any = case.game
    masks = [mask_of(pile) for pile in end_of(case).piles]
    lacking = [mask for mask in masks if not all(mask & suit for suit in OF_SUIT)]
    return any(game.primiera_of(mask) > 0 for mask in lacking)


def leader_has_won(case: Case) -> bool:
    """Return whether the side ahead before the last deal has won, being first at the target."""
    ahead = match_of(case._replace(match=case.match[:-1])).totals
    return match_of(case).winner == most(ahead)


OF_A_CASE: Mapping[str, Callable[[Case], bool | None]] = {
    "carte": lambda case: is_scored(case, "carte"),
    "settebello": lambda case: is_scored(case, "settebello"),
    "primiera": has_primiera_without_a_suit,
    "first": leader_has_won,
}
"""The questions about a case as a whole."""
