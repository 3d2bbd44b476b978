"""A widget of a game is made from the game's name or from the game itself, all in the same way."""

import inspect
from typing import Any

import pytest

import carte
from carte import widgets

OF_A_GAME = [
    name
    for name in widgets.__all__
    if {"game", "course"} & {*inspect.signature(getattr(widgets, name)).parameters}
]
WITH_RULES = [
    name
    for name in OF_A_GAME
    if "house_rules" in inspect.signature(getattr(widgets, name)).parameters
]


def made(name: str, *given: Any, **named: Any) -> Any:
    return getattr(widgets, name)(*given, **named)


@pytest.mark.parametrize("name", OF_A_GAME)
def test_a_game_does_as_well_as_its_name(name: str) -> None:
    of_the_game, of_the_name = made(name, carte.game("scopa")), made(name, "scopa")
    assert repr(of_the_game) == repr(of_the_name)
    assert of_the_game.game == "scopa"


@pytest.mark.parametrize("name", WITH_RULES)
def test_a_game_brings_its_house_rules_and_takes_others_beside(name: str) -> None:
    napola = carte.game("scopa", napola=True)
    assert repr(made(name, napola)) == repr(made(name, "scopa", napola=True))
    both = made(name, napola, fewest_cards=True)
    assert repr(both) == repr(made(name, "scopa", napola=True, fewest_cards=True))


@pytest.mark.parametrize("name", sorted({*OF_A_GAME} - {*WITH_RULES}))
def test_a_widget_of_the_usual_rules_says_so_of_a_game_that_has_others(name: str) -> None:
    with pytest.raises(ValueError, match="has house rules; here are the usual ones"):
        made(name, carte.game("scopa", napola=True))


ODD: list[Any] = [None, 7, [], {}, "tarot", carte.Card("7D"), object()]


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: type(odd).__name__)
@pytest.mark.parametrize("name", OF_A_GAME)
def test_what_is_no_game_is_shown_with_what_is_wanted(name: str, odd: Any) -> None:
    with pytest.raises(ValueError, match=r"there is no|there are|is not a record|give"):
        made(name, odd)


def test_a_game_without_a_table_is_led_to_the_widget_that_plays_it() -> None:
    with pytest.raises(ValueError, match=r"has no table .*widgets.Play\('briscola'\)"):
        widgets.Deal("briscola")
