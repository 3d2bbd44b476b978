"""Gradini, which nobody has ever played: a card takes the stairs that lead up from it."""

from __future__ import annotations

from functools import cached_property
from itertools import product
from typing import Any, ClassVar

from carte.engine.capture.deal import CaptureDeal
from carte.engine.capture.game import CaptureGame
from carte.engine.capture.statements import shared
from carte.engine.capture.sums import equals
from carte.engine.capture.weights import CaptureWeights
from carte.engine.cards import OF_SUIT, OF_VALUE, VALUE, Card, cards_of, indices
from carte.engine.match import Match
from carte.engine.moves import Play
from carte.engine.phrases import a, capital, every, the
from carte.engine.rulebook import Grounds, Statement
from carte.engine.scoring import Addend, Part, ScoreItem, most
from carte.games import register

OURS = "the rules of Gradini"

RE = 10
ASSI = OF_VALUE[1]
COPPE = OF_SUIT[Card("1C").suit.index]
POINTS_IN_ALL = 22


def points(pile: int) -> int:
    """Each coppa counts 1, each re 3. [points]"""
    return (pile & COPPE).bit_count() + 3 * (pile & OF_VALUE[RE]).bit_count()


def _points(_deal: Any, _side: int, pile: int) -> Part:
    counting = cards_of(pile & (COPPE | OF_VALUE[RE]))
    addends = [Addend(card, points(1 << card.index)) for card in counting]
    return Part(tuple(addends), points(pile))


POINTS = ScoreItem(
    "points",
    "Points",
    "points",
    _points,
    rule=lambda parts: "draw" if parts[0].total == parts[1].total else "points",
    usual="points",
    shared=lambda game: POINTS_IN_ALL,
)


def stairs(value: int, table: int) -> list[int]:
    """Return the cards of each step that leads up from a value, as far as no step is missing."""
    steps = []
    while value < RE and (step := table & OF_VALUE[value + 1]):
        steps.append(step)
        value += 1
    return steps


class Gradini(CaptureGame):
    """Gradini: a card takes the next higher one, and all the stairs that lead on from there."""

    slug = "gradini"
    swing = 6.0
    emblem = "10C"

    leftovers = "dealer"
    ITEMS: ClassVar = (POINTS,)
    RULES: ClassVar = (
        *(shared(tail, OURS) for tail in ("deal", "first-player", "refill", "turn", "in-hand")),
        *(shared(tail, OURS) for tail in ("choice", "lay", "on-table")),
        Statement("step", "A card takes a card that is worth exactly one more.", OURS),
        Statement("no-equal", "A card never takes a card of its own value, nor a lower one.", OURS),
        Statement("one-of-step", "Of several cards of one value you take one: you choose.", OURS),
        Statement(
            "stairs",
            "With the next higher card it takes one card of the value after that, and so on up, "
            "until a value is missing on the table.",
            OURS,
        ),
        Statement("whole-stairs", "Whoever takes must take the stairs to their end.", OURS),
        Statement("re-assi", "A re takes all the assi on the table, and nothing else.", OURS),
        Statement("may-lie", "A card that can take may be laid on the table instead.", OURS),
        shared("leftovers", OURS, says="leftovers-for-dealer"),
        Statement("points", "Each coppe card won counts 1 point, and each re 3 more.", OURS),
        Statement("win", "One deal decides: 12 points or more win.", OURS),
        Statement("draw", "11 points each are a draw.", OURS),
        *(shared(tail, OURS) for tail in ("no-such-move", "over")),
    )

    @cached_property
    def weights(self) -> CaptureWeights:
        """Only coppe and re count, and no sweep does."""
        return CaptureWeights(0.1, {RE: 3.0}, denaro=0.0, denaro_by_value={}, sweep=0.0)

    @property
    def units(self) -> str:
        """Points are counted. [points]"""
        return "points"

    @property
    def goal(self) -> int | None:
        """One deal decides. [win]"""
        return None

    def captures(self, card: int, table: int) -> tuple[int, ...]:
        """A re takes all assi; any other card one card of each step above it, up to the end.

        [re-assi, step, stairs, whole-stairs, one-of-step]
        """
        if VALUE[card] == RE:
            return (table & ASSI,) if table & ASSI else ()
        steps = stairs(VALUE[card], table)
        ways = product(*(equals(VALUE[indices(step)[0]], step) for step in steps))
        return tuple(sorted(map(sum, ways), key=indices)) if steps else ()

    def may_lie(self, card: int) -> bool:
        """Any card may be laid, even one that could take. [may-lie]"""
        return True

    def worth(self, deal: CaptureDeal) -> list[dict[str, int]]:
        """Coppe and re bring points. [points]"""
        return [{"points": points(pile)} for pile in deal.pile_masks]

    def standing(self, match: Match) -> tuple[bool, int | None]:
        """One deal decides, and a tie is a draw. [win, draw]"""
        return (True, most(match.totals)) if match.scores else (False, None)

    def granted(self, play: Play, table: int) -> Grounds:
        """Say what a legal play does. [may-lie, lay, re-assi, one-of-step, step, stairs]"""
        card, ways = capital(the(play.card)), self.captures(play.played, table)
        if not play.mask:
            if ways:
                return Grounds("may-lie", f"{card} could take, but it may be laid.")
            return Grounds("lay", f"{card} takes nothing and stays on the table.")
        text = f"{card} takes {every(play.mask)}."
        if play.card.value == RE:
            return Grounds("re-assi", text)
        single = "step" if play.mask.bit_count() == 1 else "stairs"
        return Grounds("one-of-step" if len(ways) > 1 else single, text)

    def wrong_capture(self, card: Card, taken: int, table: int) -> Grounds:
        """Say which rule of capture is broken.

        [re-assi, no-equal, one-of-step, step, stairs, whole-stairs]
        """
        value, name = card.value, capital(the(card))
        if value == RE:
            return Grounds("re-assi", f"{name} takes all the assi, and nothing else.")
        steps = sorted(other.value for other in cards_of(taken))
        if steps[0] <= value:
            return Grounds("no-equal", f"{name} takes only what is higher.")
        if len({*steps}) < len(steps):
            return Grounds("one-of-step", f"{name} takes one card of each value.")
        if steps[0] > value + 1:
            return Grounds("step", f"{name} takes {a(value + 1)} first.")
        if steps != [*range(steps[0], steps[-1] + 1)]:
            return Grounds("stairs", "A step is missing there: the stairs end before it.")
        return Grounds("whole-stairs", "The stairs lead on: take them to their end.")


def add() -> None:
    """Add the game to the book."""
    register(Gradini)
