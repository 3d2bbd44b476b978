"""House rules that go together, as a family, a club or an app plays, each with its source.

>>> [preset.source.name for preset in presets("mediatore")]
['Lions Palermo dei Vespri, Mediatore after Chitarrella']
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from carte.games import cached_per_registry, game, load_toml
from carte.games.sources import Source, sources

__all__ = ["Preset", "presets"]


class Preset(NamedTuple):
    """House rules of a ``game`` under a ``title``; the ``source`` says that some play so."""

    game: str
    title: str
    source: Source
    house: Mapping[str, Any]


@cached_per_registry
def presets(slug: str) -> tuple[Preset, ...]:
    """Return the presets of a game: none where it has no file of them.

    Raises ``ValueError`` for one that the engine does not play, ``KeyError`` for a source that the
    list of sources lacks.
    """
    file = load_toml(slug, "presets.toml")
    if not file:
        return ()
    for one in file["preset"]:
        game(slug, **one["house"])
    return tuple(
        Preset(slug, **one | {"source": sources()[one["source"]]}) for one in file["preset"]
    )
