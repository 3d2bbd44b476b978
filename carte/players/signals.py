"""Signals: what a leader signals to its side, and how they respond.

A lead is *busso* where the suit, led again, may win with a stronger card, and *volo* where it is
the last of its suit. A *striscio* would tell the others little. None is ever untrue.
"""

from __future__ import annotations

from collections.abc import Mapping

from carte.engine.cards import OF_SUIT, indices, mask_of
from carte.engine.moves import PLAYS, Move, Play
from carte.engine.tricks.deal import TrickView
from carte.engine.tricks.game import TrickGame, parse_plays
from carte.players.heuristic_tricks import Situation, seen
from carte.players.partners import allies

__all__ = ["asked", "spoken"]

_HOPE = 1
"""The most unseen cards that may beat the card for which a suit is wanted again."""


def spoken(view: TrickView) -> Mapping[Move, Move]:
    """Return the leads that signal something to somebody, with their signals."""
    if view.phase != "play" or view.game.fewest_win:
        return {}
    if not any(side > 0 for seat, side in enumerate(allies(view)) if seat != view.seat):
        return {}
    hand, situation = mask_of(view.hand), seen(view)
    return {
        PLAYS[move.played]: move
        for move in view.legal_moves()
        if isinstance(move, Play) and move.signal
        if move.signal == _fitting(view.game, situation, hand, move.played)
    }


def _fitting(game: TrickGame, situation: Situation, hand: int, card: int) -> str:
    """Return the signal for a lead, or ""."""
    others = hand & OF_SUIT[card % 4] & ~(1 << card)
    if not others:
        return "volo"
    if not game.stronger(card, situation.trump) & situation.unseen:
        return ""
    beaten_by = [
        game.stronger(other, situation.trump) & situation.unseen for other in indices(others)
    ]
    return "busso" if min(some.bit_count() for some in beaten_by) <= _HOPE else ""


def asked(view: TrickView, legal: tuple[Play, ...]) -> tuple[Play, ...]:
    """Return those of some plays that a leader on the same side has asked for, or else all.

    Busso asks to win the trick, unless another of that side does, and to lead its suit again.
    """
    game, facts, sides = view.game, view.facts, allies(view)
    trick, leader = view.plays, facts["leader"]
    last = trick
    if not trick and facts["tricks"]:
        leader, text = facts["tricks"][-1]
        last = parse_plays(text)
    if (
        not last
        or last[0].signal != "busso"
        or game.fewest_win
        or leader == view.seat
        or sides[leader] <= 0
    ):
        return legal
    wanted = OF_SUIT[last[0].played % 4]
    if trick:
        trump = seen(view).trump
        place = game.best(trick, trump)
        if place and sides[(leader + place) % game.seats] > 0:
            return legal
        wanted = game.stronger(trick[place].played, trump)
    return tuple([play for play in legal if wanted >> play.played & 1]) or legal
