"""Links to an article: the edition, the game, the article, and when it was noticed, as a word.

Its last characters check the others, as in every link of the book.
"""

from __future__ import annotations

from typing import NamedTuple

from carte.engine.edition import EDITION, NewerEdition
from carte.formats.codec import Codec
from carte.formats.game_code import walk_game
from carte.formats.mixed_radix import Digits
from carte.games import game
from carte.games.procedure import linked_in
from carte.language import N_, _

__all__ = ["InvalidLink", "Settled", "code", "from_code"]

_MOST_ARTICLES = 1_000
_MOST_RULINGS = 8


class InvalidLink(ValueError):
    """A text that names no article; the message shows it and says what is expected."""


class Settled(NamedTuple):
    """The target of a link: a game, an article by its id, and one of its rulings (None: all)."""

    game: str
    article: str
    ruling: int | None


def code(settled: Settled) -> str:
    """Return the word of an article for a link; ``from_code`` reads it.

    >>> code(Settled("scopa", "PR-35", 0))
    '4t2iRupXhv'
    """
    return _WORD.write(settled)


def from_code(text: str) -> Settled:
    """Return the target of a word, written by any edition of the book so far.

    Raises ``InvalidLink`` for a word cut short or changed, and for a newer edition's.
    """
    return _WORD.read(text)


def _walk(
    digits: Digits, given: Settled | None = None, edition: int = EDITION
) -> tuple[Settled, int]:
    """Write a target in an edition, or read one; return both either way."""
    found, edition = walk_game(digits, game(given.game) if given else None, edition)
    ids = {one.number: one for one in linked_in(found.slug)}
    named = next((number for number, one in ids.items() if given and one.id == given.article), 0)
    number = digits.digit(named, _MOST_ARTICLES)
    if number not in ids:
        raise NewerEdition(
            _("it names an article that this book does not have for {slug}").format(slug=found.slug)
        )
    ruling = given.ruling if given else None
    place = digits.digit(0 if ruling is None else ruling + 1, _MOST_RULINGS)
    if place > len(ids[number].rulings):
        raise NewerEdition(
            _("it names a verdict that {id} does not have").format(id=ids[number].id)
        )
    return Settled(found.slug, ids[number].id, place - 1 if place else None), edition


_WORD: Codec[Settled] = Codec(
    _walk,
    InvalidLink,
    misspelled=N_("{text} leads to no article: {error}"),
    otherwise=N_("{text} leads to no article; it should be written {right}"),
)
