"""What who plays well thinks a card worth, as far as the rules tell it without a benchmark."""

from itertools import pairwise

from carte.engine.capture.prizes import PRIMIERA_POINTS
from carte.engine.capture.weights import CaptureWeights
from carte.engine.cards import PACK, Card
from carte.games.asso_piglia_tutto.game import AssoPigliaTutto

BEST_FIRST = sorted(PRIMIERA_POINTS, key=PRIMIERA_POINTS.__getitem__, reverse=True)


def test_a_card_that_counts_more_in_the_primiera_is_not_worth_less() -> None:
    weights = CaptureWeights()
    for suit in "DC":
        worth = [weights.worth(Card(f"{value}{suit}").index) for value in BEST_FIRST]
        assert all(more >= less for more, less in pairwise(worth))
        assert min(worth) > 0
        assert len({worth[BEST_FIRST.index(value)] for value in (8, 9, 10)}) == 1


def test_a_card_of_denari_is_worth_more_than_its_equals_and_the_settebello_most() -> None:
    worth = {card: CaptureWeights().worth(card.index) for card in PACK}
    for card in PACK:
        assert worth[Card(f"{card.value}D")] >= worth[card]
    assert max(worth, key=worth.__getitem__) == Card("7D")


def test_where_the_most_cards_win_all_cards_are_worth_the_same() -> None:
    weights = AssoPigliaTutto().weights
    assert len({weights.worth(card.index) for card in PACK}) == 1
    assert weights.worth(0) > 0
