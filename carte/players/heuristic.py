"""The heuristics by kind of game: what a regular does, and what an expert expects of everybody."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, cast

from carte.engine.auction.game import ContractGame
from carte.engine.capture.game import CaptureGame, CaptureView
from carte.engine.game import Game
from carte.engine.kinds import ByKind
from carte.engine.moves import Announcement, Move, Play
from carte.engine.tricks.deal import TrickView
from carte.engine.tricks.game import TrickGame
from carte.players import heuristic_captures, heuristic_tricks
from carte.players.bidding import best_agreement
from carte.players.heuristic_tricks import Winning
from carte.players.memory import Memory
from carte.players.signals import asked, spoken

__all__ = ["Heuristic", "heuristic_for"]


class Heuristic(ABC):
    """The heuristic for one game, to follow from a view or in an open deal.

    In a deal, too, it looks at nothing but what the seat to act may know.
    """

    @abstractmethod
    def advise(self, view: Any, memory: Memory, legal: tuple[Move, ...]) -> Move:
        """Return the best of several moves."""

    @abstractmethod
    def choice(self, deal: Any) -> Move:
        """Return the move of the seat to act in a deal."""

    def is_settled(self, view: Any) -> bool:
        """Return whether the advice is followed without further thought."""
        return False

    def spoken(self, view: Any) -> Mapping[Move, Move]:
        """Return the moves that signal something to somebody, with their signals."""
        return {}

    def play_out(self, deal: Any) -> Any:
        """Return the finished deal, with all seats following the heuristic."""
        choice = self.choice
        while not deal.is_over:
            deal = deal._after(choice(deal))
        return deal


class _OfCaptures(Heuristic):
    def __init__(self, game: CaptureGame) -> None:
        taking = heuristic_captures.taking_for(game)
        self._choose, self._advise = taking.choose, taking.advise

    def advise(self, view: CaptureView, memory: Memory, legal: tuple[Move, ...]) -> Move:
        return self._advise(heuristic_captures.seen(view, memory), legal)

    def choice(self, deal: Any) -> Move:
        legal: tuple[Move, ...] = deal.legal_moves()
        return (
            self._choose(heuristic_captures.situation_of(deal), legal)
            if len(legal) > 1
            else legal[0]
        )


class _OfTricks(Heuristic):
    def __init__(self, game: TrickGame) -> None:
        self._choose = Winning(game).choose

    def advise(self, view: TrickView, memory: Memory, legal: tuple[Move, ...]) -> Move:
        plays = tuple([play for play in legal if isinstance(play, Play)])
        if not isinstance(legal[0], Play):
            return legal[0]  # an accuso scores; an exchange brings a better card for the lowest
        return self._choose(heuristic_tricks.seen(view), asked(view, plays))

    def choice(self, deal: Any) -> Move:
        legal: tuple[Any, ...] = deal.legal_moves()
        if len(legal) == 1 or not isinstance(legal[0], Play):
            return cast(Move, legal[0])
        return self._choose(heuristic_tricks.situation_of(deal), legal)

    def is_settled(self, view: TrickView) -> bool:
        first = view.legal_moves()[0]
        return isinstance(first, Announcement) and first.verb == "declare"

    def spoken(self, view: TrickView) -> Mapping[Move, Move]:
        return spoken(view)


class _OfContracts(_OfTricks):
    def __init__(self, game: ContractGame) -> None:
        super().__init__(game)
        self._game = game

    def advise(self, view: TrickView, memory: Memory, legal: tuple[Move, ...]) -> Move:
        if view.phase == "play":
            return super().advise(view, memory, legal)
        return best_agreement(self._game, view, view.hand)

    def is_settled(self, view: TrickView) -> bool:
        return view.phase == "auction" and self._game.bids_by_strength

    def choice(self, deal: Any) -> Move:
        if deal.phase == "play":
            return super().choice(deal)
        return best_agreement(self._game, deal, deal.hands[deal.turn])


_BY_KIND: ByKind[Callable[[Any], Heuristic]] = ByKind(
    "heuristics",
    {CaptureGame: _OfCaptures, TrickGame: _OfTricks, ContractGame: _OfContracts},
)


@lru_cache(maxsize=4)
def heuristic_for(game: Game) -> Heuristic:
    """Return the heuristic for a game, with what it remembers of tables that came up before."""
    return _BY_KIND[game](game)
