"""The newcomer: plays any legal card, but takes when something can be taken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from carte.engine.deal import View
from carte.engine.moves import Announcement, Move, Play
from carte.players.policy import Player

if TYPE_CHECKING:
    from random import Random

__all__ = ["Newcomer"]

SHY = 0.7
"""How often a newcomer passes in an auction."""


class Newcomer(Player):
    """Knows the rules and nothing else."""

    def _thoughts(self, view: View, legal: tuple[Move, ...], random: Random) -> Iterator[Move]:
        captures = [move for move in legal if isinstance(move, Play) and move.mask]
        first = legal[0]
        if captures:
            yield random.choice(captures)
        elif isinstance(first, Announcement) and first.verb == "pass":
            yield first if random.random() < SHY else legal[1]
        else:
            yield random.choice(legal)
