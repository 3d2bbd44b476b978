"""The regular: plays by a rule of thumb for each kind of game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from carte.capture import CaptureGame
from carte.deal import View
from carte.moves import Move
from carte.players.bidding import best_agreement
from carte.players.player import Player
from carte.players.taking import best_take
from carte.players.winning import best_card

if TYPE_CHECKING:
    from random import Random

__all__ = ["Regular"]


class Regular(Player):
    """Knows what cards are worth, and counts what the next player may do."""

    def _thoughts(self, view: View, legal: tuple[Move, ...], random: Random) -> Iterator[Move]:
        if isinstance(view.game, CaptureGame):
            yield best_take(view, self._memory, legal)
        elif view.phase == "play":
            yield best_card(view, legal)
        else:
            yield best_agreement(view, legal)
