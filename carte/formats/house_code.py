"""The house rules of a table as a short word, to put into a link.

The word is one number, spelled with characters that check the others: how many games there are,
then each with the house rules that are not the usual ones. A game without any keeps the book's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from carte.engine.edition import EDITION, number_of
from carte.engine.game import Game
from carte.formats.codec import Codec
from carte.formats.game_code import walk_game
from carte.formats.mixed_radix import Digits
from carte.language import N_

__all__ = ["InvalidHouse", "asked_at", "from_house_code", "house_code", "open_house"]

_HOUSE_FIRST = re.compile(r"house=(?P<house>[^&]+)&(?P<asked>.+)")

MOST_GAMES = 64
"""The most games with house rules in one word."""


class InvalidHouse(ValueError):
    """A text that is no table's code; the message shows it and says what is expected."""


def house_code(games: Iterable[Game]) -> str:
    """Return the code of games under their house rules, in whatever order they come.

    >>> import carte
    >>> house_code([carte.game("scopa", primiera="sevens"), carte.game("briscola")])
    '1FsGJ6czjwMpmdqf'
    """
    return _WORD.write(_sorted(games))


def _sorted(games: Iterable[Game]) -> list[Game]:
    return sorted(games, key=lambda one: number_of(one.slug))


def from_house_code(text: str) -> list[Game]:
    """Return the games whose code this is, each under its house rules.

    Raises ``InvalidHouse`` for a text that is none, such as one cut short or changed by hand, and
    for a code of a newer edition.
    """
    return _WORD.read(text)


def asked_at(name: str) -> tuple[list[Game], str]:
    """Return the games before the name of what is asked in a link, and that name.

    >>> asked_at("house=1FsGJ6czjwMpmdqf&SC-02")
    ([game('scopa', primiera='sevens'), game('briscola')], 'SC-02')
    >>> asked_at("SC-02")
    ([], 'SC-02')

    Raises ``InvalidHouse`` where the code of the games is none.
    """
    found = _HOUSE_FIRST.fullmatch(name)
    return (from_house_code(found["house"]), found["asked"]) if found else ([], name)


def open_house(link: str) -> list[Game]:
    """Return the games under the house rules in a link; raises ``BrokenLink``."""
    return _WORD.open(link)


def _walk(
    digits: Digits, given: list[Game] | None = None, edition: int = EDITION
) -> tuple[list[Game], int]:
    """Write games in an edition, or read them: return both in either case."""
    games: list[Game] = []
    for place in range(digits.digit(len(given or ()), MOST_GAMES)):
        one, edition = walk_game(digits, given[place] if given else None, edition)
        games.append(one)
    return _sorted({one.slug: one for one in games}.values()), edition


_WORD: Codec[list[Game]] = Codec(
    _walk,
    InvalidHouse,
    misspelled=N_("{text} is not a code of house rules: {error}"),
    impossible=N_("{text} leads to no house rules: {error}"),
    otherwise=N_("{text} is not a code of house rules"),
)
