"""What the end of a deal is worth: its score, how clearly it was won, and the match by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carte.engine.match import Match, Score
from carte.players.solver.encoding import Worth, deficit, margin

__all__ = ["ahead", "margins", "reward", "rewards", "worth_in"]

_WIN = 0.25
"""The worth of winning besides the points, in swings."""
_CLEARLY = 0.5
"""How much it counts by how many card points a contract was made or failed, beside the payment."""


def margins(deal: Any) -> list[float]:
    """Return by how many points each seat's side has won a deal, or what the seat is paid.

    A side's margin is its lead over the best of the others.
    """
    game, worth = deal.game, [float(score.total) for score in deal.score()]
    if game.has_auction:
        return worth
    sides = ahead([-points for points in worth] if game.fewest_win else worth)
    return [sides[game.side(seat)] for seat in range(game.seats)]


def ahead(worth: Sequence[float]) -> list[float]:
    """Return by how much each side has more than the best of the others."""
    every = [*worth]
    return [points - max(every[:side] + every[side + 1 :]) for side, points in enumerate(every)]


def rewards(deal: Any) -> list[float]:
    """Return what a finished deal is worth to each seat: its margin, and more where that is clear.

    Many deals that end alike were not equally close: so a lean towards the better one separates
    moves long before their payments do.
    """
    game, found, outcome = deal.game, margins(deal), deal.outcome
    if outcome is None:
        return [reward(game, margin) for margin in found]
    clearly = _CLEARLY * (outcome.points - outcome.needed) / outcome.needed
    shares = game.shares(deal, outcome.plain)
    return [margin + clearly * share for margin, share in zip(found, shares, strict=True)]


def reward(game: Any, margin: float) -> float:
    """Return what a margin is worth to a side, with a bonus for winning at all."""
    win = _WIN * game.swing
    return margin + (win if margin > 0 else -win if margin < 0 else 0)


def worth_in(match: Match | None) -> Worth:
    """Return what the scores of its next deal are worth to side 0: by how much it wins the deal.

    Where that decides the match, as much is added as it takes to win one. In an unknown match, and
    in one without a target, only the deal counts.
    """
    if match is None or match.game.goal is None:
        return margin
    game = match.game
    by_points = deficit if game.fewest_win else margin
    stake = match.game.goal * (game.swing if game.counts_won_deals else 1.0)

    def worth(scores: Sequence[Score]) -> float:
        after = Match(game, match.dealer, (*match.scores, tuple(scores)), deals=match.deals)
        winner = after.winner
        won = by_points(scores)
        return won if winner is None else won - stake if winner else won + stake

    return worth
