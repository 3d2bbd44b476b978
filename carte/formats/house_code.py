"""The house rules of a table as a short word, to put into a link.

The word is one number, spelled with characters that check the others: how many games there are,
then each with the house rules that are not the usual ones. A game without any goes by the book.
"""

from __future__ import annotations

from collections.abc import Iterable

from carte.engine.edition import EDITION, NewerEdition, number_of
from carte.engine.game import Game
from carte.engine.reading import shown
from carte.formats.base62 import Misspelled, read_number, spelled
from carte.formats.game_code import walk_game
from carte.formats.mixed_radix import Digits, Reader, Writer
from carte.language import _

__all__ = ["InvalidHouse", "from_house_code", "house_code"]

MOST_GAMES = 64
"""So many games at most have house rules in one word."""


class InvalidHouse(ValueError):
    """A text that is no table's code; the message shows it and says what is expected."""


def house_code(games: Iterable[Game]) -> str:
    """Return the code of games under their house rules, in whatever order they come.

    >>> import carte
    >>> house_code([carte.game("scopa", primiera="sevens"), carte.game("briscola")])
    '1FsGJ6czjwMpmdqf'
    """
    return _written(_sorted(games), EDITION)


def _sorted(games: Iterable[Game]) -> list[Game]:
    return sorted(games, key=lambda one: number_of(one.slug))


def _written(games: list[Game], edition: int) -> str:
    writer = Writer()
    _walk(writer, games, edition)
    return spelled(writer.number)


def from_house_code(text: str) -> list[Game]:
    """Return the games whose code this is, each under its house rules.

    Raises ``InvalidHouse`` for a text that is none, such as one cut short or changed by hand, and
    for what a newer edition has made.
    """
    try:
        games, edition = _walk(Reader(read_number(text)))
    except Misspelled as error:
        raise InvalidHouse(
            _("{text} is no code of house rules: {error}").format(text=shown(text), error=error)
        ) from None
    except NewerEdition as error:
        raise InvalidHouse(
            _("{text} cannot be opened: {error}").format(text=shown(text), error=error)
        ) from error
    except ValueError as error:
        raise InvalidHouse(
            _("{text} is the code of no house rules: {error}").format(text=shown(text), error=error)
        ) from error
    if _written(_sorted({one.slug: one for one in games}.values()), edition) != text:
        raise InvalidHouse(
            _("{text} is no code of house rules: it is written otherwise").format(text=shown(text))
        )
    return games


def _walk(
    digits: Digits, given: list[Game] | None = None, edition: int = EDITION
) -> tuple[list[Game], int]:
    """Write games in an edition, or read them: return both, whichever was done."""
    games: list[Game] = []
    for place in range(digits.digit(len(given or ()), MOST_GAMES)):
        one, edition = walk_game(digits, given[place] if given else None, edition)
        games.append(one)
    return games, edition
