"""The sheet of mediatore: there is a monte; a card may be given, and another given back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from carte.checker.contract import AUCTION, CALL, EXCHANGE, ContractLayout
from carte.checker.layout import Own
from carte.checker.places import others
from carte.checker.sheet import Field, Sheet, Zone, choice
from carte.checker.tricks import PLAY
from carte.engine.cards import cards
from carte.games.mediatore.deal import CALLING, MediatoreDeal
from carte.games.mediatore.game import Mediatore
from carte.language import _

__all__ = ["LAYOUT"]


class MediatoreLayout(ContractLayout[Mediatore, MediatoreDeal]):
    """Besides auction, contract and cards: the monte, and who has given the called card."""

    example = "7d busso"
    phases = (PLAY, AUCTION, CALL, EXCHANGE)

    @property
    def example_of_calls(self) -> str:
        """How an auction is typed."""
        return _("pass, chiamo, pass")

    def names_a_card(self, bid: str) -> bool:
        """Return whether the declarer calls a card after this bid."""
        return bid in CALLING

    def own_zones(self, game: Mediatore) -> Sequence[Zone]:
        """Return the monte."""
        return (Zone("monte", _("Monte, face down")),)

    def own_fields(self, game: Mediatore) -> Sequence[Field]:
        """Return who has given the called card."""
        seats = [("", _("Nobody")), *others(game)]
        return (choice("giver", _("Who gave you the called card"), seats, (EXCHANGE,)),)

    def set_aside(self, sheet: Sheet) -> dict[str, Any]:
        """Return the cards face down, those taken from there, and the one given back."""
        taken, given = sheet.facts.get("taken", ""), sheet.facts.get("given")
        return {"monte": sheet.zone("monte"), "taken": taken, "given": given}

    def contract(self, sheet: Sheet, you: int) -> dict[str, Any]:
        """Return the contract, with who has given the called card."""
        arguments = super().contract(sheet, you)
        if (away := sheet.fields.get("giver", "")) != "":
            arguments["giver"] = (you + int(away)) % sheet.game.seats
        return arguments

    def seen(self, sheet: Sheet, after: Sheet) -> Sheet:
        """Return the sheet after a move; the reader says who gave the called card."""
        found = super().seen(sheet, after)
        if sheet.fields.get("giver", "") != "":
            return found
        facts = {name: fact for name, fact in found.facts.items() if name != "given"}
        return replace(found, fields={**found.fields, "giver": ""}, facts=facts)

    def filled(self, deal: MediatoreDeal) -> Own:
        """Return the monte, and what has been taken, given, and given back."""
        position = deal.to_json()["position"]
        giver = "" if deal.giver is None else (deal.giver - deal.turn) % deal.game.seats
        facts = {name: position[name] for name in ("taken", "given") if name in position}
        return Own({"monte": cards(position["monte"])}, {"giver": giver}, facts)


LAYOUT = MediatoreLayout()
