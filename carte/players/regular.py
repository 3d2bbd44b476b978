"""The regular: plays by the heuristic of each kind of game, and counts the cards of a last hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from carte.engine.deal import View
from carte.engine.moves import Move
from carte.players import endgame
from carte.players.heuristic import heuristic_for
from carte.players.policy import SeededPlayer

if TYPE_CHECKING:
    from random import Random

__all__ = ["Regular"]


class Regular(SeededPlayer):
    """Knows what cards are worth, and what the next player may do with what is left.

    In a game for two, a player who has seen every play knows in the end what the other holds.
    """

    level = "regular"

    def _thoughts(self, view: View, legal: tuple[Move, ...], random: Random) -> Iterator[Move]:
        if deal := endgame.ending(view, self._memory):
            yield endgame.margins(deal, self._worth)[0][1]
        else:
            heuristic = heuristic_for(view.game)
            choice = heuristic.advise(view, self._memory, legal)
            yield heuristic.spoken(view).get(choice, choice)
