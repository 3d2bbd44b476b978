"""Steps in which the reader is to act in a deal: the engine judges every move beforehand."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from carte.board.narration import narrate
from carte.board.replies import Form, Judge, forms
from carte.board.scene import scene_of
from carte.board.step import allowed, taker_of, with_replies, zones_of
from carte.board.verdict import Verdict
from carte.engine.cards import Card
from carte.engine.deal import Deal
from carte.engine.moves import Move
from carte.engine.rulebook import Ruling
from carte.engine.tricks.deal import TrickDeal
from carte.language import _
from carte.lessons.hints import hints
from carte.lessons.refusal import not_asked

if TYPE_CHECKING:
    from carte.lessons.messages import LevelStep

__all__ = ["UNTAUGHT", "FreeStep", "PlayStep", "Step", "Trap", "seen"]


class Step(ABC):
    """One question to the reader: its position, and the response to every reply."""

    goal: str

    @abstractmethod
    def to_json(self) -> LevelStep:
        """Return the step as plain data, every reply judged."""

    def hints(self) -> tuple[str, ...]:
        """Return the hints, from a nudge to the answer; none if the step asks for nothing."""
        return ()


@dataclass(frozen=True, slots=True)
class FreeStep(Step):
    """Any legal move of the seat to act in ``deal`` is good."""

    deal: Deal
    goal: str = ""

    def to_json(self) -> LevelStep:
        """Return zones, scene, verdicts and rulings."""
        deal = self.deal
        hand = deal.hands[deal.turn]
        ways = forms(deal, hand, deal.table)
        return _judged(deal, hand, deal.table, ways, partial(allowed, deal))


def seen(deal: Deal) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the hand of the seat to act in its order, and the table if the game has one."""
    hand = deal.game.as_held(deal.hands[deal.turn])
    return hand, deal.table if deal.game.has_table else ()


@dataclass(frozen=True, slots=True)
class Trap:
    """A tempting wrong move: the rule it breaks, None if it is legal, and a sentence of its own.

    Without a sentence the engine's is used.
    """

    play: Move
    breaks: str | None
    text: str | None = None


UNTAUGHT = ("points", "trump")
"""The facts a step can hide: the points of a trick's cards, and the trump suit."""


@dataclass(frozen=True, slots=True)
class PlayStep(Step):
    """A move to make in ``deal``, where the reader is to act.

    ``hand`` and ``table`` are in the order shown; ``answers`` are the right moves, ``then`` the
    moves that follow the first of them before the next step, or to the end of a deal. ``own_hints``
    replace those made from the position. Without ``otherwise`` the engine words the response to a
    legal move that is neither an answer nor a trap. A step ``hides`` those of ``UNTAUGHT`` that
    readers have yet to learn.
    """

    goal: str
    deal: Deal
    hand: tuple[Card, ...]
    table: tuple[Card, ...]
    answers: tuple[Move, ...]
    traps: tuple[Trap, ...] = ()
    then: tuple[Move, ...] = ()
    own_hints: tuple[str, ...] = ()
    otherwise: str = ""
    hides: tuple[str, ...] = ()

    @property
    def forms(self) -> tuple[Form, ...]:
        """The ways in which the reader may reply."""
        named = (*self.answers, *(trap.play for trap in self.traps))
        return forms(self.deal, self.hand, self.table, named)

    def verdict(self, choice: Move, own_text: str | None = None) -> Verdict:
        """Judge one move: the engine says whether it is legal, the lesson whether it is right.

        ``own_text`` replaces the engine's text about these cards.
        """
        ruling = self._ruled(self.deal, choice)
        good = choice in self.answers
        to = taker_of(self.deal, choice, ruling)
        for trap in self.traps:
            if trap.play == choice and trap.text is not None:
                return Verdict.of(ruling, good=False, text=_(trap.text), to=to)
        text = ruling.text if own_text is None else own_text
        if ruling.legal and not good:
            text = _(self.otherwise) if self.otherwise else self._not_this(choice, text)
        return Verdict.of(ruling, good=good, text=text, to=to)

    def _not_this(self, choice: Move, text: str) -> str:
        return not_asked(text, self.goal, self.deal, choice, self.answers[0])

    @property
    def _ruled(self) -> Callable[[Any, Move], Ruling]:
        return TrickDeal.uncounted if "points" in self.hides else Deal.ruling

    def after(self) -> Deal:
        """Return the deal after the first answer and the moves that follow it."""
        deal = self.deal
        for choice in (self.answers[0], *self.then):
            deal = deal.play(choice)
        return deal

    def to_json(self) -> LevelStep:
        """Return zones, scene, verdicts, rulings, the moves that follow, and the piles' sizes."""
        deal = self.deal
        step = _judged(deal, self.hand, self.table, self.forms, self.verdict)
        if "trump" in self.hides and "scene" in step:
            step["scene"].pop("trump", None)
        step["then"] = narrate(deal.play(self.answers[0]), self.then, self._ruled)
        if deal.game.sides == 2 and any(deal.piles):
            mine = deal.game.side(deal.turn)
            step["won"] = {"pile": len(deal.piles[mine]), "other": len(deal.piles[1 - mine])}
        return step

    def hints(self) -> tuple[str, ...]:
        """Return the step's own hints, or the idea, the card to play, and what it takes.

        Hints that the goal gives away are left out.
        """
        if self.own_hints:
            return tuple(_(hint) for hint in self.own_hints)
        return hints(_(self.goal), self.deal, self.answers)


def _judged(
    deal: Deal, hand: Sequence[Card], table: Sequence[Card], ways: Sequence[Form], judge: Judge
) -> LevelStep:
    """Return the zones, the scene, every way to reply with its verdicts, and the rulings."""
    step: LevelStep = {"zones": zones_of(deal, deal.turn, hand, table, ways)}
    if (scene := scene_of(deal)) is not None:
        step["scene"] = scene
    return with_replies(step, ways, judge)
