"""What the piles are worth: carte, denari, settebello and primiera, as masks of won cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from carte.engine.cards import DENARI, OF_SUIT, OF_VALUE, SETTEBELLO
from carte.engine.scoring import most

__all__ = [
    "ALL_DENARI",
    "PRIMIERA_POINTS",
    "best_of_suits",
    "napola",
    "primiera",
    "prizes",
    "run_of_denari",
]

ALL_DENARI = OF_SUIT[DENARI.index]

PRIMIERA_POINTS = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, 8: 10, 9: 10, 10: 10}
_BY_PRIMIERA = tuple((OF_VALUE[value], points) for value, points in PRIMIERA_POINTS.items())


def best_of_suits(pile: int) -> list[tuple[int, int]]:
    """Each suit counts its best card. [primiera]

    Return that card of each suit, as a mask, and what it counts; (0, 0) for a suit without cards.
    """
    return [_best(pile & suit) for suit in OF_SUIT]


@lru_cache(maxsize=1 << 12)
def _best(some: int) -> tuple[int, int]:
    """Return the best of some cards of one suit: there are a thousand such sets a suit."""
    found = ((some & cards, points) for cards, points in _BY_PRIMIERA if some & cards)
    return next(found, (0, 0))


def primiera(pile: int, missing_suit: str = "ineligible") -> int:
    """The best cards of the four suits are added; 0 if the pile cannot compete.

    A pile without a suit cannot win the primiera, or with ``missing_suit="zero"`` that suit
    counts nothing. [primiera, primiera-missing-suit]
    """
    best = [points for _card, points in best_of_suits(pile)]
    return 0 if missing_suit == "ineligible" and 0 in best else sum(best)


def prizes(piles: Sequence[int], missing_suit: str) -> dict[str, int | None]:
    """Return the side that wins each of the four points of a deal, None where it is tied.

    [carte, denari, settebello, primiera]
    """
    return {
        "carte": most([pile.bit_count() for pile in piles]),
        "denari": most([(pile & ALL_DENARI).bit_count() for pile in piles]),
        "settebello": most([pile >> SETTEBELLO.index & 1 for pile in piles]),
        "primiera": most([primiera(pile, missing_suit) for pile in piles]),
    }


def run_of_denari(pile: int) -> int:
    """Return how many denari a pile holds in sequence from the asso up."""
    run = 0
    while run < 10 and pile >> 4 * run + DENARI.index & 1:
        run += 1
    return run


def napola(pile: int) -> int:
    """Asso, 2 and 3 of denari score 3, and one more for each next denari in sequence. [napola]"""
    run = run_of_denari(pile)
    return run if run >= 3 else 0
