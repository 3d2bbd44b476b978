"""The case checker: a position on a sheet, and what may be played in it.

>>> import carte
>>> sheet = sheet_of(carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B"))
>>> {name: " ".join(map(str, some)) for name, some in sheet.zones.items() if some}
{'table': '3C 4S 7B', 'hand': '2S 7D'}
>>> deal_of(sheet).ruling("7D x 3C 4S").rule.id
'scopa.equal-first'
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from carte.checker.capture import CaptureLayout
from carte.checker.layout import Layout
from carte.checker.sheet import Field, Sheet, Zone
from carte.checker.tricks import TrickLayout, TrickTooLong
from carte.engine.capture.game import CaptureGame
from carte.engine.deal import Deal
from carte.engine.kinds import ByKind
from carte.engine.position import InvalidPosition
from carte.engine.reading import read
from carte.engine.tricks.game import TrickGame
from carte.language import N_

__all__ = [
    "LAYOUTS",
    "Field",
    "Sheet",
    "TrickTooLong",
    "Zone",
    "deal_of",
    "sheet_in",
    "sheet_of",
]

LAYOUTS: ByKind[Layout[Any, Any]] = ByKind(
    "layouts of the checker",
    {CaptureGame: CaptureLayout(), TrickGame: TrickLayout()},
    own="checker.LAYOUT",
)
"""How the positions of each kind of game are laid out."""


def sheet_of(deal: Deal) -> Sheet:
    """Return the sheet of a deal: ``deal_of(sheet_of(deal)) == deal``."""
    return LAYOUTS[deal.game].sheet(deal)


def sheet_in(data: object) -> Sheet:
    """Return the sheet in plain JSON data, fields and facts as its game knows them.

    Raises ``ValueError``, which says what is wrong.
    """
    sheet = Sheet.from_json(data)
    layout = LAYOUTS[sheet.game]
    kinds = {field.name: field.kind_of_value for field in layout.fields(sheet.game)}
    fields = read(sheet.fields, kinds, N_("form"), InvalidPosition)
    facts = read(sheet.facts, layout.facts(sheet.game), N_("sheet"), InvalidPosition)
    return replace(sheet, fields=fields, facts=facts)


def deal_of(sheet: Sheet) -> Deal:
    """Return the deal on a sheet; raise ``ValueError``, which says what is wrong."""
    return LAYOUTS[sheet.game].deal(sheet)
