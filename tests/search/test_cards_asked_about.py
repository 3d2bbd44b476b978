"""Cards in a question have a meaning by themselves: a sum, a value twice, two suits."""

import pytest

import carte
from tests.search.asking import Searching


@pytest.mark.parametrize(
    "text",
    [
        "theres a 9 lying there, may i use my 9 for 5 and 4 instead",
        "ho un otto e in terra c'è un otto, posso mangiare cinque e tre",
        "場に8があるのに5と3を取った",
        "does the knight get the 5 and the 4",
        "col fante cinque e tre",
        "ジャックで5と3",
    ],
)
def test_a_value_beside_two_that_make_it_asks_for_the_matching_card(
    text: str, search: Searching
) -> None:
    assert "scopa.equal-first" in search.first_ids(text)


@pytest.mark.parametrize(
    "text",
    [
        "he left a 6 on the table although a 6 was there",
        "a king was lying there and he played a king",
        "c'era un cavallo e ha giocato un cavallo",
        "場にキング、キングを置いた",
    ],
)
def test_a_value_of_a_card_that_stands_twice_asks_whether_it_must_take(
    text: str, search: Searching
) -> None:
    assert search.first_ids(text) & {"PR-35", "scopa.must-take"}


def test_a_number_before_the_name_of_a_card_counts_cards(search: Searching) -> None:
    assert search.first_ids("can one king get two kings") & {"scopa.one-equal", "PR-38"}


def test_an_asso_that_stands_twice_asks_what_an_asso_takes_from_another(search: Searching) -> None:
    found = search.first_ids("there is an ace there and i play an ace")
    assert found & {"asso-piglia-tutto.ace-on-ace", "cirulla.ace-on-ace"}


@pytest.mark.parametrize(
    "text",
    ["he took a 3 and a 2 with a knight", "col nove ha preso tre e cinque", "9で3と5を取った"],
)
def test_a_value_that_takes_two_that_do_not_make_it_is_a_wrong_capture(
    text: str, search: Searching
) -> None:
    assert "PR-36" in search.first_ids(text)


def test_a_sequence_of_values_is_no_sum(search: Searching) -> None:
    assert "scopa.equal-first" not in search.first_ids("asso 2 3 of coins")


@pytest.mark.parametrize(
    "text",
    [
        "he had a cup and threw a sword",
        "aveva una coppa e ha giocato bastoni",
        "カップがあるのに剣を出した",
    ],
)
def test_two_suits_ask_whether_one_had_to_follow(text: str, search: Searching) -> None:
    assert search.first_ids(text) & {"PR-62", "PR-63", "PR-64"}


def test_a_suit_that_is_trump_is_not_one_that_had_to_be_followed(search: Searching) -> None:
    found = search.first_ids("swords are trumps, a cup was led and i played a sword")
    assert not found & {"PR-62", "PR-63", "PR-64"}


@pytest.mark.parametrize(
    ("text", "rule"), [("he didn't mark it", "PR-40"), ("player’s cards were exposed", "PR-09")]
)
def test_a_contraction_is_one_word(text: str, rule: str, search: Searching) -> None:
    assert rule in search.first_ids(text)


@pytest.mark.parametrize(
    "text", ["there are two 5s of swords", "nel mazzo due fanti di coppe", "剣の5が2枚ある"]
)
def test_two_of_a_card_are_one_too_many_for_a_pack(text: str, search: Searching) -> None:
    assert "PR-17" in search.first_ids(text)


@pytest.mark.parametrize(
    "text",
    [
        "nine cards and I have eleven",
        "one hand has eleven cards, the other nine",
        "everyone has three but he has five",
        "lui undici carte e io nove",
        "自分は9枚で相手は11枚",
    ],
)
def test_two_numbers_of_cards_are_hands_that_should_be_even(text: str, search: Searching) -> None:
    assert search.first(text) == "PR-14"


@pytest.mark.parametrize(
    "text", ["3 cards in hand and 4 on the table", "is scopone played with 9 or 10 cards"]
)
def test_cards_on_the_table_or_a_choice_of_numbers_are_no_uneven_hands(
    text: str, search: Searching
) -> None:
    assert "PR-14" not in search.first_ids(text)


@pytest.mark.parametrize("text", ["how much is the king worth", "quanto vale il tre", "レは何点"])
def test_a_card_and_its_worth_ask_for_the_points_of_cards(text: str, search: Searching) -> None:
    assert search.first_ids(text) & {"briscola.points", "tressette.points"}


@pytest.mark.parametrize("text", ["ダイヤのA23は何点", "asso due tre di denari"])
def test_a_run_from_the_asso_asks_for_its_bonus(text: str, search: Searching) -> None:
    assert search.first_ids(text) & {"scopa.napola", "cirulla.piccola", "tressette.napoletana"}


def test_two_pairs_that_make_the_same_ask_which_to_take(search: Searching) -> None:
    assert search.first_ids("2 and 6, or 3 and 5?") & {"scopa.choice-of-sums"}


@pytest.mark.parametrize(
    "text",
    [
        "laid the 7 beside a 4 and a 3",
        "ha calato il sette vicino a un quattro e un tre",
        "ha messo giù un nove e c'erano un sette e un due",
    ],
)
def test_a_card_laid_beside_two_that_make_it_is_a_capture_not_made(
    text: str, search: Searching
) -> None:
    assert "PR-35" in search.first_ids(text)


def test_cards_that_make_fifteen_ask_for_the_game_that_takes_fifteens(search: Searching) -> None:
    found = search.first_ids("my 5 takes a 10 for 15 and another 5 is there")
    assert found & {"cirulla.fifteen", "cirulla.choice-of-captures"}
    assert "scopa.equal-first" not in found


def test_two_numbers_that_can_be_bid_ask_what_a_contract_pays(search: Searching) -> None:
    assert search.first("bid 75, made 80") == "briscola-chiamata.win"


def test_a_number_before_a_suit_or_people_is_no_card(search: Searching) -> None:
    assert "scopa.equal-first" not in search.first_ids("2 of us have 4 coins, he has 2 coins")
    assert "scopa.equal-first" in search.first_ids("took the 4 coins and a 2 though a 6 was there")


THREE_COUNT_CARTE = carte.game("scopa", players=3).rulebook["carte"].text


def test_of_two_numbers_of_players_the_larger_is_that_of_the_table(search: Searching) -> None:
    first = search("scopa, three players, two players level, who gets carte")[0]
    assert (first["id"], first["says"]) == ("scopa.carte", THREE_COUNT_CARTE)
