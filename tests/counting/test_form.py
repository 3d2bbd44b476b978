"""What a sheet says of its table: all its house rules, whatever is asked of who counts."""

from typing import Any

import pytest

import carte
from carte.counting.form import form_of, game_of
from carte.play.ending import sheet_form
from tests.tables import tables_of


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_sheet_names_every_house_rule_of_its_table_once(slug: str) -> None:
    for table in tables_of(slug):
        told = [table.house_rules[name].sentence(value) for name, value in table.chosen.items()]
        for form in (form_of(table), sheet_form(table)):
            assert form["house"] == f"House rules: {'; '.join(told)}."
    assert form_of(carte.game(slug))["house"] == ""


@pytest.mark.parametrize(
    ("players", "missing"), [(2, []), (3, ["2B"]), (4, []), (6, ["2D", "2C", "2S", "2B"])]
)
def test_a_sheet_leaves_out_the_cards_that_are_laid_aside(players: int, missing: list[str]) -> None:
    assert form_of(carte.game("briscola", players=players))["out"] == missing


@pytest.mark.parametrize("slug", carte.GAMES)
def test_what_counting_does_not_ask_for_is_what_is_usual_with_the_rest(slug: str) -> None:
    """A page tells a value for every house rule, and the reader has chosen some that count."""
    usual = dict(carte.game(slug).options)
    for table in tables_of(slug):
        if all(table.house_rules[name].counts for name in table.chosen):
            counted = {rule.name for rule in table.HOUSE_RULES if rule.counts}
            options = {name: table.options[name] for name in counted}
            asked: dict[str, Any] = {"game": slug, "options": {**usual, **options}}
            assert game_of(asked) == table


def test_what_counting_does_not_ask_for_falls_away_where_it_cannot_be_with_the_rest() -> None:
    told = {"players": 2, "hand_size": 9, "napola": True, "scoring": "scopa"}
    assert game_of({"game": "asso-piglia-tutto", "options": told}).chosen == {
        "scoring": "scopa",
        "napola": True,
    }


def test_of_a_rule_that_is_not_asked_for_a_link_may_tell_another_value_than_the_usual_one() -> None:
    told = {"players": 4, "hand_size": 9}
    assert game_of({"game": "asso-piglia-tutto", "options": told}).chosen == told
