"""The model of a guided deal: cards dealt the same each time, and sentences about them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from carte.engine.cards import Card
from carte.engine.moves import Move
from carte.engine.rulebook import Rule
from carte.play.sitting import Sitting

__all__ = ["Guide", "Saying"]


@dataclass(frozen=True, slots=True)
class Saying:
    """A sentence about a rule, for the first time that a position of the reader's meets it.

    ``when`` names one of the coach's ways to meet a rule, ``cards`` are those that ``seen`` looks
    for. With ``after`` it waits until the coach has mentioned that rule, which it builds on. With
    ``point`` the coach points at the move of the prepared line. ``passed`` comes once the reader
    has passed up a move of the rule, which it names as ``{move}``.
    """

    rule: Rule
    text: str
    when: str
    cards: tuple[Card, ...] = ()
    after: Rule | None = None
    point: bool = False
    passed: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Guide:
    """A guided deal: the ``sitting`` at which the reader comes in, and a prepared line.

    The ``line`` are the moves of all players from there to the end of the deal, as they are played
    where the reader follows; wherever the reader leaves it, the others choose their own moves.
    ``won`` and ``lost`` are the sentences for its end, with its figures in braces.
    """

    id: str
    title: str
    sitting: Sitting
    line: tuple[Move, ...]
    sayings: tuple[Saying, ...]
    won: str
    lost: str

    def walk(self) -> Iterator[tuple[Sitting, Move]]:
        """Yield each move of the prepared line, with the sitting before it."""
        sitting = self.sitting
        for choice in self.line:
            yield sitting, choice
            sitting = sitting.play(choice)
