"""Two moves compared until it is known what one costs: hint, coach and review ask the same judge.

How many worlds that takes depends on the moves. So the judge looks at them again whenever there are
twice as many worlds, until the move played is clearly worse, surely no worse, or unlikely ever to
look worse. Whoever looks often sees something even where there is nothing, and sees it larger than
it is: so a difference must be clear at one look and still be at the next, after as many worlds
again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt

from carte.engine.deal import Deal
from carte.engine.moves import Move
from carte.play.opponents import expert_at
from carte.players import Judgement

__all__ = [
    "CLEARLY",
    "FEWEST",
    "FIRST_LOOK",
    "LEAST",
    "WORLDS",
    "clearly_missed",
    "compared",
    "is_as_good",
    "is_no_worse",
    "is_priced",
    "sure_from",
]

WORLDS = 800
"""In how many worlds, none seen by the expert, two moves are tried out at most."""

FIRST_LOOK = 50
"""After how many worlds the judge first looks at two moves."""

FEWEST = 20
"""Fewer worlds show nothing about a move."""

SURELY = 3
"""A move is worse if it misses more than this many standard errors: of two moves worth the same,
one looks that much worse at one of seven hundred looks.
"""

HARDLY = 1.28
"""A move may still turn out worse if that takes less luck than this many standard deviations, as
one in ten has.
"""

LIKELY = 2.5
"""The same for a glance, which names no price: up to the first look."""

LEAST = 0.04
"""The least that a move can miss, in swings of the game; less is not worth mentioning."""

CLEARLY = 0.15
"""How much a move must cost for a coach to warn of it, in swings; a review mentions less.

`python -m tests.benchmarks.coach` measures how often the warning is right.
"""


def compared(
    deal: Deal,
    best: Move,
    played: Move,
    offers: Sequence[Move] = (),
    worlds: int | None = None,
    iterations: int | None = None,
) -> Iterator[Mapping[Move, Judgement]]:
    """Yield what a move played is worth beside the best, after each further world until it is known
    or there are ``worlds``; and what ``offers`` are worth in the same worlds.

    ``iterations`` is how long the expert thought to find the best one.
    """
    expert, view = expert_at(deal, iterations), deal.view(deal.turn)
    most = worlds or WORLDS
    look, was_clear = 2 * FIRST_LOOK if offers else FIRST_LOOK, False
    moves = [*dict.fromkeys([played, *offers])]
    for judged in expert.compare(view, best, moves, most, also_played=True):
        yield judged
        judgement = judged[played]
        if judgement.tries == look:
            is_clear = clearly_missed(deal, judgement) > 0
            is_known = is_no_worse(deal, judgement) or (was_clear and is_clear)
            if is_known or not _may_become_clear(deal, judgement, most):
                return
            look, was_clear = 2 * look, is_clear


def clearly_missed(deal: Deal, judgement: Judgement) -> float:
    """Return the points that a move misses on average, 0 where that is not clear."""
    missed = judgement.missed[deal.turn]
    return missed if missed > sure_from(deal, judgement) else 0.0


def is_as_good(deal: Deal, judgement: Judgement) -> bool:
    """Return whether a move surely differs from the best by nothing worth mentioning."""
    missed = abs(judgement.missed[deal.turn])
    return missed + SURELY * judgement.error < LEAST * deal.game.swing


def is_priced(judgement: Judgement) -> bool:
    """Return whether a judgement is of more than a first look, or exact."""
    return not judgement.tries or judgement.tries > FIRST_LOOK


def sure_from(deal: Deal, judgement: Judgement) -> float:
    """Return the least difference that is both sure and worth mentioning."""
    errors = SURELY if is_priced(judgement) else LIKELY
    return max(errors * judgement.error, LEAST * deal.game.swing)


def is_no_worse(deal: Deal, judgement: Judgement) -> bool:
    """Return whether a move surely misses nothing worth mentioning."""
    missed = judgement.missed[deal.turn]
    return missed + SURELY * judgement.error < LEAST * deal.game.swing


def _may_become_clear(deal: Deal, judgement: Judgement, most: int) -> bool:
    """Return whether a move may yet be clearly worse in the ``most`` worlds, with some luck."""
    done = judgement.tries / most
    luck = HARDLY * judgement.error * sqrt(max(0.0, 1 - done))
    return judgement.missed[deal.turn] + luck > SURELY * judgement.error * sqrt(done)
