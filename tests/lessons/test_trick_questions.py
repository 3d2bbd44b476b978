"""The questions about tricks, points and partners answer as the rules do."""

from typing import Any

import pytest

import carte
from carte.engine.cards import cards
from carte.engine.game import Game
from carte.lessons.questions import CHOICES, PICKS, QuestionError, Shown, put
from carte.lessons.questions.question import Answer

BRISCOLA = carte.game("briscola")
CHIAMATA = carte.game("briscola-chiamata")
MEDIATORE = carte.game("mediatore")


def pick(question: str, pile: str, game: Game = BRISCOLA, trump: str = "") -> Answer[Any]:
    return put(PICKS, question, Shown(game, cards(pile), trump=trump))


def choose(
    question: str,
    trick: str,
    game: Game = BRISCOLA,
    leader: str = "you",
    trump: str = "",
    options: tuple[str, ...] = (),
) -> Answer[Any]:
    shown = Shown(game, cards(trick), options=options, zone="trick", leader=leader, trump=trump)
    return put(CHOICES, question, shown)


@pytest.mark.parametrize(
    ("trick", "leader", "trump", "winner"),
    [
        ("5B 1B", "you", "S", "other"),  # BR-01
        ("5C 10B", "you", "S", "you"),  # BR-02
        ("1D 2S", "you", "S", "other"),  # BR-03
        ("2S 1D", "other", "S", "other"),  # BR-04
        ("10C 3C", "other", "S", "you"),  # BR-05
        ("4S 3B", "you", "S", "you"),  # BR-13
    ],
)
def test_the_winner_of_a_trick_leads_to_the_next(
    trick: str, leader: str, trump: str, winner: str
) -> None:
    assert choose("trick", trick, leader=leader, trump=trump).right == (winner,)
    assert choose("next-lead", trick, leader=leader, trump=trump).right == (winner,)


def test_five_cards_are_judged_by_the_seats_that_played_them() -> None:
    answer = choose("trick", "1C 3C 10S 2B 4B", CHIAMATA, "right", "B")  # BC-16
    assert answer.right == ("you",)
    assert answer.options["right"] == "Right, with the asso of coppe"
    assert answer.texts["right"] == "The 4 of bastoni is a trump and beats the asso of coppe."


def test_without_trumps_only_the_suit_led_counts() -> None:
    answer = choose("trick", "10C 4C 3S 2C", MEDIATORE)  # ME-06
    assert answer.texts["opposite"] == "The 3 of spade is not of the suit led."
    assert answer.right == ("left",)


def test_the_strongest_card_of_a_suit() -> None:
    assert pick("best", "7D 3D 10D 9D").right == (cards("3D"),)
    assert pick("best", "7D 3D 2D 1D", MEDIATORE).right == (cards("3D"),)


def test_what_beats_a_lead() -> None:
    answer = pick("beating 3C", "1C 10C 2B 1D 4B 9S", trump="B")
    assert answer.right == (cards("1C 2B 4B"),)


def test_what_may_be_played_is_what_the_game_allows() -> None:
    assert pick("playable 10C any-card", "4C 2S 7B", trump="S").right == (cards("2S 4C 7B"),)
    answer = pick("playable 10C follow", "4C 2S 7B", MEDIATORE)
    assert answer.right == (cards("4C"),)
    assert "follow suit" in answer.texts[cards("2S")]


def test_what_cards_count() -> None:
    assert pick("counting 10 11", "1S 7C 3D 10B 5S").right == (cards("1S 3D"),)
    assert choose("card-points", "10C 1C", options=("4", "15")).right == ("15",)
    assert choose("card-points", "5C 2C", options=("0", "7")).options["0"] == "No points"
    thirds = choose("card-points", "1C 2C 4C", MEDIATORE, options=("4", "5"))
    assert (thirds.right, thirds.options["4"]) == (("4",), "1⅓ points")


def test_the_loser_of_the_last_draw_gets_the_turned_up_card() -> None:
    assert choose("turned-up 6B 3S", "9D 4D", trump="S").right == ("other",)
    assert choose("turned-up 6B 3S", "4D 9D", leader="other", trump="S").right == ("other",)


@pytest.mark.parametrize(
    ("pile", "winner"),
    [
        ("1D 1C 1S 1B 3D 10D 9D", "you"),
        ("1D 1C 1S 1B 3D 10D 8D", "nobody"),
        ("1D 1C 1S 1B 3D 10D 2D", "other"),
    ],
)
def test_a_deal_is_won_with_61_points(pile: str, winner: str) -> None:
    assert put(CHOICES, "won", Shown(BRISCOLA, cards(pile), trump="S")).right == (winner,)


@pytest.mark.parametrize(
    ("trick", "declarer", "partner"),
    [
        ("1D 1C 4S 1B 2D", "left", "far-left"),
        ("1D 1C 4S 1B 2D", "far-left", "alone"),
        ("1D 1C 4C 1B 2D", "left", "unknown"),
    ],
)
def test_the_partner_shows_by_the_called_card(trick: str, declarer: str, partner: str) -> None:
    answer = choose(f"partner {declarer} 4 4S", trick, CHIAMATA, "right")
    assert answer.right == (partner,)
    assert declarer not in answer.options


def test_a_question_that_cannot_be_put_says_what_it_needs() -> None:
    with pytest.raises(QuestionError, match="15 among the options"):
        choose("card-points", "10C 1C", options=("4",))
    with pytest.raises(QuestionError, match="a trick game"):
        pick("best", "7D 3D", carte.game("scopa"))
