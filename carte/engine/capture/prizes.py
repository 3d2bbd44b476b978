"""What masks of won cards are worth: carte, denari, settebello and primiera."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from carte.engine.cards import DENARI, OF_SUIT, OF_VALUE, SETTEBELLO
from carte.engine.scoring import most

__all__ = [
    "ALL_DENARI",
    "PRIMIERA_POINTS",
    "SUITS_COUNT",
    "BestOfSuits",
    "napola",
    "prizes",
    "run_of_denari",
]

ALL_DENARI = OF_SUIT[DENARI.index]

PRIMIERA_POINTS = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, 8: 10, 9: 10, 10: 10}
"""What each rank counts in the primiera, by its value."""


class BestOfSuits:
    """The primiera by points: each suit counts its best card, by what each rank counts."""

    def __init__(self, points: Mapping[int, int]) -> None:
        self.points = points
        by_worth = sorted(points.items(), key=lambda one: -one[1])
        self._ranks = tuple((OF_VALUE[value], number) for value, number in by_worth)
        self._best = lru_cache(maxsize=1 << 12)(self._find)  # a thousand sets of cards a suit

    def of(self, pile: int) -> list[tuple[int, int]]:
        """Each suit counts its best card. [primiera]

        Return that card of each suit, as a mask, and what it counts; (0, 0) for a suit without
        cards.
        """
        return [self._best(pile & suit) for suit in OF_SUIT]

    def _find(self, some: int) -> tuple[int, int]:
        found = ((some & cards, points) for cards, points in self._ranks if some & cards)
        return next(found, (0, 0))

    def total(self, pile: int, missing_suit: str = "ineligible") -> int:
        """The best cards of the four suits are added; 0 if the pile cannot compete.

        A pile without a suit cannot win the primiera, or with ``missing_suit="zero"`` that suit
        counts nothing. [primiera, primiera-missing-suit]
        """
        best = [points for _card, points in self.of(pile)]
        return 0 if missing_suit == "ineligible" and 0 in best else sum(best)


SUITS_COUNT = BestOfSuits(PRIMIERA_POINTS)
"""The primiera as it is usually counted."""


def prizes(piles: Sequence[int], primiera: Callable[[int], int]) -> dict[str, int | None]:
    """Return the side that wins each of the four points of a deal, None where it is tied.

    ``primiera`` returns what a pile is worth in the primiera.

    [carte, denari, settebello, primiera]
    """
    return {
        "carte": most([pile.bit_count() for pile in piles]),
        "denari": most([(pile & ALL_DENARI).bit_count() for pile in piles]),
        "settebello": most([pile >> SETTEBELLO.index & 1 for pile in piles]),
        "primiera": most([*map(primiera, piles)]),
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
