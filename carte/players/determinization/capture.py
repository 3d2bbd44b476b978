"""Determinizations of the capture games: hidden are other hands, the stock, and unheard piles."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from carte.engine.capture.deal import CaptureView
from carte.engine.cards import EVERY_CARD, MASKS, cards, indices, mask_of
from carte.engine.deal import Deal
from carte.players.determinization.heaps import heaped
from carte.players.memory import Memory

if TYPE_CHECKING:
    from random import Random

__all__ = ["capture_worlds"]


def capture_worlds(view: CaptureView, memory: Memory) -> Callable[[Random], Deal]:
    """Return a function that draws deals like ``view``, with open hands and heard captures."""
    game, facts = view.game, view.facts
    seats, sides = range(game.seats), range(game.sides)
    shown = [mask_of(cards(hand)) for hand in facts.get("open_hands", [""] * game.seats)]
    shown[view.seat] = mask_of(view.hand)
    table = mask_of(cards(facts["table"]))
    piles = [memory.pile(view, side) for side in sides]
    hidden = [*indices(EVERY_CARD & ~(sum(shown) | table | sum(piles)))]
    in_stock = facts["stock_size"]
    sizes = [facts["hand_sizes"][seat] - shown[seat].bit_count() for seat in seats]
    sizes += [facts["pile_sizes"][side] - piles[side].bit_count() for side in sides]
    known: dict[str, Any] = {
        "dealer": facts["dealer"],
        "turn": facts["turn"],
        "table": table,
        "scope": tuple(facts["scope"]),
        "last_capturer": facts["last_capturer"],
    }
    known |= {name: facts[name] for name in game.OWN_FACTS}

    def draw(random: Random) -> Deal:
        order = random.sample(hidden, len(hidden))
        heaps = heaped(order[in_stock:], sizes)
        return game.make(
            hands=tuple([shown[seat] | heaps[seat] for seat in seats]),
            piles=tuple([piles[side] | heaps[game.seats + side] for side in sides]),
            stock=tuple([MASKS[card] for card in order[:in_stock]]),
            **known,
        )

    return draw
