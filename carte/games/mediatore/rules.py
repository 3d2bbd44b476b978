"""The rules of Mediatore."""

from __future__ import annotations

from carte.engine.conditions import where
from carte.engine.rulebook import BOOK, HOUSE, Statement
from carte.engine.tricks.statements import shared
from carte.language import N_

__all__ = ["RULES"]

AKAGIRI = "Akagiri, Mediatore"
PAGAT = "Pagat, Mediatore"
LIONS = "Lions Palermo dei Vespri, Mediatore after Chitarrella"

RULES: tuple[Statement, ...] = (
    Statement(
        "deal",
        N_(
            "Each of the four gets nine cards, three at a time. The last four lie face down: "
            "they are the monte."
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
            "Who passes may still bid later. The auction is over when three passes follow a bid; "
            "the highest bidder is the declarer."
        ),
        AKAGIRI,
    ),
    shared("thrown-in", AKAGIRI),
    Statement(
        "chiamo",
        N_(
            "Chiamo: the declarer calls a card, and its holder is a partner who keeps silent "
            "until the card is played. The declarer exchanges with the monte; nobody else sees it."
        ),
        AKAGIRI,
    ),
    Statement(
        "mediatore",
        N_(
            "Mediatore: the declarer calls a card, gets it from its holder, and plays alone. "
            "The declarer exchanges with the monte, whose cards are shown to all."
        ),
        AKAGIRI,
    ),
    Statement(
        "solo",
        N_(
            "Solo: no card is called, and the declarer plays alone, but exchanges with the monte, "
            "whose cards are shown to all."
        ),
        AKAGIRI,
    ),
    Statement(
        "solissimo",
        N_("Solissimo: the declarer plays alone and may look at the monte, but not exchange."),
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
        N_("In chiamo only a 3 may be called, in mediatore a 3, a 2 or an asso."),
        LIONS,
        where(callable="by-bid"),
    ),
    Statement(
        "alone",
        N_(
            "If the called card is in the monte, or in the declarer's own hand, the declarer "
            "plays alone, and nobody gives a card."
        ),
        AKAGIRI,
    ),
    Statement(
        "discard",
        N_(
            "The declarer takes the four cards of the monte and discards any four cards, unseen: "
            "they are the monte now."
        ),
        AKAGIRI,
    ),
    Statement(
        "give",
        N_(
            "In mediatore the declarer then gives a card, whichever it may be, face down to the "
            "player who gave the called one."
        ),
        AKAGIRI,
    ),
    Statement(
        "first-player",
        N_("The seat after the dealer leads to the first trick, whatever the contract."),
        AKAGIRI,
        where(bidder_leads=False),
    ),
    shared("bidder-leads", HOUSE, bidder_leads=True),
    shared("turn", AKAGIRI),
    shared("in-hand", AKAGIRI),
    Statement(
        "follow",
        N_(
            "If you hold a card of the suit led you must play one; if you hold none, "
            "play what you like."
        ),
        AKAGIRI,
    ),
    Statement(
        "strength",
        N_(
            "In each suit the cards, strongest first, are 3, 2, asso, re, cavallo, fante, "
            "7, 6, 5, 4."
        ),
        AKAGIRI,
    ),
    Statement(
        "other-suit",
        N_("A card of another suit than the one led wins nothing, however high."),
        AKAGIRI,
    ),
    Statement(
        "trick",
        N_(
            "There are no trumps: the highest card of the suit led wins the trick, "
            "and its player gets all the cards."
        ),
        AKAGIRI,
    ),
    shared("lead", AKAGIRI),
    Statement(
        "signals",
        N_("Who leads to a trick may signal, so that all hear it. Nobody else may."),
        AKAGIRI,
    ),
    Statement(
        "busso",
        N_(
            "Busso, I knock: win the trick if you can, and lead the same suit again. "
            "It binds nobody."
        ),
        AKAGIRI,
    ),
    Statement(
        "volo",
        N_("Volo, I fly: the card led is my last of its suit. It must be true."),
        BOOK,
        where(signal_truth=True),
    ),
    Statement(
        "volo",
        N_("Volo, I fly: the card led is my last of its suit. It need not be true."),
        HOUSE,
        where(signal_truth=False),
    ),
    Statement(
        "striscio",
        N_(
            "Striscio, I stroke: besides the card led I hold a re or lower of its suit. "
            "It must be true."
        ),
        BOOK,
        where(striscio=True, signal_truth=True),
    ),
    Statement(
        "striscio",
        N_(
            "Striscio, I stroke: besides the card led I hold a re or lower of its suit. "
            "It need not be true."
        ),
        HOUSE,
        where(striscio=True, signal_truth=False),
    ),
    Statement(
        "striscio",
        N_("Striscio may not be said."),
        HOUSE,
        where(striscio=False),
    ),
    Statement(
        "points",
        N_(
            "An asso counts 1 point; a 3, a 2, a re, a cavallo and a fante count a third each; "
            "all others nothing. With the last trick that makes 11⅔ points, or 35 thirds."
        ),
        AKAGIRI,
    ),
    Statement(
        "last-trick",
        N_("The last trick counts 1 point more, and its winner gets the cards of the monte."),
        AKAGIRI,
    ),
    Statement(
        "win",
        N_("The declarer's side wins with 6 points or more; 5⅔ are not enough."),
        AKAGIRI,
    ),
    Statement(
        "payment",
        N_(
            "If the declarer wins alone each opponent pays 4 in chiamo, 8 in mediatore, 12 in "
            "solo, 16 in solissimo, 18 in arcisolissimo. What is lost is paid the other way round."
        ),
        AKAGIRI,
    ),
    Statement(
        "payment-partner",
        N_("With a partner in chiamo each opponent pays 4: the declarer gets 5 and the partner 3."),
        AKAGIRI,
    ),
    Statement(
        "payment-giver",
        N_("In mediatore the player who gave the called card pays, or gets, 6 and not 8."),
        AKAGIRI,
    ),
    Statement(
        "slam",
        N_(
            "If one side wins all nine tricks, a cappotto, each opponent of the declarer pays "
            "or gets 2 more, and so does the partner."
        ),
        AKAGIRI,
    ),
    shared("deals", BOOK),
    shared("no-such-move", BOOK, says="no-such-move-or-bid"),
    shared("over", AKAGIRI),
)
