"""A game under the same house rules is one game, however often it is asked for."""

import pytest

import carte


def test_the_same_house_rules_are_the_same_game_with_one_rulebook() -> None:
    one, other = (carte.game("scopa", napola=True) for _time in range(2))
    assert one.rulebook is other.rulebook
    assert carte.game("scopa").rulebook is not one.rulebook


@pytest.mark.parametrize("given", [1, [True], {}])
def test_a_value_that_only_looks_like_one_is_refused_after_the_right_one(given: object) -> None:
    carte.game("scopa", napola=True)
    with pytest.raises(carte.InvalidOption, match="napola"):
        carte.game("scopa", napola=given)
