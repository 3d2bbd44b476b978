"""House rules of Briscola chiamata."""

from __future__ import annotations

from carte.engine.auction.house_rules import BIDDER_LEADS
from carte.engine.house_rules import HouseRule
from carte.engine.rulebook import BOOK, Statement
from carte.language import N_

__all__ = ["HOUSE_RULES"]

REGOLE_DEL_GIOCO = "Regole del Gioco, Briscola chiamata"
CLUB = "Briscola chiamata in a club"

DARK_FIRST_TRICK = HouseRule(
    "dark_first_trick",
    N_("Trump is named after the first trick"),
    statements=(
        Statement(
            "dark-trick",
            N_(
                "The first trick is played before the call. Cards of the rank bid, or 2s where "
                "points were bid, lie face down in it. Then the declarer calls, they are turned "
                "over, and who wins the trick leads to the next."
            ),
            CLUB,
            theme="tricks",
        ),
        Statement(
            "dealt",
            N_(
                "What the declarer holds and who the partner is goes by the eight cards dealt, "
                "those in the first trick included."
            ),
            BOOK,
            theme="partner",
        ),
    ),
    after="alone",
)

HOUSE_RULES: tuple[HouseRule, ...] = (
    HouseRule("slam_defenders", N_("A slam of the other side is doubled, too"), counts=True),
    HouseRule("direct_points", N_("Points may be bid at any time"), needs={"point_bids": True}),
    HouseRule(
        "point_bids",
        N_("Points may be bid after a 2"),
        (True, False),
        statements=(
            Statement(
                "two-is-last",
                N_("Points may not be bid: a bid of 2 ends the auction at once."),
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
)
