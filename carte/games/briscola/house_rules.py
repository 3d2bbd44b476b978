"""What tables of Briscola agree on."""

from __future__ import annotations

from typing import Any

from carte.engine.capture.statements import HOUSE
from carte.engine.house_rules import HouseRule
from carte.engine.rulebook import Statement, where
from carte.language import N_

__all__ = ["HOUSE_RULES", "is_of_several_deals"]

WIKIPEDIA = "Wikipedia, Briscola"


def is_of_several_deals(game: Any) -> bool:
    """Whether a match goes on after one deal has been won. [wins]"""
    return bool(game.wins > 1)


EXCHANGE = HouseRule(
    "exchange",
    N_("The 2 of trumps may be exchanged for the turned-up card"),
    ("off", "two"),
    {"off": N_("no"), "two": N_("in the first trick")},
    statements=(
        Statement(
            "exchange",
            N_(
                "In the first trick, before you play a card, you may give the 2 of trumps for the "
                "turned-up card. The 2 then lies under the stock; the trump suit stays."
            ),
            WIKIPEDIA,
            where(exchange="two"),
        ),
    ),
    after="turn",
)

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

HOUSE_RULES = (SIXTY, WINS, EXCHANGE)
