"""What each card of a hand may do now, in a sentence: the answer to a reader who asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from carte.engine.deal import Deal
from carte.engine.moves import PLAYS, Play
from carte.engine.phrases import capital, choice, every, the
from carte.language import _

__all__ = ["moves_by_card"]


def moves_by_card(deal: Deal) -> dict[str, str]:
    """Return what the seat to act may do with each card of its hand; nothing if it plays none."""
    ways: dict[str, list[Play]] = {}
    for move in deal.legal_moves():
        if isinstance(move, Play):
            ways.setdefault(str(move.card), []).append(move)
    if not ways:
        return {}
    return {
        str(card): _in_words(deal, ways.get(str(card), ()), PLAYS[card.index])
        for card in deal.hands[deal.turn]
    }


def _in_words(deal: Deal, ways: Sequence[Play], laid: Play) -> str:
    """Return what a card may take, that it takes nothing, or why it may not be played."""
    if not ways:
        return deal.ruling(laid).text
    card = capital(the(laid.card))
    taken = tuple(way.mask for way in ways if way.mask)
    if taken:
        cards = choice(taken) if taken[1:] else every(taken[0])
        return _("{Card} takes {cards}.").format(Card=card, cards=cards)
    if deal.game.has_table:
        return _("{Card} takes nothing.").format(Card=card)
    return _("{Card} may be played.").format(Card=card)
