"""A position as the front end draws it: zones and scene, the ways to reply, and the verdicts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from carte.board.consequences import completes_trick
from carte.board.replies import Collect, Form, Judge
from carte.board.scene import lying_open
from carte.board.seats import seat_names
from carte.board.verdict import Docket, Verdict
from carte.engine.cards import Card
from carte.engine.deal import Deal
from carte.engine.moves import Move
from carte.engine.rulebook import Ruling

if TYPE_CHECKING:
    from carte.board import messages

__all__ = ["allowed", "stable_order", "taker_of", "with_replies", "zones_of"]

Asking = TypeVar("Asking", bound="messages.Replies")
"""A step that has ways to reply."""


def zones_of(
    deal: Deal, seat: int, hand: Sequence[Card], table: Sequence[Card], ways: Sequence[Form] = ()
) -> messages.Zones:
    """Return the cards before a seat, by zone: its hand, the open cards, those to collect from."""
    zones: dict[str, Sequence[Card | str]] = {**lying_open(deal, seat)}
    if "table" in zones:
        zones["table"] = table
    zones["hand"] = hand
    zones |= {form.zone: form.cards for form in ways if isinstance(form, Collect)}
    return {name: [*map(str, some)] for name, some in zones.items()}


def with_replies(step: Asking, ways: Sequence[Form], judge: Judge | None) -> Asking:
    """Add to a step every way to reply with its verdicts, and the rulings, and return it.

    Without a judge it has only the ways, and Python must judge every try.
    """
    _add_replies(step, ways, judge)
    return step


def _add_replies(step: messages.Replies, ways: Sequence[Form], judge: Judge | None) -> None:
    if judge is None:
        for form in ways:
            step.update(form.offered())
        return
    docket = Docket()
    for form in ways:
        step.update(form.to_json(judge, docket))
    step["rulings"] = docket.to_json()


def allowed(deal: Deal, choice: Move, own_text: str | None = None) -> Verdict:
    """Return the verdict if every legal move is good; ``own_text`` replaces the engine's text."""
    ruling = deal.ruling(choice)
    return Verdict.of(ruling, good=ruling.legal, text=own_text, to=taker_of(deal, choice, ruling))


def taker_of(deal: Deal, choice: Move, ruling: Ruling) -> str | None:
    """Return who wins the trick that a legal move completes; None where it completes none."""
    if not (ruling.legal and completes_trick(deal)):
        return None
    return seat_names(deal.game, deal.turn)[deal.play(choice).turn]


def stable_order(shown: Sequence[Card], there: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards ``there``: those ``shown`` before in their order, new ones last."""
    old = [card for card in shown if card in there]
    return (*old, *(card for card in there if card not in old))
