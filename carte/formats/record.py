"""Deals as text, to keep and to read: header lines, then the moves, numbered, one a line::

    [Edition 2]
    [Game "cirulla"]
    [Options {"players": 4}]
    [Dealer 0]
    [Deck "3S 1C 7C …"]

    1. declare 7C=2
    2. 7C x 1S 5B 7D

A header line is a name and a JSON value. A record without an ``Edition`` is of the first one.
``Options`` are the house rules that are not the usual ones. A deal that was not dealt from a pack
begins with a ``Position`` in place of dealer and deck.

A record is read as people paste it, too: see ``carte.formats.pasted``.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from carte.engine.deal import Deal
from carte.engine.edition import EDITION, check_edition
from carte.engine.reading import LONGEST, NAMES, NUMBER, TEXT, Kind, saferepr
from carte.formats.pasted import Pasted, Place
from carte.games import game
from carte.language import N_, _, pgettext

__all__ = ["InvalidRecord", "from_record", "written"]


class _Tag(NamedTuple):
    """The value of a header line: its kind, and an example."""

    kind: Kind
    example: str


_NUMBER = Kind(N_("a number"), NUMBER.fits)
_TEXT = Kind(N_("text in quotes"), TEXT.fits)
_NAMES = Kind(N_("names and values in braces"), NAMES.fits)

HEADER = {
    "Edition": _Tag(_NUMBER, f"{EDITION}"),
    "Game": _Tag(_TEXT, '"scopa"'),
    "Options": _Tag(_NAMES, '{"players": 4}'),
    "Dealer": _Tag(_NUMBER, "0"),
    "Deck": _Tag(_TEXT, '"3S 1C 7C …"'),
    "Position": _Tag(_NAMES, '{"hand": "7D 2S", "table": "3C 4S"}'),
}
"""The names of header lines, with the value of each."""

_Header = dict[str, tuple[Place, Any]]
"""The place of each name's value, and the value."""


class InvalidRecord(ValueError):
    """A text that records no deal; the message names the line, and shows it with a mark."""


def written(start: Deal, deal: Deal) -> str:
    """Return the record of a deal that began with ``start``."""
    import json

    header: dict[str, Any] = {"Edition": EDITION, "Game": deal.game.slug}
    if chosen := deal.game.chosen:
        header["Options"] = chosen
    if start.deck:
        header |= {"Dealer": start.dealer, "Deck": " ".join(map(str, start.deck))}
    else:
        header["Position"] = start.to_json()["position"]
    lines = [f"[{name} {json.dumps(value)}]" for name, value in header.items()]
    moves = [f"{number}. {choice}" for number, choice in enumerate(deal.moves, 1)]
    return "\n".join([*lines, "", *moves, ""])


def from_record(text: str) -> Deal:
    """Return the deal that ``deal.record()`` wrote, played again move by move.

    It is read as mails, chats and word processors make it, too: quoted, fenced, with other blanks
    and quotation marks, on one line, with comments. Raises ``InvalidRecord``, which names the line
    and shows it with a mark: for a bad header, for a move that is none or out of turn, and for one
    that the rules forbid.
    """
    if not TEXT.fits(text):
        raise InvalidRecord(
            _("{text} is no record; it is a text of at most {longest:,} characters").format(
                text=saferepr(text), longest=LONGEST
            )
        )
    header, moves = _parts(Pasted(text))
    deal = _beginning(header)
    for place, choice in moves:
        with _named(place):
            deal = deal.play(choice)
    return deal


def _parts(pasted: Pasted) -> tuple[_Header, list[tuple[Place, str]]]:
    """Return the header of a record and its moves, each with its place."""
    header: _Header = {}
    moves: list[tuple[Place, str]] = []
    while not pasted.is_over:
        place = pasted.place()
        if pasted.begins_tag():
            name, where, value = _tag(pasted)
            if moves:
                raise _wrong(place, _("{name} comes after the moves").format(name=name))
            if name in header:
                again = _("{name} comes again, after line {first}")
                raise _wrong(place, again.format(name=name, first=header[name][0].line))
            header[name] = where, value
        elif pasted.number() == len(moves) + 1:
            moves.append(pasted.numbered())
        else:
            words = _("{words} is not move {number}; write a line such as “{number}. 7D x 3C 4S”")
            number = len(moves) + 1
            raise _wrong(place, words.format(words=saferepr(pasted.line()), number=number))
    return header, moves


def _tag(pasted: Pasted) -> tuple[str, Place, Any]:
    """Return the name of the header line that comes next, where its value stands, and the value."""
    place, line = pasted.place(), pasted.line()
    called = pasted.name()
    name = next((one for one in HEADER if one.lower() == called.lower()), "")
    if not name or not pasted.has_end():
        words = _(
            "{words} is no header line; write a name ({header}) and its value in brackets, such as "
            '[Game "scopa"]'
        )
        raise _wrong(place, words.format(words=saferepr(line), header=", ".join(HEADER)))
    where, tag = pasted.place(), HEADER[name]
    value, written = pasted.value()
    if value is None or not tag.kind.fits(value):
        words = _("{read} is no {name}; it is {expects}, such as {example}")
        found = saferepr(written if value is None else value)
        facts = {"name": name, "expects": tag.kind.expects, "example": tag.example}
        raise _wrong(where, words.format(read=found, **facts))
    return name, where, value


def _beginning(header: _Header) -> Deal:
    start = Place(1, "", 0)
    place, edition = header.get("Edition", (start, 1))
    with _named(place):
        check_edition(edition)
    if "Game" not in header or ("Deck" in header) == ("Position" in header):
        raise InvalidRecord(
            _(
                "a record begins with a Game, and with either a Deck or a Position; there is "
                "{header}"
            ).format(header=", ".join(header) or pgettext("record", "nothing"))
        )
    place, slug = header["Game"]
    options_place, options = header.get("Options", (place, {}))
    with _named(place):
        game(slug)
    with _named(options_place):
        rules = game(slug, **options)
    if "Position" in header:
        place, position = header["Position"]
        with _named(place):
            return rules.position(**position)
    dealer_place, dealer = header.get("Dealer", (place, 0))
    with _named(dealer_place):
        rules.check_seat(dealer, "dealer")
    place, deck = header["Deck"]
    with _named(place):
        return rules.deal(deck=deck, dealer=dealer)


@contextmanager
def _named(place: Place) -> Iterator[None]:
    """Name the place in a record in any error raised there; it may be about one word."""
    try:
        yield
    except ValueError as error:
        words = place.text[place.column :].split()
        word = next((one for one in words if saferepr(one) in str(error)), "")
        raise _wrong(place.of(word), str(error)) from error


def _wrong(place: Place, error: str) -> InvalidRecord:
    """Return the error for a fault: the line, the reason, and the text with a mark."""
    words = _("line {line}: {error}\n“{before}▸{after}”")
    facts = {"line": place.line, "before": place.before, "after": place.after}
    return InvalidRecord(words.format(error=error, **facts))
