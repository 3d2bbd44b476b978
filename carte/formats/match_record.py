"""Matches as text, to keep and to read: header lines, then the record of each deal::

    [Edition 2]
    [Match "briscola-chiamata"]
    [Dealer 0]
    [Deals 10]

    [Edition 2]
    [Game "briscola-chiamata"]
    …

``Dealer`` is the seat that deals first, and ``Deals`` how many there will be, where that ends the
match. ``Resigned`` is the side that has given it up, if one has. The record of a deal stands there
whole, so it can also be kept and read alone.
"""

from __future__ import annotations

import re
from typing import Any

from carte.engine.edition import EDITION, check_edition
from carte.engine.match import Match
from carte.engine.reading import LONGEST, MANY, saferepr
from carte.formats.pasted import Pasted, Place
from carte.formats.record import (
    HEADER,
    Header,
    InvalidRecord,
    Tag,
    from_record,
    header_text,
    named,
    parts,
)
from carte.games import game
from carte.language import _, pgettext

__all__ = ["match_from_record", "written"]

LONGEST_MATCH = MANY * LONGEST // 20
"""Characters of the longest record of a match: one of a thousand deals has some 800,000."""

_HEADER = {
    "Edition": HEADER["Edition"],
    "Match": HEADER["Game"],
    "Options": HEADER["Options"],
    "Dealer": HEADER["Dealer"],
    "Deals": Tag(HEADER["Dealer"].kind, "10"),
    "Resigned": HEADER["Dealer"],
}
"""The names of header lines, with the value of each."""

_BEGINNING = re.compile(r"(?=\[\s*Edition\b)", re.IGNORECASE)
"""Where the header of a match begins, or the record of a deal."""


def written(match: Match) -> str:
    """Return the record of a match; raises ``ValueError`` where it does not hold all its deals."""
    if sum(not deal.is_dealt_again for deal in match) != len(match.scores):
        raise ValueError(
            f"this match of {match.game.slug} began with scores alone: of {len(match.scores)} "
            f"deals it holds {len(match)}"
        )
    header: dict[str, Any] = {"Edition": EDITION, "Match": match.game.slug}
    if chosen := match.game.chosen:
        header["Options"] = chosen
    header["Dealer"] = (match.dealer - len(match.scores)) % match.game.seats
    if match.deals is not None:
        header["Deals"] = match.deals
    if match.resigned is not None:
        header["Resigned"] = match.resigned
    text = "\n".join([header_text(header), *[deal.record() for deal in match]])
    if len(match) > MANY or len(text) > LONGEST_MATCH:
        raise ValueError(f"a match of {len(match)} deals is too long for a record")
    return text


def match_from_record(text: str) -> Match:
    """Return the match that ``match.record()`` wrote, each deal played again move by move.

    It is read as people paste it, as the record of a deal is. Raises ``InvalidRecord``, which names
    the deal and the line: for what ``carte.from_record`` refuses, for a deal of other rules or one
    that is not over, and for more deals than the match has.

    >>> import carte
    >>> match = carte.game("briscola").match(dealer=1)
    >>> match_from_record(match.record()) == match
    True
    """
    if not isinstance(text, str) or len(text) > LONGEST_MATCH:
        words = _("{text} is not a record, which is a text of at most {longest:,} characters")
        raise InvalidRecord(words.format(text=saferepr(text), longest=LONGEST_MATCH))
    first, *records = _parts_of(text)
    header = _header(first)
    match = _beginning(header)
    if len(records) > MANY:
        words = _("a match has at most {most:,} deals; there are {found:,}")
        raise InvalidRecord(words.format(most=MANY, found=len(records)))
    for number, record in enumerate(records, 1):
        try:
            match = match.add(from_record(record))
        except ValueError as error:
            words = _("deal {number}: {error}")
            raise InvalidRecord(words.format(number=number, error=error)) from error
    if "Resigned" in header:
        place, side = header["Resigned"]
        with named(place):
            match = match.resign(side)
    return match


def _parts_of(text: str) -> list[str]:
    """Return the header of a match, and the records of its deals."""
    before, *some = _BEGINNING.split(text)
    return [before + some[0], *some[1:]] if some else [before]


def _header(text: str) -> Header:
    """Return the header lines of a match."""
    header, moves = parts(Pasted(text), _HEADER)
    if moves:
        raise InvalidRecord(_("there are moves before the first deal"))
    return header


def _beginning(header: Header) -> Match:
    """Return the match of a header, before its first deal."""
    start = Place(1, "", 0)
    place, edition = header.get("Edition", (start, 1))
    with named(place):
        check_edition(edition)
    if "Match" not in header:
        words = _("the record of a match begins with a Match; this one has {header}")
        found = ", ".join(header) or pgettext("record", "nothing")
        raise InvalidRecord(words.format(header=found))
    place, slug = header["Match"]
    options_place, options = header.get("Options", (place, {}))
    with named(place):
        game(slug)
    with named(options_place):
        rules = game(slug, **options)
    dealer_place, dealer = header.get("Dealer", (place, 0))
    deals_place, deals = header.get("Deals", (place, None))
    with named(dealer_place):
        rules.check_seat(dealer, "dealer")
    with named(deals_place):
        return rules.match(dealer=dealer, deals=deals)
