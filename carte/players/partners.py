"""Who is with whom in a trick game, as far as a seat may know."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from carte.engine.deal import View
from carte.engine.game import Game

__all__ = ["allied", "allies"]

_DOUBT = 0.5
"""How far every other seat is against the declarer while the partner is not known."""


def allies(view: View) -> tuple[float, ...]:
    """Return how far each seat is with the reader of a view: 1 partner, -1 opponent."""
    facts = view.facts
    declarer, partner = facts.get("declarer"), facts.get("partner")
    teams = _teams(view.game)
    return _sides(teams, view.seat, declarer, partner, bool(facts.get("partner_known")))


def allied(deal: Any) -> tuple[float, ...]:
    """Return the same for the seat to act in a deal, as far as that seat may know."""
    declarer, teams, turn = deal.declarer, _teams(deal.game), deal._turn
    if declarer is None:
        return _sides(teams, turn, None, None, True)
    return _sides(teams, turn, declarer, deal.partner, deal._knows_partner(turn))


@lru_cache(maxsize=16)
def _teams(game: Game) -> tuple[int, ...]:
    """Return the side of each seat."""
    return tuple([game.side(seat) for seat in range(game.seats)])


@lru_cache
def _sides(
    teams: tuple[int, ...], me: int, declarer: int | None, partner: int | None, known: bool
) -> tuple[float, ...]:
    """Return how far each seat is with ``me``."""
    seats = range(len(teams))
    if declarer is None:
        return tuple([1.0 if teams[seat] == teams[me] else -1.0 for seat in seats])
    team = {declarer, partner} if known else {declarer}
    against = -1.0 if known else -_DOUBT
    sides = [1.0 if seat in team else against for seat in seats]
    sign = 1.0 if sides[me] > 0 else -1.0
    return tuple([1.0 if seat == me else sign * side for seat, side in enumerate(sides)])
