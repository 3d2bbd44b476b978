"""The course of scopone: its stages, positions that can be, and the questions that it asks."""

from collections import Counter
from typing import Any

import pytest

from carte.engine.cards import Card
from carte.lessons import course
from carte.lessons.questions import QuestionError, Shown, put
from carte.lessons.questions.question import Answer
from carte.lessons.questions.teams import TEAM_CHOICES, TEAM_PICKS
from tests.lessons.steps import play_steps


def test_the_eight_stages_of_scopone_come_in_order_of_teaching() -> None:
    assert [stage.id for stage in course("scopone")] == [
        *("partners", "reading", "equal-first", "sweeps", "unpairing", "counting", "end"),
        "real-cards",
    ]


def test_four_hands_are_as_long_as_the_turn_says() -> None:
    """The seats before the reader in a round have played one card more, or all have the same."""
    for stage in course("scopone"):
        for level in stage:
            for step in play_steps(level):
                sizes = [len(hand) for hand in step.deal.hands]
                assert sizes == sorted(sizes, reverse=True), level.id
                assert sizes[0] - sizes[-1] <= 1, level.id


def test_won_cards_add_up_to_an_even_number() -> None:
    """A card takes as much as it is worth, so a pile without leftovers is twice something."""
    for stage in course("scopone"):
        for level in stage:
            for step in play_steps(level)[:1]:
                for pile in step.deal.piles:
                    assert sum(card.value for card in pile) % 2 == 0, level.id


def asked(
    question: str, cards: str = "", options: tuple[str, ...] = (), dealer: str = ""
) -> Answer[Any]:
    shown = Shown(
        course("scopone").game, tuple(map(Card, cards.split())), options=options, dealer=dealer
    )
    return put({**TEAM_CHOICES, **TEAM_PICKS}, question, shown)


@pytest.mark.parametrize(("seat", "side"), [("you", "you"), ("right", "other"), ("left", "other")])
def test_neighbours_win_for_the_other_team(seat: str, side: str) -> None:
    assert asked(f"pile-of {seat}").right == (side,)


def test_a_partner_wins_for_the_same_team() -> None:
    assert asked("pile-of opposite").right == ("you",)


def test_the_player_after_the_dealer_begins() -> None:
    dealers = ("you", "right", "opposite", "left")
    begins = [asked("begins", dealer=dealer).right[0] for dealer in dealers]
    assert begins == ["right", "opposite", "left", "you"]


def test_a_question_about_seats_shows_them_and_who_has_dealt() -> None:
    (step,) = course("scopone")["partners"]["scopone-partners-3"].steps
    seats = step.to_json()["scene"]["seats"]
    assert [(seat["seat"], seat["roles"]) for seat in seats] == [
        ("you", []),
        ("right", []),
        ("opposite", ["Partner"]),
        ("left", ["Dealer"]),
    ]


def test_the_card_that_sweeps_is_found_by_the_engine() -> None:
    options = ("2", "4", "8", "nobody")
    assert asked("sweeper", "2D 2S 4B", options=options).right == ("8",)
    assert asked("sweeper", "4D 9B", options=options).right == ("nobody",)
    with pytest.raises(QuestionError, match="nobody"):
        asked("sweeper", "4D 9B", options=("4", "9"))


def test_odd_cards_are_those_without_a_pair() -> None:
    (odd,) = asked("odd", "9C 3D 2D 9S 7S 2B 4B").right
    assert [*map(str, odd)] == ["3D", "4B", "7S"]
    assert all(number % 2 for number in Counter(card.value for card in odd).values())


def test_a_question_that_cannot_be_put_says_what_it_needs() -> None:
    with pytest.raises(QuestionError, match="you, right, opposite, left"):
        asked("pile-of north")
    with pytest.raises(QuestionError, match="a dealer"):
        asked("begins")
    with pytest.raises(QuestionError, match="values such as"):
        asked("sweeper", "2D", options=("fante",))
