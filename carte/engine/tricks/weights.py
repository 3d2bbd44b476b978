"""What who plays well goes by in a trick game: what a trick is worth, and what a card costs."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["TrickWeights"]


class TrickWeights(NamedTuple):
    """How tricks and cards are weighed against each other.

    ``beaten`` is how often somebody who can beat a trick does, ``won`` what winning it is worth
    beside its points. ``strong`` is what a card costs that beats all others, and ``trump`` what a
    trump costs besides. All but the first are shares of the points of the best card.
    """

    beaten: float = 1.2
    won: float = 0.1
    strong: float = 1.4
    trump: float = 0.7
