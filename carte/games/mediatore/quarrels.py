"""What players of mediatore quarrel about: another suit, and the monte."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from carte.engine.cards import cards
from carte.games.cases import Case
from carte.games.quarrels import end_of

__all__ = ["OF_A_CASE"]


def wins_without_the_suit(case: Case) -> bool:
    """Return whether a card of another suit than the one led wins the last trick."""
    trick = end_of(case).tricks[-1]
    seats = case.game.seats
    led, winner = trick.cards[0], trick.cards[(trick.winner - trick.leader) % seats]
    return winner.suit != led.suit


def has_the_monte(case: Case) -> bool:
    """Return whether the winner of the last trick has the monte."""
    end = end_of(case)
    return {*cards(case.at["monte"])} <= {*end.piles[end.turn]}


OF_A_CASE: Mapping[str, Callable[[Case], bool | None]] = {
    "discard": wins_without_the_suit,
    "monte": has_the_monte,
}
"""The questions about a case as a whole."""
