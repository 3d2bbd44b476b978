"""The sheets of the capture games: a hand and a table, and where they matter all other cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from carte.checker.layout import Layout, Own
from carte.checker.places import hands_of_others, piles
from carte.checker.sheet import Field, Sheet, Zone, check
from carte.engine.capture.game import CaptureDeal, CaptureGame
from carte.engine.deal import Deal
from carte.engine.reading import LIST, NUMBER, Kind, optional
from carte.language import _

__all__ = ["CaptureLayout"]


class CaptureLayout(Layout[CaptureGame, CaptureDeal]):
    """A hand and a table; the cards that are not on the sheet are dealt, or else out of play."""

    def zones(self, game: CaptureGame) -> Sequence[Zone]:
        """Return hand and table first; the stock only where the game has one."""
        return (
            Zone("table", _("Table"), True),
            Zone("hand", _("Your hand"), True),
            *hands_of_others(game),
            *((Zone("stock", _("Stock, in order")),) if game.refills else ()),
            *piles(game),
        )

    def fields(self, game: CaptureGame) -> Sequence[Field]:
        """Return a tick for the last cards of a deal, since the very last card scores no scopa."""
        return (check("last", _("The last cards of the deal: no others are left")),)

    def facts(self, game: CaptureGame) -> Mapping[str, Kind]:
        """Return the facts that no form shows, by kind, with what has been captured."""
        return {**super().facts(game), "scope": LIST, "last_capturer": optional(NUMBER)}

    def deal(self, sheet: Sheet) -> Deal:
        """Return the deal; the cards not seen are dealt unless a field says otherwise."""
        game, facts = sheet.game, sheet.facts
        dealer = sheet.seat("dealer", 0)
        you = sheet.seat("turn", (dealer + 1) % game.seats)
        arguments: dict[str, Any] = {
            "table": sheet.zone("table"),
            "piles": self.piles(sheet, you),
            "dealer": dealer,
            "turn": you,
            **self.own_facts(sheet, you),
        }
        if scope := sheet.by_side("scope"):
            arguments["scope"] = scope
        if facts.get("last_capturer") in range(game.seats):
            arguments["last_capturer"] = facts["last_capturer"]
        if self.is_complete(sheet):
            if sheet.zone("table") and not (sheet.zone("hand") or self.others(sheet)):
                arguments.pop("last_capturer", None)  # no hand is put in yet: the table stays
            return game.position(
                hands=self.hands(sheet, you), stock=sheet.zone("stock"), **arguments
            )
        return game.position(hand=sheet.zone("hand"), **arguments)

    def is_complete(self, sheet: Sheet) -> bool:
        """Return whether all the cards in play are on the sheet."""
        return bool(
            sheet.fields.get("last")
            or self.others(sheet)
            or sheet.zone("stock")
            or not sheet.zone("hand")
        )

    def seen(self, sheet: Sheet, after: Sheet) -> Sheet:
        """Return the sheet after a move; as before, more cards are left than those on it."""
        found = super().seen(sheet, after)
        return replace(found, fields={**found.fields, "last": False})

    def own_facts(self, sheet: Sheet, you: int) -> dict[str, Any]:
        """Return further arguments of ``game.position`` that the sheet has."""
        return {name: sheet.facts[name] for name in sheet.game.OWN_FACTS if name in sheet.facts}

    def sheet(self, deal: CaptureDeal) -> Sheet:
        """Return the sheet of a deal, without the cards that would be dealt the same anyway."""
        facts = deal.to_json()["position"]
        zones = {"table": deal.table, **self.laid_out(deal, deal.turn)}
        kept = {name: facts[name] for name in ("dealer", "turn", "scope", "last_capturer")}
        own = self.filled(deal, facts)
        kept |= own.facts
        seen = {name: some for name, some in zones.items() if not name.startswith("hand-")}
        whole = zones | ({"stock": deal.stock} if deal.stock else {})
        return self.first(
            deal,
            Sheet(deal.game, seen, {"last": False, **own.fields}, kept),
            Sheet(deal.game, whole, {"last": not deal.stock, **own.fields}, kept),
        )

    def filled(self, deal: CaptureDeal, facts: Mapping[str, Any]) -> Own:
        """Return the fields and the facts that only this game has."""
        return Own(facts={name: facts[name] for name in deal.game.OWN_FACTS})
