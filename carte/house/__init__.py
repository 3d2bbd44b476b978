"""Cases that a house rule decides otherwise: one question, put to two games, and both answers.

>>> import carte
>>> scopa = carte.game("scopa")
>>> case = may("8C x 1S 3D 4B", hand="8C", table="7B 1S 3D 4B")
>>> case.answer(scopa).verdict, case.answer(carte.game("scopa", fewest_cards=True)).verdict
('Yes', 'No')

`case` has what a case is, and prints it; the kinds of case are told by the games that they are
about: `capture` for those in which cards take cards, `cirulla` for what that one adds to them,
`tricks` for those with tricks and bids.
"""

from __future__ import annotations

from carte.house.capture import dealt, may, plays_on, worth
from carte.house.case import Answer, Case, house_rule
from carte.house.cirulla import declares, stages, table_brings, tie, wins
from carte.house.tricks import allowed, leads, paid

__all__ = [
    "Answer",
    "Case",
    "allowed",
    "dealt",
    "declares",
    "house_rule",
    "leads",
    "may",
    "paid",
    "plays_on",
    "stages",
    "table_brings",
    "tie",
    "wins",
    "worth",
]
