"""Preset evenings: wishes with a title."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import NamedTuple

from carte.evening.wish import Wish, wish_of
from carte.games import cached_per_registry

__all__ = ["Preset", "presets"]


class Preset(NamedTuple):
    """A ready wish, with its title."""

    title: str
    wish: Wish


@cached_per_registry
def presets() -> tuple[Preset, ...]:
    """Return the preset evenings."""
    text = files(__package__).joinpath("presets.toml").read_text("utf-8")
    return tuple(Preset(one.pop("title"), wish_of(one)) for one in tomllib.loads(text)["preset"])
