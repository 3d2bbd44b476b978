"""A deal to watch, as a page reads it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from carte.board.messages import NarratedMove, Position, SceneStep, SideScore
from carte.engine.messages import Card, RuleId


class Stop(Position):
    """A question before a move: what would you play?"""

    goal: str
    played: str
    """The move of the deal itself, in notation."""


class Frame(TypedDict):
    """A moment of the deal: the position, the move that led there, and its comment."""

    step: SceneStep
    told: NotRequired[NarratedMove]
    comment: NotRequired[str]
    named: NotRequired[list[Card]]
    """Cards that the comment names."""
    stop: NotRequired[Stop]


class Replay(TypedDict):
    """A deal, moment by moment."""

    game: str
    title: str
    frames: list[Frame]
    score: list[SideScore] | None
    intro: NotRequired[str]
    done: NotRequired[str]


class WatchContent(TypedDict):
    """A deal to watch, with the rules that it cites."""

    replay: Replay
    rules: dict[RuleId, str]
