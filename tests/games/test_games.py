"""Games, their house rules and rulebooks, and matches."""

from collections.abc import Mapping
from random import Random
from typing import Any, cast

import pytest

import carte
from carte.engine.capture.deal import CaptureDeal
from carte.engine.capture.game import CaptureGame
from carte.engine.rulebook import listed
from carte.games.asso_piglia_tutto.game import AssoPigliaTutto
from carte.games.scopa.game import Scopa
from carte.language import use
from tests.engine.lines_of_play import line
from tests.kinds import dealt
from tests.language.marked import speaking_marked


def test_every_game_is_listed_and_found() -> None:
    assert [carte.game(slug).slug for slug in carte.GAMES] == list(carte.GAMES)


def test_a_game_is_called_by_its_name_in_a_sentence_and_by_its_title_alone() -> None:
    game = carte.game("asso-piglia-tutto")
    assert (game.name, game.title) == ("asso piglia tutto", "Asso piglia tutto")


@pytest.mark.parametrize(
    ("slug", "options", "names"),
    [
        ("poker", {}, "there is no game 'poker'; the games are scopa, scopone, asso-piglia-tutto"),
        ("scopa", {"tarot": 1}, "has no house rule 'tarot'; it has players, target"),
        ("scopa", {"target": 0}, "target=0 of scopa: give a positive number"),
        ("scopa", {"target": True}, "target=True of scopa: give a positive number"),
        ("scopa", {"re_bello": 1}, "re_bello=1 of scopa: give False or True"),
        ("scopa", {"players": 5}, "players=5 of scopa: give 2 or 3 or 4 or 6"),
        ("scopa", {"players": 6, "teams": 3}, "scopa has no house rule 'teams'"),
        ("scopone", {"hand_size": 3}, "hand_size=3 of scopone: give 9 or 10"),
        ("asso-piglia-tutto", {"players": 3}, "players=3 of asso-piglia-tutto: give 2 or 4"),
        ("asso-piglia-tutto", {"hand_size": 10}, "needs players=4; without it, give 3"),
        ("asso-piglia-tutto", {"players": 4, "hand_size": 8}, "give 3 or 10 or 9"),
        ("asso-piglia-tutto", {"scoring": "cards"}, "give 'most-cards' or 'scopa'"),
        ("asso-piglia-tutto", {"target": 11}, "needs scoring='scopa'; without it, give 'one-deal'"),
        ("asso-piglia-tutto", {"napola": True}, "needs scoring='scopa'; without it, give False"),
        ("briscola", {"target": 61}, "briscola has no house rule 'target'; it has players"),
        (
            "briscola-chiamata",
            {"point_bids": False, "direct_points": True},
            "needs point_bids=True",
        ),
    ],
)
def test_an_unknown_game_house_rule_or_value_is_an_error_that_names_the_valid_ones(
    slug: str, options: Mapping[str, object], names: str
) -> None:
    with pytest.raises(ValueError, match=names):
        carte.game(slug, **options)


@pytest.mark.parametrize("slug", carte.GAMES)
def test_the_first_value_of_a_house_rule_is_its_default(slug: str) -> None:
    game = carte.game(slug)
    assert dict(game.options) == {rule.name: rule.values[0] for rule in game.HOUSE_RULES}


def test_what_is_agreed_on_stays_so() -> None:
    with pytest.raises(TypeError):
        cast(dict[str, Any], Scopa().options)["target"] = 21


def test_a_game_is_its_rules(game: CaptureGame) -> None:
    again = eval(repr(game), vars(carte))
    assert again == game
    assert hash(again) == hash(game)
    assert Scopa(target=21) != Scopa()


def test_a_rule_is_found_by_its_tail_or_its_id(game: CaptureGame) -> None:
    for rule in game.rulebook:
        assert rule is game.rulebook[rule.tail] is game.rulebook[rule.id]
        assert rule.id == f"{game.slug}.{rule.tail}"
        assert rule in game.rulebook
        assert rule.tail in game.rulebook
        assert rule.text.endswith(".")
        assert "{" not in rule.text
        assert rule.source
    assert (
        len({rule.id for rule in game.rulebook}) == len(game.rulebook) == len(list(game.rulebook))
    )
    with pytest.raises(KeyError, match=r"has no rule 'offside'; it has (teams, )?deal"):
        game.rulebook["offside"]


@pytest.mark.parametrize(
    ("players", "whose"),
    [
        (2, "to the player who captured last"),
        (3, "to the player who captured last"),
        (4, "to the side that captured last"),
        (6, "to the side that captured last"),
    ],
)
def test_leftovers_go_to_a_player_or_to_the_side_of_partners(players: int, whose: str) -> None:
    rules = carte.game("scopa", players=players).rulebook
    assert [whose in rule.text for rule in rules if rule.tail == "leftovers"] == [True]


@pytest.mark.parametrize(
    ("players", "seated"),
    [
        (2, []),
        (3, ["Three play, each for themselves"]),
        (4, ["Four play in two teams"]),
        (6, ["Six play in two teams of three"]),
    ],
)
def test_briscola_says_how_more_than_two_sit(players: int, seated: list[str]) -> None:
    rules = [*carte.game("briscola", players=players).rulebook]
    said = [rule.text for rule in rules if rule.tail == "teams"]
    assert len(said) == len(seated)
    assert all(map(str.startswith, said, seated))


def test_a_rule_states_the_house_rule_in_force() -> None:
    assert "21 points" in Scopa(target=21).rulebook["target"].text
    assert "fewest-cards" not in Scopa().rulebook
    assert "fewest-cards" in Scopa(fewest_cards=True).rulebook


def test_a_rulebook_prints_its_rules(game: CaptureGame) -> None:
    html = game.rulebook._repr_html_()
    assert html.count("<p ") == len(game.rulebook)
    assert f'data-rule="{game.slug}.must-take"' in html
    ruling = game.position(hand="7D", table="7C").ruling("7D")
    assert 'data-verdict="bad"' in ruling._repr_html_()


def test_rules_in_a_row_with_one_source_tell_it_once_after_the_last() -> None:
    rules = [*Scopa().rulebook][:3]
    one, two = rules[0]._replace(source="one"), rules[1]._replace(source="one")
    html = listed([one, two, rules[2]._replace(source="two")])
    assert html.count(">one</cite>") == html.count(">two</cite>") == 1
    assert html.index(two.text) < html.index(">one</cite>") < html.index(rules[2].text)


def test_a_language_without_words_is_an_error_that_names_those_with() -> None:
    with pytest.raises(ValueError, match="no words for the language 'tlh'; there is en"):
        use("tlh")
    use("en")


def test_rules_and_rulings_speak_the_reader_s_language_from_the_moment_it_is_chosen() -> None:
    game = Scopa(target=21)
    assert carte.SETTEBELLO.name == "7 of denari"
    with speaking_marked():
        assert game.rulebook["target"].text.startswith("«If a player has 21 points")
        assert "21" in game.rulebook["target"].text
        assert game.position(hand="7D", table="7C").ruling("7D").text.startswith("«")
        assert carte.SETTEBELLO.name.startswith("«")
    assert carte.SETTEBELLO.name == "7 of denari"


@pytest.mark.parametrize("seed", [-1, True, 1.0, "x", Random(1)])
def test_a_deal_is_shuffled_by_a_whole_number_from_0(seed: Any) -> None:
    with pytest.raises(ValueError, match=r"seed=.*: give a whole number, 0 or more"):
        carte.game("scopa").deal(seed=seed)


def finished(game: CaptureGame, seed: int, dealer: int = 0) -> CaptureDeal:
    return line(game, seed, dealer)[-1]


def test_a_match_of_scopa_goes_on_to_its_target_and_the_deal_goes_round() -> None:
    game = Scopa()
    match = game.match(dealer=1)
    seed = 0
    while not match.is_over:
        assert match.winner is None
        assert match.dealer == (1 + seed) % 2
        before = match.totals
        deal = finished(game, seed, match.dealer)
        match = match.add(deal)
        assert match.totals == tuple(
            total + score.total for total, score in zip(before, deal.score(), strict=True)
        )
        seed += 1
    assert max(match.totals) >= 11
    assert match.winner is not None
    assert match.totals[match.winner] > match.totals[1 - match.winner]
    with pytest.raises(ValueError, match="is over"):
        match.add(finished(game, 99))


def test_ten_denari_win_a_match_outright_where_napola_is_agreed() -> None:
    game = Scopa(napola=True, target=99)
    denari = " ".join(f"{value}D" for value in range(1, 11))
    match = game.match().add(game.position(piles=["7C", denari]))
    assert match.is_over
    assert match.winner == 1
    assert match.totals[1] >= 10


@pytest.mark.parametrize("house", [{}, {"ace_on_empty": "takes-itself"}])
def test_where_no_scope_are_counted_no_rule_speaks_of_a_scopa(house: Mapping[str, object]) -> None:
    assert not [rule.id for rule in AssoPigliaTutto(**house).rulebook if "scopa" in rule.text]


def test_one_deal_decides_asso_piglia_tutto() -> None:
    game = AssoPigliaTutto()
    match = game.match()
    assert (match.is_over, match.winner) == (False, None)
    match = match.add(game.position(piles=["7D 7C", "7S"]))
    assert (match.is_over, match.winner, match.totals) == (True, 0, (2, 1))
    drawn = game.match().add(game.position(piles=["7D", "7S"]))
    assert (drawn.is_over, drawn.winner) == (True, None)


def test_only_a_finished_deal_of_the_same_rules_belongs_to_a_match() -> None:
    game = Scopa()
    with pytest.raises(ValueError, match="is not over"):
        game.match().add(dealt(game, seed=1))
    with pytest.raises(ValueError, match="this is a match of"):
        game.match().add(finished(Scopa(re_bello=True), 1))
    with pytest.raises(ValueError, match="dealer=2"):
        game.match(dealer=2)


def test_matches_with_the_same_deals_are_equal() -> None:
    game = Scopa()
    first, second = (game.match().add(finished(game, 1)) for _ in range(2))
    assert first == second
    assert hash(first) == hash(second)
    assert first != game.match()
