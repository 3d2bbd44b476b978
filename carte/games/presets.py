"""House rules that go together, as a family, a club or an app plays, each with its source.

>>> [preset.source.name for preset in presets("mediatore")]
['Lions Palermo dei Vespri, Mediatore after Chitarrella']
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from carte.games import game, of_the_games
from carte.games.sources import Source, sources

__all__ = ["Preset", "presets"]


class Preset(NamedTuple):
    """House rules of a ``game``, by a ``title``; that some play so the ``source`` says."""

    game: str
    title: str
    source: Source
    house: Mapping[str, Any]


@of_the_games
def presets(slug: str) -> tuple[Preset, ...]:
    """Return the presets of a game.

    Raises ``ValueError`` for one that the engine does not play, ``KeyError`` for a source that the
    list of sources lacks.
    """
    import tomllib
    from importlib.resources import files  # in a page, Carte lies in a zip

    text = (files(__package__) / "presets.toml").read_text(encoding="utf-8")
    told = tomllib.loads(text)["preset"]
    found = tuple(Preset(**one | {"source": sources()[one["source"]]}) for one in told)
    for preset in found:
        game(preset.game, **preset.house)
    return tuple(preset for preset in found if preset.game == slug)
