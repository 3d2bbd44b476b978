"""A few cards as they lie in the middle of a deal, with nothing to say that it is ending."""

from __future__ import annotations

from dataclasses import replace

from carte.checker import deal_of, sheet_of
from carte.engine.cards import PACK
from carte.engine.deal import Deal

__all__ = ["amid"]


def amid(deal: Deal) -> Deal:
    """Return a deal whose hand is not its last card, if the sheet has only one card and a trick.

    A reader who asks about a card lays out that one alone, and does not mean a deal's last trick.
    So the hand gets another card, of a suit that cannot affect the answer. A deal with more cards
    on its sheet stays as it was.
    """
    sheet = sheet_of(deal)
    zones = {name: some for name, some in sheet.zones.items() if some}
    lone = zones.get("hand", ())
    if {*zones} != {"hand", "trick"} or len(lone) > 1:
        return deal
    suits = {lone[0].suit, zones["trick"][0].suit}
    known = {*zones["trick"], sheet.fields.get("called")}
    others = (card for card in PACK if deal.game.pack >> card.index & 1 and card.suit not in suits)
    more = next(card for card in others if not {card, str(card)} & known)
    return deal_of(replace(sheet, zones={**sheet.zones, "hand": (*lone, more)}))
