"""The rules of Mediatore."""

from __future__ import annotations

from carte.engine.conditions import where
from carte.engine.rulebook import BOOK, HOUSE, Statement
from carte.engine.tricks.statements import shared
from carte.games.tressette.statements import of_family
from carte.language import N_

__all__ = ["RULES"]

AKAGIRI = "Akagiri, Mediatore"
PAGAT = "Pagat, Mediatore"
LIONS = "Lions Palermo dei Vespri, Mediatore after Chitarrella"

RULES: tuple[Statement, ...] = (
    Statement(
        "deal",
        N_(
            "Each of the four players is dealt nine cards, three at a time. The last "
            "four, face down, are the monte."
        ),
        AKAGIRI,
    ),
    shared("auction", AKAGIRI),
    Statement(
        "bids",
        N_("The bids, lowest first, are chiamo, mediatore, solo, solissimo and arcisolissimo."),
        PAGAT,
    ),
    shared("higher", AKAGIRI),
    Statement(
        "pass",
        N_(
            "A player who has passed may still bid later. The auction ends when three "
            "passes follow a bid; the highest bidder is the declarer."
        ),
        AKAGIRI,
    ),
    shared("thrown-in", AKAGIRI),
    Statement(
        "chiamo",
        N_(
            "Chiamo: the declarer calls a card. Its holder is the declarer’s partner, and tells "
            "nobody until the card is played. The declarer exchanges with the monte, unseen by "
            "the others."
        ),
        AKAGIRI,
    ),
    Statement(
        "mediatore",
        N_(
            "With the bid mediatore, the declarer calls a card, gets it from its "
            "holder, and plays alone. The monte is shown to all, and the declarer "
            "exchanges cards with it."
        ),
        AKAGIRI,
    ),
    Statement(
        "solo",
        N_(
            "Solo: the declarer calls no card, and plays alone. The monte is shown to "
            "all, and the declarer exchanges with it."
        ),
        AKAGIRI,
    ),
    Statement(
        "solissimo",
        N_(
            "Solissimo: the declarer plays alone and may look at the monte, but not "
            "exchange with it."
        ),
        AKAGIRI,
    ),
    Statement(
        "arcisolissimo",
        N_("Arcisolissimo: the declarer plays alone, and nobody looks at the monte."),
        AKAGIRI,
    ),
    Statement(
        "call",
        N_("Any card may be called, even one in your own hand."),
        AKAGIRI,
        where(callable="any"),
    ),
    Statement(
        "call",
        N_("Only a 3 may be called."),
        PAGAT,
        where(callable="threes"),
    ),
    Statement(
        "call",
        N_("In chiamo, only a 3 may be called; in mediatore, a 3, a 2 or an asso."),
        LIONS,
        where(callable="by-bid"),
    ),
    Statement(
        "alone",
        N_(
            "If the called card is in the monte or in the declarer’s own hand, the "
            "declarer plays alone, and nobody gives a card."
        ),
        AKAGIRI,
    ),
    Statement(
        "discard",
        N_(
            "To exchange with the monte, the declarer takes its four cards, then discards any "
            "four from hand, unseen by the others: they are the new monte."
        ),
        AKAGIRI,
    ),
    Statement(
        "give",
        N_(
            "In mediatore, the declarer then gives any card, face down, to the player who gave "
            "the called card."
        ),
        AKAGIRI,
    ),
    Statement(
        "first-player",
        N_(
            "Play goes anticlockwise: the player to the dealer’s right leads to the first trick, "
            "whatever the contract, and deals next."
        ),
        AKAGIRI,
        where(bidder_leads=False),
    ),
    shared("bidder-leads", HOUSE, bidder_leads=True),
    shared("turn", AKAGIRI),
    shared("in-hand", AKAGIRI),
    Statement(
        "follow",
        N_(
            "If you hold a card of the suit led, you must play one; if you hold none, "
            "play any card."
        ),
        AKAGIRI,
    ),
    of_family("strength", AKAGIRI),
    of_family("other-suit", AKAGIRI),
    of_family("trick", AKAGIRI),
    shared("lead", AKAGIRI),
    of_family("signals", AKAGIRI),
    Statement(
        "busso",
        N_(
            "Busso, “I knock”, asks the leader’s side to win the trick if it can, and to lead the "
            "same suit again. Nobody has to obey."
        ),
        AKAGIRI,
    ),
    of_family("volo", BOOK, when=where(signal_truth=True)),
    of_family("volo", HOUSE, says="volo-perhaps", when=where(signal_truth=False)),
    Statement(
        "striscio",
        N_(
            "Striscio, “I slide”, says that you also hold the re or a lower card of the suit led. "
            "It must be true."
        ),
        BOOK,
        where(striscio=True, signal_truth=True),
    ),
    Statement(
        "striscio",
        N_(
            "Striscio, “I slide”, says that you also hold the re or a lower card of the suit led. "
            "It need not be true."
        ),
        HOUSE,
        where(striscio=True, signal_truth=False),
    ),
    of_family("striscio", HOUSE, says="no-striscio", when=where(striscio=False)),
    Statement(
        "points",
        N_(
            "An asso is worth 1 point; a 3, a 2, a re, a cavallo and a fante are "
            "worth a third each; other cards are worth nothing. With the last "
            "trick, that makes 11⅔ points, or 35 thirds."
        ),
        AKAGIRI,
    ),
    Statement(
        "last-trick",
        N_("The last trick scores 1 extra point, and its winner gets the monte."),
        AKAGIRI,
    ),
    Statement(
        "win",
        N_("The declarer’s side wins with 6 points or more; 5⅔ is not enough."),
        AKAGIRI,
    ),
    Statement(
        "payment",
        N_(
            "If the declarer plays alone and wins, each opponent pays 4 in chiamo, 8 in "
            "mediatore, 12 in solo, 16 in solissimo, 18 in arcisolissimo. If the declarer "
            "loses, every payment is reversed."
        ),
        AKAGIRI,
    ),
    Statement(
        "payment-partner",
        N_(
            "In chiamo, if there is a partner, each of the two opponents pays 4: "
            "the declarer gets 5, the partner 3."
        ),
        AKAGIRI,
    ),
    Statement(
        "payment-giver",
        N_("In mediatore, the player who gave the called card pays or gets 6, not 8."),
        AKAGIRI,
    ),
    Statement(
        "slam",
        N_(
            "If one side wins all nine tricks, a slam (cappotto), every opponent pays or gets 2 "
            "more, and the partner gets or pays 2 more."
        ),
        AKAGIRI,
    ),
    shared("deals", BOOK),
    shared("no-such-move", BOOK, says="no-such-move-or-bid"),
    shared("over", AKAGIRI),
)
