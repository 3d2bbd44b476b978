"""What players of briscola quarrel about: whether a deal has been won."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from carte.engine.cards import mask_of
from carte.games.cases import Case
from carte.games.quarrels import end_of

__all__ = ["OF_A_CASE"]


def is_won(case: Case) -> bool | None:
    """Return whether a deal has been won; None if the last trick decides and is not known."""
    game: Any = case.game
    piles = [mask_of(pile) for pile in end_of(case).piles]
    ends = [game.finished(piles, last_trick=side).score() for side in range(game.sides)]
    won = {game.won_by(end) is not None for end in ends}
    return won.pop() if len(won) == 1 else None


OF_A_CASE: Mapping[str, Callable[[Case], bool | None]] = {
    "winner": is_won,
}
"""The questions about a case as a whole."""
