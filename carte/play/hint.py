"""Advice at the play table: what the expert would do, or would have done, and why."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from carte.board.sayings import in_words
from carte.engine.deal import Deal
from carte.engine.moves import Announcement, Discard, Move, Play
from carte.engine.phrases import capital
from carte.language import _
from carte.language.numbers import signed
from carte.play.advice import Reason, as_good, reasons
from carte.play.comparison import clearly_missed, is_as_good
from carte.players import Judgement

if TYPE_CHECKING:
    from carte.board.messages import Pointed
    from carte.play.advice import messages

__all__ = ["hint_of", "pointed_at"]

PICKED = ("call", "give")
"""Verbs that pick a card; any other announcement is a button."""

FEWEST_TRIES = 20


def hint_of(deal: Deal, best: Move, beside: Judgement | None = None) -> messages.Hint:
    """Return the best move, with the reasons for it.

    ``beside`` is the next best move as it was tried out: the hint says where it falls short, that
    it is as good, or nothing while that is open. ``answer`` is the move as the front end points at
    it.
    """
    return {
        "text": _("{Move}.").format(Move=capital(in_words(best, deal))),
        "why": _to_json(_why(deal, best, beside)),
        "answer": pointed_at(best),
    }


def _to_json(why: Iterable[Reason]) -> list[messages.Reason]:
    return [reason.to_json() for reason in why]


def _why(deal: Deal, best: Move, beside: Judgement | None) -> list[Reason]:
    if beside is None:
        return [*reasons(deal, best)]
    if not _is_certain(deal, beside):
        return _as_good(deal, best, beside)
    return [*reasons(deal, best, beside.played), *_averages(deal, beside)]


def _is_certain(deal: Deal, beside: Judgement) -> bool:
    """Return whether a move is surely worse: exactly judged, or from enough trials."""
    enough = not beside.tries or beside.tries >= FEWEST_TRIES
    return enough and clearly_missed(deal, beside) > 0


def _as_good(deal: Deal, best: Move, beside: Judgement) -> list[Reason]:
    """Return the reasons for a move; first, that another is as good, if one is."""
    first, *others = reasons(deal, best)
    enough = not beside.tries or beside.tries >= FEWEST_TRIES
    if not enough or not is_as_good(deal, beside):
        return [first, *others]
    return [first, Reason(as_good(in_words(beside.played, deal))), *others]


def _averages(deal: Deal, beside: Judgement) -> list[Reason]:
    """Say how the deal ended when two moves were tried out in the same worlds."""
    if not beside.tries:
        return []
    less, missed = beside.worth[deal.turn], beside.missed[deal.turn]
    text = _(
        "In {tries} trials, the deal ended on average with {margin} points for your side; if you "
        "{move} instead, with {less}."
    ).format(
        tries=beside.tries,
        margin=signed(less + missed),
        move=in_words(beside.played, deal),
        less=signed(less),
    )
    return [Reason(text)]


def pointed_at(choice: Move) -> Pointed:
    """Return a move as the front end points at it."""
    pointed: Pointed = {"from": None, "to": [], "signal": None, "option": None}
    if isinstance(choice, Play):
        taken = [*map(str, choice.taken)]
        return {**pointed, "from": str(choice.card), "to": taken, "signal": choice.signal or None}
    if isinstance(choice, Discard):
        return {**pointed, "to": [*map(str, choice.cards)]}
    assert isinstance(choice, Announcement)
    if choice.verb in PICKED:
        return {**pointed, "to": [choice.what]}
    return {**pointed, "option": str(choice)}
