"""The expert: information-set Monte Carlo tree search over the engine.

Each iteration draws a world that the view allows, walks down one tree that all worlds share (its
nodes are the moves made, so what a seat cannot see it cannot tell apart), adds a node, and plays
the deal out. After Cowling, Powley and Whitehouse, *Information Set Monte Carlo Tree Search*, 2012.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import log, sqrt
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from carte.deal import Deal, View
from carte.moves import Move
from carte.players.candidates import candidates
from carte.players.player import Player
from carte.players.playout import Playout
from carte.players.worlds import worlds

if TYPE_CHECKING:
    from random import Random

__all__ = ["Candidate", "Expert"]

CURIOSITY = 0.7
"""How much a move is tried that has been tried little, beside rewards from 0 to 1."""


class Candidate(NamedTuple):
    """A move that was thought about: how often it was tried, and how the deal ended then.

    ``margin`` is the mean of the points by which the side of the seat to act won, or of the
    payment where each seat plays for itself.
    """

    move: Move
    tries: int
    margin: float


class Node:
    """A move and what came of it: ``reward`` and ``margin`` are sums for the seat that made it."""

    __slots__ = ("available", "children", "margin", "reward", "seat", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.children: dict[Move, Node] = {}
        self.visits = 0
        self.available = 1
        self.reward = 0.0
        self.margin = 0.0


class Expert(Player):
    """Thinks for so many milliseconds, or for so many iterations, whichever ends first."""

    def __init__(
        self, seed: int = 0, *, milliseconds: float | None = None, iterations: int | None = None
    ) -> None:
        super().__init__(seed)
        self._milliseconds = milliseconds
        self._iterations = iterations

    def weigh(self, view: View) -> Iterator[tuple[Candidate, ...]]:
        """Yield, again and again, what is thought of the moves by now, best first.

        The first of the last ones is what ``choose`` returns.
        """
        return self._search(view, self._random(view))

    def _thoughts(self, view: View, legal: tuple[Move, ...], random: Random) -> Iterator[Move]:
        for candidates_so_far in self._search(view, random):
            yield candidates_so_far[0].move

    def _search(self, view: View, random: Random) -> Iterator[tuple[Candidate, ...]]:
        root = Node(view.seat)
        draw = worlds(view, self._memory)
        playout = Playout(view.game, random)
        end = None if self._milliseconds is None else monotonic() + self._milliseconds / 1000
        done = 0
        while done != self._iterations and (end is None or not done or monotonic() < end):
            self._iterate(root, draw(random), random, playout)
            done += 1
            yield _ranked(root)

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
        margins = playout.margins(deal)
        for node in path:
            node.visits += 1
            node.margin += margins[node.seat]
            node.reward += playout.reward(margins[node.seat])


def _ranked(root: Node) -> tuple[Candidate, ...]:
    """Return the moves at the root, the one tried most often first: it looked best for longest."""
    found = [
        Candidate(move, node.visits, node.margin / node.visits)
        for move, node in root.children.items()
    ]
    return tuple(sorted(found, key=lambda candidate: -candidate.tries))


def _most_promising(node: Node, moves: tuple[Move, ...]) -> Move:
    """Return the move that did best so far, or that deserves another try (UCB1)."""
    best, top = moves[0], -1.0
    for move in moves:
        child = node.children[move]
        value = child.reward / child.visits + CURIOSITY * sqrt(log(child.available) / child.visits)
        if value > top:
            best, top = move, value
    return best
