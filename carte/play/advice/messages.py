"""What a coach advises at the table, as its page reads it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from carte.board.messages import Pointed
from carte.engine.messages import Card, RuleId


class Reason(TypedDict):
    """A sentence, and the rule behind it."""

    text: str
    rule: RuleId | None


class HintStep(TypedDict):
    """The cards that a step points at; null where it is the whole move."""

    text: str
    cards: list[Card] | None


class Hint(TypedDict):
    """What an expert would do, and why."""

    text: str
    why: list[Reason]
    answer: Pointed
    steps: NotRequired[list[HintStep]]
    """Texts, one for each press, where the move comes step by step."""


class Warnings(TypedDict):
    """The moves that the coach has looked at, and what it says of some of them."""

    looked: list[str]
    warnings: dict[str, Reason]
    """Why to beware of a move."""
    fine: dict[str, str]
    """What a good quiet move keeps for later."""
