"""What a deal of Tressette scores: the points of tricks, rounded down, and the accusi."""

from __future__ import annotations

from typing import Any

from carte.engine.conditions import where
from carte.engine.scoring import Addend, Part, ScoreItem, Tally
from carte.engine.tricks.items import CARD_POINTS, points_of
from carte.games.tressette.family import LAST_TRICK
from carte.games.tressette.statements import LAST_TRICK_SCORES
from carte.language import N_, _

__all__ = ["ACCUSI", "ITEMS", "WHOLE", "has_accusi"]

WHOLE = 11
"""The points of a deal: 35 thirds, of which both sides together lose two in rounding down."""

has_accusi = where(accusi=True, to_lose=False)
"""Cards held score before they are played."""


def _points(deal: Any, side: int, pile: int) -> Part:
    """Return what a pile counts in thirds, with the last trick for its winner. [points]"""
    won_last = deal.is_over and deal.game.side(deal.turn) == side
    part = points_of(deal.game, pile, LAST_TRICK if won_last else 0)
    words = _("{thirds} thirds make {points}")
    note = words.format(thirds=part.total, points=deal.game.in_points(part.total // 3))
    return part._replace(note=note)


POINTS = CARD_POINTS._replace(
    part=_points,
    shared=lambda game: WHOLE,
    shown=lambda part: str(part.total // 3),
    by_last_trick=True,
    gain=LAST_TRICK_SCORES,
)


def _accused(deal: Any, side: int, _pile: int) -> Part:
    points = deal.accused[side]
    return Part((Addend(None, points),) if points else (), points)


ACCUSI = ScoreItem(
    "accusi",
    N_("Accusi"),
    N_("accusi"),
    _accused,
    "accusi",
    when=has_accusi,
    early=True,
    theme="accusi",
    tallies=(
        Tally("three", N_("Napoletana, or three alike"), lambda game: 3 * game.has_accusi),
        Tally("four", N_("Four alike"), lambda game: 4 * game.has_accusi),
    ),
)

ITEMS = (POINTS, ACCUSI)
