"""Guided deals that a reader left shortly before their end."""

import json
from collections.abc import Iterable

from playwright.sync_api import Page

from carte.board.seats import READER
from carte.engine.moves import Move
from carte.play import Sitting
from carte.widgets import Guide
from tests.front.reader import Put
from tests.site.match import AT_ONCE
from tests.site.table import QuickTable


def last_decision(walk: Iterable[tuple[Sitting, Move]], back: int = 1) -> tuple[Sitting, Move]:
    """Return where the reader moves for the last time in a deal, or further back, and that move."""
    return [each for each in walk if each[0].deal.turn == READER][-back]


def nearly_over(
    page: Page, put: Put, widget: Guide, sitting: Sitting, fragment: str = ""
) -> QuickTable:
    """Put a guided deal on the page that a browser has kept at this moment; nobody waits at it."""
    kept = {**widget.sitting_json(sitting), **widget.about(sitting), "language": "en"}
    held = json.dumps(json.dumps({"edition": 2, "kept": kept}))
    key = json.dumps(f"carte.guide.{widget.content['level']}")
    page.add_init_script(AT_ONCE)
    page.add_init_script(f"localStorage[{key}] ??= {held};")
    table = QuickTable(put(widget, fragment=fragment))
    table.wait_for_turn()
    return table
