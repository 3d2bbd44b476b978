"""The rules of Briscola chiamata, in order."""

from __future__ import annotations

from carte.engine.conditions import where
from carte.engine.rulebook import BOOK, HOUSE, Statement
from carte.engine.tricks.statements import shared
from carte.language import N_

__all__ = ["RULES"]

AKAGIRI = "Akagiri, Briscola chiamata"
PAGAT = "Pagat, Briscola chiamata"

RULES: tuple[Statement, ...] = (
    Statement("deal", N_("Each of the five gets eight cards, four at a time, twice."), AKAGIRI),
    shared("auction", AKAGIRI),
    Statement(
        "ranks",
        N_(
            "You bid the rank of a card, and undertake to win 61 points together with whoever "
            "holds that card of the trump suit. The weaker the card, the higher the bid: "
            "asso, 3, re, cavallo, fante, 7, 6, 5, 4, 2. You may skip ranks."
        ),
        AKAGIRI,
    ),
    Statement(
        "points-after-two",
        N_("After a bid of 2, and not before, you may bid 62 points or more, up to 120."),
        AKAGIRI,
        where(direct_points=False, point_bids=True),
    ),
    Statement(
        "direct-points",
        N_(
            "You may bid 62 points or more, up to 120, from the start and after any rank; "
            "after points only more points are higher."
        ),
        HOUSE,
        where(direct_points=True),
    ),
    shared("higher", AKAGIRI),
    Statement(
        "pass",
        N_(
            "Who passes is out of the auction for good. When all but one have passed, "
            "and there is a bid, the highest bidder is the declarer."
        ),
        AKAGIRI,
    ),
    shared("thrown-in", AKAGIRI),
    Statement(
        "call",
        N_(
            "The declarer names the trump suit by calling its card of the rank bid, or its 2 "
            "where points were bid."
        ),
        AKAGIRI,
    ),
    Statement(
        "call-two",
        N_(
            "If the 2 to be called is in the declarer's own hand, the lowest trump that is not "
            "may be called instead."
        ),
        AKAGIRI,
    ),
    Statement(
        "partner",
        N_(
            "Whoever holds the called card is the declarer's partner, and keeps silent about "
            "it until the card is played. The other three play together."
        ),
        AKAGIRI,
    ),
    Statement("alone", N_("A declarer who holds the called card plays alone."), AKAGIRI),
    shared("first-player", AKAGIRI, says="first-player-of-many", bidder_leads=False),
    shared("bidder-leads", PAGAT, bidder_leads=True),
    shared("turn", AKAGIRI),
    shared("in-hand", AKAGIRI),
    shared("any-card", AKAGIRI),
    shared("strength", AKAGIRI),
    shared("trump", AKAGIRI),
    shared("other-suit", AKAGIRI),
    shared("trick", AKAGIRI),
    shared("lead", AKAGIRI),
    shared("points", AKAGIRI),
    Statement(
        "win",
        N_(
            "The declarer's side wins with 61 points, or with as many as were bid; "
            "otherwise the others win."
        ),
        AKAGIRI,
    ),
    Statement(
        "payment",
        N_(
            "With a partner, a won deal gives the declarer 2, the partner 1, and costs each "
            "other player 1. Alone it gives the declarer 4 and costs each other player 1. "
            "A lost deal is paid the other way round."
        ),
        AKAGIRI,
    ),
    Statement(
        "multiplier",
        N_(
            "A bid of 71 to 80 points is paid twice, 81 to 90 three times, 91 to 100 four "
            "times, 101 or more five times."
        ),
        PAGAT,
    ),
    Statement(
        "slam",
        N_("If the declarer's side wins all eight tricks everything is paid twice over."),
        AKAGIRI,
        where(slam_by="tricks"),
    ),
    Statement(
        "slam",
        N_("If the declarer's side wins all 120 points everything is paid twice over."),
        PAGAT,
        where(slam_by="points"),
    ),
    Statement(
        "slam-defenders",
        N_("If the others win all eight tricks everything is paid twice over, too."),
        HOUSE,
        where(slam_defenders=True, slam_by="tricks"),
    ),
    Statement(
        "slam-defenders",
        N_("If the others win all 120 points everything is paid twice over, too."),
        HOUSE,
        where(slam_defenders=True, slam_by="points"),
    ),
    shared("deals", BOOK),
    shared("no-such-move", BOOK, says="no-such-move-or-bid"),
    shared("over", AKAGIRI),
)
