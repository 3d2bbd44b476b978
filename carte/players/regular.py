"""The regular: plays by a thumb rule for each kind of game, and counts the cards of a last hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from carte.capture import CaptureGame
from carte.deal import View
from carte.moves import Move
from carte.players import endings
from carte.players.player import Player
from carte.players.signals import spoken
from carte.players.thumb import thumb_for
from carte.players.worlds import only_world

if TYPE_CHECKING:
    from random import Random

__all__ = ["Regular"]


class Regular(Player):
    """Knows what cards are worth, and what the next player may do with what is left.

    Who has seen all captures for two knows in the end what the other holds, and what to do then.
    """

    def _thoughts(self, view: View, legal: tuple[Move, ...], random: Random) -> Iterator[Move]:
        deal = only_world(view, self._memory) if isinstance(view.game, CaptureGame) else None
        if deal:
            yield endings.margins(deal)[0][1]
        else:
            choice = thumb_for(view.game).advise(view, self._memory, legal)
            yield spoken(view).get(choice, choice)
