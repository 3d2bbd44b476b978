"""What a move brings in a world: the heuristic plays the deal on, and the outcome is counted.

Cards that nobody has seen yet decide much of how a deal ends, and their luck hides what a move is
worth. So where little happens at once a deal is followed only for a while, and what the sides have
by then counts as what it brings on average: at a table the cards won, by the game's own weights; in
briscola for two the points, and the hands that are held, by what such cards have won:
`python -m tests.benchmarks.play_outs` finds how much.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from carte.engine.capture.game import CaptureGame
from carte.engine.cards import indices
from carte.engine.deal import Deal, View
from carte.engine.game import Game
from carte.engine.kinds import ByKind
from carte.engine.moves import Move
from carte.games.briscola.game import Briscola
from carte.players.evaluation import ahead, margins, rewards
from carte.players.heuristic import heuristic_for
from carte.players.heuristic_captures import taking_for

__all__ = ["LEADING", "PLAYS", "TRICKS", "WORTH", "PlayOuts", "kind", "play_outs_for", "worth"]

PLAYS = 8
"""How many plays are followed at a table."""
TRICKS = 3
"""How many tricks are followed in briscola for two, with the one under way."""
_LAST = 2
"""With no more cards left than this, a deal is played to its end."""
WORTH = {
    (True, 11): 12.5,
    (True, 10): 11.0,
    (True, 4): 4.5,
    (True, 3): 4.5,
    (True, 2): 4.5,
    (True, 0): 1.0,
    (False, 11): 3.0,
    (False, 10): 1.0,
    (False, 4): -1.0,
    (False, 3): -1.0,
    (False, 2): -1.0,
    (False, 0): 0.0,
}
"""The points that a card in hand wins, by whether it is a trump and its own points. All three court
cards are worth the same: different values play no better.
"""
LEADING = -1.6
"""The worth of the lead."""


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


class _ForAWhile(PlayOuts):
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


class _SomePlays(_ForAWhile):
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


class _SomeTricks(_ForAWhile):
    """Deals of briscola for two, followed for some tricks."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self._left = view.facts["stock_size"] - TRICKS * view.game.seats

    def _number_left(self, deal: Any) -> int:
        return len(deal._stock)

    def _margin(self, deal: Any) -> float:
        won, (hand, other) = deal.card_points, deal._hands
        lead = LEADING if deal.turn == 0 else -LEADING
        margin: float = won[0] - won[1] + worth(deal, hand) - worth(deal, other) + lead
        return -margin if self._seat else margin


_KINDS: ByKind[tuple[type[PlayOuts], ...]] = ByKind(
    "play-outs",
    {
        Game: (PlayOuts, PlayOuts),
        CaptureGame: (_SomePlays, _SomePlays),
        Briscola: (_SomeTricks, PlayOuts),
    },
)
"""The play-outs for two at the table, and for more."""


def play_outs_for(view: View) -> PlayOuts:
    """Return how the worlds of a view are played out."""
    for_two, for_more = _KINDS[view.game]
    return (for_two if view.game.seats == 2 else for_more)(view)


def worth(deal: Any, hand: int) -> float:
    """Return what the cards of a hand, a mask, win on average."""
    return sum([WORTH[kind(deal, card)] for card in indices(hand)])


def kind(deal: Any, card: int) -> tuple[bool, int]:
    """Return the key of a card's worth."""
    return card % 4 == deal._terms.trump, deal.game.points(1 << card)
