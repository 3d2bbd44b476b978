"""Tricky cases of briscola chiamata: the 2 that would have to be called, and who pays."""

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


def with_the_two(rules: Any, rng: Random) -> Case | None:
    """Deal the declarer a 2 that would have to be called."""
    (hand,) = dealt(rules, rng, rules.hand_size)
    bids = ["2", "62", "75"] if rules.point_bids else ["2"]
    at = {"declarer": 0, "bid": rng.choice(bids), "hand": written(hand)}
    return which_are_legal(rules, rules.position(**at), at, rng, "call-two")


RECIPES: Sequence[Recipe] = (
    Recipe("partner", ("call-two",), with_the_two, where(dark_first_trick=False)),
    Recipe("payment", ("ranks",), partial(paid, bids=("3", "10", "9"), near=3)),
)
"""The recipes for cases that no other game has."""
