"""The ladder of a game's players: all levels, weakest first, as they were measured."""

from __future__ import annotations

from carte.engine.game import Game
from carte.engine.kinds import ByKind

__all__ = ["FIRST", "LEVELS", "ladder"]

LEVELS = ("newcomer", "regular", "expert", "grabber", "hunter", "daydreamer")
"""All levels, in the order in which they came: the codes of matches number them."""

FIRST = "newcomer"
"""The level that a reader meets first."""

_LADDERS: ByKind[tuple[str, ...]] = ByKind(
    "ladders",
    {Game: ("newcomer", "grabber", "hunter", "daydreamer", "regular", "expert")},
    own="players.LADDER",
)


def ladder(game: Game) -> tuple[str, ...]:
    """Return the levels of a game that differ in strength, weakest first."""
    return _LADDERS[game]
