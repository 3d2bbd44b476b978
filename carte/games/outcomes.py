"""What a case states, and what the engine finds of the same position, deal or match.

>>> from carte.games.cases import cases
>>> case = cases("scopa")[0]
>>> stated(case)["legal"]
['7D x 7S']
>>> found(case) == stated(case)
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from carte.engine.capture.deal import CaptureDeal
from carte.engine.cards import Card
from carte.engine.deal import Deal, IllegalMove
from carte.engine.game import Misdeal
from carte.engine.match import Match, Score
from carte.games.cases import Case, match_of

__all__ = ["fact", "found", "stated"]

_COUNTED: Mapping[str, Callable[[Any], object]] = {
    "held": lambda deal: [*map(len, deal.hands)],
    "laid": lambda deal: len(deal.table) if deal.game.has_table else 0,
    "undealt": lambda deal: len(deal.stock),
}
"""How many cards each player holds, how many are on the table, and how many are to come."""


def stated(case: Case) -> dict[str, object]:
    """Return what a case states, by the names of its fields and of the facts of ``then``."""
    named = {
        "legal": case.legal or None,
        "sweeps": case.sweeps,
        "refused": dict(case.refused) or None,
        "misdeal": case.misdeal or None,
        "primiera": case.primiera or None,
    }
    known = {name: value for name, value in named.items() if value is not None}
    return known | dict(case.then)


def found(case: Case) -> dict[str, object]:
    """Return what the engine finds of everything that a case states.

    A deal that is dealt again has ``misdeal`` alone, the tail of its rule; a line of play that is
    not legal has the first move that is not, as ``illegal``.
    """
    if case.match:
        match = match_of(case)
        return {name: fact(match, name) for name in stated(case)}
    try:
        deal = case.deal
    except Misdeal as again:
        return {"misdeal": again.rule.tail}
    return dict(_found_in(case, deal))


def _found_in(case: Case, deal: Deal) -> Iterator[tuple[str, object]]:
    legal = deal.legal_moves() if case.legal or case.sweeps is not None else []
    if case.misdeal:
        yield "misdeal", ""
    if case.legal:
        yield "legal", [*map(str, legal)]
    if case.sweeps is not None:
        yield "sweeps", [str(move) for move in legal if deal.ruling(move).scopa]
    if case.refused:
        rulings = {move: deal.ruling(move) for move in case.refused}
        tails = {move: "" if one.legal else one.rule.tail for move, one in rulings.items()}
        yield "refused", tails
    if case.primiera and isinstance(deal, CaptureDeal):
        yield "primiera", [deal.game.primiera_of(pile) for pile in deal.pile_masks]
    for move in case.play:
        try:
            deal = deal.play(move)
        except IllegalMove:
            yield "illegal", move
            return
    for name in case.then:
        yield name, fact(deal, name)


def fact(subject: Deal | Match, name: str) -> object:
    """Return a fact of a deal or a match as cases write it.

    ``view 1 hands`` is what seat 1 sees of the hands.
    """
    if name in _COUNTED:
        return _COUNTED[name](subject)
    if isinstance(subject, Deal) and name.startswith("view "):
        _view, seat, seen = name.split()
        return subject.view(int(seat)).facts.get(seen)
    value = getattr(subject, name)
    return _written(value() if callable(value) else value)


def _written(value: object) -> object:
    if isinstance(value, tuple) and value and isinstance(value[0], Score):
        return [score.items for score in value]
    if isinstance(value, tuple) and all(isinstance(part, Card) for part in value):
        return " ".join(map(str, value))
    return [_written(part) for part in value] if isinstance(value, tuple) else value
