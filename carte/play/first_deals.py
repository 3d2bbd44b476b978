"""The first matches that a page brings along, so that not every reader is dealt the same cards.

A page draws its first deal before Python has come, so that deal is among those made with the page.
"""

from __future__ import annotations

from zlib import crc32

from carte.engine.game import Game
from carte.play.sitting import Sitting, dealer_by, seed_for

__all__ = ["first_matches"]

MATCHES = 6
"""How many matches a page brings; each adds up to 25 KB of verdicts, 1 KB when compressed."""

APART = 1000
"""How far the seeds of a game's first matches lie apart."""


def first_matches(game: Game, *, level: str, deals: int | None) -> tuple[Sitting, ...]:
    """Return first matches of a game, begun by the same seat; no two games have the same cards."""
    first, dealer = crc32(game.slug.encode()), dealer_by(1, game)
    seeds = [seed_for(dealer, game, first + APART * place) for place in range(MATCHES)]
    return tuple([Sitting.begin(game, level=level, seed=seed, deals=deals) for seed in seeds])
