"""The questions of tressette answer as its rules do (TR-02 … TR-24 of the tricky cases)."""

from typing import Any

import pytest

import carte
from carte.engine.cards import cards
from carte.games.tressette.game import Tressette
from carte.lessons.questions import CHOICES, QuestionError, Shown, put
from carte.lessons.questions.question import Answer

TRESSETTE = Tressette()


def choose(question: str, hand: str = "", options: str = "") -> Answer[Any]:
    shown = Shown(TRESSETTE, cards(hand), options=(*options.split(),), zone="hand")
    return put(CHOICES, question, shown)


@pytest.mark.parametrize(
    ("question", "pile", "points"),
    [
        ("scored without", "1D 1C 3S 2S", "2"),  # 8 thirds
        ("scored with", "8S 9B 2D 3C", "2"),  # 4 thirds and 3
        ("scored with", "7S 7B 6D 6C", "1"),  # TR-17
    ],
)
def test_only_whole_points_score(question: str, pile: str, points: str) -> None:
    assert choose(question, pile, "1 2 3").right == (points,)


@pytest.mark.parametrize(("thirds", "points"), [("17", "6"), ("18", "5"), ("33", "0")])  # TR-02
def test_the_other_side_scores_what_is_left_of_eleven(thirds: str, points: str) -> None:
    assert choose(f"theirs {thirds}", options="0 5 6").right == (points,)


@pytest.mark.parametrize(
    ("hand", "points", "rule"),
    [
        ("1D 2D 3D 2C 2S", "6", "accusi"),  # TR-03
        ("3D 3C 3S 3B", "4", "three-or-four"),  # TR-04
        ("1S 2S 3S 2D 2C 2B", "7", "accusi"),  # TR-11
        ("1S 2S 3S 9D", "3", "napoletana"),
    ],
)
def test_the_accusi_of_a_hand_add_up(hand: str, points: str, rule: str) -> None:
    found = choose("worth-declaring", hand, "3 4 6 7")
    assert (found.right, found.rule) == ((points,), f"tressette.{rule}")


@pytest.mark.parametrize(
    ("accuso", "trick", "right"),
    [
        ("1C-2C-3C", "first", "yes"),
        ("1C-2C-3C", "second", "no"),  # TR-13
        ("1C-2C-3S", "first", "no"),  # TR-15
    ],
)
def test_an_accuso_is_declared_in_the_first_trick(accuso: str, trick: str, right: str) -> None:
    assert choose(f"may-declare {accuso} {trick}", "1C 2C 3C 3S 9B").right == (right,)


@pytest.mark.parametrize(
    ("question", "hand", "right"),
    [
        ("signal 7D leads", "7D 4D 5D", "striscio"),  # TR-23
        ("signal 7D leads", "7D 4D 2D", "neither"),
        ("signal 7D leads", "7D 4C", "volo"),
        ("signal 7D follows", "7D 4C", "neither"),  # TR-24
    ],
)
def test_a_signal_must_be_true_and_the_leaders(question: str, hand: str, right: str) -> None:
    assert choose(question, hand).right == (right,)


def test_striscio_tells_more_than_in_mediatore() -> None:
    tells = choose("heard striscio").options["striscio"]
    mediatore = put(CHOICES, "heard striscio", Shown(carte.game("mediatore")))
    assert "not its asso, 2 or 3" in tells
    assert "the re or a lower card" in mediatore.options["striscio"]


@pytest.mark.parametrize(
    ("question", "hand"),
    [
        ("scored never", "1D"),
        ("theirs 36", ""),
        ("theirs many", ""),
        ("worth-declaring", "4D 5D"),
        ("may-declare 1C-2C-3C third", "1C 2C 3C"),
        ("heard fischio", ""),
    ],
)
def test_a_question_that_cannot_be_asked_is_refused(question: str, hand: str) -> None:
    with pytest.raises(QuestionError):
        choose(question, hand, "1 2")


def test_another_game_is_not_asked_about_signals_or_accusi() -> None:
    for question in ("worth-declaring", "theirs 17"):
        with pytest.raises(QuestionError, match="a level of tressette"):
            put(CHOICES, question, Shown(carte.game("scopa"), options=("1",)))
    with pytest.raises(QuestionError, match="a game with the rule 'busso'"):
        put(CHOICES, "heard volo", Shown(carte.game("scopa")))
