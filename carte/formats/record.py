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
begins with a ``Position`` in place of dealer and deck. ``Conceded`` is the seat that gave up the
remaining tricks after the last move, if one did.

A record is read as people paste it, too: see ``carte.formats.pasted``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

from carte.engine.deal import Deal, is_deal
from carte.engine.edition import EDITION, check_edition
from carte.engine.reading import LONGEST, NAMES, NUMBER, TEXT, Kind, saferepr
from carte.formats.pasted import Pasted, Place
from carte.games import game
from carte.language import N_, _, pgettext

__all__ = [
    "HEADER",
    "Header",
    "InvalidRecord",
    "Tag",
    "deal_given",
    "from_record",
    "header_text",
    "named",
    "parts",
    "written",
]


class Tag(NamedTuple):
    """The value of a header line: its kind, and an example."""

    kind: Kind
    example: str


_NUMBER = Kind(N_("a number"), NUMBER.fits)
_TEXT = Kind(N_("text in quotes"), TEXT.fits)
_NAMES = Kind(N_("names and values in braces"), NAMES.fits)

HEADER = {
    "Edition": Tag(_NUMBER, f"{EDITION}"),
    "Game": Tag(_TEXT, '"scopa"'),
    "Options": Tag(_NAMES, '{"players": 4}'),
    "Dealer": Tag(_NUMBER, "0"),
    "Deck": Tag(_TEXT, '"3S 1C 7C …"'),
    "Position": Tag(_NAMES, '{"hand": "7D 2S", "table": "3C 4S"}'),
    "Conceded": Tag(_NUMBER, "0"),
}
"""The names of header lines, with the value of each."""

_BELONGING = {
    "Game": N_("this is the record of one deal, not of a whole match"),
    "Match": N_("this is the record of a whole match, not of one deal"),
}
"""What a header line says that stands in one kind of record alone."""

Header = dict[str, tuple[Place, Any]]
"""The place of each name's value, and the value."""


class InvalidRecord(ValueError):
    """A text that records no deal or match; the message names the line, shown with a mark."""


def written(start: Deal, deal: Deal) -> str:
    """Return the record of a deal that began with ``start``."""
    header: dict[str, Any] = {"Edition": EDITION, "Game": deal.game.slug}
    if chosen := deal.game.chosen:
        header["Options"] = chosen
    if start.deck:
        header |= {"Dealer": start.dealer, "Deck": " ".join(map(str, start.deck))}
    else:
        header["Position"] = start.to_json()["position"]
    if deal.conceded_by is not None:
        header["Conceded"] = deal.conceded_by
    moves = [f"{number}. {choice}" for number, choice in enumerate(deal.moves, 1)]
    return "\n".join([header_text(header), *moves, ""])


def header_text(header: Mapping[str, Any]) -> str:
    """Return header lines as text, with the end of the last one."""
    import json

    return "".join([f"[{name} {json.dumps(value)}]\n" for name, value in header.items()])


def deal_given(given: Any) -> Deal:
    """Return a deal that is given itself, or by its record; raise ``InvalidRecord`` for others."""
    return given if is_deal(given) else from_record(given)


def from_record(text: str) -> Deal:
    """Return the deal that ``deal.record()`` wrote, played again move by move.

    It is read as mails, chats and word processors make it, too: quoted, fenced, with other blanks
    and quotation marks, on one line, with comments. Raises ``InvalidRecord``, which names the line
    and shows it with a mark: for a bad header, for a move that is none or out of turn, and for one
    that the rules forbid.
    """
    if not TEXT.fits(text):
        if isinstance(text, str) and "[Match" in text[:LONGEST]:
            raise InvalidRecord(_(_BELONGING["Match"]))
        raise InvalidRecord(
            _("{text} is not a record, which is a text of at most {longest:,} characters").format(
                text=saferepr(text), longest=LONGEST
            )
        )
    header, moves = parts(Pasted(text), HEADER)
    deal = _beginning(header)
    for place, choice in moves:
        with named(place):
            deal = deal.play(choice)
    return _conceded(deal, header)


def _conceded(deal: Deal, header: Header) -> Deal:
    """Return the deal after its last move as it ended: a seat may have given up the rest."""
    place, seat = header.get("Conceded", (None, None))
    if place is None:
        return deal
    with named(place):
        if seat != deal.turn:
            words = _("seat {seat} is not to act, so it cannot give up the rest")
            raise InvalidRecord(words.format(seat=saferepr(seat)))
        return deal.concede()


def parts(pasted: Pasted, tags: Mapping[str, Tag]) -> tuple[Header, list[tuple[Place, str]]]:
    """Return the header of a record, of such ``tags``, and its moves, each with its place."""
    header: Header = {}
    moves: list[tuple[Place, str]] = []
    while not pasted.is_over:
        place = pasted.place()
        if pasted.begins_tag():
            name, where, value = _tag(pasted, tags)
            if moves:
                raise _wrong(place, _("{name} comes after the moves").format(name=name))
            if name in header:
                again = _("{name} appears again, after line {first}")
                raise _wrong(place, again.format(name=name, first=header[name][0].line))
            header[name] = where, value
        elif pasted.number() == len(moves) + 1:
            moves.append(pasted.numbered())
        else:
            words = _("{words} is not move {number}; write a line such as “{number}. 7D x 3C 4S”")
            number = len(moves) + 1
            raise _wrong(place, words.format(words=saferepr(pasted.line()), number=number))
    return header, moves


def _tag(pasted: Pasted, tags: Mapping[str, Tag]) -> tuple[str, Place, Any]:
    """Return the name of the header line that comes next, where its value stands, and the value."""
    place, line = pasted.place(), pasted.line()
    called = pasted.name()
    if called.title() in {*_BELONGING} - {*tags}:
        raise _wrong(place, _(_BELONGING[called.title()]))
    name = next((one for one in tags if one.lower() == called.lower()), "")
    if not name or not pasted.has_end():
        words = _(
            "{words} is not a header line; write a name ({header}) and its value in brackets, "
            'such as [Game "scopa"]'
        )
        raise _wrong(place, words.format(words=saferepr(line), header=", ".join(tags)))
    where, tag = pasted.place(), tags[name]
    value, written = pasted.value()
    if value is None or not tag.kind.fits(value):
        words = _("{read} does not fit {name}; write {expects}, such as {example}")
        found = saferepr(written if value is None else value)
        facts = {"name": name, "expects": tag.kind.expects, "example": tag.example}
        raise _wrong(where, words.format(read=found, **facts))
    return name, where, value


def _beginning(header: Header) -> Deal:
    start = Place(1, "", 0)
    place, edition = header.get("Edition", (start, 1))
    with named(place):
        check_edition(edition)
    if "Game" not in header or ("Deck" in header) == ("Position" in header):
        raise InvalidRecord(
            _(
                "a record begins with a Game, and with either a Deck or a Position; this one has "
                "{header}"
            ).format(header=", ".join(header) or pgettext("record", "nothing"))
        )
    place, slug = header["Game"]
    options_place, options = header.get("Options", (place, {}))
    with named(place):
        game(slug)
    with named(options_place):
        rules = game(slug, **options)
    if "Position" in header:
        place, position = header["Position"]
        with named(place):
            return rules.position(**position)
    dealer_place, dealer = header.get("Dealer", (place, 0))
    with named(dealer_place):
        rules.check_seat(dealer, "dealer")
    place, deck = header["Deck"]
    with named(place):
        return rules.deal(deck=deck, dealer=dealer)


@contextmanager
def named(place: Place) -> Iterator[None]:
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
