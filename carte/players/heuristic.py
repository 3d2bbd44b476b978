"""The heuristics by kind of game: what a regular does, and what an expert expects of everybody."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import lru_cache
from typing import Any

from carte.engine.capture.game import CaptureGame, CaptureView
from carte.engine.deal import View
from carte.engine.game import Game
from carte.engine.moves import Move, Play
from carte.players import heuristic_captures, heuristic_tricks
from carte.players.bidding import best_agreement
from carte.players.heuristic_tricks import Winning
from carte.players.memory import Memory
from carte.players.signals import asked

__all__ = ["Thumb", "thumb_for"]


class Thumb(ABC):
    """The heuristics for one game, to follow from a view or in a deal that lies open.

    In a deal, too, they look at nothing but what the seat to act may know.
    """

    @abstractmethod
    def advise(self, view: View, memory: Memory, legal: tuple[Move, ...]) -> Move:
        """Return what to do of several moves."""

    @abstractmethod
    def choice(self, deal: Any) -> Move:
        """Return the move of the seat to act in a deal."""

    def play_out(self, deal: Any) -> Any:
        """Return the deal when it is over, with all seats following the heuristics."""
        choice = self.choice
        while not deal.is_over:
            deal = deal._after(choice(deal))
        return deal


class _OfCaptures(Thumb):
    def __init__(self, game: CaptureGame) -> None:
        self._choose = heuristic_captures.taking_for(game).choose

    def advise(self, view: View, memory: Memory, legal: tuple[Move, ...]) -> Move:
        assert isinstance(view, CaptureView)
        return self._choose(heuristic_captures.seen(view, memory), legal)

    def choice(self, deal: Any) -> Move:
        legal: tuple[Move, ...] = deal.legal_moves()
        return (
            self._choose(heuristic_captures.scene_of(deal), legal) if len(legal) > 1 else legal[0]
        )


class _OfTricks(Thumb):
    def __init__(self, game: Any) -> None:
        self._choose = Winning(game).choose

    def advise(self, view: View, memory: Memory, legal: tuple[Move, ...]) -> Move:
        if view.phase == "play":
            plays = tuple([play for play in legal if isinstance(play, Play)])
            return self._choose(heuristic_tricks.seen(view), asked(view, plays))
        return best_agreement(view, view.hand)

    def choice(self, deal: Any) -> Move:
        if deal.phase != "play":
            return best_agreement(deal, deal.hands[deal.turn])
        legal: tuple[Play, ...] = deal.legal_moves()
        return self._choose(heuristic_tricks.scene_of(deal), legal) if len(legal) > 1 else legal[0]


@lru_cache(maxsize=4)
def thumb_for(game: Game) -> Thumb:
    """Return the heuristics for a game, with what they remember of tables that came up before."""
    return _OfCaptures(game) if isinstance(game, CaptureGame) else _OfTricks(game)
