"""What a sheet to print is called in links: ``exercises.scopa.equal.7.french``.

``carte.paper.sheet_link.read`` is the inverse.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from carte.engine.game import Game
from carte.formats.house_code import house_code

__all__ = ["KINDS", "OF_A_HOUSE", "Wanted"]

KINDS: Mapping[str, tuple[str, ...]] = {
    "rules": ("game",),
    "before": ("game",),
    "exercises": ("game", "theme", "seed", "skin"),
    "own": ("levels", "skin"),
    "deals": ("game", "deals", "seed", "skin"),
    "scores": ("game",),
    "seats": ("plan",),
    "lessons": ("game",),
    "pack": ("skin",),
    "answers": (),
    "evening": ("plan",),
}
"""The kinds of sheets, each with its fields, in the order in which they are written."""

OF_A_HOUSE = ("rules", "deals", "scores")
"""Kinds that depend on house rules, whose code may stand at the end."""


class Wanted(NamedTuple):
    """A wanted sheet; fields that its kind does not use keep their defaults.

    ``levels`` is the code of a reader's own levels, and ``plan`` that of an evening.
    """

    kind: str
    game: Game
    theme: str = ""
    deals: int = 1
    seed: int = 0
    skin: str = "italian"
    levels: str = ""
    plan: str = ""

    def __str__(self) -> str:
        values = self._asdict() | {"game": self.game.slug}
        words = [self.kind, *(str(values[name]) for name in KINDS[self.kind])]
        if self.kind in OF_A_HOUSE and self.game.chosen:
            words.append(house_code([self.game]))
        return ".".join(words)
