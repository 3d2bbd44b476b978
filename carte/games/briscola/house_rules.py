"""What tables of Briscola agree on."""

from __future__ import annotations

from typing import Any

from carte.engine.capture.statements import HOUSE
from carte.engine.house_rules import HouseRule
from carte.engine.rulebook import Statement, where
from carte.language import N_

__all__ = ["SIXTY", "WINS", "is_of_several_deals"]


def is_of_several_deals(game: Any) -> bool:
    """Whether a match goes on after one deal has been won. [wins]"""
    return bool(game.wins > 1)


SIXTY = HouseRule(
    "sixty",
    N_("At 60 points each"),
    ("draw", "last-trick"),
    {"draw": N_("it is a draw"), "last-trick": N_("whoever won the last trick wins")},
    counts=True,
    statements=(
        Statement(
            "last-trick",
            N_("At 60 points each the deal goes to whoever has won the last trick."),
            HOUSE,
            where(sixty="last-trick"),
        ),
    ),
    after="win",
)

WINS = HouseRule(
    "wins",
    N_("Won deals that win a match"),
    (1,),
    any_number=True,
    counts=True,
    statements=(
        Statement(
            "wins",
            N_("The match goes to whoever has won {wins} deals first."),
            HOUSE,
            is_of_several_deals,
            theme="match",
        ),
    ),
    after="draw",
    numbers=(2, 3),
)
