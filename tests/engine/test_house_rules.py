"""House rules have names and values in words, and numbers of their own in codes."""

import pytest

import carte
from carte.engine.edition import number_of


@pytest.mark.parametrize("slug", carte.GAMES)
def test_every_house_rule_and_value_is_said_in_words(slug: str) -> None:
    for rule in carte.game(slug).HOUSE_RULES:
        for value in rule.values:
            words = rule.sentence(value)
            assert "_" not in words
            assert repr(value) not in words or not isinstance(value, str)


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_house_rule_offers_each_value_and_each_number_once(slug: str) -> None:
    for rule in carte.game(slug).HOUSE_RULES:
        offered = (*rule.values, *rule.numbers)
        assert len(set(offered)) == len(offered), rule.name
        assert [*rule.numbers] == sorted(rule.numbers), rule.name


def test_a_match_of_briscola_goes_to_one_won_deal_or_the_best_of_three_or_five() -> None:
    wins = carte.game("briscola").house_rules["wins"]
    assert [2 * number - 1 for number in (*wins.values, *wins.numbers)] == [1, 3, 5]


def test_no_two_games_share_a_number() -> None:
    assert len({*map(number_of, carte.GAMES)}) == len(carte.GAMES)


@pytest.mark.parametrize("slug", carte.GAMES)
def test_no_two_house_rules_of_a_game_share_a_number(slug: str) -> None:
    names = [*carte.game(slug).house_rules]
    assert len({*map(number_of, names)}) == len(names)


def test_a_house_rule_may_be_a_name_or_any_positive_number() -> None:
    rule = carte.game("cirulla").house_rules["cappotto"]
    assert rule.sentence("off") == "A match is won outright by: nothing"
    assert rule.sentence(30) == "A match is won outright by: nothing; all ten denari score 30"
    assert carte.game("cirulla", cappotto=17).options["cappotto"] == 17
    valid = "give 'denari' or 'all-cards' or 'off' or a positive number, at most 1,000,000"
    for value in ("all", 0, -3, True, 10**7):
        with pytest.raises(carte.InvalidOption, match=valid):
            carte.game("cirulla", cappotto=value)


@pytest.mark.parametrize(("seats", "sides"), [(2, 2), (3, 3), (4, 2), (6, 2)])
def test_players_are_sides_by_themselves_or_two_teams_seated_by_turns(
    seats: int, sides: int
) -> None:
    game = carte.game("scopa", players=seats)
    assert (game.seats, game.sides) == (seats, sides)
    assert [game.side(seat) for seat in range(seats)] == [seat % sides for seat in range(seats)]


def test_what_is_usual_may_go_by_another_house_rule() -> None:
    for players, size in (2, 3), (4, 10):
        game = carte.game("asso-piglia-tutto", players=players)
        assert game.options["hand_size"] == size
        assert "hand_size" not in game.chosen
    assert carte.game("asso-piglia-tutto", players=4, hand_size=3).chosen["hand_size"] == 3
    assert eval(repr(game), {"game": carte.game}) == game


@pytest.mark.parametrize("slug", carte.GAMES)
def test_what_a_house_rule_brings_along_is_not_in_force_where_all_is_as_usual(slug: str) -> None:
    game = carte.game(slug)
    for rule in game.HOUSE_RULES:
        rules = [rule.if_chosen(one).when.holds(game) for one in rule.statements]
        items = [rule.if_chosen(one).when.holds(game) for one in (rule.item,) if one]
        assert not any(rules + items), rule.name
