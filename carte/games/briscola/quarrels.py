"""What players of briscola quarrel about: whether a deal has been won."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from carte.engine.match import Score
from carte.engine.tricks.items import CARD_POINTS
from carte.games.briscola.deal import BriscolaDeal
from carte.games.briscola.game import Briscola
from carte.games.cases import Case
from carte.games.quarrels import end_of

__all__ = ["OF_A_CASE"]


def is_won(case: Case) -> bool | None:
    """Return whether a deal has been won; None if the last trick decides and is not known.

    The question is about as many points as the cards of the case count, wherever they come from.
    """
    game, end = cast(Briscola, case.game), cast(BriscolaDeal, end_of(case))
    scores = [Score({CARD_POINTS.id: points}) for points in end.card_points]
    ends = [game.decided(scores, last_trick) for last_trick in range(game.sides)]
    won = {game.won_by(end) is not None for end in ends}
    return won.pop() if len(won) == 1 else None


OF_A_CASE: Mapping[str, Callable[[Case], bool | None]] = {
    "winner": is_won,
}
"""The questions about a case as a whole."""
