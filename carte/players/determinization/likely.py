"""Likely worlds: those in which the others would have played what they have played.

A player who lays a card beside the settebello holds no seven. So a world is the likelier, the more
of the others' plays with their present hands the heuristic explains. What is played to a crowded
table says little, and takes long to explain.
"""

from __future__ import annotations

from typing import Any

from carte.engine.capture.deal import CaptureView
from carte.engine.cards import EVERY_CARD
from carte.players.crowding import is_crowded_table
from carte.players.determinization.hidden import Likelihood
from carte.players.heuristic_captures import Situation, taking_for
from carte.players.memory import Memory

__all__ = ["likelihood"]

_ADVISED = 3.0
"""How much likelier the heuristic's play is than any other, for experts, who often know better."""
_RECALLED = 12
"""How many of the latest plays are explained."""


def likelihood(view: CaptureView, memory: Memory) -> Likelihood | None:
    """Return how likely a world is; None where no other seat has played these hands yet."""
    stock = view.facts["stock_size"]
    plays = [heard for heard in memory.plays if heard.stock == stock][-_RECALLED:]
    evidence = [
        heard.seat != view.seat and not is_crowded_table(heard.rules, heard.table)
        for heard in plays
    ]
    if not any(evidence):
        return None
    choose = taking_for(view.game).choose

    def explained(world: Any) -> float:
        """Return how likely it is that all have played as they did."""
        hands, number = [*world._hands], 0
        for is_evidence, heard in zip(reversed(evidence), reversed(plays), strict=True):
            seat, play, rules, table, away, held, _stock = heard
            hands[seat] |= 1 << play.played
            if is_evidence:
                hand = hands[seat]
                unseen = EVERY_CARD & ~(hand | table | away)
                situation = Situation(rules, hand, table, unseen, held)
                number += choose(situation, rules.plays(hand, table)) == play
        return float(_ADVISED**number)

    return explained
