"""The players at the other seats: created for each move, they have followed all earlier ones."""

from __future__ import annotations

from collections.abc import Iterator

from carte.engine.deal import Deal
from carte.engine.moves import Move
from carte.play.sitting import Sitting
from carte.players import Candidate, Expert, informed, player

__all__ = ["expert_at", "pondered", "weighed"]


def pondered(sitting: Sitting) -> Iterator[Move]:
    """Yield the best move so far of the player to act, the same whenever the same match is played.

    The player also plays for the match, where that decides; hints and reviews judge the deal.
    """
    deal = sitting.deal
    found = player(sitting.level_at(deal.turn), seed=sitting.seed)
    found.know(sitting.before)
    return informed(found, deal, deal.turn).ponder(deal.view(deal.turn))


def weighed(deal: Deal) -> Iterator[tuple[Candidate, ...]]:
    """Yield what an expert in the place of the seat to act thinks of the moves, best first.

    Hint, coach and review weigh the same deal alike, whatever match it belongs to. With only one
    move there is nothing to think about.
    """
    legal = deal.legal_moves()
    if len(legal) == 1:
        return iter([(Candidate(legal[0], 0, 0.0),)])
    return expert_at(deal).weigh(deal.view(deal.turn))


def expert_at(deal: Deal, iterations: int | None = None, seed: int = 0) -> Expert:
    """Return an expert in the place of the seat to act, who has followed all moves so far."""
    return informed(Expert(seed, iterations=iterations), deal, deal.turn)
