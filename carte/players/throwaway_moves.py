"""Plays that nobody considers: those that add points to a trick that the other side already has."""

from __future__ import annotations

from collections.abc import Sequence

from carte.engine.moves import Play
from carte.engine.tricks.deal import TrickDeal
from carte.players.heuristic_tricks import situation_of

__all__ = ["HEAVY", "gifts"]

HEAVY = 10
"""The least that an asso or a tre of briscola counts; in other games no card counts so much."""


def gifts(deal: TrickDeal, plays: Sequence[Play]) -> Sequence[Play]:
    """Return the plays that give an asso or a tre away, as far as the seat may know.

    A card is given away if it goes to a trick that is the other side's and that no one on the
    player's side can still win, while the hand holds a card without points, or one that wins the
    trick.
    """
    situation, game = situation_of(deal), deal.game
    trick, trump, seat, sides = situation[:4]
    if not trick:
        return ()
    place = game.best(trick, trump)
    later = [(seat + step) % game.seats for step in range(1, game.seats - len(trick))]
    is_theirs = sides[(seat - len(trick) + place) % game.seats] <= -1
    if not is_theirs or any(sides[one] > 0 for one in later):
        return ()
    beaters = game.stronger(trick[place].played, trump)

    def points(play: Play) -> int:
        return game.points(1 << play.played)

    losing = [play for play in plays if not beaters >> play.played & 1]
    wins = len(losing) < len(plays) and not later
    if not wins and all(points(play) for play in losing):
        return ()
    return [play for play in losing if points(play) >= HEAVY]
