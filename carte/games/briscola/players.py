"""How the expert plays briscola for two out: only some tricks, and then what hands are worth.

By then the points count, and the hands that are held, by what such cards have won on average:
`python -m tests.benchmarks.play_outs` finds how much.
"""

from __future__ import annotations

from typing import Any

from carte.engine.cards import indices
from carte.engine.deal import View
from carte.players.play_outs import ForAWhile, PlayOuts

__all__ = ["LADDER", "LEADING", "LESSONS", "PLAY_OUTS", "WORTH", "kind"]

LADDER = ("newcomer", "hunter", "grabber", "daydreamer", "regular", "expert")
"""The levels, weakest first."""

LESSONS = {"grabber": "briscola-sense-1", "hunter": "briscola-sense-2"}
"""The level of the course in which each habit goes wrong."""

TRICKS = 3
"""How many tricks are followed with the one under way."""
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


class SomeTricks(ForAWhile):
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


def worth(deal: Any, hand: int) -> float:
    """Return what the cards of a hand, a mask, win on average."""
    return sum([WORTH[kind(deal, card)] for card in indices(hand)])


def kind(deal: Any, card: int) -> tuple[bool, int]:
    """Return the key of a card's worth."""
    return card % 4 == deal._terms.trump, deal.game.points(1 << card)


PLAY_OUTS: tuple[type[PlayOuts], ...] = (SomeTricks, PlayOuts)
"""The play-outs for two at the table, and for more."""
