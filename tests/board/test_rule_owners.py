"""On which house rules a rule depends: what is looked up is what comes of trying."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import carte
from carte.board.rule_owners import rule_dependencies
from carte.engine.game import Game
from tests.games.added import ADDED, as_they_were
from tests.games.variants import that_go_together, values_of

TABLES = 150
"""So many tables show everything that a rule depends on, in every game."""


def random_tables(slug: str) -> Iterator[Game]:
    """Yield tables that have agreed on anything at all."""
    rng = Random(slug)
    for _table in range(TABLES):
        agreed = {
            rule.name: rng.choice(values_of(rule))
            for rule in carte.game(slug).HOUSE_RULES
            if not rule.there or rng.choice((True, False))  # else it follows another one
        }
        yield carte.game(slug, **that_go_together(slug, agreed))


def one_step_away(table: Game) -> Iterator[tuple[str, Game]]:
    """Yield the tables that have another value of one house rule, by its name.

    Where the usual value of another one follows it, that changes with it.
    """
    for rule in table.HOUSE_RULES:
        if rule.goes_with(table.options):
            follows = {one.name for one in table.HOUSE_RULES if rule.name in one.there}
            left = {*table.options} - (follows - {*table.chosen})
            agreed = {name: table.options[name] for name in left}
            for value in values_of(rule):
                house = that_go_together(table.slug, {**agreed, rule.name: value})
                yield rule.name, carte.game(table.slug, **house)


def texts(table: Game) -> dict[str, str]:
    return {rule.tail: rule.text for rule in table.rulebook}


def tried(slug: str) -> dict[str, set[str]]:
    """Return by rule the house rules that have changed it at some table."""
    found: dict[str, set[str]] = {}
    for table in random_tables(slug):
        here = texts(table)
        for name, other in one_step_away(table):
            there = texts(other)
            for tail in (tail for tail in here | there if here.get(tail) != there.get(tail)):
                found.setdefault(tail, set()).add(name)
    return found


def looked_up(slug: str) -> dict[str, set[str]]:
    return {tail: {rule.name for rule in some} for tail, some in rule_dependencies(slug).items()}


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_rule_depends_on_the_house_rules_that_change_it_at_some_table(slug: str) -> None:
    assert looked_up(slug) == tried(slug)


@pytest.mark.parametrize("added", ADDED)
def test_so_it_is_with_the_rules_of_games_that_somebody_adds(added: str) -> None:
    add, slug, _options = ADDED[added]
    with as_they_were():
        add()
        assert looked_up(slug) == tried(slug)


@pytest.mark.parametrize("slug", carte.GAMES)
def test_rules_that_depend_on_house_rules_come_in_the_order_of_the_rulebook(slug: str) -> None:
    found: dict[str, Any] = dict.fromkeys(one.tail for one in carte.game(slug).statements())
    assert [*rule_dependencies(slug)] == [tail for tail in found if tail in rule_dependencies(slug)]
