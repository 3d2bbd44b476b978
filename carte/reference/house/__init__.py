"""Disputes that a house rule decides differently: one question to two games, and both findings.

>>> import carte
>>> scopa = carte.game("scopa")
>>> dispute = may("8C x 1S 3D 4B", hand="8C", table="7B 1S 3D 4B")
>>> [dispute.answer(game).verdict for game in (scopa, carte.game("scopa", fewest_cards=True))]
['Yes', 'No']

``dispute`` defines a dispute, and prints it; the other modules hold the kinds of dispute:
``capture`` for games in which cards take cards, ``cirulla`` for what that game adds to them,
``tricks`` for games with tricks and bids.
"""

from __future__ import annotations

from carte.reference.house.capture import dealt, may, plays_on, stages, worth
from carte.reference.house.cirulla import declares, table_brings, tie, wins
from carte.reference.house.dispute import Dispute, Finding, house_rule
from carte.reference.house.tricks import (
    allowed,
    draws,
    even,
    goes_on,
    in_pack,
    leads,
    paid,
    sees,
    then_comes,
)

__all__ = [
    "Dispute",
    "Finding",
    "allowed",
    "dealt",
    "declares",
    "draws",
    "even",
    "goes_on",
    "house_rule",
    "in_pack",
    "leads",
    "may",
    "paid",
    "plays_on",
    "sees",
    "stages",
    "table_brings",
    "then_comes",
    "tie",
    "wins",
    "worth",
]
