"""Likely worlds: those in which the others would have played what they have played.

Who lays a card beside the settebello holds no seven. So of several worlds the one is taken in
which the heuristic explains most of what the others have done with the hands they hold now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from carte.engine.capture.deal import CaptureView
from carte.engine.cards import EVERY_CARD
from carte.engine.deal import Deal
from carte.players.heuristic_captures import Situation, taking_for
from carte.players.memory import Memory

if TYPE_CHECKING:
    from random import Random

__all__ = ["likely"]

_AMONG = 4
"""From how many worlds the likeliest is taken."""
_RECALLED = 12
"""How many of the latest plays are explained."""


def likely(
    draw: Callable[[Random], Deal], view: CaptureView, memory: Memory
) -> Callable[[Random], Deal]:
    """Return a function that draws likely worlds of a capture game."""
    stock = view.facts["stock_size"]
    plays = [heard for heard in memory.plays if heard.stock == stock][-_RECALLED:]
    if all(heard.seat == view.seat for heard in plays):
        return draw
    choose = taking_for(view.game).choose

    def explained(world: Any) -> int:
        """Return how many of the plays are what the heuristic advises."""
        hands, number = [*world._hands], 0
        for seat, play, rules, table, away, held, _stock in reversed(plays):
            hands[seat] |= 1 << play.played
            if seat != view.seat:
                hand = hands[seat]
                unseen = EVERY_CARD & ~(hand | table | away)
                situation = Situation(rules, hand, table, unseen, held)
                number += choose(situation, rules.plays(hand, table)) == play
        return number

    return lambda random: max([draw(random) for _ in range(_AMONG)], key=explained)
