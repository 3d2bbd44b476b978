"""Read the position of a level: the reader sits at seat 0 and is to act."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from carte.board.seats import READER, seat_names
from carte.engine.cards import PACK, Card, InvalidCard, cards
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.moves import Play
from carte.engine.phrases import either
from carte.engine.position import InvalidPosition
from carte.engine.tricks.game import parse_plays
from carte.formats.base62 import read_number
from carte.formats.position_code import from_code
from carte.language import N_, _
from carte.lessons.reading.fields import Fields

__all__ = ["position"]


def position(fields: Fields, played: Game) -> Deal:
    """Set up the deal of a level; raise ``LessonError`` for an impossible one.

    Unseen cards are dealt to the other seats, or go to the stock if the file gives their hands. The
    file may name the dealer; by default it is the seat whose deal makes it the reader's turn. A
    position given by its code has house rules of its own, and the seat to act is the reader's.
    """
    if "position" in fields:
        return _of_code(fields, played)
    readers = {**_READERS, **{name: _OWN[kind] for name, kind in played.OWN_FACTS.items()}}
    facts = {key: read(fields, key, played) for key, read in readers.items() if key in fields}
    facts |= _hands(fields, played, facts)
    try:
        if "dealer" in facts:
            deal = played.position(turn=READER, **facts)
        else:
            deal = _with_some_dealer(played, facts)
    except ValueError as error:
        fields.wrong(
            "hand", fields.text("hand"), _("a possible position: {error}").format(error=error)
        )
    if deal.is_over:
        fields.wrong("hand", fields.text("hand"), _("a position in which the deal is not over"))
    return deal


def _of_code(fields: Fields, played: Game) -> Deal:
    """Return the position of a code, which must be of the game taught, and not over."""
    deal = fields.read("position", _coded, _("the code of a position"))
    if deal.game.slug != played.slug:
        fields.wrong("position", deal.game.slug, _("a position of {game}").format(game=played.slug))
    if "house" in fields:
        fields.wrong("house", fields.table("house"), _("no such key with a position’s code"))
    if not deal.legal_moves():
        fields.wrong("position", fields.text("position"), _("a position in which there is a move"))
    return deal


def _coded(text: str) -> Deal:
    """Return the position of a code; for one cut short or changed, the error says only that."""
    read_number(text)
    return from_code(text)


def _with_some_dealer(played: Game, facts: Mapping[str, Any]) -> Deal:
    """Return the position with the first dealer whose deal makes it the reader's turn."""
    leader = facts["tricks"][0][0] if facts.get("tricks") else facts.get("leader", READER)
    troubles: list[ValueError] = []
    for place in range(1, played.seats + 1):
        try:
            deal = played.position(dealer=(leader - place) % played.seats, **facts)
        except ValueError as error:
            troubles.append(error)
        else:
            if deal.turn == READER:
                return deal
    raise (troubles or [InvalidPosition(_("whoever deals, it is not the reader’s turn there"))])[0]


# ------------------------------------------------------------------------ what a file may give


def _text(fields: Fields, key: str, _played: Game) -> str:
    return fields.text(key, "")


def _cards(fields: Fields, key: str, _played: Game) -> tuple[Card, ...]:
    return fields.cards(key, "")


def _plays(fields: Fields, key: str, _played: Game) -> tuple[Play, ...]:
    return fields.read(
        key, parse_plays, _("cards, each with a signal or none, such as 1D volo 3D"), ""
    )


def _texts(fields: Fields, key: str, _played: Game) -> tuple[str, ...]:
    return fields.texts(key)


def _seat(fields: Fields, key: str, played: Game) -> int:
    return _seat_of(fields, key, fields.text(key), played)


def _seats(fields: Fields, key: str, played: Game) -> list[int]:
    return [_seat_of(fields, key, name, played) for name in fields.texts(key)]


def _seat_of(fields: Fields, key: str, name: object, played: Game) -> int:
    names = seat_names(played)
    if name not in names:
        fields.wrong(key, name, either(names))
    return names.index(str(name))


def _number(fields: Fields, key: str, _played: Game) -> int:
    return fields.number(key)


def _numbers(fields: Fields, key: str, _played: Game) -> list[int]:
    return fields.numbers(key)


def _tricks(fields: Fields, key: str, played: Game) -> list[tuple[int, tuple[Play, ...]]]:
    """Read finished tricks: pairs of the seat that led and the cards in order."""
    tricks = []
    for leader, text in fields.pairs(key):
        try:
            tricks.append((_seat_of(fields, key, leader, played), parse_plays(text)))
        except InvalidCard as error:
            fields.wrong(key, text, _("the cards of a trick ({error})").format(error=error))
    return tricks


def _items(fields: Fields, key: str, _played: Game) -> list[dict[str, int]]:
    """Read the points so far, a table of items for each side."""
    sides = fields.tables(key, N_("side"))
    return [{item: side.number(item) for item in side} for side in sides]


def _sets(fields: Fields, key: str, played: Game) -> list[tuple[int, tuple[Card, ...]]]:
    """Read what seats have shown: pairs of the seat and its cards."""
    return [
        (_seat_of(fields, key, seat, played), _cards_in(fields, key, text))
        for seat, text in fields.pairs(key)
    ]


_READERS: Mapping[str, Callable[[Fields, str, Game], Any]] = {
    "table": _cards,
    "stock": _cards,
    "piles": _texts,
    "scope": _numbers,
    "last_capturer": _seat,
    "dealer": _seat,
    "trump": _text,
    "trick": _plays,
    "tricks": _tricks,
    "leader": _seat,
    "calls": _text,
    "declarer": _seat,
    "bid": _text,
    "called": _text,
}
"""The facts of a level besides the hands, as in ``game.position``, but with seats by name."""

_OWN: Mapping[str, Callable[[Fields, str, Game], Any]] = {
    "card": _text,
    "cards": _cards,
    "cards seen": _cards,
    "seat": _seat,
    "seats": _seats,
    "value": _number,
    "items": _items,
    "sets shown": _sets,
    "rows in hand": _texts,
}
"""The facts that only one game has, by their kind among the ``KINDS_OF_FACT``."""


# ------------------------------------------------------------------------------- the hands


def _hands(fields: Fields, played: Game, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Read the reader's hand alone, or all hands and the places of the other cards."""
    hand = fields.cards("hand")
    if "other" in fields:
        others = [fields.cards("other", "")]
    elif "others" in fields:
        others = [_cards_in(fields, "others", text) for text in fields.texts("others")]
    else:
        return {"hand": hand}
    known = {*hand, *(card for other in others for card in other)}
    lying = [name for name, kind in played.OWN_FACTS.items() if kind == "cards"]
    for key in ("table", "stock", *lying):
        known |= {*facts.get(key, ())}
    known |= {play.card for play in facts.get("trick", ())}
    for text in facts.get("piles", ()):
        known |= {*_cards_in(fields, "piles", text)}
    for _leader, plays in facts.get("tricks", ()):
        known |= {play.card for play in plays}
    unseen = tuple(card for card in PACK if card not in known)
    return {"hands": (hand, *others), **played.elsewhere(unseen, hand, facts)}


def _cards_in(fields: Fields, key: str, text: str) -> tuple[Card, ...]:
    try:
        return cards(text)
    except ValueError as error:
        fields.wrong(key, text, _("cards, such as 7D 3C ({error})").format(error=error))
