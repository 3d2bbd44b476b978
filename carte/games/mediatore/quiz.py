"""Tricky cases of mediatore: signals that must be true, and who pays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

from carte.engine.conditions import where
from carte.games.cases import Case
from carte.quiz.recipes.dealing import dealt, written
from carte.quiz.recipes.moves import which_are_legal
from carte.quiz.recipes.outcomes import paid
from carte.quiz.recipes.recipe import Recipe

__all__ = ["RECIPES"]


def with_a_signal(rules: Any, rng: Random) -> Case | None:
    """Let the hand lead, with only true signals allowed."""
    (hand,) = dealt(rules, rng, 4)
    at = {"hand": written(hand), "leader": 0}
    return which_are_legal(rules, rules.position(**at), at, rng, "volo striscio")


RECIPES: Sequence[Recipe] = (
    Recipe("signals", ("signals",), with_a_signal, where(signal_truth=True)),
    Recipe("payment", ("solo",), partial(paid, bids=("solo", "solissimo"), near=2)),
)
"""The recipes for cases that no other game has."""
