"""What a deal was worth, as a score sheet shows it."""

from __future__ import annotations

from collections.abc import Mapping

from carte.deal import Deal
from carte.match import Score
from carte.telling.seats import side_names
from carte.telling.verdict import JSON

__all__ = ["score_by_side", "told_score"]


def score_by_side(deal: Deal) -> dict[str, Score]:
    """Return the score of a deal that is over by the names of the sides, the reader's first."""
    return dict(zip(side_names(deal.game), deal.score(), strict=True))


def told_score(score: Mapping[str, Score]) -> list[JSON]:
    """Return a score by side as the front end reads it."""
    return [{"side": side, "items": one.items, "total": one.total} for side, one in score.items()]
