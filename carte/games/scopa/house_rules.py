"""House rules of Scopa and Scopone."""

from __future__ import annotations

from typing import Any

from carte.engine.capture.prizes import ALL_DENARI, napola, run_of_denari
from carte.engine.capture.statements import PAGAT, shared
from carte.engine.cards import MASKS, OF_SUIT, Card
from carte.engine.house_rules import HouseRule, players
from carte.engine.rulebook import HOUSE, Statement
from carte.engine.scoring import ScoreItem, cards_that_count, only_together
from carte.language import N_

__all__ = [
    "FEWEST_CARDS",
    "KINGS_REDEAL",
    "LAST_CARD_SWEEP",
    "NAPOLA",
    "PLAYERS",
    "RE_BELLO",
    "SHORTEST_RUN",
    "TARGET",
    "fewest",
    "hand_size",
    "kings_redeal",
    "run",
    "target",
]


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


def kings_redeal(*values: bool) -> HouseRule:
    """Return the house rule about three re on the first table, the usual value first."""
    return HouseRule("kings_redeal", N_("Three re on the first table are dealt again"), values)


KINGS_REDEAL = kings_redeal(True, False)

LAST_CARD_SWEEP = HouseRule("last_card_sweep", N_("The last card may score a scopa"))

FEWEST_CARDS = HouseRule(
    "fewest_cards",
    N_("Only sums with the fewest cards"),
    statements=(
        Statement(
            "fewest-cards",
            N_("Among the sums that can be made, you may take only one with the fewest cards."),
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
        gain=N_("It wins the re bello, a point by itself."),
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
        N_("Napola (denari from the asso on)"),
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
