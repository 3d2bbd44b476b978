"""The primiera as some tables of Scopa count it: by the sevens, or with court cards apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carte.engine.capture.items import PRIMIERA
from carte.engine.capture.prizes import PRIMIERA_POINTS, BestOfSuits
from carte.engine.cards import OF_VALUE
from carte.engine.conditions import where
from carte.engine.house_rules import HouseRule
from carte.engine.phrases import together
from carte.engine.rulebook import ELSE_THE_BOOK, Statement
from carte.engine.scoring import Part, ScoreItem, each, most
from carte.language import N_, ngettext

__all__ = ["BY_SEVENS", "BY_SUITS", "COURTS_APART", "PRIMIERA_BY", "PRIMIERA_COURTS", "by_sevens"]

COURTS_OF_THE_SOUTH = "Pagat, Scopone"
SEVENS = f"Wikibooks (Italian), Scopa; {ELSE_THE_BOOK}"

COURTS_APART = BestOfSuits({**PRIMIERA_POINTS, 9: 9, 8: 8})
"""What each rank counts where a cavallo counts less than a re, and a fante less than that."""

PRIMIERA_COURTS = HouseRule(
    "primiera_courts",
    N_("Court cards in the primiera"),
    ("10", "10-9-8"),
    {"10": N_("10 each"), "10-9-8": N_("10, 9 and 8")},
    counts=True,
    statements=(
        Statement(
            "primiera",
            N_(
                "The best primiera scores 1 point. Add up what your best card in each suit is "
                "worth (7 = 21, 6 = 18, asso = 16, 5 = 15, 4 = 14, 3 = 13, 2 = 12, re = 10, "
                "cavallo = 9, fante = 8). In a tie, nobody scores it."
            ),
            COURTS_OF_THE_SOUTH,
            where(primiera="points"),
        ),
    ),
    after="primiera",
)
"""The re counts 10, the cavallo 9 and the fante 8. [primiera]"""

_RANKS = {
    7: (N_("{number} seven"), N_("{number} sevens")),
    6: (N_("{number} six"), N_("{number} sixes")),
    1: (N_("{number} asso"), N_("{number} assi")),
    5: (N_("{number} five"), N_("{number} fives")),
    4: (N_("{number} four"), N_("{number} fours")),
    3: (N_("{number} three"), N_("{number} threes")),
    2: (N_("{number} two"), N_("{number} twos")),
}
"""The ranks in the order in which they are compared, with the words for one card and for many."""
_BASE = 5
"""There are four cards of a rank, so that their numbers are the digits of a number to base 5."""


def by_sevens(pile: int) -> int:
    """The sevens are compared, then the sixes, assi, 5s, 4s, 3s and 2s. [primiera]

    Return a number that is greater for the better of two piles.
    """
    worth = 0
    for rank in _RANKS:
        worth = worth * _BASE + (pile & OF_VALUE[rank]).bit_count()
    return worth


def _compared(piles: Sequence[int]) -> list[int]:
    """Return the ranks that are compared, down to that in which one pile has most.

    Ranks that are in no pile are left out.
    """
    found: list[int] = []
    for rank in _RANKS:
        if any(pile & OF_VALUE[rank] for pile in piles):
            found.append(rank)
            some = sum(OF_VALUE[one] for one in found)
            if most([by_sevens(pile & some) for pile in piles]) is not None:
                break
    return found or [7]


def _by_rank(deal: Any, _side: int, pile: int) -> Part:
    held = {rank: pile & OF_VALUE[rank] for rank in _compared(deal.pile_masks)}
    texts = [_counted(rank, cards.bit_count()) for rank, cards in held.items()]
    decides = [*held.values()][-1]
    return Part(each(decides), decides.bit_count(), together(texts))


def _counted(rank: int, number: int) -> str:
    """Return "3 sixes"."""
    return ngettext(*_RANKS[rank], number).format(number=number)


BY_SUITS = PRIMIERA._replace(when=where(primiera="points"))
"""The primiera by the points of the best card of each suit."""

BY_SEVENS = ScoreItem(
    "primiera",
    PRIMIERA.label,
    PRIMIERA.short,
    _by_rank,
    may_tie=True,
    always=True,
    shown=lambda one: one.note,
    theme=PRIMIERA.theme,
)
"""The primiera by the number of sevens."""

PRIMIERA_BY = HouseRule(
    "primiera",
    N_("The primiera is won by"),
    ("points", "sevens"),
    {"points": N_("the best card of each suit"), "sevens": N_("the most sevens")},
    counts=True,
    statements=(
        Statement(
            "primiera",
            N_(
                "The primiera scores 1 point, for the most sevens. In a tie, compare the sixes, "
                "then the assi, 5s, 4s, 3s and 2s; suits and court cards do not matter. If all "
                "are level, nobody scores it."
            ),
            SEVENS,
        ),
    ),
    after="primiera",
    item=BY_SEVENS,
)
"""More sevens win the primiera, whatever their suits. [primiera]"""
