"""The rules of Tressette, in order."""

from __future__ import annotations

from carte.engine.capture.statements import shared as captures
from carte.engine.conditions import of_many, where
from carte.engine.rulebook import BOOK, GELLI, HOUSE, Statement
from carte.engine.tricks.statements import shared
from carte.games.tressette.house_rules import BISKA
from carte.games.tressette.items import has_accusi
from carte.games.tressette.statements import LAST_TRICK_SCORES, of_family
from carte.language import N_

__all__ = ["RULES"]

TRECCANI = "Treccani, Tressette"
AKAGIRI = "Akagiri, Mediatore"
SPAZIO = "Spazio, on tressette"
CLUB = "Club del Gioco, on tressette"
FOR_TWO = "Lots of Laughs, Tressette for two"

_of_two = where(players=2)
_to_win, _to_lose = where(to_lose=False), where(to_lose=True)

TABLE: tuple[Statement, ...] = (
    Statement(
        "teams",
        N_("Four play in two pairs: partners sit opposite each other and share their tricks."),
        TRECCANI,
        of_many,
    ),
    Statement("teams", N_("Two play, each for themselves."), FOR_TWO, _of_two),
    Statement(
        "deal",
        N_("Each player is dealt ten cards, five at a time, so no card is left over."),
        GELLI,
        of_many,
    ),
    Statement(
        "deal",
        N_(
            "Each player is dealt ten cards, five at a time. The other twenty are the stock, face "
            "down."
        ),
        FOR_TWO,
        _of_two,
    ),
    shared("first-player", GELLI, says="first-player-to-the-right", when=of_many),
    shared("first-player", FOR_TWO, says="first-player-of-two", when=_of_two),
    shared("turn", TRECCANI),
    shared("in-hand", TRECCANI),
)
"""Who plays, and how a deal begins."""

ACCUSI: tuple[Statement, ...] = (
    Statement(
        "accusi",
        N_(
            "Certain cards score together if you hold them and declare them: that "
            "is an accuso, and its points go to your side. You need not declare an "
            "accuso, and one card may count in two of your accusi."
        ),
        TRECCANI,
        has_accusi,
        theme="accusi",
    ),
    Statement(
        "accusi",
        N_("Cards held in the hand score nothing: there are no accusi."),
        HOUSE,
        where(accusi=False, to_lose=False),
        theme="accusi",
    ),
    Statement(
        "napoletana",
        N_("A napoletana is the asso, 2 and 3 of one suit: it scores 3 points."),
        GELLI,
        has_accusi,
        theme="accusi",
    ),
    Statement(
        "three-or-four",
        N_("Three assi, three 2s or three 3s score 3 points, and all four of a rank score 4."),
        GELLI,
        has_accusi,
        theme="accusi",
    ),
    Statement(
        "accuso-first-trick",
        N_(
            "Declare in the first trick, on your own turn, before you play your "
            "card. An accuso declared later does not score."
        ),
        CLUB,
        has_accusi & of_many,
        theme="accusi",
    ),
    Statement(
        "accuso-first-trick",
        N_(
            "Declare in the first trick, on your own turn, before you play your "
            "card. Later you can declare only an accuso with the card you have "
            "just drawn."
        ),
        CLUB,
        has_accusi & _of_two,
        theme="accusi",
    ),
    Statement(
        "accuso-drawn",
        N_(
            "After a draw, on your turn in the next trick and before you play, you "
            "may declare an accuso that contains the card just drawn; it scores in "
            "full, whatever was declared before."
        ),
        FOR_TWO,
        has_accusi & _of_two,
        theme="accusi",
    ),
    Statement(
        "accuso-once",
        N_(
            "Each napoletana may be declared once, and each rank once, as three "
            "cards or four. If you declare three and hold four, the fourth scores "
            "nothing."
        ),
        GELLI,
        has_accusi & of_many,
        theme="accusi",
    ),
    Statement(
        "accuso-once",
        N_(
            "In one turn, each napoletana may be declared once, and each rank "
            "once, as three cards or four. If you declare three and hold four, the "
            "fourth scores nothing."
        ),
        GELLI,
        has_accusi & _of_two,
        theme="accusi",
    ),
)
"""What cards score before they are played."""

PLAY: tuple[Statement, ...] = (
    Statement(
        "follow",
        N_(
            "If you hold a card of the suit led, you must play one, but it need not win; if you "
            "hold none, play any card."
        ),
        TRECCANI,
    ),
    of_family("strength", AKAGIRI),
    of_family("other-suit", TRECCANI),
    of_family("trick", TRECCANI),
    shared("lead", TRECCANI),
    Statement(
        "refill",
        N_(
            "After each of the first ten tricks, both players draw a card, the "
            "winner first, and show it. The last ten tricks are played without "
            "drawing."
        ),
        FOR_TWO,
        _of_two,
        theme="deal",
    ),
)
"""How a trick is played, and who wins it."""

SIGNALS: tuple[Statement, ...] = (
    of_family("signals", TRECCANI, when=of_many),
    Statement(
        "signals", N_("Two players do not signal: there is nobody to signal to."), BOOK, _of_two
    ),
    Statement(
        "busso",
        N_(
            "Busso, “I knock”, asks the leader’s partner to win the trick if possible, and to lead "
            "the same suit again. Nobody has to obey."
        ),
        AKAGIRI,
        of_many,
    ),
    of_family("volo", CLUB, when=of_many & where(signal_truth=True)),
    of_family("volo", HOUSE, says="volo-perhaps", when=of_many & where(signal_truth=False)),
    Statement(
        "striscio",
        N_(
            "Striscio, “I slide”, says that you hold more cards of the suit led, "
            "but not its asso, 2 or 3. It must be true."
        ),
        CLUB,
        of_many & where(striscio=True, signal_truth=True),
    ),
    Statement(
        "striscio",
        N_(
            "Striscio, “I slide”, says that you hold more cards of the suit led, "
            "but not its asso, 2 or 3. It need not be true."
        ),
        HOUSE,
        of_many & where(striscio=True, signal_truth=False),
    ),
    of_family("striscio", HOUSE, says="no-striscio", when=of_many & where(striscio=False)),
)
"""What the leader may tell a partner."""

SCORE: tuple[Statement, ...] = (
    Statement(
        "points",
        N_(
            "An asso is worth 1 point; a 3, a 2, a re, a cavallo and a fante are "
            "worth a third each. Other cards are worth nothing. With the last "
            "trick, that makes 35 thirds."
        ),
        TRECCANI,
    ),
    Statement("last-trick", LAST_TRICK_SCORES, TRECCANI),
    Statement(
        "rounding",
        N_(
            "At the end of a deal, each side scores only the whole points in its "
            "tricks: thirds left over are lost. So the tricks of both sides "
            "together always score 11."
        ),
        SPAZIO,
        _to_win,
    ),
    Statement(
        "rounding",
        N_(
            "Each side scores only whole points: thirds left over are lost. A side "
            "that wins all 11 points scores nothing, and the other side scores 11."
        ),
        BISKA,
        _to_lose,
    ),
    Statement(
        "cappotto",
        N_("A side that has not won a whole point in tricks loses its accusi for that deal, too."),
        CLUB,
        has_accusi & where(cappotto=True),
    ),
    captures("target", TRECCANI, says="target-of-teams", when=_to_win),
    Statement(
        "target",
        N_(
            "If a side has {target} points or more after a deal, the higher total "
            "loses; in a tie, another deal is played."
        ),
        BISKA,
        _to_lose,
        theme="match",
    ),
)
"""What tricks score, and who wins a match."""

RULES: tuple[Statement, ...] = (
    *TABLE,
    *ACCUSI,
    *PLAY,
    *SIGNALS,
    *SCORE,
    Statement(
        "no-such-move",
        N_("Your moves are to play a card from your hand and, if accusi score, to declare."),
        BOOK,
    ),
    shared("over", TRECCANI),
)
