"""What a ruling says, held against the position: each sentence is read back, card by card.

A check knows one kind of sentence: it takes what the sentence names, and says whether that is so.
Nothing of what worded the sentence is used but the names of cards and ranks.
"""

import re
from collections.abc import Callable, Collection, Mapping
from typing import Any

import carte
from carte.engine.cards import Card
from carte.engine.deal import Deal
from carte.engine.moves import Move

RANKS = {1: "asso", 8: "fante", 9: "cavallo", 10: "re"} | {n: str(n) for n in range(2, 8)}
SPOKEN = {rank: value for value, rank in RANKS.items()}
SUITS = ("denari", "coppe", "spade", "bastoni")
NAMES = {f"the {RANKS[card.value]} of {card.suit.name}": card for card in carte.PACK}

CARD = (
    rf"the (?:{'|'.join(SPOKEN)}) of (?:{'|'.join(SUITS)})|the matta as an? (?:{'|'.join(SPOKEN)})"
)
CARDS = rf"(?:{CARD})(?:(?:,| and) (?:and )?(?:{CARD}))*"
SUM = r"\d+(?:\+\d+)*"
FIELDS = {
    "card": CARD,
    "other": CARD,
    "whose": CARD,
    "cards": CARDS,
    "rest": CARDS,
    "sum": SUM,
    "sums": rf"{SUM}(?:(?:,| and) (?:and )?{SUM})*",
    "ways": r".+?",
    "rank": "|".join(SPOKEN),
    "suit": "|".join(SUITS),
    "number": r"\d+",
    "total": r"\d+",
    "lacks": r"\d+",
    "points": r"(?:no points|[\d⅓⅔]+ points?|[⅓⅔] of a point)",
    "text": r".+",
    "word": r".+?",
}
"""What may stand in the place of a field, by its name."""


def named(words: str) -> list[Card]:
    """Return the cards that a text names, in order."""
    found = re.findall(CARD, words)
    return [NAMES.get(one, carte.MATTA) for one in found]


def added(words: str) -> list[list[int]]:
    """Return the sums in a text, each as its numbers: 3+4 and 2+5."""
    return [sorted(map(int, one.split("+"))) for one in re.findall(SUM, words)]


READ: Mapping[str, Callable[[str], Any]] = {
    "card": lambda words: named(words)[0],
    "other": lambda words: named(words)[0],
    "whose": lambda words: named(words)[0],
    "cards": named,
    "rest": named,
    "sum": lambda words: added(words)[0],
    "sums": added,
    "rank": SPOKEN.__getitem__,
    "number": int,
    "total": int,
    "lacks": int,
}


class Sentence:
    """A kind of sentence: its words, with fields in braces, and what must be so where it is said.

    ``tails`` are the rules under which it may be said.
    """

    def __init__(
        self, tails: Collection[str], words: str, holds: Callable[..., bool] | None = None
    ) -> None:
        self.tails = {*tails}
        self.words = words
        self.holds = holds
        parts = re.split(r"\{(\w+)\}", words)
        pattern = "".join(
            f"(?P<{part}>{FIELDS[part]})" if place % 2 else re.escape(part)
            for place, part in enumerate(parts)
        )
        self._pattern = re.compile(pattern, re.IGNORECASE)

    def read(self, text: str) -> Mapping[str, Any] | None:
        """Return what a text of this kind names, None for another text."""
        found = self._pattern.fullmatch(text)
        if found is None:
            return None
        named = found.groupdict()
        return {field: READ.get(field, str)(words.lower()) for field, words in named.items()}


def complaint(kinds: Collection[Sentence], at: Any, deal: Deal, move: Move) -> str:
    """Return what is wrong with the reason that a ruling gives, empty where nothing is.

    ``at`` is what the checks are asked about: the position and the move, as a slow reader has them.
    """
    ruling = deal.ruling(move)
    told = f"{deal!r}\n{move}: [{ruling.rule.tail}] {ruling.text}"
    read = [(kind, facts) for kind in kinds if (facts := kind.read(ruling.text)) is not None]
    if not read:
        return f"{told}\nno check knows this sentence"
    if not any(ruling.rule.tail in kind.tails for kind, _facts in read):
        return f"{told}\nthe sentence is not about this rule"
    if not any(
        ruling.rule.tail in kind.tails and (kind.holds is None or kind.holds(at, **facts))
        for kind, facts in read
    ):
        return f"{told}\nthe sentence is not true"
    if not at.decides(ruling.rule.tail, ruling.legal):
        return f"{told}\nthis rule does not decide it"
    return ""
