"""Why to exchange a card for the one turned up in briscola."""

from __future__ import annotations

from collections.abc import Iterator

from carte.engine.cards import Card
from carte.engine.moves import Announcement
from carte.engine.phrases import capital, the
from carte.games.briscola.deal import BriscolaDeal
from carte.language import _
from carte.play.advice.reason import Reason

__all__ = ["reasons"]


def reasons(deal: BriscolaDeal, choice: Announcement) -> Iterator[Reason]:
    """Say how the card that an exchange brings is better."""
    yield Reason(
        _("{Card} is the lowest card of its suit.").format(Card=capital(the(Card(choice.what)))),
        deal.game.rulebook["strength"],
    )
