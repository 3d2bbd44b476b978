"""The items that deals of capture games score: carte, denari, settebello, primiera, scope."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carte.engine.capture.prizes import ALL_DENARI
from carte.engine.capture.statements import OPTIONS, shared
from carte.engine.cards import MASKS, PACK, SETTEBELLO, SUITS, Suit
from carte.engine.conditions import each_alone, in_teams
from carte.engine.house_rules import HouseRule
from carte.engine.phrases import commas
from carte.engine.scoring import Addend, Part, ScoreItem, Tally, cards_that_count
from carte.language import N_, _, pgettext

__all__ = [
    "CARTE",
    "DENARI",
    "LEFTOVERS",
    "POINTS_OF_SCOPA",
    "PRIMIERA",
    "PRIMIERA_MISSING_SUIT",
    "SCOPE",
    "SETTEBELLO_ITEM",
]

CARTE = ScoreItem(
    "carte",
    N_("Carte (most cards)"),
    N_("carte"),
    cards_that_count(sum(MASKS)),
    may_tie=True,
    always=True,
    drawn=False,
)

DENARI = ScoreItem(
    "denari",
    N_("Denari (most coins)"),
    N_("denari"),
    cards_that_count(ALL_DENARI),
    may_tie=True,
    always=True,
    within=ALL_DENARI,
)

SETTEBELLO_ITEM = ScoreItem(
    "settebello",
    N_("Settebello (7 of denari)"),
    N_("settebello"),
    cards_that_count(MASKS[SETTEBELLO.index]),
    gain=N_("It wins the settebello, which is a point in itself."),
    of=MASKS[SETTEBELLO.index],
    within=ALL_DENARI,
    certain=True,
)


def _best_of_suits(deal: Any, _side: int, pile: int) -> Part:
    game = deal.game
    best = game.best_of_suits.of(pile)
    found = [Addend(PACK[card.bit_length() - 1], points) for card, points in best if card]
    lacking = [suit for suit, (card, _points) in zip(SUITS, best, strict=True) if not card]
    return Part(tuple(found), game.primiera_of(pile), _lacks(lacking, game.primiera_missing_suit))


def _lacks(suits: Sequence[Suit], missing_suit: str) -> str:
    if not suits:
        return ""
    words = (
        _("No {suits}: this pile cannot win it.")
        if missing_suit == "ineligible"
        else _("No {suits}: that adds nothing.")
    )
    return words.format(suits=commas(suit.name for suit in suits))


PRIMIERA = ScoreItem(
    "primiera",
    N_("Primiera"),
    N_("primiera"),
    _best_of_suits,
    rule=lambda parts: "primiera-missing-suit" if any(one.note for one in parts) else "primiera",
    may_tie=True,
    always=True,
    shown=lambda one: str(one.total) if one.total else pgettext("sum", "nothing"),
    theme="primiera",
)

PRIMIERA_MISSING_SUIT = HouseRule(
    "primiera_missing_suit",
    N_("Primiera with a suit missing"),
    ("ineligible", "zero"),
    {"ineligible": N_("cannot win it"), "zero": N_("adds nothing for that suit")},
    counts=True,
)
"""What a pile without a card of some suit is worth for the primiera. [primiera-missing-suit]"""

LEFTOVERS = HouseRule(
    "leftovers",
    N_("Cards left at the end go to"),
    ("last-capturer", "dealer"),
    {"last-capturer": N_("whoever captured last"), "dealer": N_("the dealer")},
    statements=(
        shared("leftovers", OPTIONS, says="leftovers-for-dealer", when=each_alone),
        shared("leftovers", OPTIONS, says="leftovers-for-dealers-side", when=in_teams),
    ),
    after="leftovers",
)
"""Who gets the cards that are on the table after the last play. [leftovers]"""


def _sweeps(deal: Any, side: int, _pile: int) -> Part:
    return Part((Addend(None, 1),) * deal.scope[side], deal.scope[side])


def _sweeps_in_words(points: int) -> str:
    return _("scopa") if points == 1 else pgettext("several", "scopas")


SCOPE = ScoreItem(
    "scopa",
    N_("Scopas (sweeps)"),
    N_("scopas"),
    _sweeps,
    rule="sweep",
    theme="sweeps",
    tallies=(Tally("scopa", N_("Scopas (sweeps)")),),
    counted=_sweeps_in_words,
)

POINTS_OF_SCOPA = (CARTE, DENARI, SETTEBELLO_ITEM, PRIMIERA, SCOPE)
"""The points that Scopa is played for, in the order in which they are counted."""
