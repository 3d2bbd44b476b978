"""The seats round a table as a reader at seat 0 sees them, and the sides that share a score."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from carte.engine.game import Game
from carte.engine.phrases import together
from carte.language import N_, _
from carte.language.forms import noun, person

__all__ = [
    "READER",
    "SIDES",
    "YOU",
    "are_called_by_name",
    "called_by_name",
    "is_you",
    "seat_names",
    "seats_from",
    "side_names",
    "spoken",
    "spoken_side",
]

READER, YOU = 0, "you"
"""The reader's seat in the deals of lessons, and its name."""

_OTHERS = {
    2: ("other",),
    3: ("right", "left"),
    4: ("right", "opposite", "left"),
    5: ("right", "far-right", "far-left", "left"),
    6: ("right", "far-right", "opposite", "far-left", "left"),
}
"""The other seats in playing order, where the play goes to the right."""

_SPOKEN = {
    YOU: N_("You"),
    "other": N_("The other player"),
    "right": N_("Right"),
    "opposite": N_("Opposite"),
    "left": N_("Left"),
    "far-right": N_("Far right"),
    "far-left": N_("Far left"),
}

SIDES = {**_SPOKEN, "us": N_("Us"), "them": N_("Them")}
"""The column heading of each side that scores."""

_CALLED: ContextVar[Mapping[str, str] | None] = ContextVar("called", default=None)
"""The names of the people at the table, by seat or side; none where the reader is "you"."""


@contextmanager
def called_by_name(game: Game, names: Sequence[str]) -> Iterator[None]:
    """Call players by their ``names``, by seat, in every text made meanwhile, and nobody "you".

    Such a text is for all of them: it tells nothing that only one may know.
    """
    people = [person(name) for name in names]
    sides = {} if game.sides == game.seats else {"us": people[0::2], "them": people[1::2]}
    called = dict(zip(seat_names(game), people, strict=True))
    before = _CALLED.set(called | {side: together(some) for side, some in sides.items()})
    try:
        yield
    finally:
        _CALLED.reset(before)


def are_called_by_name() -> bool:
    """Return whether texts call all players by their names."""
    return _CALLED.get() is not None


def is_you(seat: int | None) -> bool:
    """Return whether texts call the player at a seat "you"."""
    return seat == READER and not are_called_by_name()


def seat_names(game: Game, reader: int = READER) -> tuple[str, ...]:
    """Return the names of a game's seats, by seat, as the one at ``reader`` sees them."""
    others = _OTHERS[game.seats]
    names = (YOU, *(reversed(others) if game.clockwise else others))
    return (*names[game.seats - reader :], *names[: game.seats - reader])


def seats_from(game: Game, first: str, count: int) -> tuple[str, ...]:
    """Return the names of ``count`` seats in playing order, from the ``first`` on."""
    names = seat_names(game)
    return tuple(names[(names.index(first) + turn) % len(names)] for turn in range(count))


def side_names(game: Game) -> tuple[str, ...]:
    """Return the names of a game's sides, the reader's first: teams are us and them."""
    return seat_names(game) if game.sides == game.seats else ("us", "them")


def spoken(name: str) -> str:
    """Return the reader's name for a seat, as a phrase: "You", "Far right", or a person's own."""
    return (_CALLED.get() or {}).get(name) or noun(_(_SPOKEN[name]))


def spoken_side(name: str) -> str:
    """Return the column heading of a side, as a phrase: "You", "Them", or people's names."""
    return (_CALLED.get() or {}).get(name) or noun(_(SIDES[name]))
