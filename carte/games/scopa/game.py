"""Scopa, for two: take a card of the same value, or cards that add up to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from carte.engine.capture.game import CaptureDeal, CaptureGame
from carte.engine.capture.prizes import ALL_DENARI, napola
from carte.engine.capture.statements import BOOK, HOUSE, PAGAT, SEED, shared
from carte.engine.capture.sums import BELOW, OF_VALUE, SINGLES, VALUE, sums, total
from carte.engine.cards import Card
from carte.engine.game import Positive
from carte.engine.match import Match
from carte.engine.moves import Play
from carte.engine.phrases import a, addends, capital, choice, every, sums_of, the
from carte.engine.rulebook import Rule, Statement
from carte.language import _
from carte.language.names import rank_name

__all__ = ["Scopa"]

RE = OF_VALUE[10]
RE_BELLO = Card("10D").index


class Scopa(CaptureGame):
    """Scopa: capture by value or sum, sweep the table, and play deals to 11 points."""

    slug = "scopa"

    OPTIONS: ClassVar[Mapping[str, tuple[Any, ...] | Positive]] = {
        "target": Positive(11),
        "kings_redeal": (True, False),
        "last_card_sweep": (False, True),
        "fewest_cards": (False, True),
        "re_bello": (False, True),
        "napola": (False, True),
        "primiera_missing_suit": ("ineligible", "zero"),
    }
    target: int
    kings_redeal: bool
    last_card_sweep: bool
    fewest_cards: bool
    re_bello: bool
    napola: bool

    RULES: ClassVar[tuple[Statement, ...]] = (
        shared("deal", SEED),
        shared("first-player", PAGAT),
        shared("three-kings", PAGAT, kings_redeal=True),
        shared("refill", SEED),
        shared("turn", SEED),
        shared("in-hand", SEED),
        shared("choice", PAGAT),
        shared("lay", SEED),
        shared("on-table", SEED),
        shared("equal", SEED),
        shared("one-equal", SEED),
        shared("sum", SEED),
        shared("choice-of-sums", SEED),
        shared("fewest-cards", HOUSE, fewest_cards=True),
        shared("equal-first", SEED),
        shared("one-capture", SEED),
        shared("must-take", SEED),
        shared("sweep", SEED),
        shared("last-card", SEED, last_card_sweep=False),
        shared("last-card", HOUSE, says="last-card-sweep", last_card_sweep=True),
        shared("leftovers", SEED),
        shared("score", SEED),
        shared("carte", SEED),
        shared("denari", SEED),
        shared("settebello", SEED),
        shared("primiera", SEED),
        shared(
            "primiera-missing-suit",
            PAGAT,
            primiera_missing_suit="ineligible",
        ),
        shared(
            "primiera-missing-suit",
            HOUSE,
            says="primiera-missing-suit-zero",
            primiera_missing_suit="zero",
        ),
        shared("re-bello", HOUSE, re_bello=True),
        shared("napola", HOUSE, napola=True),
        shared("target", SEED),
        shared("no-such-move", BOOK),
        shared("over", SEED),
    )

    def misdeal(self, deal: CaptureDeal) -> Rule | None:
        """Three or four re on the first table are dealt again. [three-kings]"""
        if self.kings_redeal and (deal._table & RE).bit_count() >= 3:
            return self.rulebook["three-kings"]
        return None

    def captures(self, card: int, table: int) -> tuple[int, ...]:
        """One card of the same value must be taken if there is one, else any sum may be.

        [equal, one-equal, equal-first, sum, choice-of-sums]
        """
        value = VALUE[card]
        found = SINGLES[table & OF_VALUE[value]] or sums(value, table & BELOW[value])
        return fewest(found) if self.fewest_cards else found

    def scores_sweep(self, last: bool) -> bool:
        """A capture that empties the table is a scopa, but not by the last card.

        [sweep, last-card]
        """
        return self.last_card_sweep or not last

    def worth(self, deal: CaptureDeal) -> list[dict[str, int]]:
        """Carte, denari, settebello, primiera and scope, and where agreed the re of denari and
        the run from the asso of denari up. [score, re-bello, napola]
        """
        items = super().worth(deal)
        for side, pile in enumerate(deal._piles):
            if self.re_bello:
                items[side]["re-bello"] = pile >> RE_BELLO & 1
            if self.napola:
                items[side]["napola"] = napola(pile)
        return items

    def wins_match(self, pile: int) -> bool:
        """All ten denari, the longest napola, win the match outright. [napola]"""
        return self.napola and pile & ALL_DENARI == ALL_DENARI

    def standing(self, match: Match) -> tuple[bool, int | None]:
        """At the target the higher total wins, a tie plays on; ten denari may win outright.

        [target, napola]
        """
        for scores in match.scores:
            for side, score in enumerate(scores):
                if score.outright:
                    return True, side
        best = max(match.totals)
        if best < self.target or match.totals.count(best) > 1:
            return False, None
        return True, match.totals.index(best)

    def granted(self, play: Play, table: int) -> tuple[str, str]:
        """Say what a legal play does. [lay, equal, one-equal, sum, choice-of-sums]"""
        card, taken = play.card, play.mask
        if not taken:
            words = _("{Card} takes nothing and stays on the table.")
            return "lay", words.format(Card=capital(the(card)))
        several = len(self.captures(card.index, table)) > 1
        if taken & OF_VALUE[card.value]:
            words = _("{Card} takes {taken}.")
            tail = "one-equal" if several else "equal"
        else:
            words = _("{Card} takes {sum}: {taken}.")
            tail = "choice-of-sums" if several else "sum"
        return tail, words.format(Card=capital(the(card)), sum=addends(taken), taken=every(taken))

    def granted_sweep(self, tail: str, text: str, last: bool) -> tuple[str, str]:
        """Say what it means that a capture empties the table. [sweep, last-card]"""
        if self.scores_sweep(last):
            return "sweep", _("{text} The table is empty: scopa!").format(text=text)
        words = _("{text} The table is empty, but the deal's last card scores no scopa.")
        return "last-card", words.format(text=text)

    def wrong_capture(self, card: Card, taken: int, table: int) -> tuple[str, str]:
        """Say which rule of capture is broken.

        [equal, one-equal, sum, equal-first, one-capture, fewest-cards]
        """
        value = card.value
        facts = {
            "Card": capital(the(card)),
            "card": the(card),
            "a": a(value),
            "A": capital(a(value)),
            "value": value,
            "rank": rank_name(value),
            "taken": every(taken),
            "Taken": capital(every(taken)),
            "sum": addends(taken),
            "total": total(taken),
        }
        equal = table & OF_VALUE[value]
        if taken & equal == taken:
            return "one-equal", _("{Card} takes only one {rank}; choose which.").format(**facts)
        if taken & equal:
            words = _("{Card} takes {a} and nothing else: leave {rest}.")
            return "one-capture", words.format(rest=every(taken & ~equal), **facts)
        if taken.bit_count() == 1:
            words = _("{Taken} is not worth {value}, so {card} cannot take it.")
            return "equal", words.format(**facts)
        if total(taken) != value:
            if parts := split(taken, value):
                words = _("{Sums} each make {value}, but {card} takes only one of them.")
                return "one-capture", words.format(Sums=sums_of(parts), **facts)
            words = _("{sum} makes {total}, but {card} takes {value}.")
            return "sum", words.format(**facts)
        if equal:
            words = _("{A} lies on the table, so {card} must take {a}; {sum} is not allowed.")
            return "equal-first", words.format(**facts)
        words = _("{sum} is not allowed where fewer cards make {value}: take {ways}.")
        ways = choice(self.captures(card.index, table))
        return "fewest-cards", words.format(ways=ways, **facts)


def fewest(found: tuple[int, ...]) -> tuple[int, ...]:
    """Among sums only those with the fewest cards may be taken. [fewest-cards]"""
    if len(found) < 2:
        return found
    least = min(taken.bit_count() for taken in found)
    return tuple(taken for taken in found if taken.bit_count() == least)


def split(taken: int, value: int) -> tuple[int, ...]:
    """Return captures of ``value`` that together are all of ``taken``; none if there are not."""
    for part in sums(value, taken & BELOW[value]):
        rest = taken & ~part
        if not rest:
            return (part,)
        if parts := split(rest, value):
            return (part, *parts)
    return ()
