"""Where the cards lie that a position does not show."""

from typing import Any

import pytest

import carte
from carte.engine.cards import Card

HAND = [*map(Card, ("1D", "2D", "3D"))]
UNSEEN = [card for card in carte.PACK if card not in HAND]


def test_while_hands_are_whole_the_unseen_cards_are_the_stock_over_the_turned_up_card() -> None:
    found = carte.game("briscola").elsewhere(UNSEEN, HAND, {"trump": "4S"})
    assert sorted(found["stock"]) == sorted(UNSEEN)
    assert found["stock"][-1] == Card("4S")


def test_where_only_the_suit_is_known_its_highest_unseen_card_lies_under_the_stock() -> None:
    found = carte.game("briscola").elsewhere(UNSEEN, HAND, {"trump": "S"})
    assert found["stock"][-1] == Card("10S")


@pytest.mark.parametrize(
    ("held", "facts"),
    [(2, {"trump": "4S"}), (4, {"trump": "4S"}), (3, {"trump": "4S", "stock": ""})],
)
def test_no_stock_is_made_up_where_it_is_given_or_a_hand_is_not_whole(
    held: int, facts: dict[str, str]
) -> None:
    assert carte.game("briscola").elsewhere(UNSEEN, [*HAND, Card("4D")][:held], facts) == {}


def test_no_cards_lie_in_the_monte_while_the_declarer_holds_them() -> None:
    deal: Any = carte.game("mediatore").deal(seed=1)
    laid = deal.monte
    assert len(laid) == 4
    for choice in ("bid solo", "pass", "pass", "pass"):
        deal = deal.play(choice)
    assert (deal.phase, deal.monte, deal.taken) == ("exchange", (), laid)
    assert {*laid} <= {*deal.hands[deal.declarer]}
    assert deal.view(0).facts["monte_size"] == 0
    after = deal.play(deal.legal_moves()[0])
    assert len(after.monte) == after.view(0).facts["monte_size"] == 4
