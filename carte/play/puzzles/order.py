"""The order of a theme's puzzles: the easy ones first, by how often a newcomer finds the move."""

from __future__ import annotations

from collections.abc import Iterable

from carte.play.puzzles.collection import Entry
from carte.play.puzzles.puzzle import Puzzle
from carte.players import Newcomer

__all__ = ["easiest_first", "solved_by_newcomers"]

NEWCOMERS = 40
"""How many newcomers try each puzzle; each has a seed of its own, so the order never changes."""


def easiest_first(entries: Iterable[Entry]) -> list[Entry]:
    """Return puzzles in the order in which they are put to a reader."""
    return sorted(entries, key=lambda entry: solved_by_newcomers(entry.puzzle), reverse=True)


def solved_by_newcomers(puzzle: Puzzle) -> int:
    """Return how many newcomers find a right move."""
    view = puzzle.deal.view(puzzle.deal.turn)
    moves = (Newcomer(seed).choose(view) for seed in range(NEWCOMERS))
    return sum(move in puzzle.answers for move in moves)
