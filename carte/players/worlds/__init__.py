"""Worlds: deals that a view allows, with the cards that it hides lying anywhere they can."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from carte.capture import CaptureGame
from carte.deal import Deal, View
from carte.players.memory import Memory
from carte.players.worlds.capture import capture_worlds
from carte.players.worlds.likely import likely
from carte.players.worlds.tricks import trick_worlds

if TYPE_CHECKING:
    from random import Random

__all__ = ["Worlds", "only_world", "worlds"]

Worlds: TypeAlias = "Callable[[Random], Deal]"
"""Draws one of the deals that a view allows, all of them about as likely."""


def worlds(view: View, memory: Memory) -> Worlds:
    """Return what draws deals from a view, and from what is remembered beside it."""
    captures = isinstance(view.game, CaptureGame)
    draw = capture_worlds(view, memory) if captures else trick_worlds(view)
    return likely(draw, view, memory)


def only_world(view: View, memory: Memory) -> Deal | None:
    """Return the deal itself where a seat of two can tell it: with nothing left to be dealt.

    None where a card may lie in more than one place.
    """
    facts = view.facts
    if view.game.seats > 2 or facts["stock_size"]:
        return None
    for side, size in enumerate(facts.get("pile_sizes", ())):
        if memory.pile(view, side).bit_count() < size:
            return None
    from random import Random

    return worlds(view, memory)(Random(0))
