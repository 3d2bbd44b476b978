"""House rules of Scopa and Scopone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carte.engine.capture.prizes import ALL_DENARI, napola, run_of_denari
from carte.engine.capture.statements import OPTIONS, PAGAT, shared
from carte.engine.cards import MASKS, OF_SUIT, Card
from carte.engine.conditions import Condition, each_alone, in_teams, of_three, of_two, where
from carte.engine.house_rules import HouseRule, players
from carte.engine.rulebook import ELSE_THE_BOOK, HOUSE, Statement
from carte.engine.scoring import ScoreItem, cards_that_count, only_together
from carte.language import N_

__all__ = [
    "AT_TARGET_COUNTED_UP",
    "COUNTED_UP",
    "EQUAL_BINDS",
    "FEWEST_CARDS",
    "KINGS_REDEAL",
    "LAST_CARD_SWEEP",
    "LOW_TABLE_REDEAL",
    "NAPOLA",
    "PLAYERS",
    "RE_BELLO",
    "SHORTEST_RUN",
    "TARGET",
    "TIE_BREAK",
    "fewest",
    "hand_size",
    "kings_redeal",
    "run",
    "scoring",
    "target",
    "tie_break",
]

COUNTED_UP = f"scopa-cc, Scopa; {ELSE_THE_BOOK}"
GENOA = "Genoa, tournament of scopone"

PLAYERS = players(2, 3, 4, 6)
"""How many play; one pack goes round in threes, so that five are one too many. [teams]"""


_HANDS = {
    3: N_("three, and new ones from the stock"),
    9: N_("nine, and four on the table"),
    10: N_("ten, and none on the table"),
}


def hand_size(*sizes: int) -> HouseRule:
    """Return the house rule about the cards that each of four gets, the usual first. [deal]"""
    words = {size: _HANDS[size] for size in sizes}
    return HouseRule("hand_size", N_("Cards for each player"), sizes, words)


def target(usual: int | str) -> HouseRule:
    """Return the house rule about the points that win a match. [target]"""
    return HouseRule(
        "target", N_("Points that win a match"), (usual,), any_number=True, counts=True
    )


TARGET = target(11)


def scoring(words: Mapping[str, str]) -> HouseRule:
    """Return the house rule about what a deal is scored by, of these ways, the usual first."""
    return HouseRule("scoring", N_("What counts"), tuple(words), words, counts=True)


def tie_break(*values: str) -> HouseRule:
    """Return the house rule about a tie at the target, the usual value first. [tie-break]"""
    words = {"count-up": N_("is broken by counting up"), "another-deal": N_("is played off")}
    return HouseRule("tie_break", N_("A tie at the target"), values, words, counts=True)


AT_TARGET_COUNTED_UP: Mapping[str, Condition] = {
    "target-counted-up": of_two & each_alone,
    "target-of-three-counted-up": of_three,
    "target-of-teams-counted-up": in_teams,
}
"""The rules about the target where a tie is counted up, by who plays."""

TIE_BREAK = tie_break("another-deal", "count-up")._replace(
    statements=(
        shared("tie-break", COUNTED_UP, when=of_two),
        shared("tie-break", COUNTED_UP, says="tie-break-of-three", when=of_three),
    ),
    after="target",
)


def kings_redeal(*values: bool) -> HouseRule:
    """Return the house rule about three re on the first table, the usual value first."""
    return HouseRule(
        "kings_redeal", N_("Deal again if the first four table cards include three re"), values
    )


KINGS_REDEAL = kings_redeal(True, False)

LOW_TABLE_REDEAL = HouseRule(
    "low_table_redeal",
    N_("Deal again if the first four table cards add up to 10 or less"),
    statements=(shared("low-table", GENOA, when=~where(hand_size=10)),),
    after="three-kings",
)
"""The first table may be so low that anybody could sweep it. [low-table]"""

EQUAL_BINDS = HouseRule(
    "equal_binds",
    N_("A matching card must be taken, not a sum"),
    (True, False),
    statements=(
        shared("sum", OPTIONS, says="sum-beside-equal"),
        shared("equal-first", OPTIONS, says="equal-or-sum"),
    ),
    after="equal-first",
)

LAST_CARD_SWEEP = HouseRule("last_card_sweep", N_("The last card may score a scopa"))

FEWEST_CARDS = HouseRule(
    "fewest_cards",
    N_("Only sums with the fewest cards"),
    statements=(
        Statement(
            "fewest-cards",
            N_("If several sums are possible, you must take one with the fewest cards."),
            HOUSE,
            theme="sums",
        ),
    ),
    after="choice-of-sums",
)


def fewest(found: tuple[int, ...]) -> tuple[int, ...]:
    """Among sums only those with the fewest cards may be taken. [fewest-cards]"""
    if len(found) < 2:
        return found
    least = min(taken.bit_count() for taken in found)
    return tuple(taken for taken in found if taken.bit_count() == least)


_RE_BELLO = MASKS[Card("10D").index]

RE_BELLO = HouseRule(
    "re_bello",
    N_("Re bello"),
    counts=True,
    statements=(shared("re-bello", PAGAT),),
    after="primiera-missing-suit",
    item=ScoreItem(
        "re-bello",
        N_("Re bello (re of denari)"),
        N_("re bello"),
        cards_that_count(_RE_BELLO),
        points=lambda deal: [int(bool(pile & _RE_BELLO)) for pile in deal.pile_masks],
        gain=N_("It wins the re bello, which is a point in itself."),
        of=_RE_BELLO,
        within=ALL_DENARI,
        certain=True,
    ),
)
"""The re of denari scores a point, as the settebello does. [re-bello]"""


def run(pile: int) -> int:
    """Return the denari of a pile in sequence from the asso up, as a mask."""
    return sum(mask for mask in _DENARI[: run_of_denari(pile)])


_DENARI: tuple[int, ...] = tuple(mask for mask in MASKS if mask & OF_SUIT[0])

SHORTEST_RUN = sum(_DENARI[:3])
"""The cards without which no run of denari counts."""


def _napola(_deal: Any, pile: int) -> int:
    return napola(pile)


NAPOLA = HouseRule(
    "napola",
    N_("Napola"),
    counts=True,
    statements=(shared("napola", PAGAT),),
    after="re-bello",
    item=ScoreItem(
        "napola",
        N_("Napola (denari from the asso up)"),
        N_("napola"),
        only_together(run, _napola),
        points=lambda deal: [napola(pile) for pile in deal.pile_masks],
        amounts=lambda game: range(3, 11),
        of=SHORTEST_RUN,
        within=ALL_DENARI,
        wins=lambda pile: pile & ALL_DENARI == ALL_DENARI,
    ),
)
"""The denari from the asso up score a point each, from three on; all ten win. [napola]"""
