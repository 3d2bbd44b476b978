"""What holds of every deal of every game."""

import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lines_of_play import GAMES, line

import carte

SEEDS = st.integers(0, 2**32)
ANY_GAME = st.sampled_from(GAMES)
FORTY = " ".join(map(str, carte.PACK))


def everywhere(deal):
    """All cards of a deal, wherever they lie."""
    zones = [*deal.hands, deal.table, deal.stock, *deal.piles]
    return [card for zone in zones for card in zone]


@settings(max_examples=60, deadline=None)
@given(ANY_GAME, SEEDS)
def test_forty_cards_are_always_somewhere(game, seed):
    for deal in line(game, seed):
        assert sorted(everywhere(deal)) == list(carte.PACK)
        assert len(deal.table) <= 13


@settings(max_examples=60, deadline=None)
@given(ANY_GAME, SEEDS)
def test_a_deal_has_36_plays_and_the_dealer_plays_the_last(game, seed):
    deals = line(game, seed, dealer=seed % 2)
    assert len(deals) == 37
    assert deals[0].turn == (deals[0].dealer + 1) % 2
    assert deals[-2].turn == deals[-2].dealer
    assert [deal.phase for deal in deals] == ["play"] * 36 + ["over"]
    assert all(deal.turn != after.turn for deal, after in itertools.pairwise(deals))
    assert deals[-1].legal_moves() == ()


@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_a_deal_of_scopa_scores_its_scope_and_one_to_four_points(seed):
    over = line(carte.game("scopa"), seed)[-1]
    totals = sum(score.total for score in over.score())
    assert 1 <= totals - sum(over.scope) <= 4
    assert sum(score.items.get("settebello", 0) for score in over.score()) == 1
    assert over.table == ()


@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_two_plays_in_a_row_are_never_both_scope(seed):
    scope = [sum(deal.scope) for deal in line(carte.game("scopa"), seed)]
    swept = [after - before for before, after in itertools.pairwise(scope)]
    assert all(first + second <= 1 for first, second in itertools.pairwise(swept))
    assert swept[-1] == 0


@settings(max_examples=40, deadline=None)
@given(SEEDS)
def test_cards_won_in_asso_piglia_tutto_add_up_to_forty(seed):
    scores = line(carte.game("asso-piglia-tutto"), seed)[-1].score()
    assert sum(score.total for score in scores) == 40
    assert all(set(score.items) <= {"cards"} for score in scores)


def test_cards_leave_the_pack_one_at_a_time_from_the_seat_after_the_dealer(game):
    deal = game.deal(deck=FORTY, dealer=0)
    assert deal.hands == (carte.cards("1C 1B 2C"), carte.cards("1D 1S 2D"))
    assert deal.table == carte.cards("2S 2B 3D 3C")
    assert deal.stock == carte.PACK[10:]
    assert game.deal(deck=FORTY, dealer=1).hands == deal.hands[::-1]


def test_a_refill_leaves_the_pack_in_the_same_order(game):
    deal = game.deal(deck=FORTY, dealer=0)
    for _ in range(6):
        deal = deal.play(deal.legal_moves()[0])
    assert deal.hands == (carte.cards("3B 4C 4B"), carte.cards("3S 4D 4S"))
    assert deal.stock == carte.PACK[16:]


def test_a_seed_shuffles_as_python_does(game):
    order = list(carte.PACK)
    random.Random(12).shuffle(order)
    assert game.deal(seed=12) == game.deal(deck=order)
    assert game.deal(seed=12) != game.deal(seed=13)
    assert len({game.deal() for _ in range(5)}) == 5


def test_three_re_are_never_on_a_first_table():
    game = carte.game("scopa")
    for seed in range(2000):
        assert sum(card.value == 10 for card in game.deal(seed=seed).table) < 3


def test_three_re_are_played_where_it_is_agreed():
    deck = "1D 1C 1S 1B 2C 2S 10D 10C 10S 2D "
    deck += " ".join(str(card) for card in carte.PACK if str(card) not in deck.split())
    with pytest.raises(carte.Misdeal, match="three or four re"):
        carte.game("scopa").deal(deck=deck)
    assert carte.game("scopa", kings_redeal=False).deal(deck=deck).table[0].value == 2
    assert carte.game("asso-piglia-tutto").deal(deck=deck).table[0].value == 2


def test_a_position_deals_the_unseen_cards_where_no_stock_is_given():
    deal = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")
    assert (deal.turn, deal.dealer, deal.is_over) == (1, 0, False)
    assert deal.hands == (carte.cards("1D 1C"), carte.cards("2S 7D"))
    assert sorted(everywhere(deal)) == list(carte.PACK)
    dealer = carte.game("scopa").position(hand="7D 2S", turn=0)
    assert [len(hand) for hand in dealer.hands] == [2, 1]


def test_a_position_with_a_stock_is_taken_at_its_word():
    deal = carte.game("scopa").position(hand="7D", table="3C 4S", stock="")
    assert deal.hands == ((), carte.cards("7D"))
    assert not deal.ruling("7D x 3C 4S").scopa
    assert carte.game("scopa").position(hand="7D", table="3C 4S").ruling("7D x 3C 4S").scopa


def test_a_seat_without_cards_is_passed_over():
    deal = carte.game("scopa").position(hands=["1D 5C", "9B"], turn=0, stock="2D")
    deal = deal.play("1D").play("9B")
    assert (deal.turn, deal.hands) == (0, (carte.cards("5C"), ()))


def test_a_short_stock_is_dealt_as_far_as_it_goes():
    deal = carte.game("scopa").position(hands=["1D", ""], turn=0, stock="2D 3D")
    assert deal.play("1D").hands == (carte.cards("3D"), carte.cards("2D"))


@pytest.mark.parametrize(
    ("facts", "names"),
    [
        ({"hand": "7D", "table": "7D"}, "7D is in the hand of seat 1 and in the table"),
        ({"hand": "7D 7♦"}, "7D is twice in the hand of seat 1"),
        ({"hand": "7D", "piles": ["1D", "7D"]}, "7D is in the hand of seat 1 and in the pile"),
        ({"hand": "11D"}, "'11D' is no card"),
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
def test_an_impossible_position_is_an_error_that_names_the_fault(game, facts, names):
    with pytest.raises(ValueError, match=names):
        game.position(**facts)


@pytest.mark.parametrize("deck", ["", "7D", FORTY + " 7D", FORTY.replace("7D", "7C")])
def test_a_deck_is_all_forty_cards(game, deck):
    with pytest.raises(ValueError, match="all forty cards"):
        game.deal(deck=deck)
