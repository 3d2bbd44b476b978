"""What Scopa, Scopone, Asso piglia tutto and Cirulla share: an equal card is taken, or a sum."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar

from carte.engine.capture.game import CaptureDeal, CaptureGame
from carte.engine.capture.items import POINTS_OF_SCOPA
from carte.engine.capture.sums import BELOW, SINGLES, adding_up, split, sums, total
from carte.engine.capture.sweeps import Sweep
from carte.engine.cards import OF_VALUE, VALUE, Card
from carte.engine.match import Match
from carte.engine.moves import Play
from carte.engine.phrases import capital, clauses, every, sums_of
from carte.engine.rulebook import Grounds, Rule
from carte.engine.scoring import ScoreItem, most
from carte.games.scopa.verdicts import (
    ANOTHER_TOTAL,
    LIES,
    ONE_EQUAL,
    ONE_OF_SUMS,
    TAKES,
    TAKES_SUM,
    spoken_in_full,
    spoken_of,
)
from carte.language import N_, _
from carte.language.names import localize

__all__ = ["LAST_CARD", "SCOPA", "ScopaFamily", "equal_or_sums", "first_wrong", "won_outright"]

RE = OF_VALUE[10]
LOWEST_TABLE = 10
"""The total up to which a first table may be dealt again. [low-table]"""
COUNT_UP = ("carte", "denari", "settebello", "re-bello", "napola", "primiera")
"""The items of a score in the order in which a tie is counted up, before the scope. [tie-break]"""

LAST_CARD = Sweep(
    "last-card",
    N_("{text} The table is empty, but the last card of the deal scores no scopa."),
    0,
    lambda card, taken, last: last,
)
SCOPA = Sweep("sweep", N_("{text} The table is empty: scopa!"), 1)


def equal_or_sums(card: int, table: int) -> tuple[int, ...]:
    """One card of the same value must be taken if there is one, else any sum may be.

    [equal, one-equal, equal-first, sum, choice-of-sums]
    """
    value = VALUE[card]
    return SINGLES[table & OF_VALUE[value]] or sums(value, table & BELOW[value])


def first_wrong(parts: Sequence[int], captures: Sequence[int]) -> int:
    """Return the first part of several that is no capture even by itself; 0 if all are."""
    return next((part for part in parts if part not in captures), 0)


def won_outright(match: Match) -> int | None:
    """Return the side that a deal has given the match, whatever the points."""
    sides = (side for scores in match.scores for side, score in enumerate(scores) if score.outright)
    return next(sides, None)


class ScopaFamily(CaptureGame):
    """A game in which a card takes one of its own value, or cards that add up to it."""

    ITEMS: ClassVar[tuple[ScoreItem, ...]] = POINTS_OF_SCOPA
    SWEEPS: ClassVar[tuple[Sweep, ...]] = (LAST_CARD, SCOPA)
    target: int
    kings_redeal: bool = False
    low_table_redeal: bool = False
    tie_break: str = "another-deal"

    def misdeal(self, deal: CaptureDeal) -> Rule | None:
        """Three or four re on the first table, or only low cards, may be dealt again.

        [three-kings, low-table]
        """
        if self.kings_redeal and (deal._table & RE).bit_count() >= 3:
            return self.rulebook["three-kings"]
        has_low_table = self.first_table and 0 < total(deal._table) <= LOWEST_TABLE
        if self.low_table_redeal and has_low_table:
            return self.rulebook["low-table"]
        return None

    def captures(self, card: int, table: int) -> tuple[int, ...]:
        """An equal card must be taken, else any sum may be. [equal, one-equal, sum]"""
        return equal_or_sums(card, table)

    def standing(self, match: Match) -> tuple[bool, int | None]:
        """At the target the higher total wins; a tie is played off, or where agreed counted up.

        A deal may win outright. [target, tie-break]
        """
        outright = won_outright(match)
        if outright is not None:
            return True, outright
        winner = most(match.totals)
        if max(match.totals) < self.target:
            winner = None
        elif self.is_counted_up(match):
            winner = self.count_up(match)
        return winner is not None, winner

    def is_counted_up(self, match: Match) -> bool:
        """Return whether sides are level at the target, and their last deal is counted up."""
        if self.tie_break != "count-up" or self.goal is None or won_outright(match) is not None:
            return False
        return max(match.totals) >= self.goal and most(match.totals) is None

    def count_up(self, match: Match) -> int | None:
        """The first side at the target wins, when the last deal is counted up.

        None where two get there in the same step, or were there before, and where only the points
        of that deal are known. [tie-break]
        """
        if self.lacks_items(match):
            return None
        tied = _tied(match)
        for _name, points in self.counting_up(match):
            reached = [side for side, sum_ in zip(tied, points, strict=True) if sum_ >= self.target]
            if reached:
                return reached[0] if len(reached) == 1 else None
        return None

    def lacks_items(self, match: Match) -> bool:
        """A tie is counted up from the items of the last deal, kind by kind. [tie-break]"""
        last = [match.scores[-1][side] for side in _tied(match)] if match.scores else []
        is_typed = any({*score.items} - {*self.items} for score in last)
        return is_typed and self.is_counted_up(match)

    def counting_up(self, match: Match) -> Iterator[tuple[str, tuple[int, ...]]]:
        """Yield the points of the tied sides before the last deal, and after each step of it.

        With them comes the name of what the step counts, "" before the first. [tie-break]
        """
        last = [match.scores[-1][side] for side in _tied(match)]
        running = [max(match.totals) - score.total for score in last]
        yield "", tuple(running)
        for name, counted in self.steps_of_tie([score.items for score in last]):
            running = [points + more for points, more in zip(running, counted, strict=True)]
            yield name, tuple(running)

    def steps_of_tie(
        self, scores: Sequence[Mapping[str, int]]
    ) -> Iterator[tuple[str, Sequence[int]]]:
        """Yield each step in which a tie is counted up: its name, and what the sides score by it.

        ``scores`` are the items that they have scored in the deal. [tie-break]
        """
        for name in COUNT_UP:
            if name in self.items:
                yield localize(name), [items.get(name, 0) for items in scores]
        scope = [items.get("scopa", 0) for items in scores]
        for number in range(1, max(scope) + 1):
            words = _("scopa {number}")
            yield words.format(number=number), [int(number <= made) for made in scope]

    def counted_up(self, match: Match) -> str:
        """Say how the last deal is counted up: "Carte: 47–45; denari: 47–46". [tie-break]"""
        steps = []
        for name, points in self.counting_up(match):
            if name:
                stands = _("{items}: {points}")
                steps.append(stands.format(items=name, points="–".join(map(str, points))))
            if max(points) >= self.target:
                break
        return _("{Steps}.").format(Steps=capital(clauses(steps))) if steps else ""

    def granted(self, play: Play, table: int) -> Grounds:
        """Say what a legal play does. [lay, equal, one-equal, sum, choice-of-sums]"""
        card, taken = play.card, play.mask
        facts = spoken_of(card, taken)
        if not taken:
            return Grounds("lay", _(LIES).format(**facts))
        several = len(self.captures(card.index, table)) > 1
        if equal := table & OF_VALUE[card.value]:
            if taken & equal:
                tail = "one-equal" if equal.bit_count() > 1 else "equal-first"
                return Grounds(tail if several else "equal", _(TAKES).format(**facts))
            return Grounds("equal-first", _(TAKES_SUM).format(**facts))
        return Grounds("choice-of-sums" if several else "sum", _(TAKES_SUM).format(**facts))

    def wrong_capture(self, card: Card, taken: int, table: int) -> Grounds:
        """Say which rule of capture is broken.

        [equal, one-equal, sum, equal-first, one-capture]
        """
        value = card.value
        facts = spoken_in_full(card, taken)
        equal = table & OF_VALUE[value]
        if taken & equal == taken:
            return Grounds("one-equal", _(ONE_EQUAL).format(**facts))
        if taken & equal:
            words = _("{Card} takes {a} and nothing else: leave {rest}.")
            return Grounds("one-capture", words.format(rest=every(taken & ~equal), **facts))
        if taken.bit_count() == 1:
            words = _("{Taken} is not worth {value}, so {card} cannot take it.")
            return Grounds("equal", words.format(**facts))
        if total(taken) != value:
            if parts := split(taken, (value,), partial(adding_up, value)):
                if part := first_wrong(parts, self.captures(card.index, table)):
                    return self.wrong_capture(card, part, table)
                words = _(ONE_OF_SUMS)
                return Grounds("one-capture", words.format(Sums=sums_of(parts), **facts))
            return Grounds("sum", _(ANOTHER_TOTAL).format(**facts))
        words = _("There is {a} on the table, so {card} must take that, not {sum}.")
        return Grounds("equal-first", words.format(**facts))


def _tied(match: Match) -> list[int]:
    """Return the sides that share the highest total."""
    totals = match.totals
    return [side for side, points in enumerate(totals) if points == max(totals)]
