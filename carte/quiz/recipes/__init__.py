"""Recipes for tricky cases: the rules that make a theme tricky, and how to deal a position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

from carte.engine.conditions import Condition, of_all, where
from carte.engine.game import Game
from carte.games.cases import Case
from carte.quiz.recipes.moves import (
    asso_is_held,
    at_the_table,
    equal_lies_there,
    in_the_auction,
    to_the_trick,
    with_a_signal,
    with_the_matta,
    with_the_two,
)
from carte.quiz.recipes.outcomes import (
    best_primiera,
    declared,
    last_sweep,
    paid,
    who_wins,
    whole_deal,
)

__all__ = ["RECIPES", "Recipe"]


class Recipe(NamedTuple):
    """How to make cases of a theme, in games that have all the rules of ``needs``.

    ``when`` is the condition that their house rules leave anything to ask.
    """

    theme: str
    needs: Sequence[str]
    make: Callable[[Any, Random], Case | None]
    when: Condition = of_all

    def suits(self, rules: Game) -> bool:
        """Return whether a game has such cases under its house rules."""
        return all(tail in rules.rulebook for tail in self.needs) and self.when.holds(rules)


RECIPES = (
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
    Recipe("matta", ("matta-named",), with_the_matta),
    Recipe("declarations", ("declare",), declared),
    Recipe("sweeps", ("last-card",), last_sweep),
    Recipe("primiera", ("primiera",), best_primiera),
    Recipe("score", ("carte", "denari"), whole_deal),
    Recipe("tricks", ("trick",), who_wins),
    Recipe("tricks", ("follow",), to_the_trick),
    Recipe("auction", ("auction",), in_the_auction),
    Recipe("partner", ("call-two",), with_the_two, where(dark_first_trick=False)),
    Recipe("signals", ("signals",), with_a_signal, where(signal_truth=True)),
    Recipe("payment", ("ranks",), partial(paid, bids=("3", "10", "9"), near=3)),
    Recipe("payment", ("solo",), partial(paid, bids=("solo", "solissimo"), near=2)),
)
"""The recipes of all themes."""
