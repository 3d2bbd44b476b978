"""Escoba, the Spanish cousin of Scopa, as somebody would add it: this module, and one call."""

from typing import ClassVar

from carte import HouseRule, ScoreItem, Statement, register
from carte.engine.capture.deal import CaptureDeal
from carte.engine.capture.items import CARTE, DENARI, SCOPE, SETTEBELLO_ITEM
from carte.engine.capture.prizes import ALL_DENARI
from carte.engine.capture.statements import shared
from carte.engine.capture.sums import adding_up, total
from carte.engine.cards import MASKS, OF_VALUE, SETTEBELLO, VALUE, Card
from carte.engine.moves import Play
from carte.engine.phrases import addends, capital, every, the
from carte.engine.rulebook import Grounds
from carte.engine.scoring import cards_that_count, most
from carte.games.scopa.family import LAST_CARD, SCOPA, ScopaFamily
from carte.games.scopa.house_rules import target

PAGAT = "Pagat, Escoba"
SEVENS = ScoreItem("sevens", "Most 7s", "7s", cards_that_count(OF_VALUE[7]), may_tie=True)
SHARED = "deal first-player refill turn in-hand choice lay on-table must-take sweep leftovers"


class Escoba(ScopaFamily):
    """Escoba: a card takes what makes 15 with it."""

    slug = "escoba"
    swing = 2.0
    emblem = "7D"

    HOUSE_RULES = (target(21), HouseRule("last_escoba", "The last card may sweep", (True, False)))
    last_escoba: bool
    SWEEPS: ClassVar = (LAST_CARD.under(last_escoba=False), SCOPA)
    ITEMS: ClassVar = (CARTE, DENARI, SETTEBELLO_ITEM, SEVENS, SCOPE)
    RULES: ClassVar = (
        *(shared(tail, PAGAT) for tail in SHARED.split()),
        Statement("fifteen", "A card takes cards that make 15 together with it.", PAGAT),
        *(shared(tail, PAGAT) for tail in ("last-card", "carte", "denari", "settebello")),
        Statement("sevens", "Whoever has more 7s scores a point.", PAGAT, theme="score"),
        *(shared(tail, PAGAT) for tail in ("target", "no-such-move", "over")),
    )

    def captures(self, card: int, table: int) -> tuple[int, ...]:
        """What makes 15 with a card may be taken. [fifteen]"""
        return adding_up(15 - VALUE[card], table)

    def capture_totals(self, value: int) -> tuple[int, ...]:
        """What makes 15 with a card may be taken. [fifteen]"""
        return (15 - value,)

    def worth(self, deal: CaptureDeal) -> list[dict[str, int]]:
        """Cards, denari, sevens, the settebello, and a point a sweep."""
        kinds = {"carte": sum(MASKS), "denari": ALL_DENARI, "sevens": OF_VALUE[7]}
        kinds["settebello"] = MASKS[SETTEBELLO.index]
        winners = {
            name: most([(pile & kind).bit_count() for pile in deal.pile_masks])
            for name, kind in kinds.items()
        }
        return [
            {**{name: int(winner == side) for name, winner in winners.items()}, "scopa": scope}
            for side, scope in enumerate(deal.scope)
        ]

    def granted(self, play: Play, table: int) -> Grounds:
        """Say what a legal play does. [lay, fifteen]"""
        card, taken = capital(the(play.card)), play.mask
        if not taken:
            return Grounds("lay", f"{card} takes nothing and stays on the table.")
        return Grounds(
            "fifteen", f"{card} makes 15 with {addends(taken)}, and takes {every(taken)}."
        )

    def wrong_capture(self, card: Card, taken: int, table: int) -> Grounds:
        """Say what a capture does not make. [fifteen]"""
        return Grounds(
            "fifteen", f"{addends(taken)} and {card.value} make {total(taken) + card.value}."
        )


def add() -> None:
    """Add the game to the book."""
    register(Escoba)
