"""The sheet of tressette: what was declared, and for two players the stock and what they drew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carte.checker.sheet import Sheet, Zone
from carte.checker.tricks import TrickLayout
from carte.engine.deal import Deal
from carte.games.tressette.deal import TressetteDeal
from carte.games.tressette.game import Tressette
from carte.language import _

__all__ = ["LAYOUT"]


class TressetteLayout(TrickLayout[Tressette, TressetteDeal]):
    """Besides a hand and a trick: the stock, and in its facts what everybody has seen."""

    example = "7d busso"

    def own_zones(self, game: Tressette) -> Sequence[Zone]:
        """Return the stock of two players."""
        return (Zone("stock", _("Stock, in order")),) if game.has_stock else ()

    def deal(self, sheet: Sheet) -> Deal:
        """Return the deal on a sheet; raise ``ValueError`` if there is none."""
        you = self.to_act(sheet)
        arguments = self.play(sheet, you) | self._own(sheet, you)
        if "hands" in arguments and "stock" in sheet.game.facts:
            arguments["stock"] = sheet.zone("stock")
        return sheet.game.position(**arguments)

    def _own(self, sheet: Sheet, you: int) -> dict[str, Any]:
        """Return what was declared and drawn, as far as this table and its hands have it."""
        game, facts = sheet.game, sheet.facts
        own: dict[str, Any] = {}
        if "accusi" in game.facts:
            seats = range(game.seats)
            own["accusi"] = [one for one in facts.get("accusi", ()) if one and one[0] in seats]
            own["scored"] = sheet.by_side("scored")
        rows = facts.get("drawn", ())
        if "drawn" in game.facts and len(rows) == game.seats:
            own["drawn"] = [
                " ".join([card for card in row.split() if not hand or card in hand.split()])
                for row, hand in zip(rows, self.hands(sheet, you), strict=True)
            ]
        return own

    def is_complete(self, sheet: Sheet) -> bool:
        """Return whether all the cards in play are on the sheet."""
        return super().is_complete(sheet) or bool(sheet.zone("stock"))

    def sheet(self, deal: TressetteDeal) -> Sheet:
        """Return the sheet of a deal."""
        zones, facts = self.laid(deal)
        position = deal.to_json()["position"]
        own = {name: position[name] for name in deal.game.OWN_FACTS if name in position}
        stock = {"stock": deal.stock} if deal.game.has_stock else {}
        return self.shortest(deal, Sheet(deal.game, zones | stock, {}, facts | own))


LAYOUT = TressetteLayout()
