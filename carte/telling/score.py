"""What a deal was worth, as a score sheet shows it, and payments as they are written."""

from __future__ import annotations

from collections.abc import Mapping

from carte.deal import Deal
from carte.locale import _
from carte.match import Score
from carte.telling.seats import side_names
from carte.telling.verdict import JSON

__all__ = ["got_or_paid", "score_by_side", "signed", "told_score", "written"]


def score_by_side(deal: Deal) -> dict[str, Score]:
    """Return the score of a deal that is over by the names of the sides, the reader's first."""
    return dict(zip(side_names(deal.game), deal.score(), strict=True))


def told_score(score: Mapping[str, Score]) -> list[JSON]:
    """Return a score by side as the front end reads it."""
    return [{"side": side, "items": one.items, "total": one.total} for side, one in score.items()]


def written(points: int) -> str:
    """Return "5" or "−4"."""
    return str(points).replace("-", "−")


def signed(payment: int) -> str:
    """Return "+5" or "−4"."""
    return f"{payment:+}".replace("-", "−")


def got_or_paid(payment: int) -> str:
    """Return "You get 5" or "You pay 4"."""
    words = _("You get {number}") if payment > 0 else _("You pay {number}")
    return words.format(number=abs(payment))
