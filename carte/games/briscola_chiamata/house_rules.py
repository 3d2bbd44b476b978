"""House rules of Briscola chiamata."""

from __future__ import annotations

from carte.engine.auction.house_rules import BIDDER_LEADS
from carte.engine.house_rules import HouseRule
from carte.engine.rulebook import BOOK, ELSE_THE_BOOK, Statement
from carte.language import N_

__all__ = ["HOUSE_RULES"]

REGOLE_DEL_GIOCO = "Regole del Gioco, Briscola chiamata"
CLUB = "Briscola chiamata in a club"
SCIGHERA = "La Scighera, briscola chiamata tournament"

DARK_FIRST_TRICK = HouseRule(
    "dark_first_trick",
    N_("Trump is named once the first trick is over"),
    statements=(
        Statement(
            "dark-trick",
            N_(
                "The first trick is played before the call. In it, cards of the "
                "rank bid, or 2s if points were bid, are played face down. Then "
                "the declarer calls, these cards are turned over, and the winner "
                "of the trick leads to the next."
            ),
            CLUB,
            theme="tricks",
        ),
        Statement(
            "dealt",
            N_(
                "The eight cards that each player was dealt, including any already "
                "played, decide which card the declarer may call and who the "
                "partner is."
            ),
            BOOK,
            theme="partner",
        ),
    ),
    after="alone",
)

POOR_HAND = HouseRule(
    "poor_hand",
    N_("A poor hand"),
    ("off",),
    {
        "off": N_("cannot be thrown in"),
        int: N_("may be thrown in if it holds at most {number} card points"),
    },
    any_number=True,
    least=0,
    numbers=(0, 2, 4),
    statements=(
        Statement(
            "poor-hand",
            N_(
                "Instead of a first bid or pass, a player whose eight cards are "
                "worth at most {poor_hand} card points may throw the deal in (“a "
                "monte”). The player shows the hand, and the same dealer deals "
                "again."
            ),
            SCIGHERA,
            theme="auction",
        ),
    ),
    after="thrown-in",
)
"""A deal thrown in so does not count among those of a match. [poor-hand]"""

DOUBLED_NEXT = HouseRule(
    "doubled_next",
    N_("After a thrown-in deal, the next pays double"),
    counts=True,
    statements=(
        Statement(
            "doubled-next",
            N_(
                "If a player throws a deal in or everybody passes, all payments "
                "for the next deal that is played are doubled, but only once."
            ),
            f"{SCIGHERA}; {ELSE_THE_BOOK}",
            theme="payment",
        ),
    ),
    after="slam-defenders",
)

HOUSE_RULES: tuple[HouseRule, ...] = (
    HouseRule("slam_defenders", N_("A slam by the opponents is doubled, too"), counts=True),
    HouseRule("direct_points", N_("Points may be bid at any time"), needs={"point_bids": True}),
    HouseRule(
        "point_bids",
        N_("Points may be bid after a 2"),
        (True, False),
        statements=(
            Statement(
                "two-is-last",
                N_("Points cannot be bid: a bid of 2 ends the auction at once."),
                REGOLE_DEL_GIOCO,
                theme="auction",
            ),
        ),
        after="direct-points",
    ),
    BIDDER_LEADS,
    HouseRule(
        "slam_by",
        N_("A slam is"),
        ("tricks", "points"),
        {"tricks": N_("all the tricks"), "points": N_("all 120 points")},
        counts=True,
    ),
    DARK_FIRST_TRICK,
    POOR_HAND,
    DOUBLED_NEXT,
)
