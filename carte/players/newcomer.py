"""The newcomer: plays any legal card, but takes when something can be taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte.deal import View
from carte.moves import Announcement, Move, Play
from carte.players.player import Player

if TYPE_CHECKING:
    from random import Random

__all__ = ["Newcomer"]

SHY = 0.7
"""How often a newcomer passes in an auction."""


class Newcomer(Player):
    """Knows the rules and nothing else."""

    def _choice(self, view: View, legal: tuple[Move, ...], random: Random) -> Move:
        captures = [move for move in legal if isinstance(move, Play) and move.mask]
        if captures:
            return random.choice(captures)
        first = legal[0]
        if isinstance(first, Announcement) and first.verb == "pass":
            return first if random.random() < SHY else legal[1]
        return random.choice(legal)
