"""Check what a text says about a deal: where its cards are, and the score so far."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from carte.board.seats import seat_names, side_names
from carte.engine.cards import MATTA, PACK, SETTEBELLO, Card
from carte.engine.deal import Deal
from carte.lessons.reading.fields import Fields

__all__ = ["read_claims", "read_text", "spoken_cards"]

_NAMES = {card.name: card for card in PACK} | {"settebello": SETTEBELLO, "matta": MATTA}
_NAMED = re.compile(rf"\b({'|'.join(_NAMES)})\b")

_COUNTED: Mapping[str, Callable[[Deal], Sequence[int] | None]] = {
    "cards": lambda deal: [len(pile) for pile in deal.piles],
    "scope": lambda deal: deal.scope if deal.game.has_table else None,
    "points": lambda deal: deal.card_points if deal.game.has_tricks else None,
}
"""What a text may count for each side: the cards it has won, its sweeps, its card points."""


def spoken_cards(text: str) -> set[Card]:
    """Return the cards that a text names: "the 7 of denari", "the settebello"."""
    return {_NAMES[name] for name in _NAMED.findall(text)}


def read_claims(fields: Fields, deal: Deal) -> tuple[Card, ...]:
    """Return the cards that ``where`` and ``won`` place, after checking that they are there.

    ``where`` names the seats that hold cards, and ``table``, ``trick``, ``stock`` or ``monte``;
    ``won`` the sides. ``cards``, ``scope`` and ``points``, checked too, count for each side.
    """
    found = [*_lying(fields, "where", _places(deal)), *_lying(fields, "won", _won(deal))]
    for key, counted in _COUNTED.items():
        _count(fields, key, deal, counted(deal))
    return tuple(found)


def read_text(fields: Fields, key: str, known: Iterable[Card]) -> str:
    """Return a text that names no cards but the ``known`` ones."""
    text = fields.text(key)
    if unknown := sorted(spoken_cards(text) - {*known}):
        places = ", ".join(map(str, unknown))
        fields.wrong(key, text, f"where or won to tell where this is: {places}")
    return text


def _places(deal: Deal) -> Mapping[str, Sequence[Card]]:
    hands = dict(zip(seat_names(deal.game), deal.hands, strict=True))
    return {
        **hands,
        "table": deal.table,
        "trick": deal.trick,
        "stock": deal.stock,
        "monte": deal.monte,
    }


def _won(deal: Deal) -> Mapping[str, Sequence[Card]]:
    return dict(zip(side_names(deal.game), deal.piles, strict=True))


def _lying(fields: Fields, key: str, places: Mapping[str, Sequence[Card]]) -> Iterator[Card]:
    """Yield the cards listed under a key; raise ``LessonError`` if one is not there."""
    if key not in fields:
        return
    table = fields.within(key, f"{fields.place}, {key}")
    for place in table:
        if place not in places:
            table.wrong(place, table.text(place), f"one of {', '.join(places)} as the key")
        some = table.cards(place)
        if not {*some} <= {*places[place]}:
            there = " ".join(map(str, places[place])) or "none"
            table.wrong(place, table.text(place), f"cards that are there, which are: {there}")
        yield from some


def _count(fields: Fields, key: str, deal: Deal, counted: Sequence[int] | None) -> None:
    if key not in fields:
        return
    if counted is None:
        fields.wrong(key, fields.table(key), f"no such key in {deal.game.slug}")
    found = dict(zip(side_names(deal.game), counted, strict=True))
    table = fields.table(key)
    if not table.items() <= found.items():
        fields.wrong(key, table, f"what is so: {found}")
