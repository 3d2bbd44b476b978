"""Recipes for tricky cases: the rules that make a theme tricky, and how to deal a position."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from carte.engine.game import Game
from carte.engine.kinds import ByKind
from carte.quiz.recipes.moves import (
    asso_is_held,
    at_the_table,
    equal_lies_there,
    in_the_auction,
    to_the_trick,
)
from carte.quiz.recipes.outcomes import (
    best_primiera,
    last_sweep,
    who_wins,
    whole_deal,
)
from carte.quiz.recipes.recipe import Recipe

__all__ = ["Recipe", "recipes_for"]


_SHARED = (
    Recipe(
        "equal",
        ("equal",),
        partial(at_the_table, tails="equal-first one-equal no-sums", wants=equal_lies_there),
    ),
    Recipe(
        "sums",
        ("choice-of-sums",),
        partial(at_the_table, tails="choice-of-sums fewest-cards", ways=2),
    ),
    Recipe("sums", ("choice-of-captures",), partial(at_the_table, tails="sum equal", ways=3)),
    Recipe("fifteen", ("fifteen",), partial(at_the_table, tails="fifteen")),
    Recipe(
        "aces",
        ("whole-table",),
        partial(at_the_table, tails="ace-on-ace whole-table", wants=asso_is_held),
    ),
    Recipe(
        "aces",
        ("ace-full-take",),
        partial(at_the_table, tails="ace-on-ace ace-sweep ace-full-take", wants=asso_is_held),
    ),
    Recipe("sweeps", ("last-card",), last_sweep),
    Recipe("primiera", ("primiera",), best_primiera),
    Recipe("score", ("carte", "denari"), whole_deal),
    Recipe("tricks", ("trick",), who_wins),
    Recipe("tricks", ("follow",), to_the_trick),
    Recipe("auction", ("auction",), in_the_auction),
)
"""The recipes for cases that several games have."""

_OWN: ByKind[Sequence[Recipe]] = ByKind("recipes", {Game: ()}, own="quiz.RECIPES")
"""Those for cases of one game alone."""


def recipes_for(rules: Game) -> tuple[Recipe, ...]:
    """Return the recipes that suit a game."""
    return tuple(recipe for recipe in (*_SHARED, *_OWN[rules]) if recipe.suits(rules))
