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
    Statement(
        "deal", N_("Each of the five players is dealt eight cards, four at a time."), AKAGIRI
    ),
    shared("auction", AKAGIRI),
    Statement(
        "ranks",
        N_(
            "To bid, name a rank: if you win the auction, you choose the trump "
            "suit, and you and the holder of the trump of that rank must win 61 "
            "points together. The weaker the card, the higher the bid. From the "
            "lowest bid: asso, 3, re, cavallo, fante, 7, 6, 5, 4, 2. You may skip "
            "ranks."
        ),
        AKAGIRI,
    ),
    Statement(
        "points-after-two",
        N_("Only after a bid of 2 may you bid points, from 62 to 120."),
        AKAGIRI,
        where(direct_points=False, point_bids=True),
    ),
    Statement(
        "direct-points",
        N_(
            "You may bid points, from 62 to 120, at the start or after any rank; "
            "once points are bid, only a bid of more points is higher."
        ),
        HOUSE,
        where(direct_points=True),
    ),
    shared("higher", AKAGIRI),
    Statement(
        "pass",
        N_(
            "A player who passes is out of the auction for good. When all but one have "
            "passed, and there is a bid, the highest bidder is the declarer."
        ),
        AKAGIRI,
    ),
    shared("thrown-in", AKAGIRI),
    Statement(
        "call",
        N_(
            "The declarer calls a card of the rank bid, or a 2 if points were bid; its suit is "
            "trump."
        ),
        AKAGIRI,
    ),
    Statement(
        "call-two",
        N_(
            "If points were bid, a declarer who holds the 2 of the suit chosen may "
            "instead call the lowest card of that suit that they do not hold."
        ),
        AKAGIRI,
    ),
    Statement(
        "partner",
        N_(
            "The holder of the called card is the declarer’s partner, and tells nobody until it "
            "is played. The other three play together."
        ),
        AKAGIRI,
    ),
    Statement("alone", N_("A declarer who holds the called card plays alone."), AKAGIRI),
    shared("first-player", AKAGIRI, says="first-player-to-the-right", bidder_leads=False),
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
            "The declarer’s side needs 61 points, or as many as were bid; otherwise its "
            "opponents win."
        ),
        AKAGIRI,
    ),
    Statement(
        "payment",
        N_(
            "If the declarer wins with a partner, the declarer gets 2 points, the "
            "partner gets 1 point, and each opponent pays 1. A declarer who plays "
            "alone and wins gets 4, and each opponent pays 1. If the declarer "
            "loses, every payment is reversed."
        ),
        AKAGIRI,
    ),
    Statement(
        "multiplier",
        N_(
            "A bid of 71–80 points multiplies every payment by 2, 81–90 by 3, 91–100 by "
            "4, 101 or more by 5."
        ),
        PAGAT,
    ),
    Statement(
        "slam",
        N_(
            "If the declarer’s side wins all eight tricks (a slam, or cappotto), "
            "every payment is doubled."
        ),
        AKAGIRI,
        where(slam_by="tricks"),
    ),
    Statement(
        "slam",
        N_(
            "If the declarer’s side wins all 120 points (a slam, or cappotto), "
            "every payment is doubled."
        ),
        PAGAT,
        where(slam_by="points"),
    ),
    Statement(
        "slam-defenders",
        N_("If the opponents win all eight tricks, every payment is doubled, too."),
        HOUSE,
        where(slam_defenders=True, slam_by="tricks"),
    ),
    Statement(
        "slam-defenders",
        N_("If the opponents win all 120 points, every payment is doubled, too."),
        HOUSE,
        where(slam_defenders=True, slam_by="points"),
    ),
    shared("deals", BOOK),
    shared("no-such-move", BOOK, says="no-such-move-or-bid"),
    shared("over", AKAGIRI),
)
