"""What printed and public rules say, point by point, and whether the engine agrees.

Each source is a file here, named after its key in ``sources.toml``. A point is what one article of
it says, in our words, as a case: the outcome in the case is the one that the text gives.

>>> point = next(one for one in points() if one.id == "GEL-02")
>>> point.source.name, point.article
('Gelli, Piccola enciclopedia di giuochi, 1929', '16')
>>> point.agrees, point.agrees_as_usual
(True, True)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from carte.engine.game import Game
from carte.games import GAMES, cached_per_registry
from carte.games.cases import Case, case_of
from carte.games.outcomes import found, stated
from carte.games.sources import Source, sources
from carte.language.data_files import data_in

__all__ = ["SOURCES", "Point", "points"]

SOURCES = (
    "FIGS",
    "CHI",
    "GEL",
    "TRI",
    "ALI",
    "TIC",
    "GVS",
    "PMS",
    "COS",
    "SPZ",
    "JMP",
    "SIC",
    "WBK",
    "ALQ",
    "LOF",
    "VAV",
    "BLA",
    "RGC",
    "AUL",
    "SPC",
    "GNV",
    "PNC",
    "COL",
    "PIN",
    "MAR",
    "SCI",
    "DZB",
    "BAV",
    "BJB",
    "RPZ",
    "TRC",
    "SPT",
    "CDG",
    "P-MED",
    "LIO",
)
"""The keys of the sources that were read for it, in the order in which the book lists them."""

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
    return tuple(point for key in SOURCES for point in _points_of(key))


def _points_of(key: str) -> Iterator[Point]:
    from importlib.resources import files  # in a page, Carte is in a zip

    file = data_in(files(__package__) / f"{key.lower()}.toml")
    for entry in file["point"]:
        entry = {"article": "", "table": {}, "house": {}, "why": "", "rules": [], **file, **entry}
        case = case_of(
            entry["game"],
            {name: entry[name] for name in Case._fields if name in entry}
            | {"house": entry["table"] | entry["house"]},
        )
        if case.slug in GAMES:
            yield Point(sources()[key], case, **{name: entry[name] for name in _OUR_OWN})
