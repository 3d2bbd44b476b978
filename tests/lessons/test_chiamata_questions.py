"""The questions about sides and payments in briscola chiamata answer as the rules do."""

from typing import Any

import pytest

import carte
from carte.engine.cards import cards
from carte.lessons.questions import CHOICES, QuestionError, Shown, put
from carte.lessons.questions.question import Answer

CHIAMATA = carte.game("briscola-chiamata")


def choose(question: str, hand: str = "", options: tuple[str, ...] = ()) -> Answer[Any]:
    return put(CHOICES, question, Shown(CHIAMATA, cards(hand), options=options))


@pytest.mark.parametrize(
    ("bid", "points", "side"),
    [
        ("7", 61, "declarer"),  # BC-10
        ("7", 60, "others"),
        ("75", 74, "others"),
        ("75", 75, "declarer"),
    ],
)
def test_what_was_promised_must_be_reached(bid: str, points: int, side: str) -> None:
    assert choose(f"bid-made {bid} {points}").right == (side,)


@pytest.mark.parametrize(
    ("declarer", "partner", "bid", "points", "payment"),
    [
        ("you", "right", "7", "61", "+2"),
        ("left", "you", "7", "61", "+1"),
        ("left", "right", "7", "60", "+1"),
        ("you", "right", "75", "74", "-4"),
        ("you", "alone", "85", "85", "+12"),  # BC-12
        ("left", "alone", "85", "84", "+3"),
        ("you", "right", "7", "all", "+4"),  # BC-13
        ("you", "right", "75", "all", "+8"),
        ("you", "alone", "95", "all", "+32"),
    ],
)
def test_payments_go_as_the_rules_send_them(
    declarer: str, partner: str, bid: str, points: str, payment: str
) -> None:
    question = f"paid you {declarer} {partner} {bid} {points}"
    assert choose(question, options=(payment,)).right == (payment,)


def test_who_holds_the_called_card_is_with_the_declarer() -> None:
    assert choose("with-whom left 4S", "4S 7D 1C").right == ("with",)
    assert choose("with-whom left 4S", "4C 7D 1C").right == ("against",)


def test_a_payment_that_is_not_offered_is_named() -> None:
    with pytest.raises(QuestionError, match=r"\+2 among the options"):
        choose("paid you you right 7 61", options=("+1",))
    with pytest.raises(QuestionError, match="points that cards can make"):
        choose("paid you you right 7 119", options=("+1",))
