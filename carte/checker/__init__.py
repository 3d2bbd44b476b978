"""The case checker: a position on a sheet, and what may be played in it.

>>> import carte
>>> sheet = sheet_of(carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B"))
>>> {name: " ".join(map(str, some)) for name, some in sheet.zones.items() if some}
{'table': '3C 4S 7B', 'hand': '2S 7D'}
>>> deal_of(sheet).ruling("7D x 3C 4S").rule.id
'scopa.equal-first'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carte.checker.capture import CaptureLayout, CirullaLayout
from carte.checker.contract import ChiamataLayout, MediatoreLayout
from carte.checker.layout import Layout
from carte.checker.sheet import Field, Sheet, Zone
from carte.checker.tricks import BriscolaLayout
from carte.engine.deal import Deal

__all__ = ["LAYOUTS", "Field", "Sheet", "Zone", "deal_of", "sheet_of"]

LAYOUTS: Mapping[str, Layout[Any, Any]] = {
    "scopa": CaptureLayout(),
    "scopone": CaptureLayout(),
    "asso-piglia-tutto": CaptureLayout(),
    "cirulla": CirullaLayout(),
    "briscola": BriscolaLayout(),
    "briscola-chiamata": ChiamataLayout(),
    "mediatore": MediatoreLayout(),
}
"""How the positions of each game are laid out."""


def sheet_of(deal: Deal) -> Sheet:
    """Return the sheet of a deal: ``deal_of(sheet_of(deal)) == deal``."""
    return LAYOUTS[deal.game.slug].sheet(deal)


def deal_of(sheet: Sheet) -> Deal:
    """Return the deal that a sheet tells; raises ``ValueError`` that says what is amiss."""
    return LAYOUTS[sheet.game.slug].deal(sheet)
