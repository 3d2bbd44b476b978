"""The line after an answer: how the deal goes on, as its cards lie, and what it comes to."""

from __future__ import annotations

from typing import Any, NamedTuple

from carte.engine.deal import Deal
from carte.engine.moves import Move
from carte.players import endgame
from carte.players.crowding import is_crowded
from carte.players.heuristic import heuristic_for
from carte.players.memory import Memory
from carte.players.solver import Solver

__all__ = ["Line", "is_known", "line"]

FEW = 8
"""With no more cards in the hands and the stock both sides play as if all lay open."""


class Line(NamedTuple):
    """A deal played on to its ``end``: the ``moves`` that are shown, the answer first."""

    moves: tuple[Move, ...]
    end: Any


def is_known(deal: Deal) -> bool:
    """Return whether the seat to act can infer where every card lies, and the deal is solved."""
    memory = Memory()
    memory.see(deal.piles)
    return endgame.ending(deal.view(deal.turn), memory) is not None


def line(deal: Deal, move: Move) -> Line:
    """Return how a deal goes on after a move of the seat to act.

    With few cards left both sides play as well as can be; elsewhere everybody plays as experts
    expect it. Where all is known every move is shown. Elsewhere what is shown ends before the
    seat's second turn from here, at the end of a trick, and as soon as new cards come to its hand.
    """
    known, moves, now = is_known(deal), [move], deal.play(move)
    choice = _best if _is_solved(deal) else heuristic_for(deal.game).choice
    while not now.is_over:
        moves.append(choice(now))
        now = now.play(moves[-1])
    return Line(tuple(moves if known else _shown(deal, moves)), now)


def _is_solved(deal: Any) -> bool:
    """Return whether few enough cards are left to play them as well as can be."""
    left = sum(map(len, deal.hands)) + len(deal.stock)
    return left <= FEW and not is_crowded(deal) and Solver.of(deal) is not None


def _best(deal: Deal) -> Move:
    return endgame.margins(deal)[0][1]


def _shown(deal: Any, moves: list[Move]) -> list[Move]:
    """Return the first moves: the seat's answer and its next card, with what the others reply."""
    held, shown, turns, now = {*deal.hands[deal.turn]}, 1, 0, deal
    for number, move in enumerate(moves):
        turns += now.turn == deal.turn
        if turns > 2 or not {*now.hands[deal.turn]} <= held:
            break
        now = now.play(move)
        if not now.game.has_tricks or not now.trick:
            shown = number + 1
    return moves[:shown]
