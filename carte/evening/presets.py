"""Preset evenings: wishes with a title."""

from __future__ import annotations

from importlib.resources import files
from typing import NamedTuple

from carte.evening.wish import Wish, wish_of
from carte.games import cached_per_registry
from carte.language.data_files import data_in

__all__ = ["Preset", "presets"]


class Preset(NamedTuple):
    """A ready wish, with its title."""

    title: str
    wish: Wish


@cached_per_registry
def presets() -> tuple[Preset, ...]:
    """Return the preset evenings."""
    data = data_in(files(__package__).joinpath("presets.toml"))
    return tuple(Preset(one.pop("title"), wish_of(one)) for one in data["preset"])
