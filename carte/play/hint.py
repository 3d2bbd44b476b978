"""Advice at the play table: what the expert would do, or would have done, and why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from carte.board.sayings import in_words
from carte.engine.deal import Deal
from carte.engine.moves import Announcement, Discard, Move, Play
from carte.engine.phrases import capital
from carte.language import _
from carte.play.advice import Reason, reasons
from carte.play.numbers import signed
from carte.players import Candidate

__all__ = ["hint_of", "pointed_at"]

PICKED = ("call", "give")
"""Verbs with which a card is picked; what else is said is a button."""

FEWEST_TRIES = 20


def hint_of(deal: Deal, ranking: Sequence[Candidate]) -> dict[str, Any]:
    """Return the first of the moves that were thought about, with the reasons for it.

    ``answer`` is the move as the front end points at it.
    """
    best, *others = ranking
    return {
        "text": _("{Move}.").format(Move=capital(in_words(best.move, deal))),
        "why": _to_json(_why(deal, best, others[0] if others else None)),
        "answer": pointed_at(best.move),
    }


def _to_json(why: Iterable[Reason]) -> list[dict[str, Any]]:
    return [reason.to_json() for reason in why]


def _why(deal: Deal, best: Candidate, instead: Candidate | None) -> list[Reason]:
    if instead is None:
        return [*reasons(deal, best.move)]
    return [*reasons(deal, best.move, instead.move), *_tried(deal, best, instead)]


def _tried(deal: Deal, best: Candidate, other: Candidate) -> list[Reason]:
    """Say how the deal ended where the best move was tried out, and where another one was.

    An average of a few trials tells a reader nothing, nor do two that come to the same. (A move can
    be best that wins more deals by fewer points.)
    """
    if not _are_tried(best, other) or not _is_ahead(best, other):
        return []
    text = _(
        "Tried out {tries} times, the deal ended on average with {margin} points for your side; "
        "where you {move} instead, with {less}."
    ).format(
        tries=best.tries,
        margin=signed(best.margin),
        move=in_words(other.move, deal),
        less=signed(other.margin),
    )
    return [Reason(text)]


def _are_tried(*some: Candidate) -> bool:
    return min([each.tries for each in some]) >= FEWEST_TRIES


def _is_ahead(best: Candidate, other: Candidate) -> bool:
    """Return whether it can be told, as averages are told, which of two moves wins more."""
    return round(best.margin, 1) > round(other.margin, 1)


def pointed_at(choice: Move) -> dict[str, Any]:
    """Return a move as the front end points at it."""
    pointed: dict[str, Any] = {"from": None, "to": [], "signal": None, "option": None}
    if isinstance(choice, Play):
        taken = [*map(str, choice.taken)]
        return {**pointed, "from": str(choice.card), "to": taken, "signal": choice.signal or None}
    if isinstance(choice, Discard):
        return {**pointed, "to": [*map(str, choice.cards)]}
    assert isinstance(choice, Announcement)
    if choice.verb in PICKED:
        return {**pointed, "to": [choice.what]}
    return {**pointed, "option": str(choice)}
