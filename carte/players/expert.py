"""The expert: information-set Monte Carlo tree search over the engine.

Each iteration draws a world that the view allows, walks down one tree that all worlds share (its
nodes are the moves made, so what a seat cannot see it cannot tell apart), adds a node, and plays
the deal out. After Cowling, Powley and Whitehouse, *Information Set Monte Carlo Tree Search*, 2012.
"""

from __future__ import annotations

from math import log, sqrt
from time import monotonic
from typing import TYPE_CHECKING

from carte.deal import Deal, View
from carte.moves import Move
from carte.players.candidates import candidates
from carte.players.player import Player
from carte.players.playout import Playout
from carte.players.worlds import worlds

if TYPE_CHECKING:
    from random import Random

__all__ = ["Expert"]

CURIOSITY = 0.7
"""How much a move is tried that has been tried little, beside rewards from 0 to 1."""


class Node:
    """A move and what came of it: ``reward`` is the sum for the seat that made it."""

    __slots__ = ("available", "children", "reward", "seat", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.children: dict[Move, Node] = {}
        self.visits = 0
        self.available = 1
        self.reward = 0.0


class Expert(Player):
    """Thinks for so many milliseconds, or for so many iterations, whichever ends first."""

    def __init__(
        self, seed: int = 0, *, milliseconds: float | None = None, iterations: int | None = None
    ) -> None:
        super().__init__(seed)
        self._milliseconds = milliseconds
        self._iterations = iterations

    def _choice(self, view: View, legal: tuple[Move, ...], random: Random) -> Move:
        root = Node(view.seat)
        draw = worlds(view, self._memory)
        playout = Playout(view.game, random)
        end = None if self._milliseconds is None else monotonic() + self._milliseconds / 1000
        done = 0
        while done != self._iterations and (end is None or monotonic() < end):
            self._iterate(root, draw(random), random, playout)
            done += 1
        best = max(root.children.items(), key=lambda item: item[1].visits, default=(legal[0], root))
        return best[0]

    def _iterate(self, root: Node, deal: Deal, random: Random, playout: Playout) -> None:
        path, node = [root], root
        while not deal.is_over:
            moves = candidates(deal)
            fresh = [move for move in moves if move not in node.children]
            if fresh:
                move = random.choice(fresh)
                node.children[move] = Node(deal.turn)
            else:
                move = _most_promising(node, moves)
            for other in moves:
                if other in node.children:
                    node.children[other].available += 1
            node = node.children[move]
            path.append(node)
            deal = deal._after(move)
            if fresh:
                break
        rewards = playout.rewards(deal)
        for node in path:
            node.visits += 1
            node.reward += rewards[node.seat]


def _most_promising(node: Node, moves: tuple[Move, ...]) -> Move:
    """Return the move that did best so far, or that deserves another try (UCB1)."""
    best, top = moves[0], -1.0
    for move in moves:
        child = node.children[move]
        value = child.reward / child.visits + CURIOSITY * sqrt(log(child.available) / child.visits)
        if value > top:
            best, top = move, value
    return best
