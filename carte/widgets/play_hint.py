"""A hint at the play table: what the expert would do, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carte.capture import CaptureDeal
from carte.deal import Deal
from carte.locale import _
from carte.moves import Announcement, Discard, Move, Play
from carte.players import Candidate
from carte.table.advice import Reason, reasons
from carte.telling.sayings import in_words
from carte.words import capital

__all__ = ["hint_of"]

PICKED = ("call", "give")
"""Verbs with which a card is picked; what else is said is a button."""

FEWEST_TRIES = 20


def hint_of(deal: Deal, ranking: Sequence[Candidate]) -> dict[str, Any]:
    """Return the first of the moves that were thought about, with the reasons for it.

    ``answer`` is the move as the front end points at it.
    """
    best, *others = ranking
    instead = others[0].move if others else None
    why = [*reasons(deal, best.move, instead), *_tried(deal, ranking)]
    return {
        "text": _("{Move}.").format(Move=capital(_words(deal, best.move))),
        "why": [reason.to_json() for reason in why],
        "answer": _pointed_at(best.move),
    }


def _words(deal: Deal, choice: Move) -> str:
    return in_words(choice, to_table=isinstance(deal, CaptureDeal))


def _tried(deal: Deal, ranking: Sequence[Candidate]) -> list[Reason]:
    """Say how the deal ended where the best move was tried out, and where the next best was.

    An average of a few trials tells a reader nothing, nor do two that come to the same. (A move can
    be best that wins more deals by fewer points.)
    """
    if len(ranking) == 1 or ranking[0].tries < FEWEST_TRIES:
        return []
    best, other = ranking[:2]
    if round(best.margin, 1) <= round(other.margin, 1):
        return []
    text = _(
        "Tried out {tries} times, the deal ended on average with {margin} points for your side; "
        "where you {move} instead, with {less}."
    ).format(
        tries=best.tries,
        margin=_signed(best.margin),
        move=_words(deal, other.move),
        less=_signed(other.margin),
    )
    return [Reason(text)]


def _signed(margin: float) -> str:
    """Return a margin with its sign: "+1.3", "−0.4", "0.0"."""
    return f"{round(margin, 1) or 0:+.1f}".replace("-", "−").replace("+0.0", "0.0")


def _pointed_at(choice: Move) -> dict[str, Any]:
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
