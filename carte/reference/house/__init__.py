"""Disputes that a house rule decides differently: one question to two games, and both findings.

>>> import carte
>>> scopa = carte.game("scopa")
>>> dispute = may("8C x 1S 3D 4B", hand="8C", table="7B 1S 3D 4B")
>>> [dispute.answer(game).verdict for game in (scopa, carte.game("scopa", fewest_cards=True))]
['Yes', 'No']

``dispute`` defines a dispute, and prints it; the other modules hold the kinds of dispute:
``capture`` for games in which cards take cards, ``tricks`` for games with tricks and bids. What
only one game is asked stands in the ``reference`` of its room.
"""

from __future__ import annotations

from carte.reference.house.capture import (
    dealt,
    left_over,
    may,
    may_lie,
    plays_on,
    stages,
    tie,
    worth,
)
from carte.reference.house.dispute import Dispute, Finding, house_rule
from carte.reference.house.tricks import allowed, leads

__all__ = [
    "Dispute",
    "Finding",
    "allowed",
    "dealt",
    "house_rule",
    "leads",
    "left_over",
    "may",
    "may_lie",
    "plays_on",
    "stages",
    "tie",
    "worth",
]
