"""Scopa, for two, three, four or six: take a card of the same value, or cards that add up to it."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from carte.engine.capture.items import LEFTOVERS, PRIMIERA, PRIMIERA_MISSING_SUIT
from carte.engine.capture.prizes import BestOfSuits
from carte.engine.capture.statements import PAGAT, WIKIPEDIA, shared
from carte.engine.capture.sums import BELOW, SINGLES, adding_up, split, sums, total
from carte.engine.capture.weights import CaptureWeights
from carte.engine.cards import OF_VALUE, VALUE, Card
from carte.engine.conditions import each_alone, in_teams, of_many, of_three, of_two, where
from carte.engine.house_rules import HouseRule
from carte.engine.phrases import addends, choice, sums_of
from carte.engine.rulebook import BOOK, GELLI, HOUSE, SEED, Grounds, Statement
from carte.engine.scoring import ScoreItem
from carte.games.scopa.family import LAST_CARD, SCOPA, ScopaFamily, equal_or_sums
from carte.games.scopa.house_rules import (
    AT_TARGET_COUNTED_UP,
    COUNTED_UP,
    EQUAL_BINDS,
    FEWEST_CARDS,
    KINGS_REDEAL,
    LAST_CARD_SWEEP,
    LOW_TABLE_REDEAL,
    NAPOLA,
    PLAYERS,
    RE_BELLO,
    TARGET,
    TIE_BREAK,
    fewest,
)
from carte.games.scopa.primiera import (
    BY_SUITS,
    COURTS_APART,
    PRIMIERA_BY,
    PRIMIERA_COURTS,
    by_sevens,
)
from carte.games.scopa.verdicts import ANOTHER_TOTAL, ONE_OF_SUMS, spoken_in_full
from carte.language import _

__all__ = ["AGREED", "Scopa"]

AGREED = (
    TARGET,
    KINGS_REDEAL,
    LAST_CARD_SWEEP,
    FEWEST_CARDS,
    RE_BELLO,
    NAPOLA,
    PRIMIERA_MISSING_SUIT,
    PRIMIERA_BY,
    PRIMIERA_COURTS,
    EQUAL_BINDS,
    LOW_TABLE_REDEAL,
    TIE_BREAK,
    LEFTOVERS,
)
"""The house rules of every game that is played and counted as Scopa is."""


class Scopa(ScopaFamily):
    """Scopa: capture by value or sum, sweep the table, and play deals to 11 points."""

    slug = "scopa"
    swing = 2.0
    emblem = "7D"
    place_in_book = 20

    weights = CaptureWeights(
        card=0.1,
        by_value={7: 0.33, 6: 0.11},
        denaro=0.1,
        sweep=1.1,
        hope=0.45,
        laid=0.35,
    )

    HOUSE_RULES: ClassVar[tuple[HouseRule, ...]] = (PLAYERS, *AGREED)
    last_card_sweep: bool

    SWEEPS: ClassVar = (LAST_CARD.under(last_card_sweep=False), SCOPA)
    fewest_cards: bool
    equal_binds: bool
    primiera: str
    primiera_courts: str

    ITEMS: ClassVar[tuple[ScoreItem, ...]] = tuple(
        BY_SUITS if item is PRIMIERA else item for item in ScopaFamily.ITEMS
    )
    RULES: ClassVar[tuple[Statement, ...]] = (
        shared("teams", GELLI, says="each-alone", when=of_three),
        shared("teams", GELLI, players=4),
        shared("teams", WIKIPEDIA, says="teams-of-three", players=6),
        shared("deal", SEED),
        shared("first-player", PAGAT, players=2),
        shared("first-player", PAGAT, says="first-player-to-the-right", when=of_many),
        shared("three-kings", PAGAT, kings_redeal=True),
        shared("three-kings", HOUSE, says="three-kings-stay", kings_redeal=False),
        shared("refill", SEED),
        shared("turn", SEED),
        shared("in-hand", SEED),
        shared("choice", PAGAT),
        shared("lay", SEED),
        shared("on-table", SEED),
        shared("equal", SEED),
        shared("one-equal", SEED),
        shared("sum", SEED, equal_binds=True),
        shared("choice-of-sums", SEED),
        shared("equal-first", SEED, equal_binds=True),
        shared("one-capture", SEED),
        shared("must-take", SEED),
        shared("sweep", SEED),
        shared("last-card", SEED, last_card_sweep=False),
        shared("last-card", HOUSE, says="last-card-sweep", last_card_sweep=True),
        shared("leftovers", SEED, when=each_alone, leftovers="last-capturer"),
        shared(
            "leftovers",
            SEED,
            says="leftovers-of-teams",
            when=in_teams,
            leftovers="last-capturer",
        ),
        shared("score", SEED),
        shared("carte", SEED, when=of_two),
        shared("carte", BOOK, says="carte-of-three", when=of_three),
        shared("denari", SEED, when=of_two),
        shared("denari", BOOK, says="denari-of-three", when=of_three),
        shared("settebello", SEED),
        shared("primiera", SEED, primiera="points", primiera_courts="10"),
        shared(
            "primiera-missing-suit",
            PAGAT,
            primiera="points",
            primiera_missing_suit="ineligible",
        ),
        shared(
            "primiera-missing-suit",
            HOUSE,
            says="primiera-missing-suit-zero",
            primiera="points",
            primiera_missing_suit="zero",
        ),
        shared("target", SEED, players=2, tie_break="another-deal"),
        shared("target", BOOK, says="target-of-three", when=of_three, tie_break="another-deal"),
        shared("target", SEED, says="target-of-teams", when=in_teams, tie_break="another-deal"),
        *(
            shared("target", COUNTED_UP, says=says, when=players & where(tie_break="count-up"))
            for says, players in AT_TARGET_COUNTED_UP.items()
        ),
        shared("no-such-move", BOOK),
        shared("over", SEED),
    )

    def captures(self, card: int, table: int) -> tuple[int, ...]:
        """As in all games of the family, or where agreed only sums of few cards.

        Where an equal card does not bind, it and the sums are open alike. [fewest-cards,
        equal-first]
        """
        if self.equal_binds:
            found = equal_or_sums(card, table)
            return fewest(found) if self.fewest_cards else found
        value = VALUE[card]
        made = sums(value, table & BELOW[value])
        return (fewest(made) if self.fewest_cards else made) + SINGLES[table & OF_VALUE[value]]

    @property
    def counts_suits(self) -> bool:
        """The primiera compares suits, unless it compares the sevens. [primiera]"""
        return self.primiera == "points"

    @property
    def best_of_suits(self) -> BestOfSuits:
        """Court cards count 10 each, or where agreed 10, 9 and 8. [primiera]"""
        return COURTS_APART if self.primiera_courts == "10-9-8" else super().best_of_suits

    def primiera_of(self, pile: int) -> int:
        """The best cards of the suits are added, or where agreed sevens compared. [primiera]"""
        return super().primiera_of(pile) if self.counts_suits else by_sevens(pile)

    def wrong_capture(self, card: Card, taken: int, table: int) -> Grounds:
        """Say which rule of capture is broken. [fewest-cards]"""
        equal = table & OF_VALUE[card.value]
        ways = [way for way in self.captures(card.index, table) if not way & equal]
        is_sum = taken.bit_count() > 1 and total(taken) == card.value
        if self.fewest_cards and is_sum and ways:
            words = _("Fewer cards make {value}: take {ways}, not {sum}.")
            facts = {"sum": addends(taken), "value": card.value, "ways": choice(tuple(ways))}
            return Grounds("fewest-cards", words.format(**facts))
        if not self.equal_binds and taken & equal and taken & ~equal:
            parts = split(taken, (card.value,), partial(adding_up, card.value))
            facts = spoken_in_full(card, taken)
            if not parts:
                return Grounds("sum", _(ANOTHER_TOTAL).format(**facts))
            return Grounds("one-capture", _(ONE_OF_SUMS).format(Sums=sums_of(parts), **facts))
        return super().wrong_capture(card, taken, table)
