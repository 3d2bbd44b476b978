"""Where the hidden cards of a puzzle lie: as they tell best what its wrong moves cost."""

from __future__ import annotations

from itertools import islice

from carte.engine.deal import Deal
from carte.engine.moves import Move
from carte.play.opponents import expert_at
from carte.play.puzzles.line import is_known, line
from carte.play.puzzles.puzzle import Puzzle, differing
from carte.players.evaluation import margins

__all__ = ["laid_out"]

WORLDS, MOST = 30, 600
"""Among how many ways in which the hidden cards may lie one is chosen, and where none of them tells
enough."""

HIDDEN = ("hands", "stock", "monte", "partner")
"""The facts of a position that may differ from world to world."""


def laid_out(puzzle: Puzzle, worlds: int = WORLDS, most: int = MOST) -> Puzzle:
    """Return a puzzle with its hidden cards where its lines differ most as its costs say.

    That is where every wrong move, or as many as can be, ends worse than the best one, and by what
    it costs on average. The reader sees no difference, and the costs stay the same.
    """
    deal = puzzle.deal
    if is_known(deal):
        return puzzle
    found, telling = _off(puzzle, deal), deal
    drawn = islice(expert_at(deal).worlds(deal.view(deal.turn)), most)
    for number, world in enumerate(drawn):
        if number >= worlds and not found[0]:
            break
        place = _with_hidden_cards_of(world, deal)
        off = _off(puzzle, place)
        if off < found:
            found, telling = off, place
    return Puzzle(telling, puzzle.costs)


def _with_hidden_cards_of(world: Deal, deal: Deal) -> Deal:
    """Return a deal whose hidden cards lie as in a world, with all else that is known of it."""
    facts, other = deal.to_json()["position"], world.to_json()["position"]
    known = {name: fact for name, fact in facts.items() if name not in HIDDEN}
    return deal.game.position(**known | {name: other[name] for name in HIDDEN if name in other})


def _off(puzzle: Puzzle, world: Deal) -> tuple[int, float]:
    """Return how many wrong moves end no worse in a world, and how far off the costs it is."""
    best = _worth(world, puzzle.answers[0])
    missed = {move: best - _worth(world, move) for move in differing(puzzle.wrong)}
    silent = sum(points <= 0 for points in missed.values())
    return silent, sum((points - puzzle.wrong[move]) ** 2 for move, points in missed.items())


def _worth(world: Deal, move: Move) -> float:
    """Return by how many points the seat to act wins where a move leads, or what it is paid."""
    return margins(line(world, move).end)[world.turn]
