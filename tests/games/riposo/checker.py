"""The sheet of Riposo: it asks which card rests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from carte.checker.capture import CaptureLayout
from carte.checker.layout import Own
from carte.checker.sheet import Field, Sheet
from carte.engine.capture.deal import CaptureDeal
from carte.engine.capture.game import CaptureGame

__all__ = ["LAYOUT"]


class RiposoLayout(CaptureLayout):
    """Besides a hand and a table: the card that was just laid."""

    def fields(self, game: CaptureGame) -> Sequence[Field]:
        """Return the field of the card that rests."""
        return (*super().fields(game), Field("resting", "Just laid", "card", "", example="7s"))

    def own_facts(self, sheet: Sheet, you: int) -> dict[str, Any]:
        """Return the card that rests."""
        return {"resting": sheet.fields.get("resting") or None}

    def filled(self, deal: CaptureDeal, facts: Mapping[str, Any]) -> Own:
        """Return the card that rests."""
        return Own(fields={"resting": facts["resting"] or ""})


LAYOUT = RiposoLayout()
