"""The ladder of a game's players: all levels, weakest first, as they were measured."""

from __future__ import annotations

from collections.abc import Mapping

from carte.engine.game import Game
from carte.engine.kinds import ByKind

__all__ = ["FIRST", "LEVELS", "ladder", "lesson_about"]

LEVELS = ("newcomer", "regular", "expert", "grabber", "hunter", "daydreamer")
"""All levels, in the order in which they came: the codes of matches number them."""

FIRST = "newcomer"
"""The level that a reader meets first."""

_LADDERS: ByKind[tuple[str, ...]] = ByKind(
    "ladders",
    {Game: ("newcomer", "grabber", "hunter", "daydreamer", "regular", "expert")},
    own="players.LADDER",
)

_LESSONS: ByKind[Mapping[str, str]] = ByKind("lessons", {Game: {}}, own="players.LESSONS")


def ladder(game: Game) -> tuple[str, ...]:
    """Return the levels of a game that differ in strength, weakest first."""
    return _LADDERS[game]


def lesson_about(game: Game, level: str) -> str | None:
    """Return the level of a course in which the habit of a level's players goes wrong.

    None if there is no habit to see through: a daydreamer's odd moves are chance.
    """
    return _LESSONS[game].get(level)
