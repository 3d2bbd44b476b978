"""Tricky cases of mediatore: signals that must be true, and who pays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from carte.engine.conditions import where
from carte.games.tressette.quiz import with_a_signal
from carte.quiz.recipes.outcomes import paid
from carte.quiz.recipes.recipe import Recipe

__all__ = ["RECIPES"]

RECIPES: Sequence[Recipe] = (
    Recipe("signals", ("signals",), with_a_signal, where(signal_truth=True)),
    Recipe("payment", ("solo",), partial(paid, bids=("solo", "solissimo"), near=2)),
)
"""The recipes for cases that no other game has."""
