"""Conditions: when they hold, how they are put together, and what they depend on."""

from collections.abc import Iterator

import pytest

import carte
from carte.engine.capture.game import CaptureGame
from carte.engine.conditions import (
    Condition,
    each_alone,
    in_teams,
    of_all,
    of_many,
    of_three,
    of_two,
    where,
)
from carte.engine.game import Game
from carte.engine.house_rules import HouseRule
from carte.engine.rulebook import Statement
from carte.games.scopa.game import Scopa
from carte.quiz.recipes import recipes_for
from tests.games.added import ADDED, as_they_were

SEVENS = where(primiera="sevens")
NAPOLA = where(napola=True)


def test_house_rules_have_the_values_given_all_of_them() -> None:
    both = where(primiera="sevens", napola=True)
    assert both.holds(Scopa(primiera="sevens", napola=True))
    assert not both.holds(Scopa(primiera="sevens"))
    assert not both.holds(Scopa(napola=True))


@pytest.mark.parametrize("primiera", ["points", "sevens"])
@pytest.mark.parametrize("napola", [False, True])
def test_conditions_are_put_together_by_and_or_and_not(primiera: str, napola: bool) -> None:
    game, is_sevens = Scopa(primiera=primiera, napola=napola), primiera == "sevens"
    assert (SEVENS & NAPOLA).holds(game) == (is_sevens and napola)
    assert (SEVENS | NAPOLA).holds(game) == (is_sevens or napola)
    assert (~SEVENS).holds(game) == (not is_sevens)
    assert (~SEVENS & NAPOLA).holds(game) == (not is_sevens and napola)
    assert (~(SEVENS & NAPOLA) & NAPOLA).holds(game) == (not is_sevens and napola)
    assert (~(SEVENS | ~NAPOLA)).holds(game) == (not is_sevens and napola)


def test_what_holds_of_every_game_adds_nothing_to_another_condition() -> None:
    assert all(of_all.holds(carte.game(slug)) for slug in carte.GAMES)
    assert SEVENS & of_all == of_all & SEVENS == SEVENS
    assert where(primiera="sevens", napola=True) == SEVENS & NAPOLA


def test_a_number_is_told_from_a_name_where_a_house_rule_takes_both() -> None:
    scores = where(cappotto=int)
    games = {value: carte.game("cirulla", cappotto=value) for value in (10, 30, "off", "denari")}
    assert [value for value, game in games.items() if scores.holds(game)] == [10, 30]


@pytest.mark.parametrize(
    ("players", "found"),
    [
        (2, {"of_two", "each_alone"}),
        (3, {"of_three", "of_many", "each_alone"}),
        (4, {"of_two", "of_many", "in_teams"}),
        (6, {"of_two", "of_many", "in_teams"}),
    ],
)
def test_a_table_is_of_two_or_three_sides_in_teams_or_each_alone(
    players: int, found: set[str]
) -> None:
    known = {"of_two": of_two, "of_three": of_three, "of_many": of_many}
    known |= {"in_teams": in_teams, "each_alone": each_alone}
    game = carte.game("scopa", players=players)
    assert {name for name, condition in known.items() if condition.holds(game)} == found


def test_how_many_play_is_known_of_a_game_without_a_house_rule_about_it() -> None:
    assert in_teams.holds(carte.game("scopone"))
    assert (of_many & each_alone).holds(carte.game("briscola-chiamata"))


def test_a_condition_depends_on_the_house_rules_that_it_and_its_parts_name() -> None:
    assert of_all.depends_on == frozenset()
    assert SEVENS.depends_on == {"primiera"}
    assert (~(SEVENS | ~NAPOLA) & of_three).depends_on == {"primiera", "napola", "players"}
    assert in_teams.depends_on == of_many.depends_on == {"players"}


def test_a_rule_depends_on_its_condition_and_on_the_house_rules_in_its_words() -> None:
    statement = Statement("end", "A deal ends at {target}, or at {wins} tricks.", "", SEVENS)
    assert statement.depends_on == {"primiera", "target", "wins"}


def test_what_a_house_rule_brings_depends_on_it_and_on_its_own_condition() -> None:
    rule = HouseRule("deuces", "Deuces")
    brought = rule.if_chosen(Statement("deuces", "Deuces are wild.", "", in_teams))
    assert brought.depends_on == {"deuces", "players"}


def conditions_of(game: Game) -> Iterator[object]:
    """Yield what puts the rules, items and sweeps of a game in force."""
    yield from (statement.when for statement in game.statements())
    yield from (item.when for item in game.possible_items())
    yield from (recipe.when for recipe in recipes_for(game))
    if isinstance(game, CaptureGame):
        yield from (sweep.when for sweep in game.SWEEPS)


@pytest.mark.parametrize("added", ["", *ADDED])
def test_nothing_is_put_in_force_by_a_function_that_nobody_can_look_into(added: str) -> None:
    with as_they_were():
        if added:
            ADDED[added][0]()
        found = [one for slug in carte.GAMES for one in conditions_of(carte.game(slug))]
    assert len(found) > 200
    assert {type(one) for one in found} == {Condition}
