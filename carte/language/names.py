"""The names of cards: those in use for ranks and suits, to read and to find cards by.

The exact notation is that of ``carte.engine.cards``; these are the words of readers.
"""

from __future__ import annotations

from collections.abc import Mapping

from carte.language import N_, _, cached_per_language, pgettext
from carte.language.forms import Phrase, noun

__all__ = [
    "CARD_NAMES",
    "JOINTS",
    "RANK_NAMES",
    "SUIT_NAMES",
    "italian_rank",
    "lang_of",
    "localize",
    "rank_name",
    "speaks_of",
    "spoken_verb",
    "synonyms",
]

_ITALIAN_RANKS = (
    "asso",
    "due",
    "tre",
    "quattro",
    "cinque",
    "sei",
    "sette",
    "fante",
    "cavallo",
    "re",
)
_RANK_NAMES = (
    N_("asso"),
    *(N_("2"), N_("3"), N_("4"), N_("5"), N_("6"), N_("7")),
    N_("fante"),
    N_("cavallo"),
    N_("re"),
)


@cached_per_language
def rank_name(value: int) -> Phrase:
    """Return the name of a value 1…10 in a sentence: asso, 2 … 7, fante, cavallo, re.

    Its ``short`` form is a digit where a card shows its number.
    """
    name = _(_RANK_NAMES[value - 1])
    return noun(name, short=str(value) if 1 < value < 8 else name)


def lang_of(name: str) -> str | None:
    """Return "it" for an Italian name; None for one in letters that Italian does not have."""
    return "it" if all(sign < "ɐ" or sign == "’" for sign in name) else None


def localize(word: str) -> str:
    """Return an Italian word of the tables in the reader's language: a game, suit, bid or prize.

    The glossary has them. English uses the Italian words.
    """
    return _(word)


def spoken_verb(verb: str) -> str:
    """Return the verb of an announcement in the reader's language; an unknown word stays."""
    spoken = {
        "bid": pgettext("verb", "bid"),
        "call": pgettext("verb", "call"),
        "declare": pgettext("verb", "declare"),
        "discard": pgettext("verb", "discard"),
        "exchange": pgettext("verb", "exchange"),
        "give": pgettext("verb", "give"),
        "monte": pgettext("verb", "throw in"),
        "pass": pgettext("verb", "pass"),
    }
    return spoken.get(verb, verb)


_NOT_IN_THE_GLOSSARY = (N_("re-bello"), N_("table"))


def italian_rank(value: int) -> str:
    """Return the Italian name of a value 1…10: asso, due, … re."""
    return _ITALIAN_RANKS[value - 1]


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
"""The names of each suit, by its letter; the Italian one first."""

CARD_NAMES: Mapping[str, str] = {"settebello": "7D", "matta": "7C"}
"""The cards that have a name of their own."""

JOINTS = "of di"
"""The words between a rank and its suit: "7 of coins", "sette di denari"."""


def speaks_of(text: str, name: str) -> bool:
    """Return whether a text has this name in it, as a word of its own and in any case.

    Languages that write without blanks are read as well: what ends a word is another script.

    >>> speaks_of("Take it with the 7 of denari.", "7"), speaks_of("It makes 17.", "7")
    (True, False)
    """
    import re

    part = "[0-9⅓⅔A-Za-zÀ-ÿァ-ヶー]"
    return bool(re.search(f"(?<!{part}){re.escape(name)}(?!{part})", text, re.IGNORECASE))


def synonyms(text: str) -> str:
    """Return all names of the ranks and suits that a text mentions.

    >>> synonyms("The 7 of coppe is the matta.")
    'sette seven coppe coppa cups cup hearts heart cuori'
    """
    ranks = [names for value, names in RANK_NAMES.items() if speaks_of(text, rank_name(value))]
    suits = [
        names for names in SUIT_NAMES.values() if speaks_of(text, localize(names.partition(" ")[0]))
    ]
    return " ".join([*ranks, *suits])
