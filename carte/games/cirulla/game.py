"""Cirulla, for two, three or four: Scopa, but fifteens, assi that sweep, and a wild 7 of coppe."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from carte.engine.capture.game import CaptureDeal
from carte.engine.capture.items import POINTS_OF_SCOPA
from carte.engine.capture.prizes import ALL_DENARI, napola
from carte.engine.capture.sums import split, total
from carte.engine.capture.weights import CaptureWeights
from carte.engine.cards import EVERY_CARD, MASKS, MATTA, OF_VALUE, VALUE, Card, indices
from carte.engine.match import Score
from carte.engine.moves import Announcement, Move, Play
from carte.engine.phrases import plus, sums_of
from carte.engine.rulebook import Grounds, Rule
from carte.games.cirulla.captures import MATTA_CARD, PLAIN, all_of, free_choice, go_together
from carte.games.cirulla.consistency import check_early, check_table
from carte.games.cirulla.deal import CirullaDeal
from carte.games.cirulla.declarations import Declarations, named
from carte.games.cirulla.house_rules import HOUSE_RULES
from carte.games.cirulla.items import COURTS, EARLY, GRANDE, PICCOLA
from carte.games.cirulla.rules import RULES
from carte.games.scopa.family import ScopaFamily, first_wrong
from carte.games.scopa.verdicts import (
    LIES,
    LIES_ALONE,
    NO_PART,
    ONE_EQUAL,
    TAKES,
    TAKES_ALL,
    TAKES_SUM,
    spoken_in_full,
    spoken_of,
)
from carte.language import _
from carte.language.names import localize

__all__ = ["Cirulla"]

ACES = OF_VALUE[1]
IN_RUNS = {7: 0.8} | dict.fromkeys((8, 9, 10), 1.2) | dict.fromkeys((1, 2, 3), 1.0)
"""The extra worth of a denaro, by its value: three courts and the three lowest are a bonus."""
_CAPPOTTI: Mapping[str | int, int] = {"denari": ALL_DENARI, "all-cards": EVERY_CARD}
"""The cards that win a match, by house rule."""
COUNT_UP = (
    ("carte",),
    ("denari",),
    ("settebello",),
    ("primiera",),
    ("scopa", "table", "barsega", "decino"),
    ("grande", "piccola", "cappotto"),
)
"""The items of a score, in the order in which a tie at the target is counted up."""


class Cirulla(ScopaFamily):
    """Cirulla: sums, fifteens and sweeping assi; what you declare and sweep goes to 51 points."""

    slug = "cirulla"
    swing = 5.0
    emblem = "7C"
    place_in_book = 40
    clockwise = True
    weights = CaptureWeights(denaro_by_value=IN_RUNS)

    OWN_FACTS: ClassVar = {"matta": "value", "declared": "seats", "scored": "items"}

    HOUSE_RULES = HOUSE_RULES
    players: int
    matta_barsega: bool
    declare_both: bool
    ace_sweep_forced: bool
    ace_full_take: bool
    matta_ace_sweeps: bool
    equal_before_sum: bool
    table_nine: bool
    piccola_max: int
    cappotto: str | int

    ITEMS: ClassVar = (*POINTS_OF_SCOPA, *EARLY, GRANDE, PICCOLA)
    RULES: ClassVar = RULES

    # ------------------------------------------------------------------------- the deal

    def make(self, **facts: Any) -> CirullaDeal:
        """Return a deal of this game, from the fields of a deal."""
        return CirullaDeal(self, **facts)

    def misdeal(self, deal: CaptureDeal) -> Rule | None:
        """Two or more assi on the first table are dealt again. [two-aces]"""
        return self.rulebook["two-aces"] if self.has_two_aces(deal._table) else None

    def has_two_aces(self, table: int) -> bool:
        """The matta is no asso here. [two-aces]"""
        return (table & ACES).bit_count() >= 2

    def lay_out(self, order: list[int], dealer: int) -> CirullaDeal:
        """After the deal the dealer may take the table. [deal, table-fifteen, table-thirty]"""
        deal = super().lay_out(order, dealer)
        assert isinstance(deal, CirullaDeal)
        if points := self.table_points(deal._table):
            deal.give_table_to_dealer(points)
        return deal

    def table_points(self, table: int) -> int:
        """The dealer takes a first table of 15 for 1 point, and one of 30 for 2.

        By house rule one of at most 9 brings 3. The matta counts whatever it must. Two assi are
        dealt again before that.

        [table-fifteen, table-thirty, table-nine, table-matta, two-aces]
        """
        if self.has_two_aces(table):
            return 0
        rest = total(table & ~MATTA_CARD)
        wild = range(1, 11) if table & MATTA_CARD else (0,)
        sums = [rest + value for value in wild]
        if self.table_nine and min(sums) <= 9:
            return 3
        return 1 if 15 in sums else 2 if 30 in sums else 0

    # ------------------------------------------------------------------------ the matta

    matta = PLAIN
    """The value of the matta."""

    def naming(self, value: int) -> Cirulla:
        """The matta counts what its owner has named, in the hand and on the table. [matta-named]

        Returns this game as it is played while the matta counts ``value``.
        """
        return self._by_matta[value]

    @cached_property
    def _by_matta(self) -> dict[int, Cirulla]:
        games = {PLAIN: self}
        for value in {*range(1, 11)} - {PLAIN}:
            game = games[value] = type(self)(**self.options)
            game.matta = value
            game.values = (*VALUE[: MATTA.index], value, *VALUE[MATTA.index + 1 :])
        return games

    @cached_property
    def declarations(self) -> Declarations:
        """The declarations that the house rules allow."""
        return Declarations(self.matta_barsega, self.declare_both)

    def declaring(self, choice: Announcement) -> Cirulla:
        """The matta counts what is named. [matta-named]"""
        return self.naming(named(choice) or PLAIN)

    def brings(self, hand: int, choice: Announcement) -> int:
        """A hand scores as what it is with the matta as named, nothing where it is not that.

        [barsega, decino, barsega-and-decino]
        """
        return sum(self.declarations.items(hand, named(choice) or PLAIN).values())

    def choices(self, hand: int, table: int, declared: bool) -> tuple[Move, ...]:
        """Before the first of your three cards you may declare, or play any card of them.

        Declarations come first, by the value that the matta is named.

        [declare, declare-first, declare-once, choice]
        """
        plays = self.plays(hand, table)
        if declared or hand.bit_count() != self.hand_size:
            return plays
        return self.declarations.moves(hand) + plays

    # --------------------------------------------------------------------------- captures

    def captures(self, card: int, table: int) -> tuple[int, ...]:
        """A card takes what adds up to its value or, with it, to 15; an asso may sweep.

        [equal, one-equal, sum, fifteen, choice-of-captures, ace-sweep, ace-on-empty]
        """
        value = self.values[card]
        found = free_choice(value, table, self.matta, self.equal_before_sum)
        return self.captures_of_ace(card, table, found) if value == 1 else found

    def capture_totals(self, value: int) -> tuple[int, ...]:
        """Cards are taken that add up to its value, or to 15 with it. [sum, fifteen]"""
        return value, 15 - value

    def takes_all(self, value: int) -> bool:
        """An asso may take the whole table. [ace-sweep]"""
        return value == 1

    def captures_of_ace(self, card: int, table: int, found: tuple[int, ...]) -> tuple[int, ...]:
        """An asso that can take the whole table must: by its sweep, or by a fifteen.

        [ace-sweep, ace-full-take, ace-on-ace]
        """
        if self.sweeps(card, table):
            if self.ace_sweep_forced:
                return (table,)
            return tuple(sorted({table, *found}, key=indices))
        if self.ace_full_take and table in found:
            return (table,)
        return found

    def sweeps(self, card: int, table: int) -> bool:
        """An asso sweeps a table on which no asso lies; a matta named asso counts as one.

        [ace-sweep, ace-on-ace, ace-on-empty, matta-ace]
        """
        if not table or all_of(1, table, self.matta):
            return False
        return card != MATTA.index or self.matta_ace_sweeps

    # --------------------------------------------------------------------------- scoring

    def worth(self, deal: Any) -> list[dict[str, int]]:
        """As in Scopa, with the table, declarations, and runs of denari. [score]"""
        return [
            {**items, **scored, "grande": self.grande(pile), "piccola": self.piccola(pile)}
            for items, scored, pile in zip(
                super().worth(deal), deal.scored, deal.pile_masks, strict=True
            )
        ]

    def grande(self, pile: int) -> int:
        """Fante, cavallo and re of denari score 5. [grande]"""
        return 5 if pile & COURTS == COURTS else 0

    def piccola(self, pile: int) -> int:
        """Asso, 2 and 3 of denari score 3, and each next one 1 more, up to the 6. [piccola]"""
        return min(napola(pile), self.piccola_max)

    def check_items(
        self, given: Mapping[str, Sequence[int]], facts: Mapping[str, Any]
    ) -> Grounds | None:
        """There is one first table, and a declaration for each hand of three."""
        return check_early(self, facts.get("scored", ())) or super().check_items(given, facts)

    def check_dealer(self, scores: Sequence[Score], dealer: int) -> Grounds | None:
        """Nobody but the dealer takes the first table. [table-fifteen, table-thirty]"""
        return check_table(self, [score.items for score in scores], self.side(dealer))

    def tallied(self, counts: Mapping[str, Sequence[int]]) -> dict[str, Any]:
        """Besides the sweeps the table keeps count of what is scored before the end.

        [table-fifteen, table-thirty, table-nine, barsega, decino]
        """
        scored = [
            {
                item.id: sum(
                    counts[tally.name][side] * tally.worth(self)
                    for tally in item.tallies
                    if tally.name in counts
                )
                for item in EARLY
            }
            for side in range(self.sides)
        ]
        return {**super().tallied(counts), "scored": scored}

    @property
    def most_tallied(self) -> int:
        """Besides sweeps there is one first table, and a declaration for each hand of three.

        None scores more than three asso. [table-thirty, declare-once, barsega-and-decino]
        """
        tables = [tally.worth(self) for item in EARLY[:1] for tally in item.tallies]
        hands = (len(MASKS) - len(self.first_table)) // self.hand_size
        best = sum(self.declarations.items(sum(MASKS[:3])).values())
        return self.most_sweeps + max(tables) + hands * best

    @property
    def outright(self) -> tuple[str, ...]:
        """A cappotto wins the match, unless tables agree on something else. [cappotto]"""
        return ("cappotto", *super().outright) if self.cappotto in _CAPPOTTI else super().outright

    def wins_match(self, pile: int) -> bool:
        """All ten denari win the match, or by house rule all forty cards, or nothing. [cappotto]"""
        whole = _CAPPOTTI.get(self.cappotto)
        return whole is not None and pile & whole == whole

    def steps_of_tie(
        self, scores: Sequence[Mapping[str, int]]
    ) -> Iterator[tuple[str, Sequence[int]]]:
        """A tie is counted up kind by kind, all that is swept and declared at once. [tie-break]"""
        for step in COUNT_UP:
            name = plus([localize(item) for item in step if item in self.items])
            yield name, [sum(items.get(item, 0) for item in step) for items in scores]

    # --------------------------------------------------------------------------- verdicts

    def granted(self, play: Play, table: int) -> Grounds:
        """Say what a legal play does. [lay, ace-on-empty, ace-sweep, equal, sum, fifteen]"""
        taken, value = play.mask, self.values[play.played]
        facts = spoken_of(play.card, taken, self.values)
        if not taken:
            if value == 1 and not table:
                return Grounds("ace-on-empty", _(LIES_ALONE).format(**facts))
            return Grounds("lay", _(LIES).format(**facts))
        if value == 1 and taken == table and self.sweeps(play.played, table):
            return Grounds("ace-sweep", _(TAKES_ALL).format(**facts))
        if total(taken, self.values) != value:
            words = _("{Card} makes 15 with {taken}, and takes it.")
            if taken.bit_count() > 1:
                words = _("{Card} makes 15 with {sum}, and takes {taken}.")
            return Grounds("fifteen", words.format(**facts))
        if taken.bit_count() > 1:
            return Grounds("sum", _(TAKES_SUM).format(**facts))
        several = all_of(value, table, self.matta).bit_count() > 1
        return Grounds("one-equal" if several else "equal", _(TAKES).format(**facts))

    def wrong_capture(self, card: Card, taken: int, table: int) -> Grounds:
        """Say which rule of capture is broken.

        [ace-sweep, ace-full-take, ace-on-ace, matta-ace, one-equal, equal-first, one-capture,
        equal, sum]
        """
        values, value = self.values, self.values[card.index]
        single = taken.bit_count() == 1
        facts = spoken_in_full(card, taken, values)
        if value == 1:
            if self.sweeps(card.index, table) and self.ace_sweep_forced:
                return Grounds("ace-sweep", _(NO_PART).format(**facts))
            if self.ace_full_take and total(table, values) == 14:
                words = _("{Card} makes 15 with the whole table, so it must take all of it.")
                return Grounds("ace-full-take", words.format(**facts))
        equal = all_of(value, table, self.matta)
        ways = self.captures(card.index, table)
        takes_several = any(way & equal == way for way in ways if way.bit_count() > 1)
        if taken & equal == taken and not takes_several:
            return Grounds("one-equal", _(ONE_EQUAL).format(**facts))
        if equal and total(taken, values) == value:
            words = _(
                "There is {a} on the table, so {card} cannot take {sum}; fifteens are allowed."
            )
            return Grounds("equal-first", words.format(**facts))
        if value == 1 and taken == table and not equal:
            words = _("{Card} does not sweep the table.")
            return Grounds("matta-ace", words.format(**facts))
        if parts := split(
            taken,
            (value, 15 - value),
            lambda rest: free_choice(value, rest, self.matta, False),
            values,
        ):
            if part := first_wrong(parts, ways):
                return self.wrong_capture(card, part, table)
            if not go_together(parts, ways):
                words = _("{Card} can take only one of these: {sums}.")
                return Grounds("one-capture", words.format(sums=sums_of(parts, values), **facts))
        if value == 1 and equal:
            words = _(
                "There is an asso on the table, so {card} takes one asso, or cards that make "
                "15 with it."
            )
            return Grounds("ace-on-ace", words.format(**facts))
        if self.sweeps(card.index, table) and value == 1:
            words = _("{Card} takes the whole table, or cards that make 15 with it, not {taken}.")
            return Grounds("ace-sweep", words.format(**facts))
        if single:
            words = _("{Taken} is not worth {value}, and does not make 15 with {card}.")
            return Grounds("equal", words.format(**facts))
        words = _("{sum} makes {total}, but {card} takes {value}, or {lacks} to make 15.")
        return Grounds("sum", words.format(lacks=15 - value, **facts))


def _takes_several(value: int, equal: int) -> bool:
    """Return whether a card makes 15 with several ``equal`` cards: a 5 with two, a 3 with four."""
    return any(value + value * some == 15 for some in range(2, equal + 1))
