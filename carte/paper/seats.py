"""Slips to draw seats: each number learns where it sits all evening long."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from carte.evening import from_code, planned
from carte.evening.planning import Evening
from carte.formats.sheet_name import Wanted
from carte.language import _
from carte.paper.sheets import Sheet

if TYPE_CHECKING:
    from carte.paper.messages import Block, SeatThen, Slip

__all__ = ["seat_slips"]

ON_A_PAGE = 18


def seat_slips(wanted: Wanted) -> Sheet:
    """Return a slip for each number of a plan; each evening has its own pages."""
    wish = from_code(wanted.plan)
    evenings = planned(wish)
    pages: list[list[Block]] = []
    for place, evening in enumerate(evenings, 1):
        about = _("Evening {number}").format(number=place) if len(evenings) > 1 else ""
        slips: list[Slip] = [
            {"number": person, "about": about, "seats": [*_seats(evening, person)]}
            for person in range(1, wish.people + 1)
        ]
        pages += [
            [{"is": "slips", "slips": slips[first : first + ON_A_PAGE]}]
            for first in range(0, len(slips), ON_A_PAGE)
        ]
    return Sheet(_("Who sits where: slips to draw"), pages, "", fits=True)


def _seats(evening: Evening, person: int) -> Iterator[SeatThen]:
    """Yield when a number plays what, and its seat then."""
    when, where = _("Minutes {from}–{to}: {game}"), _("Table {table}, seat {seat}")
    for step in evening.steps:
        for number, table in enumerate(step.tables, 1):
            if step.game and person in table.people:
                facts = {
                    "from": step.at,
                    "to": step.at + step.minutes,
                    "game": step.game.title,
                    "table": number,
                    "seat": table.people.index(person) + 1,
                }
                yield {"when": when.format(**facts), "where": where.format(**facts)}
