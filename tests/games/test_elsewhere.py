"""What the book says that it does not play is nothing that it plays."""

import pytest

import carte
from carte.games.elsewhere import Elsewhere, elsewhere


@pytest.mark.parametrize("one", elsewhere(), ids=lambda one: one.id)
def test_what_is_played_elsewhere_only_is_no_game_and_no_rule_of_its_games(one: Elsewhere) -> None:
    assert one.id not in carte.GAMES
    for game in map(carte.game, one.games):
        rules = {rule.tail for rule in game.statements()}
        house = {rule.name.replace("_", "-") for rule in game.HOUSE_RULES}
        titles = {rule.title.casefold() for rule in game.HOUSE_RULES}
        assert one.id not in rules | house
        assert one.name.casefold() not in titles
