"""The sheet of briscola: a card is turned up, its suit is trump, and there is a stock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from carte.checker.sheet import Field, Sheet, Zone, choice
from carte.checker.tricks import TrickLayout, suits
from carte.engine.cards import SUITS
from carte.engine.deal import Deal
from carte.engine.reading import LIST, Kind
from carte.games.briscola.deal import BriscolaDeal
from carte.games.briscola.game import Briscola
from carte.language import N_, _

__all__ = ["LAYOUT"]


class BriscolaLayout(TrickLayout[Briscola, BriscolaDeal]):
    """Besides a hand and a trick: the stock, the trump suit, and the card turned up."""

    def own_zones(self, game: Briscola) -> Sequence[Zone]:
        """Return the stock."""
        return (Zone("stock", _("Stock, in order")),)

    def fields(self, game: Briscola) -> Sequence[Field]:
        """Return the turned-up card as a field, not a zone: it may be in a hand by now."""
        return (
            choice("trump", _("Trump"), suits()),
            Field("turned_up", _("Turned-up card, if you know it"), "card", "", example="7s"),
        )

    def facts(self, game: Briscola) -> Mapping[str, Kind]:
        """Return the facts that no form shows, by kind, with who has exchanged which card."""
        pair = Kind(N_("a seat and a card"), lambda value: LIST.fits(value) and len(value) == 2)
        return {**super().facts(game), "exchanged": pair}

    def deal(self, sheet: Sheet) -> Deal:
        """Return the deal; a turned-up card makes its own suit trump."""
        trump = sheet.fields.get("turned_up") or sheet.fields.get("trump") or str(SUITS[0])
        arguments = self.play(sheet, self.to_act(sheet)) | {"trump": trump}
        if "hands" in arguments:
            arguments["stock"] = sheet.zone("stock")
        if exchanged := sheet.facts.get("exchanged"):
            arguments["taker"], arguments["taken"] = exchanged
        return sheet.game.position(**arguments)

    def is_complete(self, sheet: Sheet) -> bool:
        """Return whether all the cards in play are on the sheet."""
        return super().is_complete(sheet) or bool(sheet.zone("stock"))

    def sheet(self, deal: BriscolaDeal) -> Sheet:
        """Return the sheet of a deal."""
        zones, facts = self.laid(deal)
        fields = {"trump": str(deal.trump), "turned_up": str(deal.turned_up or "")}
        if deal.exchanged:
            taker, taken = deal.exchanged
            facts["exchanged"] = [taker, str(taken)]
        return self.shortest(deal, Sheet(deal.game, zones | {"stock": deal.stock}, fields, facts))

    def seen(self, sheet: Sheet, after: Sheet) -> Sheet:
        """Return the sheet after a move, with no turned-up card unless the reader named one."""
        found = super().seen(sheet, after)
        turned_up = sheet.fields.get("turned_up", "")
        return replace(found, fields={**found.fields, "turned_up": turned_up})


LAYOUT = BriscolaLayout()
