"""Paper for a table or a club: rules on a page, exercises, deals, sheets to write on, cards to cut.

>>> from carte.paper import sheet
>>> from carte.paper.sheet_link import read
>>> len(sheet(read("exercises.scopa.equal.0.italian")).pages)
2
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from carte.evening import from_code
from carte.evening.sheets import needed
from carte.formats.sheet_name import Wanted
from carte.paper.cutouts import answer_cards, pack_sheets
from carte.paper.deals import deal_sheets
from carte.paper.evenings import evening_plan
from carte.paper.exercises import exercise_sheets, own_sheets
from carte.paper.other_sheets import before_sheet, lesson_codes, score_sheet
from carte.paper.rules import rules_sheet
from carte.paper.seats import seat_slips
from carte.paper.sheets import Sheet

__all__ = ["sheet"]

_MADE: Mapping[str, Callable[[Wanted], Sheet]] = {
    "rules": rules_sheet,
    "before": before_sheet,
    "exercises": exercise_sheets,
    "own": own_sheets,
    "deals": deal_sheets,
    "scores": score_sheet,
    "seats": seat_slips,
    "lessons": lesson_codes,
    "pack": pack_sheets,
    "answers": answer_cards,
    "evening": lambda wanted: _with_all(evening_plan(wanted), wanted),
}


def sheet(wanted: Wanted) -> Sheet:
    """Return the wanted sheet."""
    return _MADE[wanted.kind](wanted)


def _with_all(plan: Sheet, wanted: Wanted) -> Sheet:
    """Return the plan of an evening, then the sheets that it needs, as many copies as it says."""
    some = [one for one in needed(from_code(wanted.plan)) if not one.apart]
    return plan._replace(more=[sheet(one.wanted)._replace(copies=one.copies) for one in some])
