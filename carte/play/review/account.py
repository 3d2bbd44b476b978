"""Was it me or the cards? The result of a deal, taken apart into three parts that sum up to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from carte.board.seats import READER
from carte.engine.deal import Deal
from carte.language import _
from carte.language.numbers import signed, tenths
from carte.play.comparison import CLEARLY
from carte.players.evaluation import margins

if TYPE_CHECKING:
    from carte.play.review import messages

__all__ = ["MOST_MOMENTS", "Entry", "account"]

MOST_MOMENTS = 3
"""How many of the reader's moves are worth another try."""


class Entry(NamedTuple):
    """What an account needs of a finding: the number of the move, and what it changed."""

    number: int
    gain: float


def account(deal: Deal, entries: Sequence[Entry]) -> messages.Account:
    """Return the ``result`` of a deal for the reader, its ``parts``, and the key ``moments``.

    The parts, too, are in tenths of a point, so that the figures shown sum up. The moments are the
    numbers of the reader's dearest moves, dearest first. A reader was ``careful`` who gave away
    less in all than one move costs of which a coach warns.
    """
    movers = {number: before.turn for number, (before, _move) in enumerate(deal.course(), 1)}
    mine = [entry for entry in entries if movers[entry.number] == READER]
    given = tenths(sum(entry.gain for entry in mine))
    got = tenths(sum(entry.gain for entry in entries if entry not in mine))
    result = tenths(result_of(deal))
    parts: Mapping[str, tuple[str, float]] = {
        "cards": (_("The cards gave"), tenths(result - given - got)),
        "others": (_("The others gave"), got),
        "you": (_("You gave away"), given),
    }
    dearest = sorted([(entry.gain, entry.number) for entry in mine if entry.gain < 0])
    return {
        "result": {"name": _("Result"), "points": result, "text": signed(result)},
        "parts": [
            {"id": name, "name": label, "points": points, "text": signed(points)}
            for name, (label, points) in parts.items()
        ],
        "moments": [number for _gain, number in dearest[:MOST_MOMENTS]],
        "careful": bool(mine) and given > -CLEARLY * deal.game.swing,
    }


def result_of(deal: Deal) -> float:
    """Return by how many points the reader's side has won a deal, or how much the reader gets."""
    return margins(deal)[READER]
