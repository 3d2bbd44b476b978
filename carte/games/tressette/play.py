"""Why to declare an accuso in tressette."""

from __future__ import annotations

from collections.abc import Iterator

from carte.engine.moves import Announcement
from carte.games.tressette.deal import TressetteDeal
from carte.language import _
from carte.play.advice.reason import Reason

__all__ = ["reasons"]


def reasons(deal: TressetteDeal, choice: Announcement) -> Iterator[Reason]:
    """Say that an accuso is lost once a card is played."""
    yield Reason(
        _("Once you play a card, this accuso is lost."),
        deal.game.rulebook["accuso-first-trick"],
    )
