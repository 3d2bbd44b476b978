"""What printed and public rules say, point by point, and whether the engine agrees.

Each source is a file, named after its key in ``sources.toml``: here if it is about several games,
else in the folder ``examination`` of the game's room. A point is what one article of it says, in
our words, as a case: the outcome in the case is the one that the text gives.

>>> point = next(one for one in points() if one.id == "GEL-02")
>>> point.source.name, point.article
('Gelli, Piccola enciclopedia di giuochi, 1929', '16')
>>> point.agrees, point.agrees_as_usual
(True, True)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple

from carte.engine.game import Game
from carte.games import GAMES, cached_per_registry, room
from carte.games.cases import Case, case_of
from carte.games.outcomes import found, stated
from carte.games.sources import Source, sources
from carte.language.data_files import data_in

__all__ = ["Point", "points", "texts"]

_OUR_OWN = ("article", "table", "house", "why")


class Point(NamedTuple):
    """What an ``article`` of a ``source`` says ("" where the text has no numbers).

    ``case`` is under the house rules ``table``, which say who sits there and are no difference, and
    under those of ``house``, without which the engine would decide otherwise. ``why`` says why no
    house rule makes the engine agree, "" where it does.
    """

    source: Source
    case: Case
    article: str
    table: Mapping[str, Any]
    house: Mapping[str, Any]
    why: str

    @property
    def id(self) -> str:
        """Its name: the key of its source, and a number that stays the same."""
        return self.case.id

    @property
    def game(self) -> Game:
        """The game under all house rules of the point."""
        return self.case.game

    @property
    def as_usual(self) -> Case:
        """The case at a table that has agreed on nothing."""
        return self.case._replace(house=self.table)

    @property
    def agrees(self) -> bool:
        """Whether the engine finds what the text says."""
        return found(self.case) == stated(self.case)

    @property
    def agrees_as_usual(self) -> bool:
        """Whether the engine finds it without any house rule."""
        return found(self.as_usual) == stated(self.case)


@cached_per_registry
def points() -> tuple[Point, ...]:
    """Return all points, by source, of the registered games."""
    return tuple(point for key, text in texts() for point in _points_of(key, text))


def texts() -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield the keys of the sources that were read, each with its points, as the book lists them.

    Those about several games come first, then those of each game.
    """
    from importlib.resources import files  # in a page, Carte is in a zip

    folders = {"": files(__package__)} | {slug: room(slug) / "examination" for slug in GAMES}
    for (slug, folder), key in product(folders.items(), sources()):
        file = folder / f"{key.lower()}.toml"
        if file.is_file():
            yield key, {"game": slug} | data_in(file)


def _points_of(key: str, text: Mapping[str, Any]) -> Iterator[Point]:
    for entry in text["point"]:
        entry = {"article": "", "table": {}, "house": {}, "why": "", "rules": [], **text, **entry}
        case = case_of(
            entry["game"],
            {name: entry[name] for name in Case._fields if name in entry}
            | {"house": entry["table"] | entry["house"]},
        )
        if case.slug in GAMES:
            yield Point(sources()[key], case, **{name: entry[name] for name in _OUR_OWN})
