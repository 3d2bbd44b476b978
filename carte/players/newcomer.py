"""The newcomer: plays any legal card, but takes when something can be taken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from carte.engine.deal import View
from carte.engine.moves import Announcement, Move, Play
from carte.players.bidding import Strength
from carte.players.policy import SeededPlayer

if TYPE_CHECKING:
    from random import Random

__all__ = ["Newcomer"]

SHY = 0.7
"""How often a newcomer passes in an auction, whatever its hand."""
DARING = 1.0
"""How much too weak a hand may be for a bid of a newcomer, in the strength of hands."""


class Newcomer(SeededPlayer):
    """Knows the rules and nothing else."""

    level = "newcomer"

    def _thoughts(self, view: View, legal: tuple[Move, ...], random: Random) -> Iterator[Move]:
        captures = [move for move in legal if isinstance(move, Play) and move.mask]
        first = legal[0]
        if captures:
            yield random.choice(captures)
        elif isinstance(first, Announcement) and first.verb == "pass":
            yield first if random.random() < SHY or not _is_tempted(view, legal) else legal[1]
        else:
            yield random.choice(legal)


def _is_tempted(view: Any, legal: tuple[Move, ...]) -> bool:
    """Whether the hand of a view is about strong enough for the lowest bid that is left."""
    bid: Any = legal[1]
    return Strength(view.game, view.hand).misfit(bid, legal) <= DARING
