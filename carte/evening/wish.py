"""A reader's wish for an evening: which games, how many people, how long, by which rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import carte
from carte.engine.game import Game
from carte.engine.reading import NAMES, Kind, dict_of, integer, list_of, one_of, read, saferepr
from carte.evening.blocks import games_of_evenings
from carte.games import GAMES, in_order
from carte.language import N_, _

if TYPE_CHECKING:
    from carte.evening import messages

__all__ = [
    "EVENINGS",
    "FACES",
    "MINUTES",
    "PACKS",
    "PEOPLE",
    "InvalidWish",
    "Wish",
    "wish_of",
]

PEOPLE = range(2, 61)
MINUTES = range(15, 361)
"""Minutes of one evening."""
EVENINGS = range(1, 9)
PACKS = range(31)
"""Packs of cards, one a table; 0 for as many as needed."""
FACES: tuple[messages.Faces, ...] = ("italian", "french")


class InvalidWish(ValueError):
    """A wish that allows no plan; the message says what is expected."""


class Wish(NamedTuple):
    """Games under their house rules in the order of the book, people, and minutes an evening.

    There are as many packs as needed, or ``packs`` if it is not 0.
    """

    games: tuple[Game, ...]
    people: int
    minutes: int
    evenings: int = 1
    faces: messages.Faces = FACES[0]
    packs: int = 0

    def to_json(self) -> messages.Wish:
        """Return the wish as ``wish_of`` reads it."""
        return {
            "people": self.people,
            "minutes": self.minutes,
            "evenings": self.evenings,
            "faces": self.faces,
            "packs": self.packs,
            "games": [game.slug for game in self.games],
            "house": {game.slug: game.chosen for game in self.games if game.chosen},
        }


def _within(numbers: range) -> Kind:
    return integer(numbers[0], numbers[-1])


def wish_of(data: object) -> Wish:
    """Return the wish in plain data; raises ``InvalidWish``."""
    kinds = {
        "games": list_of(one_of(games_of_evenings()), len(GAMES)),
        "people": _within(PEOPLE),
        "minutes": _within(MINUTES),
        "evenings": _within(EVENINGS),
        "faces": one_of(FACES),
        "packs": _within(PACKS),
        "house": dict_of(NAMES),
    }
    found = read(data, kinds, N_("evening"), InvalidWish, needs=("games", "people", "minutes"))
    house: Mapping[str, Any] = found.pop("house", {})
    slugs = found.pop("games")
    if not slugs:
        raise InvalidWish(_("an evening without a game: choose at least one"))
    try:
        games = [carte.game(slug, **house.get(slug, {})) for slug in {*slugs}]
    except (TypeError, ValueError) as error:
        words = _("{house} is not a set of house rules: {error}")
        raise InvalidWish(words.format(house=saferepr(house), error=error)) from error
    return Wish(in_order(games), **found)
