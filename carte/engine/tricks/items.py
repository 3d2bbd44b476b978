"""The points of the cards won in tricks."""

from __future__ import annotations

from typing import Any

from carte.engine.cards import EVERY_CARD, MASKS, cards_of
from carte.engine.scoring import Addend, Part, ScoreItem
from carte.language import N_, _

__all__ = ["CARD_POINTS", "points_of"]


def points_of(game: Any, pile: int, bonus: int = 0) -> Part:
    """Return what the cards of a pile count in a trick game, the best first, and the last trick."""
    worth = [Addend(card, game.points(MASKS[card.index])) for card in cards_of(pile)]
    counting = sorted((one for one in worth if one.number), key=lambda one: -(one.number or 0))
    last = (Addend(None, bonus, _("The last trick")),) if bonus else ()
    return Part((*counting, *last), game.points(pile) + bonus)


def _points(deal: Any, _side: int, pile: int) -> Part:
    return points_of(deal.game, pile)


CARD_POINTS = ScoreItem(
    "points",
    N_("Card points"),
    N_("points"),
    _points,
    shared=lambda game: int(game.points(EVERY_CARD)),
)
"""What the cards count that a side has won. [points]"""
