"""Determinizations, or worlds: deals that a view allows, its hidden cards anywhere they can be."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from carte.engine.auction.game import ContractGame
from carte.engine.capture.game import CaptureGame
from carte.engine.cards import PACK, cards
from carte.engine.deal import Deal, View
from carte.engine.kinds import ByKind
from carte.engine.tricks.game import TrickGame, parse_plays
from carte.players.determinization.capture import HiddenFromTaker
from carte.players.determinization.contracts import HiddenByContract
from carte.players.determinization.hidden import Hidden, Weighed
from carte.players.determinization.tricks import HiddenInTricks
from carte.players.memory import Memory

if TYPE_CHECKING:
    from random import Random

__all__ = ["Hidden", "Weighed", "Worlds", "hidden_in", "only_world", "weighed_worlds", "worlds"]

Worlds: TypeAlias = "Callable[[Random], Deal]"
"""Draws one of the deals that a view allows, all of them about as likely."""


_BY_KIND: ByKind[Callable[[Any, Memory], Hidden]] = ByKind(
    "determinizations",
    {
        CaptureGame: HiddenFromTaker,
        TrickGame: lambda view, _memory: HiddenInTricks(view),
        ContractGame: lambda view, _memory: HiddenByContract(view),
    },
    own="players.hidden",
)


def hidden_in(view: View, memory: Memory) -> Hidden:
    """Return the worlds of a view that fit a memory."""
    return _BY_KIND[view.game](view, memory)


def worlds(view: View, memory: Memory) -> Worlds:
    """Return a function that draws determinizations of a view that fit a memory."""
    return hidden_in(view, memory).draw


def weighed_worlds(unseen: Hidden, random: Random, most: int, sample: int) -> Weighed:
    """Return every world with its weight, or where there are more than ``most`` some of them.

    Those are a ``sample`` of likely ones, of the same weight. All weights together are 1.
    """
    every = unseen.every(most)
    if every is not None:
        return every
    return [(1 / sample, unseen.draw(random)) for _ in range(sample)]


def only_world(view: View, memory: Memory) -> Deal | None:
    """Return the deal itself where one of two seats can infer it, with nothing left to be dealt.

    None where a card may lie in more than one place.
    """
    facts = view.facts
    if view.game.seats > 2 or facts.get("stock_size") or _seen_at_all(view) < len(PACK):
        return None
    for side, size in enumerate(facts.get("pile_sizes", ())):
        if memory.pile(view, side).bit_count() < size:
            return None
    from random import Random

    return worlds(view, memory)(Random(0))


def _seen_at_all(view: View) -> int:
    """Return how many cards are in play or won: not all in a position with some left out."""
    facts = view.facts
    won = facts.get("pile_sizes") or [len(cards(pile)) for pile in facts["piles"]]
    there = len(cards(facts.get("table", ""))) + len(parse_plays(facts.get("trick", "")))
    return sum([*facts["hand_sizes"], *won, there])
