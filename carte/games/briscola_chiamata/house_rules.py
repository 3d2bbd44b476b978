"""What tables of Briscola chiamata agree on."""

from __future__ import annotations

from carte.engine.auction.house_rules import BIDDER_LEADS
from carte.engine.capture.statements import HOUSE
from carte.engine.house_rules import HouseRule
from carte.engine.rulebook import Statement, where
from carte.language import N_

__all__ = ["HOUSE_RULES"]

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
                HOUSE,
                where(point_bids=False),
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
)
