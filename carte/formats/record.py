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
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from carte.engine.deal import Deal
from carte.engine.edition import EDITION, check_edition
from carte.engine.reading import LONGEST, NAMES, NUMBER, TEXT, Kind, from_text, shown
from carte.games import game
from carte.language import N_, _, pgettext

__all__ = ["InvalidRecord", "from_record", "written"]

_NUMBER = Kind(N_("a number"), NUMBER.fits)
_TEXT = Kind(N_("text in quotes"), TEXT.fits)
_NAMES = Kind(N_("names and values in braces"), NAMES.fits)

HEADER = {
    "Edition": _NUMBER,
    "Game": _TEXT,
    "Options": _NAMES,
    "Dealer": _NUMBER,
    "Deck": _TEXT,
    "Position": _NAMES,
}
"""The names of header lines, and the kinds of their values."""

_Header = dict[str, tuple[int, Any]]
"""The line of each name, and its value."""


class InvalidRecord(ValueError):
    """A text that records no deal; the message names the line and what is wrong there."""


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
    """Return the deal that ``deal.record()`` wrote down, played again move by move.

    Raises ``InvalidRecord``, which names the line: for a header that is not one, for a move that
    is none or out of its turn, and for a move that the rules forbid.
    """
    if not TEXT.fits(text):
        raise InvalidRecord(
            _("{text} is no record; it is a text of at most {longest:,} characters").format(
                text=shown(text), longest=LONGEST
            )
        )
    header, moves = _parts(text)
    deal = _beginning(header)
    for line, choice in moves:
        with _named(line):
            deal = deal.play(choice)
    return deal


def _parts(text: str) -> tuple[_Header, list[tuple[int, str]]]:
    """Return the header of a record and its moves, each with the line where it stands."""
    header: _Header = {}
    moves: list[tuple[int, str]] = []
    for line, words in enumerate(map(str.strip, text.splitlines()), 1):
        if words.startswith("["):
            name, value = _tag(line, words)
            if moves:
                late = _("line {line}: {name} comes after the moves")
                raise InvalidRecord(late.format(line=line, name=name))
            if name in header:
                again = _("line {line}: {name} comes again, after line {first}")
                raise InvalidRecord(again.format(line=line, name=name, first=header[name][0]))
            header[name] = line, value
        elif words:
            number, dot, choice = words.partition(".")
            if not dot or number != str(len(moves) + 1):
                raise InvalidRecord(
                    _(
                        "line {line}: {words} is not move {number}; write a line such as "
                        "“{number}. 7D x 3C 4S”"
                    ).format(line=line, words=shown(words), number=len(moves) + 1)
                )
            moves.append((line, choice.strip()))
    return header, moves


def _tag(line: int, words: str) -> tuple[str, Any]:
    name, _blank, value = words[1:-1].partition(" ")
    if name not in HEADER or not words.endswith("]"):
        raise InvalidRecord(
            _(
                "line {line}: {words} is no header line; write a name ({header}) and a JSON value"
                ' in brackets, such as [Game "scopa"]'
            ).format(line=line, words=shown(words), header=", ".join(HEADER))
        )
    with _named(line):
        read, kind = from_text(value), HEADER[name]
    if not kind.fits(read):
        raise InvalidRecord(
            _("line {line}: {read} is no {name}; it is {expects}").format(
                line=line, read=shown(read), name=name, expects=kind.expects
            )
        )
    return name, read


def _beginning(header: _Header) -> Deal:
    line, edition = header.get("Edition", (1, 1))
    with _named(line):
        check_edition(edition)
    if "Game" not in header or ("Deck" in header) == ("Position" in header):
        raise InvalidRecord(
            _(
                "a record begins with a Game, and with either a Deck or a Position; there is "
                "{header}"
            ).format(header=", ".join(header) or pgettext("record", "nothing"))
        )
    line, slug = header["Game"]
    options_line, options = header.get("Options", (line, {}))
    with _named(line):
        game(slug)
    with _named(options_line):
        rules = game(slug, **options)
    if "Position" in header:
        line, position = header["Position"]
        with _named(line):
            return rules.position(**position)
    dealer_line, dealer = header.get("Dealer", (line, 0))
    with _named(dealer_line):
        rules.check_seat(dealer, "dealer")
    line, deck = header["Deck"]
    with _named(line):
        return rules.deal(deck=deck, dealer=dealer)


@contextmanager
def _named(line: int) -> Iterator[None]:
    """Name the line of a record in whatever error is found there."""
    try:
        yield
    except ValueError as error:
        raise InvalidRecord(_("line {line}: {error}").format(line=line, error=error)) from error
