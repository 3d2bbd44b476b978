"""Who is with whom in a trick game, as far as a seat may know."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from carte.engine.deal import View

__all__ = ["allied", "allies"]

_DOUBT = 0.5
"""How far anybody but the declarer is against the declarer while the partner is not known."""


def allies(view: View) -> tuple[float, ...]:
    """Return how far each seat is with the reader of a view: 1 partner, -1 opponent."""
    facts = view.facts
    declarer, partner = facts.get("declarer"), facts.get("partner")
    return _sides(view.game.seats, view.seat, declarer, partner, bool(facts.get("partner_known")))


def allied(deal: Any) -> tuple[float, ...]:
    """Return the same for the seat to act in a deal, as far as that seat may know."""
    declarer, seats, turn = deal.declarer, deal.game.seats, deal._turn
    if declarer is None:
        return _sides(seats, turn, None, None, True)
    return _sides(seats, turn, declarer, deal.partner, deal._knows_partner(turn))


@lru_cache
def _sides(
    seats: int, me: int, declarer: int | None, partner: int | None, known: bool
) -> tuple[float, ...]:
    """Return how far each seat is with ``me``."""
    if declarer is None:
        return tuple([1.0 if seat == me else -1.0 for seat in range(seats)])
    team = {declarer, partner} if known else {declarer}
    against = -1.0 if known else -_DOUBT
    sides = [1.0 if seat in team else against for seat in range(seats)]
    sign = 1.0 if sides[me] > 0 else -1.0
    return tuple([1.0 if seat == me else sign * side for seat, side in enumerate(sides)])
