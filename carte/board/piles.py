"""The piles of a deal as they lie: in the order in which they were won, with the sweeps across."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from carte.board.narration import moments
from carte.engine.cards import Card
from carte.engine.deal import Deal
from carte.engine.moves import Play

__all__ = ["as_won", "swept"]


def as_won(deal: Deal) -> tuple[Card, ...]:
    """Return all cards won so far as they came to the piles; a card lies on what it took."""
    lying: tuple[Card, ...] = ()
    for choice, each in zip((None, *deal.moves), moments(deal), strict=True):
        if each.trick:  # nobody has won it yet
            continue
        played = choice.card if isinstance(choice, Play) else None
        new = [card for pile in each.piles for card in pile if card not in lying]
        lying = (*lying, *sorted(new, key=lambda card: card == played))
    return lying


def swept(deal: Deal) -> Iterator[Card]:
    """Yield the cards that swept: they lie across the pile, to be counted."""
    for choice, (before, after) in zip(deal.moves, pairwise(moments(deal)), strict=True):
        if isinstance(choice, Play) and before.scope != after.scope:
            yield choice.card
