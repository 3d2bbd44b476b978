"""The end of a guided deal in one sentence: who has won, by what, and why."""

from __future__ import annotations

from carte.board.seats import READER
from carte.engine.deal import Deal
from carte.language import _
from carte.play.ending import has_won
from carte.play.guide.model import Guide

__all__ = ["figures_of", "result_of"]


def result_of(deal: Deal, guide: Guide) -> str:
    """Return the sentence for the end of a deal, with its figures."""
    if _is_even(deal):
        return _("Nobody won this deal. The same cards once more?")
    return _(guide.won if has_won(deal) else guide.lost).format(**figures_of(deal))


def _is_even(deal: Deal) -> bool:
    scores = deal.score()
    if deal.game.has_auction:
        return not any(score.total for score in scores)
    return deal.game.won_by(scores) is None


def figures_of(deal: Deal) -> dict[str, object]:
    """Return the figures that a sentence may name: points or cards, or what a contract brought."""
    totals = [score.total for score in deal.score()]
    if not deal.game.has_auction:
        mine, theirs = totals
        return {"mine": mine, "theirs": theirs}
    outcome = deal.outcome
    assert outcome is not None  # a deal that all passed is even
    written = deal.game.written
    paid = abs(totals[READER])
    return {"won": written(outcome.points), "needed": written(outcome.needed), "paid": paid}
