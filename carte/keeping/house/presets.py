"""House rules that go together, as a family, a club or an app plays, each with its source."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import carte
from carte.board.verdict import JSON
from carte.games import of_the_games
from carte.language import _

__all__ = ["Preset", "presets"]


class Preset(NamedTuple):
    """House rules of a ``game``, by a ``title``; who plays so is the ``source``, at the ``url``."""

    game: str
    title: str
    source: str
    url: str
    house: Mapping[str, Any]

    def to_json(self) -> JSON:
        """Return it as the front end reads it."""
        return self._asdict() | {"title": _(self.title), "source": _(self.source)}


@of_the_games
def presets(slug: str) -> tuple[Preset, ...]:
    """Return the presets of a game; raises ``ValueError`` for one that the engine does not play."""
    import tomllib
    from importlib.resources import files

    text = files("carte.keeping.house").joinpath("presets.toml").read_text(encoding="utf-8")
    found = tuple(Preset(**entry) for entry in tomllib.loads(text)["preset"])
    for preset in found:
        carte.game(preset.game, **preset.house)
    return tuple(preset for preset in found if preset.game == slug)
