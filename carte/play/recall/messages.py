"""What a reader remembers of closed piles: the questions and their answers."""

from __future__ import annotations

from typing import TypedDict


class RecallOption(TypedDict):
    """An answer to choose."""

    value: str
    text: str


class RecallQuestion(TypedDict):
    """A question about what has gone; ``several`` if any number of answers may be right."""

    id: str
    text: str
    several: bool
    options: list[RecallOption]


class RecallQuestions(TypedDict):
    """The questions about a deal."""

    questions: list[RecallQuestion]


class RecallItem(TypedDict):
    """What the reader has answered to a question: whether that is right, and what is."""

    item: str
    name: str
    good: bool
    text: str


class RecallVerdict(TypedDict):
    """How much the reader has remembered."""

    items: list[RecallItem]
    right: int
    text: str
