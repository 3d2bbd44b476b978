"""What a move brings in a world: the deal is played on by the heuristic, and its outcome counted.

In briscola for two most cards come from the stock, and their luck hides what a move is worth. So
there a deal is followed for a few tricks, and the hands that are held then are worth what such
cards have won on average: `python -m tests.benchmarks.play_outs` finds how much.
"""

from __future__ import annotations

from typing import Any

from carte.engine.cards import indices
from carte.engine.deal import Deal, View
from carte.engine.game import Game
from carte.engine.kinds import ByKind
from carte.engine.moves import Move
from carte.games.briscola.game import Briscola
from carte.players.evaluation import margins, rewards
from carte.players.heuristic import heuristic_for

__all__ = ["LEADING", "TRICKS", "WORTH", "PlayOuts", "kind", "play_outs_for", "worth"]

TRICKS = 3
"""How many tricks are followed where not all are, with the one under way."""
_LAST = 2
"""With no more cards in the stock a deal is played to its end."""
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
"""What a card in hand wins, by whether it is a trump and what it counts. Court cards are worth the
same, all three: told apart they play no better.
"""
LEADING = -1.6
"""What it brings to lead."""


class PlayOuts:
    """Deals that are played to their end."""

    lead = 3.0
    """How far ahead the move that the heuristic advises starts, in swings over all its tries."""
    cost = 1.0
    """How much thought one takes, in deals played out."""

    def __init__(self, view: View) -> None:
        self._heuristic = heuristic_for(view.game)
        self._seat = view.seat

    def after(self, world: Deal, move: Move) -> tuple[float, float]:
        """Return the margin and the reward of the seat, after a move in a world."""
        end = self._heuristic.play_out(world._after(move))
        return margins(end)[self._seat], rewards(end)[self._seat]


class _SomeTricks(PlayOuts):
    """Deals of briscola for two, followed for some tricks."""

    lead = 1.0
    cost = 1 / 4

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self._left = view.facts["stock_size"] - TRICKS * view.game.seats

    def after(self, world: Any, move: Move) -> tuple[float, float]:
        """Return by how much the seat wins, twice: who wins the deal shows only at its end."""
        if self._left <= _LAST:
            return super().after(world, move)
        deal, choice = world._after(move), self._heuristic.choice
        while len(deal._stock) > self._left:
            deal = deal._after(choice(deal))
        won, (hand, other) = deal.card_points, deal._hands
        lead = LEADING if deal.turn == 0 else -LEADING
        margin = won[0] - won[1] + worth(deal, hand) - worth(deal, other) + lead
        return (-margin, -margin) if self._seat else (margin, margin)


_KINDS: ByKind[tuple[type[PlayOuts], ...]] = ByKind(
    "play-outs", {Game: (PlayOuts, PlayOuts), Briscola: (_SomeTricks, PlayOuts)}
)
"""What is played out where two sit at the table, and where more do."""


def play_outs_for(view: View) -> PlayOuts:
    """Return how the worlds of a view are played out."""
    for_two, for_more = _KINDS[view.game]
    return (for_two if view.game.seats == 2 else for_more)(view)


def worth(deal: Any, hand: int) -> float:
    """Return what the cards of a hand, a mask, win on average."""
    return sum([WORTH[kind(deal, card)] for card in indices(hand)])


def kind(deal: Any, card: int) -> tuple[bool, int]:
    """Return under which a card's worth stands."""
    return card % 4 == deal._terms.trump, deal.game.points(1 << card)
