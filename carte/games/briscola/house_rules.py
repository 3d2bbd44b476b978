"""House rules of Briscola."""

from __future__ import annotations

from carte.engine.conditions import of_three, of_two, where
from carte.engine.house_rules import HouseRule, players
from carte.engine.rulebook import BOOK, GELLI, Statement
from carte.language import N_

__all__ = ["ALL_TWOS_OUT", "HOUSE_RULES", "of_several_deals"]

PAGINAINIZIO = "Paginainizio, Briscola"
WIKIPEDIA = "Wikipedia, Briscola"


of_several_deals = ~where(wins=1)
"""A match goes on after one deal has been won. [wins]"""

PLAYERS = players(2, 3, 4, 6)
"""How many play: three each alone, four in pairs, six in two teams of three. [teams, pack]"""

ALL_TWOS_OUT = 6
"""The number who play without any of the 2s. [pack]"""

_TWOS = ("2B", "2C", "2D", "2S")

REMOVED = HouseRule(
    "removed",
    N_("Three play without"),
    _TWOS,
    {
        "2B": N_("the 2 of bastoni"),
        "2C": N_("the 2 of coppe"),
        "2D": N_("the 2 of denari"),
        "2S": N_("the 2 of spade"),
    },
    needs={"players": 3},
    counts=True,
)

PARTNER_VIEW = HouseRule(
    "partner_view",
    N_("Partners see each other’s cards"),
    ("never", "last-three"),
    {"never": N_("never"), "last-three": N_("the last three, once the stock is gone")},
    statements=(
        Statement(
            "partner-view",
            N_("Once the last card is drawn, partners may see each other’s cards."),
            GELLI,
            theme="deal",
        ),
    ),
    after="refill",
)

EXCHANGE = HouseRule(
    "exchange",
    N_("The 2 of trumps may be exchanged for the turned-up card"),
    ("off", "two"),
    {"off": N_("no"), "two": N_("in the first trick")},
    statements=(
        Statement(
            "exchange",
            N_(
                "In the first trick, before you play a card, you may exchange the 2 of "
                "trumps for the turned-up card. The 2 goes under the stock; the trump suit "
                "stays the same."
            ),
            WIKIPEDIA,
            ~where(players=ALL_TWOS_OUT),
            theme="deal",
        ),
        Statement(
            "exchange",
            N_("Six play without the 2s, so there is no card to exchange."),
            BOOK,
            where(players=ALL_TWOS_OUT),
            theme="deal",
        ),
    ),
    after="turn",
)

SIXTY = HouseRule(
    "sixty",
    N_("If points are level"),
    ("draw", "last-trick"),
    {"draw": N_("it is a draw"), "last-trick": N_("whoever won the last trick wins")},
    counts=True,
    statements=(
        Statement(
            "last-trick",
            N_("At {half} points to {half}, the deal goes to the winner of the last trick."),
            PAGINAINIZIO,
            of_two,
        ),
        Statement(
            "last-trick",
            N_(
                "If two or three players share the most points, the one of them "
                "who won the last trick wins the deal; if another player won that "
                "trick, the deal is a draw."
            ),
            BOOK,
            of_three,
        ),
    ),
    after="win",
)

WINS = HouseRule(
    "wins",
    N_("Deals needed to win a match"),
    (1,),
    any_number=True,
    counts=True,
    statements=(
        Statement(
            "wins",
            N_("The first to win {wins} deals wins the match."),
            GELLI,
            theme="match",
        ),
    ),
    after="draw",
    numbers=(2, 3),
)

HOUSE_RULES: tuple[HouseRule, ...] = (PLAYERS, REMOVED, PARTNER_VIEW, EXCHANGE, SIXTY, WINS)
