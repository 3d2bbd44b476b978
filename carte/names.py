"""What cards are called: the names in use for ranks and suits, to read and to find cards by.

The exact notation is that of ``carte.cards``; these are the words of readers, in small letters.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from carte.cards import MATTA, SETTEBELLO, SUITS, rank_name

__all__ = ["CARD_NAMES", "JOINTS", "RANK_NAMES", "SUIT_NAMES", "synonyms"]

RANK_NAMES: Mapping[int, str] = {
    1: "asso ace one uno",
    2: "due two",
    3: "tre three",
    4: "quattro four",
    5: "cinque five",
    6: "sei six",
    7: "sette seven",
    8: "fante jack knave",
    9: "cavallo knight horse queen donna regina",
    10: "re king",
}
"""The names of each value, in Italian and English, of Italian and of French cards."""

SUIT_NAMES: Mapping[str, str] = {
    "D": "denari denaro danari ori coins coin diamonds diamond quadri",
    "C": "coppe coppa cups cup hearts heart cuori",
    "S": "spade spada swords sword spades picche",
    "B": "bastoni bastone batons baton cudgels clubs club fiori",
}
"""The names of each suit, by its letter."""

CARD_NAMES: Mapping[str, str] = {"settebello": str(SETTEBELLO), "matta": str(MATTA)}
"""The cards that have a name of their own."""

JOINTS = "of di"
"""What may stand between a rank and its suit: "7 of coins", "sette di denari"."""


def synonyms(text: str) -> str:
    """Return all names of the ranks and suits of which a text speaks.

    >>> synonyms("The 7 of coppe is the matta.")
    'sette seven coppe coppa cups cup hearts heart cuori'
    """
    words = {*re.findall(r"\w+", text.lower())}
    ranks = [names for value, names in RANK_NAMES.items() if rank_name(value) in words]
    suits = [SUIT_NAMES[suit] for suit in SUITS if suit.name in words]
    return " ".join([*ranks, *suits])
