"""The players you play against, of several levels, who see of a deal only what their seat may know.

>>> import carte
>>> deal = carte.game("scopa").deal(seed=7)
>>> player = carte.player("regular", seed=1)
>>> player.choose(deal.view(deal.turn)) in deal.legal_moves()
True
"""

from __future__ import annotations

from carte.engine.reading import REAL, saferepr
from carte.players.characters import Daydreamer, Grabber, Hunter
from carte.players.expert import Candidate, Expert
from carte.players.judging import Judgement, is_same
from carte.players.ladder import LEVELS, ladder
from carte.players.newcomer import Newcomer
from carte.players.playing import Player
from carte.players.policy import SeededPlayer
from carte.players.regular import Regular
from carte.players.whole_deals import informed, playout

__all__ = [
    "LEVELS",
    "Candidate",
    "Expert",
    "Judgement",
    "Newcomer",
    "Player",
    "Regular",
    "SeededPlayer",
    "UnknownLevel",
    "informed",
    "is_same",
    "ladder",
    "player",
    "playout",
]

_WITHOUT_PLAY_OUTS = {each.level: each for each in (Newcomer, Hunter, Grabber, Daydreamer, Regular)}


class UnknownLevel(ValueError):
    """A level that does not exist."""


def player(
    level: str,
    *,
    seed: int = 0,
    milliseconds: float | None = None,
    iterations: int | None = None,
) -> SeededPlayer:
    """Return a player; ``milliseconds`` or ``iterations`` say how long an expert thinks.

    Without either it plays out as many deals before each move as an expert at the play table.
    Players of one seed, and experts of one number of iterations, choose alike. Raises
    ``UnknownLevel``, which names the levels, or ``ValueError`` for a bad time, and for a seed that
    is no whole number, 0 or more.
    """
    for name, value in (("milliseconds", milliseconds), ("iterations", iterations)):
        if value is not None and not (REAL.fits(value) and value > 0):
            raise ValueError(f"{name}={saferepr(value)}: give a positive number")
    if level == Expert.level:
        return Expert(seed, milliseconds=milliseconds, iterations=iterations)
    if level in LEVELS:
        return _WITHOUT_PLAY_OUTS[level](seed)
    raise UnknownLevel(f"there is no level {saferepr(level)}; the levels are {', '.join(LEVELS)}")
