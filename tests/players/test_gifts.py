"""No expert thinks about giving an asso or a tre away: to the other side, without need."""

from random import Random

import pytest

import carte
from carte.engine.moves import Play
from carte.engine.tricks.deal import TrickDeal
from carte.players import endgame
from carte.players.candidates import candidates
from carte.players.memory import Memory
from tests.benchmarks.carichi import GAMES, is_given_away

BRISCOLA = carte.game("briscola")


def thought_about(hand: str, trick: str = "") -> set[str]:
    """The cards that a player of briscola for two thinks about; spade are trumps."""
    deal = BRISCOLA.position(hand=hand, trick=trick, turn=0, trump="S")
    return {str(move) for move in candidates(deal)}


def test_no_asso_is_laid_on_a_trick_that_is_lost_where_the_hand_holds_a_blank() -> None:
    assert thought_about(hand="1D 6C 4B", trick="10C") == {"6C", "4B"}


def test_an_asso_is_not_lost_where_a_card_of_the_hand_wins() -> None:
    assert thought_about(hand="1D 10B 2S", trick="10C") == {"10B", "2S"}
    assert thought_about(hand="1D 10B 1C", trick="10C") == {"10B", "1C"}


def test_where_all_that_can_be_laid_counts_any_may_go() -> None:
    assert thought_about(hand="1D 3B 10B", trick="10C") == {"1D", "3B", "10B"}


def test_who_leads_may_lead_anything() -> None:
    assert thought_about(hand="1D 6C 4B") == {"1D", "6C", "4B"}


@pytest.mark.parametrize("slug", GAMES)
def test_who_is_the_last_to_a_trick_thinks_about_no_gift(slug: str) -> None:
    """In deals at random; their last two tricks are solved, and may be won by a sacrifice."""
    choose, number = Random(1), 0
    for seed in range(40):
        deal = carte.game(slug).deal(seed=seed)
        while not deal.is_over:
            legal = deal.legal_moves()
            assert isinstance(deal, TrickDeal)
            is_last = len(deal.trick) == deal.game.seats - 1
            if is_last and endgame.ending(deal.view(deal.turn), Memory()) is None:
                gifts = {
                    one for one in legal if isinstance(one, Play) and is_given_away(deal, one.card)
                }
                number += len(gifts)
                assert not gifts & {*candidates(deal)}, deal.record()
            deal = deal.play(choose.choice(legal))
    assert number > 20
