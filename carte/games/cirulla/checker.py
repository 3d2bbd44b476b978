"""The sheet of Cirulla: a hand may lie open, and the matta may count another value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from carte.checker.capture import CaptureLayout
from carte.checker.layout import Own
from carte.checker.sheet import Field, Sheet, check, choice
from carte.engine.capture.game import CaptureDeal, CaptureGame
from carte.engine.cards import MATTA, cards, mask_of
from carte.games.cirulla.game import Cirulla
from carte.language import _
from carte.language.names import rank_name

__all__ = ["LAYOUT"]


class CirullaLayout(CaptureLayout):
    """Besides a hand and a table: what has been declared, and what the matta counts."""

    def fields(self, game: CaptureGame) -> Sequence[Field]:
        """Return the fields that a declaration changes."""
        words = _("{rank} ({value})")
        values = [(7, _("7, as it is"))] + [
            (value, rank_name(value).capitalize() if 1 < value < 8 else named)
            for value in range(1, 11)
            if value != MATTA.value
            for named in [words.format(rank=rank_name(value).capitalize(), value=value)]
        ]
        return (
            *super().fields(game),
            check("declared", _("You have declared: your hand lies open")),
            choice("matta", _("The matta, the 7 of coppe, is worth"), values),
        )

    def own_facts(self, sheet: Sheet, you: int) -> dict[str, Any]:
        """Return what has been declared and scored."""
        game = sheet.game
        assert isinstance(game, Cirulla)
        matta, hands = sheet.fields.get("matta", MATTA.value), self.hands(sheet, you)
        declared = [you] if sheet.fields.get("declared") else []
        for seat in sheet.seats("declared") - {you}:
            if game.declarations.may_lie_open(mask_of(cards(hands[seat])), matta):
                declared.append(seat)
        facts: dict[str, Any] = {"declared": declared, "matta": matta}
        if scored := sheet.by_side("scored"):
            facts["scored"] = scored
        return facts

    def seen(self, sheet: Sheet, after: Sheet) -> Sheet:
        """Return the sheet after a move, with no open hand but the reader's own."""
        found = super().seen(sheet, after)
        held, you = found.zones.get("hand", ()), found.facts["turn"]
        lies_open = MATTA in (*held, *found.zones.get("table", ()))
        matta = found.fields["matta"] if lies_open else MATTA.value
        declared = [seat for seat in found.facts["declared"] if held and seat == you]
        return replace(
            found,
            fields={**found.fields, "matta": matta},
            facts={**found.facts, "declared": declared},
        )

    def filled(self, deal: CaptureDeal, facts: Mapping[str, Any]) -> Own:
        """Return what has been declared and scored."""
        return Own(
            fields={"declared": deal.turn in facts["declared"], "matta": facts["matta"]},
            facts={"declared": facts["declared"], "scored": facts["scored"]},
        )


LAYOUT = CirullaLayout()
