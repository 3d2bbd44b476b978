"""What guides a good player in a trick game: what a trick is worth, and what a card costs."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["TrickWeights"]


class TrickWeights(NamedTuple):
    """How tricks and cards are weighed against each other.

    ``beaten`` is how often a player who can beat a trick with a card of its suit does, ``trumped``
    how often with a trump, and ``helped`` is the share of that to count on from a partner. ``won``
    is what winning a trick is worth besides its points, ``given`` the extra cost of an asso or a
    tre laid on a trick of the others. ``strong`` is the cost of a card that beats all others; a
    trump costs ``trump``, and ``high`` more where it beats all other trumps. All but the first
    three are shares of the points of the best card.
    """

    beaten: float = 1.2
    trumped: float = 1.2
    helped: float = 1.0
    won: float = 0.1
    given: float = 0.0
    strong: float = 1.4
    trump: float = 0.8
    high: float = 1.4
