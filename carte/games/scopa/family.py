"""What Scopa, Scopone, Asso piglia tutto and Cirulla share: an equal card is taken, or a sum."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from carte.engine.capture.game import CaptureDeal, CaptureGame
from carte.engine.capture.items import POINTS_OF_SCOPA
from carte.engine.capture.sums import BELOW, SINGLES, adding_up, split, sums, total
from carte.engine.capture.sweeps import Sweep
from carte.engine.cards import OF_VALUE, VALUE, Card
from carte.engine.match import Match
from carte.engine.moves import Play
from carte.engine.phrases import every, sums_of
from carte.engine.rulebook import Grounds, Rule
from carte.engine.scoring import ScoreItem
from carte.games.scopa.verdicts import LIES, ONE_EQUAL, TAKES, TAKES_SUM, spoken_in_full, spoken_of
from carte.language import N_, _

__all__ = ["LAST_CARD", "SCOPA", "ScopaFamily", "equal_or_sums", "won_outright"]

RE = OF_VALUE[10]

LAST_CARD = Sweep(
    "last-card",
    N_("{text} The table is empty, but the deal's last card scores no scopa."),
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

    def misdeal(self, deal: CaptureDeal) -> Rule | None:
        """Three or four re on the first table may be dealt again. [three-kings]"""
        if self.kings_redeal and (deal._table & RE).bit_count() >= 3:
            return self.rulebook["three-kings"]
        return None

    def captures(self, card: int, table: int) -> tuple[int, ...]:
        """An equal card must be taken, else any sum may be. [equal, one-equal, sum]"""
        return equal_or_sums(card, table)

    def standing(self, match: Match) -> tuple[bool, int | None]:
        """At the target the higher total wins, a tie plays on; a deal may win outright. [target]"""
        outright = won_outright(match)
        if outright is not None:
            return True, outright
        best = max(match.totals)
        if best < self.target or match.totals.count(best) > 1:
            return False, None
        return True, match.totals.index(best)

    def granted(self, play: Play, table: int) -> Grounds:
        """Say what a legal play does. [lay, equal, one-equal, sum, choice-of-sums]"""
        card, taken = play.card, play.mask
        facts = spoken_of(card, taken)
        if not taken:
            return Grounds("lay", _(LIES).format(**facts))
        several = len(self.captures(card.index, table)) > 1
        if taken & OF_VALUE[card.value]:
            return Grounds("one-equal" if several else "equal", _(TAKES).format(**facts))
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
                words = _("{Sums} each make {value}, but {card} takes only one of them.")
                return Grounds("one-capture", words.format(Sums=sums_of(parts), **facts))
            words = _("{sum} makes {total}, but {card} takes {value}.")
            return Grounds("sum", words.format(**facts))
        words = _("{A} lies on the table, so {card} must take {a}; {sum} is not allowed.")
        return Grounds("equal-first", words.format(**facts))
