"""What a move brings in a world: the heuristic plays the deal on, and the outcome is counted.

Cards that nobody has seen yet decide much of how a deal ends, and their luck hides what a move is
worth. So where little happens at once a deal is followed only for a while, and what the sides have
by then counts as what it brings on average: at a table the cards won, by the game's own weights.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from carte.engine.capture.game import CaptureGame
from carte.engine.deal import Deal, View
from carte.engine.game import Game
from carte.engine.kinds import ByKind
from carte.engine.moves import Move
from carte.players.evaluation import ahead, margins, rewards
from carte.players.heuristic import heuristic_for
from carte.players.heuristic_captures import taking_for

__all__ = ["PLAYS", "ForAWhile", "PlayOuts", "play_outs_for"]

PLAYS = 8
"""How many plays are followed at a table."""
_LAST = 2
"""With no more cards left than this, a deal is played to its end."""


class PlayOuts:
    """Deals that are played to their end."""

    lead = 3.0
    """How far ahead the move that the heuristic advises starts, in swings over all its tries."""
    cost = 1.0
    """The cost of one, in deals played out."""

    def __init__(self, view: View) -> None:
        self._heuristic = heuristic_for(view.game)
        self._seat = view.seat

    def after(self, world: Deal, move: Move) -> tuple[float, float]:
        """Return the margin and the reward of the seat, after a move in a world."""
        end = self._heuristic.play_out(world._after(move))
        return margins(end)[self._seat], rewards(end)[self._seat]


class ForAWhile(PlayOuts):
    """Deals that are followed until as few cards are left as ``_left`` says."""

    lead = 1.0
    cost = 1 / 4
    _left: int

    def after(self, world: Any, move: Move) -> tuple[float, float]:
        """Return by how much the side wins, twice: the winner of the deal shows only at its end."""
        if self._left <= _LAST:
            return super().after(world, move)
        deal, choice = world._after(move), self._heuristic.choice
        while self._number_left(deal) > self._left:
            deal = deal._after(choice(deal))
        margin = self._margin(deal)
        return margin, margin

    @abstractmethod
    def _number_left(self, deal: Any) -> int:
        """Return the number of cards left among those that count."""

    @abstractmethod
    def _margin(self, deal: Any) -> float:
        """Return by how much the seat's side is likely to win a deal as it stands."""


class _SomePlays(ForAWhile):
    """Deals at a table, followed for some plays."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        facts = view.facts
        self._left = facts["stock_size"] + sum(facts["hand_sizes"]) - PLAYS
        self._side = view.game.side(view.seat)
        self._worth = taking_for(view.game).worth

    def _number_left(self, deal: Any) -> int:
        in_hand: int = sum([hand.bit_count() for hand in deal._hands])
        return len(deal._stock) + in_hand

    def _margin(self, deal: Any) -> float:
        won = [
            scored + self._worth(pile)
            for scored, pile in zip(deal.scored_early, deal._piles, strict=True)
        ]
        return ahead(won)[self._side]


_KINDS: ByKind[tuple[type[PlayOuts], ...]] = ByKind(
    "play-outs",
    {
        Game: (PlayOuts, PlayOuts),
        CaptureGame: (_SomePlays, _SomePlays),
    },
    own="players.PLAY_OUTS",
)
"""The play-outs for two at the table, and for more."""


def play_outs_for(view: View) -> PlayOuts:
    """Return how the worlds of a view are played out."""
    for_two, for_more = _KINDS[view.game]
    return (for_two if view.game.seats == 2 else for_more)(view)
