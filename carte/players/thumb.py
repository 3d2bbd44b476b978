"""The thumb rules by kind of game: what a regular does, and what an expert expects of everybody."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from carte.capture import CaptureGame
from carte.deal import View
from carte.game import Game
from carte.moves import Move
from carte.players import taking, winning
from carte.players.bidding import best_agreement
from carte.players.memory import Memory
from carte.players.signals import asked
from carte.players.taking import Taking
from carte.players.winning import Winning

__all__ = ["Thumb", "thumb_for"]


class Thumb:
    """The thumb rules for one game, to follow from a view or in a deal that lies open.

    In a deal, too, they look at nothing but what the seat to act may know.
    """

    def __init__(self, game: Game) -> None:
        self._captures = isinstance(game, CaptureGame)
        made: Any = Taking if self._captures else Winning
        self.choose: Callable[[Any, tuple[Move, ...]], Move] = made(game).choose

    def advise(self, view: View, memory: Memory, legal: tuple[Move, ...]) -> Move:
        """Return what to do of several moves."""
        if self._captures:
            return self.choose(taking.seen(view, memory), legal)
        if view.phase == "play":
            return self.choose(winning.seen(view), asked(view, legal))
        return best_agreement(view, view.hand)

    def play_out(self, deal: Any) -> Any:
        """Return a deal when it is over, all seats following the rules."""
        choose = self.choose
        scene_of = taking.scene_of if self._captures else winning.scene_of
        while not deal.is_over:
            if self._captures or deal.phase == "play":
                legal = deal.legal_moves()
                choice = legal[0] if len(legal) == 1 else choose(scene_of(deal), legal)
            else:
                choice = best_agreement(deal, deal.hands[deal.turn])
            deal = deal._after(choice)
        return deal


@lru_cache(maxsize=4)
def thumb_for(game: Game) -> Thumb:
    """Return the thumb rules for a game, with what they remember of tables that came up before."""
    return Thumb(game)
