"""Links to a plan: the edition, the games under their house rules, and the rest of the wish.

Its last characters check the others, as in every link of the book. Whatever a later edition adds to
a wish comes at the end, where older links have nothing.
"""

from __future__ import annotations

from carte.engine.edition import EDITION, NewerEdition
from carte.engine.game import Game
from carte.evening.wish import EVENINGS, FACES, MINUTES, PACKS, PEOPLE, Wish
from carte.formats.codec import Codec
from carte.formats.game_code import walk_game
from carte.formats.mixed_radix import Digits
from carte.games import in_order
from carte.language import N_, _

__all__ = ["InvalidEvening", "code", "from_code", "opened"]

_MOST_GAMES = 64
_ROOM = 1_000
"""The base for numbers of people, minutes, evenings and packs: more than any of them."""
_MANY_PEOPLE = N_("it is for {found} people, and this book plans for {numbers} at most")
_MANY_MINUTES = N_("it is for {found} minutes, and this book plans for {numbers} at most")
_MANY_EVENINGS = N_("it is for {found} evenings, and this book plans for {numbers} at most")
_MANY_PACKS = N_("it is for {found} packs, and this book plans for {numbers} at most")


class InvalidEvening(ValueError):
    """A text that is not a plan's link; the message shows it and says what is expected."""


def code(wish: Wish) -> str:
    """Return the word of a wish for a link; ``from_code`` reads it.

    >>> import carte
    >>> code(Wish((carte.game("scopa"),), people=12, minutes=120))
    '8FuBviuEjhVE'
    """
    return _WORD.write(wish._replace(games=in_order(wish.games)))


def from_code(text: str) -> Wish:
    """Return the wish of a word, written by any edition of the book so far.

    Raises ``InvalidEvening`` for a word cut short or changed, and for a newer edition's.
    """
    return _WORD.read(text)


def opened(link: str) -> Wish:
    """Return the wish of a reader's link; raises ``BrokenLink``."""
    return _WORD.open(link)


def _walk(digits: Digits, given: Wish | None = None, edition: int = EDITION) -> tuple[Wish, int]:
    """Write a wish in an edition, or read one; return both either way."""
    games: list[Game] = []
    for place in range(digits.digit(len(given.games) if given else 0, _MOST_GAMES)):
        one, edition = walk_game(digits, given.games[place] if given else None, edition)
        games.append(one)
    if not games:
        raise ValueError(_("it names no game"))
    people = _within(digits, given.people if given else 0, PEOPLE, _MANY_PEOPLE)
    minutes = _within(digits, given.minutes if given else 0, MINUTES, _MANY_MINUTES)
    evenings = _within(digits, given.evenings if given else 0, EVENINGS, _MANY_EVENINGS)
    faces = digits.choice(given.faces if given else None, FACES)
    packs = _within(digits, given.packs if given else 0, PACKS, _MANY_PACKS)
    once = {game.slug: game for game in games}
    return Wish(in_order(once.values()), people, minutes, evenings, faces, packs), edition


def _within(digits: Digits, value: int, numbers: range, many: str) -> int:
    """Walk over a number of a range; raises ``NewerEdition`` for one that this edition rejects."""
    found = numbers[0] + digits.digit(value - numbers[0] if value else 0, _ROOM)
    if found not in numbers:
        raise NewerEdition(_(many).format(found=found, numbers=numbers[-1]))
    return found


_WORD: Codec[Wish] = Codec(
    _walk,
    InvalidEvening,
    misspelled=N_("{text} is not a link to an evening: {error}"),
    otherwise=N_("{text} is not a link to an evening"),
)
