"""A trick game in which cards are dealt and played, and nothing else is done or said."""

import pytest

from carte.engine.position import InvalidPosition
from tests.games.ventina import Ventina
from tests.kinds import at

GAME = Ventina()


def test_who_can_follow_suit_must_and_nobody_signals() -> None:
    deal = at(GAME, "7D 4C", trick="3D", leader=0)
    assert [str(move) for move in deal.legal_moves()] == ["7D"]
    refused = deal.ruling("4C")
    assert (refused.rule.tail, refused.text) == (
        "follow",
        "Denari is led and you hold the 7 of denari, so you must follow suit.",
    )
    assert deal.ruling("7D busso").rule.tail == "no-such-move"
    assert deal.ruling("7D").rule.tail == "strength"


def test_another_suit_wins_no_trick_and_no_suit_is_trump() -> None:
    deal = at(GAME, "3C", trick="4D", leader=0)
    assert deal.trump is None
    assert deal.ruling("3C").rule.tail == "other-suit"
    assert deal.play("3C").tricks[0].winner == 0


def test_the_other_hand_is_filled_with_cards_not_seen() -> None:
    lead = at(GAME, "7D 4C")
    assert [len(hand) for hand in lead.hands] == [2, 2]
    assert lead.turn == lead.leader == 1


def test_a_finished_deal_is_told_by_its_piles_alone() -> None:
    over = GAME.finished([0b1111, 0])
    assert [score.total for score in over.score()] == [12, 0]


def test_a_trump_is_no_fact_of_it() -> None:
    with pytest.raises(InvalidPosition, match="a position of ventina has no trump"):
        GAME.position(hand="7D", trump="S")
