"""Two moves compared: hint, coach and review use the same threshold, and so cannot disagree."""

from __future__ import annotations

from collections.abc import Iterator

from carte.engine.deal import Deal
from carte.engine.moves import Move
from carte.play.opponents import expert_at
from carte.players import Judgement

__all__ = [
    "CLEARLY",
    "FEWEST",
    "LEAST",
    "WORLDS",
    "clearly_missed",
    "compared",
    "is_as_good",
    "sure_from",
]

WORLDS = 100
"""How many worlds, none seen by the expert, two moves are tried out in."""

FEWEST = 20
"""Fewer worlds show nothing about a move."""

SURELY = 2.5
"""A move is worse if it misses more than this many standard errors: of two moves worth the same,
one looks that much worse in one of a hundred and sixty comparisons.
"""

LEAST = 0.05
"""The least that a move can miss, in swings of the game; less is not worth mentioning."""

CLEARLY = 0.15
"""How much a move must cost for a coach to warn of it, in swings; a review mentions less.

`python -m tests.benchmarks.coach` measures how often the warning is right.
"""


def compared(
    deal: Deal,
    best: Move,
    other: Move,
    worlds: int | None = None,
    iterations: int | None = None,
) -> Iterator[Judgement]:
    """Yield what another move is worth beside the best, after each further world.

    ``iterations`` is how long the expert thinks to find the best one.
    """
    expert = expert_at(deal, iterations)
    for judged in expert.compare(deal.view(deal.turn), best, [other], worlds or WORLDS):
        yield judged[other]


def clearly_missed(deal: Deal, judgement: Judgement) -> float:
    """Return the points that a move misses on average, 0 where it is about as good as the best."""
    missed = judgement.missed[deal.turn]
    return missed if missed > sure_from(deal, judgement) else 0.0


def is_as_good(deal: Deal, judgement: Judgement) -> bool:
    """Return whether a move is surely no worse than the best by an amount worth mentioning."""
    missed = abs(judgement.missed[deal.turn])
    return missed + SURELY * judgement.error < LEAST * deal.game.swing


def sure_from(deal: Deal, judgement: Judgement) -> float:
    """Return the least difference that is both sure and worth mentioning."""
    return max(SURELY * judgement.error, LEAST * deal.game.swing)
