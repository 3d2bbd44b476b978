"""How the capture games deal, and which positions they have."""

import random
from collections.abc import Mapping
from typing import Any

import pytest

import carte
from carte.engine.capture.game import CaptureGame
from carte.games.asso_piglia_tutto.game import AssoPigliaTutto
from carte.games.cirulla.game import Cirulla
from carte.games.scopa.game import Scopa
from carte.games.scopone.game import Scopone
from tests.kinds import at, dealt

FORTY = " ".join(map(str, carte.PACK))


def test_cards_leave_the_pack_one_at_a_time_from_the_seat_after_the_dealer(
    game_of_two: CaptureGame,
) -> None:
    game = game_of_two
    deal = dealt(game, deck=FORTY, dealer=0)
    assert deal.hands == (carte.cards("1C 1B 2C"), carte.cards("1D 1S 2D"))
    assert deal.table == carte.cards("2S 2B 3D 3C")
    assert deal.stock == carte.PACK[10:]
    assert dealt(game, deck=FORTY, dealer=1).hands == deal.hands[::-1]


def test_a_refill_leaves_the_pack_in_the_same_order(game_of_two: CaptureGame) -> None:
    deal = game_of_two.deal(deck=FORTY, dealer=0)
    for _ in range(6):
        deal = deal.play(deal.legal_moves()[-1])
    assert deal.hands == (carte.cards("3B 4C 4B"), carte.cards("3S 4D 4S"))
    assert deal.stock == carte.PACK[16:]


def test_four_get_their_cards_in_turn_too() -> None:
    for dealer in range(4):
        deal = dealt(Cirulla(players=4), deck=FORTY, dealer=dealer)
        first = (dealer + 1) % 4
        assert deal.hands[first] == carte.cards("1D 2D 3D")
        assert deal.hands[dealer] == carte.cards("1B 2B 3B")
        assert deal.table == carte.PACK[12:16]
        for _ in range(12):
            deal = deal.play(deal.legal_moves()[-1])
        assert deal.hands[first] == carte.cards("5D 6D 7D")
        assert deal.stock == carte.PACK[28:]


def test_scopone_is_dealt_in_threes_and_twos() -> None:
    for dealer in range(4):
        deal = dealt(Scopone(), deck=FORTY, dealer=dealer)
        assert deal.hands[(dealer + 1) % 4] == carte.cards("1D 1C 1S 4S 4B 5D 8D 8C 8S")
        assert deal.hands[dealer] == carte.cards("3C 3S 3B 6B 7D 7C 10C 10S 10B")
        assert (deal.table, deal.stock) == (carte.cards("4D 4C 7S 7B"), ())


def test_scopone_has_no_stock_and_what_no_hand_holds_is_out_of_play() -> None:
    deal = Scopone().position(hand="7D 2S", table="3C 4S 7B")
    assert [len(hand) for hand in deal.hands] == [2, 2, 2, 2]
    assert deal.stock == ()
    with pytest.raises(carte.InvalidPosition, match="scopone deals every card"):
        Scopone().position(hand="7D", stock="2S")


def test_a_declaration_lets_the_same_seat_play_and_shows_its_hand() -> None:
    deal = at(Cirulla(), hand="2S 2D 7C", table="9D")
    after = deal.play("declare 7C=2")
    assert (after.turn, after.hands, after.table) == (deal.turn, deal.hands, deal.table)
    assert (after.declared, after.matta) == ((1,), 2)
    assert after.view(0).facts["open_hands"] == ["", "2D 2S 7C"]
    assert after.play("7C").view(0).facts["open_hands"] == ["", "2D 2S"]
    assert (deal.declared, deal.matta) == ((), 7)


def test_a_declared_hand_is_forgotten_with_its_last_card() -> None:
    deal = at(Cirulla(), hands=["9S", "2S"], table="10D", declared=[1], stock="1D 1C 1S 3D 3C 3S")
    deal = deal.play("2S").play("9S")
    assert (deal.declared, len(deal.hands[1])) == ((), 3)
    assert carte.move("declare") in deal.legal_moves()


@pytest.mark.parametrize(
    ("facts", "names"),
    [
        ({"hand": "7C", "matta": 4}, "matta=4: it is worth 7 unless 7C is on the table"),
        ({"table": "7C", "hand": "1D", "matta": 0}, "matta=0: give its value"),
        ({"table": "7C", "hand": "1D", "matta": 11}, "matta=11: give its value"),
        ({"hand": "7C", "declared": [2]}, "declared=2: cirulla has seats 0 to 1"),
        ({"hand": "7C", "stock": "", "declared": [0]}, "seat 0 has no cards to show"),
        ({"hand": "7C", "scored": [{"scopa": 1}, {}]}, "points for table, barsega, decino"),
        ({"hand": "7C", "scored": [{}]}, "for each of 2 sides"),
        ({"hand": "7C", "trump": "D"}, "has no trump; .* last_capturer, matta, declared, scored"),
    ],
)
def test_an_impossible_position_of_cirulla_is_an_error_that_names_the_fault(
    facts: Mapping[str, Any], names: str
) -> None:
    with pytest.raises(carte.InvalidPosition, match=names):
        at(Cirulla(), **facts)


@pytest.mark.parametrize("value", [1, 10])
def test_the_matta_on_the_table_counts_any_value_of_a_card(value: int) -> None:
    assert at(Cirulla(), table="7C", hand="2D", matta=value).matta == value


def test_a_seed_shuffles_as_python_does(game: CaptureGame) -> None:
    order = list(carte.PACK)
    random.Random(12).shuffle(order)
    assert game.deal(seed=12) == game.deal(deck=order)
    assert game.deal(seed=12) != game.deal(seed=13)
    assert len({game.deal() for _ in range(5)}) == 5


def test_three_re_are_never_on_a_first_table() -> None:
    game = Scopa()
    for seed in range(2000):
        assert sum(card.value == 10 for card in game.deal(seed=seed).table) < 3


def test_three_re_are_played_where_it_is_agreed() -> None:
    deck = "1D 1C 1S 1B 2C 2S 10D 10C 10S 2D "
    deck += " ".join(str(card) for card in carte.PACK if str(card) not in deck.split())
    with pytest.raises(carte.Misdeal, match="three or four re"):
        Scopa().deal(deck=deck)
    assert Scopa(kings_redeal=False).deal(deck=deck).table[0].value == 2
    assert AssoPigliaTutto().deal(deck=deck).table[0].value == 2


def test_a_position_deals_the_unseen_cards_where_no_stock_is_given() -> None:
    deal = Scopa().position(hand="7D 2S", table="3C 4S 7B")
    assert (deal.turn, deal.dealer, deal.is_over) == (1, 0, False)
    assert deal.hands == (carte.cards("1D 1C"), carte.cards("2S 7D"))
    assert sorted([*deal.hands[0], *deal.hands[1], *deal.table, *deal.stock]) == list(carte.PACK)
    dealer = Scopa().position(hand="7D 2S", turn=0)
    assert [len(hand) for hand in dealer.hands] == [2, 1]


def test_a_position_with_a_stock_is_taken_at_its_word() -> None:
    deal = Scopa().position(hand="7D", table="3C 4S", stock="")
    assert deal.hands == ((), carte.cards("7D"))
    assert not deal.ruling("7D x 3C 4S").scopa
    assert Scopa().position(hand="7D", table="3C 4S").ruling("7D x 3C 4S").scopa


def test_a_seat_without_cards_is_passed_over() -> None:
    deal = Scopa().position(hands=["1D 5C", "9B"], turn=0, stock="2D")
    deal = deal.play("1D").play("9B")
    assert (deal.turn, deal.hands) == (0, (carte.cards("5C"), ()))


def test_a_short_stock_is_dealt_as_far_as_it_goes() -> None:
    deal = Scopa().position(hands=["1D", ""], turn=0, stock="2D 3D")
    assert deal.play("1D").hands == (carte.cards("3D"), carte.cards("2D"))


@pytest.mark.parametrize(
    ("facts", "names"),
    [
        ({"hand": "7D", "table": "7D"}, "7D is in the hand of seat 1 and in the table"),
        ({"hand": "7D 7♦"}, "7D is in the hand of seat 1 twice"),
        ({"hand": "7D", "piles": ["1D", "7D"]}, "7D is in the hand of seat 1 and in the pile"),
        ({"hand": "11D"}, "'11D' is not a card"),
        ({"hand": "7D", "turn": 2}, "turn=2: .* has seats 0 to 1"),
        ({"hand": "7D", "dealer": -1}, "dealer=-1: .* has seats 0 to 1"),
        ({"hand": "7D", "last_capturer": "me"}, "last_capturer='me'"),
        ({"hand": "7D", "hands": ["", "7D"]}, "not both"),
        ({"hands": ["7D"]}, "hands=.* give 2 lists of cards"),
        ({"piles": "7D"}, "piles='7D': give 2 lists of cards"),
        ({"hand": "7D", "scope": [1, -1]}, "give 2 numbers"),
        ({"hand": "7D", "trump": "D"}, "has no trump; it has hand or hands, table"),
    ],
)
def test_an_impossible_position_is_an_error_that_names_the_fault(
    game_of_two: CaptureGame, facts: Mapping[str, Any], names: str
) -> None:
    with pytest.raises(ValueError, match=names):
        game_of_two.position(**facts)


@pytest.mark.parametrize("deck", ["", "7D", FORTY + " 7D", FORTY.replace("7D", "7C")])
def test_a_deck_is_all_forty_cards(game: CaptureGame, deck: str) -> None:
    with pytest.raises(ValueError, match="all forty cards"):
        game.deal(deck=deck)


@pytest.mark.parametrize(
    "scored", [["", ""], [{}, {"table": 10**9}], [{}], 7, [{"table": True}, {}], {"table": 1}]
)
def test_what_was_scored_early_is_counted_by_side_in_cirulla(scored: Any) -> None:
    with pytest.raises(carte.InvalidPosition, match="give, for each of 2 sides, points for table"):
        carte.game("cirulla").position(hand="7D", scored=scored)


def test_no_table_has_seen_a_thousand_sweeps() -> None:
    assert Scopa().position(hand="7D", scope=[999, 0]).scope == (999, 0)
    with pytest.raises(carte.InvalidPosition, match="give 2 numbers, 0 to 999"):
        Scopa().position(hand="7D", scope=[1000, 0])
