"""The questions of mediatore answer as its rules do (ME-02 … ME-21 of the tricky cases)."""

from typing import Any

import pytest

import carte
from carte.engine.cards import cards
from carte.engine.game import Game
from carte.games.mediatore import lessons
from carte.lessons.questions import CHOICES, QuestionError, Shown, put
from carte.lessons.questions.question import Answer

MEDIATORE = carte.game("mediatore")


def choose(
    question: str,
    pile: str = "",
    other: str = "",
    options: tuple[str, ...] = (),
    zone: str = "pile",
    leader: str = "you",
    game: Game = MEDIATORE,
) -> Answer[Any]:
    shown = Shown(game, cards(pile), cards(other), options, zone, leader=leader)
    return put(CHOICES, question, shown)


@pytest.mark.parametrize(
    ("question", "pile", "right"),
    [
        ("made with", "1S 1C 1D 3S 2S 10S 9S 8S 3C", "won"),  # ME-08
        ("made without", "1S 1C 1D 3S 2S 10S 9S 8S 3C", "lost"),  # ME-08
        ("made with", "1S 1C 1D 3S 2S 10S 9S 8S", "lost"),  # ME-09: 17 thirds
    ],
)
def test_six_points_win_and_five_and_two_thirds_do_not(
    question: str, pile: str, right: str
) -> None:
    assert choose(question, pile).right == (right,)


def test_the_monte_goes_to_whoever_wins_the_last_trick() -> None:
    found = choose("monte-goes", "10C 4C 3S 2C", "1B 10B 4B 5B", zone="trick", leader="left")
    assert found.right == ("opposite",)


@pytest.mark.parametrize(
    ("question", "hand", "right"),
    [
        ("signal 7B leads", "7B 4B", "striscio"),  # ME-19
        ("signal 7B leads", "7B 2B", "neither"),  # ME-19
        ("signal 7B leads", "7B 3C", "volo"),
        ("signal 4C follows", "4C 3S", "neither"),  # ME-20
    ],
)
def test_only_true_signals_of_the_leader_are_true(question: str, hand: str, right: str) -> None:
    assert choose(question, hand, zone="hand").right == (right,)


@pytest.mark.parametrize("signal", ["busso", "volo", "striscio"])
def test_a_signal_tells_what_its_rule_says(signal: str) -> None:
    found = choose(f"heard {signal}")
    assert found.right == (signal,)
    assert found.texts[signal] == MEDIATORE.rulebook[signal].text


@pytest.mark.parametrize(
    ("last", "right"), [("chiamo", "mediatore"), ("solo", "solissimo")]
)  # ME-04
def test_the_next_bid_is_the_lowest_that_is_higher(last: str, right: str) -> None:
    assert choose(f"next-bid {last}").right == (right,)


@pytest.mark.parametrize(
    ("calls", "right"),
    [
        ("pass,pass,pass,chiamo", "on"),  # ME-02
        ("pass,pass,pass,chiamo,pass,pass,pass", "left"),  # ME-02
        ("pass,chiamo,pass,pass,mediatore,pass,pass,pass", "you"),  # ME-01
        ("pass,pass,pass,pass", "again"),  # ME-03
    ],
)
def test_three_passes_after_a_bid_end_the_auction(calls: str, right: str) -> None:
    assert choose(f"auction {calls}").right == (right,)


def test_the_seat_after_the_dealer_leads_unless_the_house_lets_the_declarer() -> None:
    assert choose("leads right you").right == ("opposite",)
    house = carte.game("mediatore", bidder_leads=True)
    assert choose("leads right you", game=house).right == ("you",)


@pytest.mark.parametrize(
    ("bid", "right"),
    [
        ("chiamo", "secret"),
        ("mediatore", "shown"),
        ("solo", "shown"),
        ("solissimo", "look"),  # ME-18
        ("arcisolissimo", "closed"),
    ],
)
def test_each_contract_does_less_with_the_monte(bid: str, right: str) -> None:
    assert choose(f"monte {bid}").right == (right,)


@pytest.mark.parametrize(
    ("question", "hand", "monte", "right"),
    [
        ("company chiamo 3S", "", "4C 2S 9D 6B", "partner"),
        ("company chiamo 3S", "", "4C 3S 9D 6B", "alone"),  # ME-11
        ("company chiamo 3S", "3S 1S 2S 4D 5D 6D 7D 7B 7C", "", "alone"),
        ("company mediatore 3S", "", "4C 2S 9D 6B", "giver"),
        ("company mediatore 3S", "", "4C 3S 9D 6B", "alone"),  # ME-15
    ],
)
def test_a_called_card_brings_company_only_from_another_hand(
    question: str, hand: str, monte: str, right: str
) -> None:
    assert choose(question, hand, monte).right == (right,)


def test_a_partner_is_with_the_declarer_and_a_giver_against() -> None:
    assert choose("side chiamo").right == ("with",)
    assert choose("side mediatore").right == ("against",)


def test_the_declarer_of_a_mediatore_holds_fourteen_cards_and_then_ten() -> None:  # ME-16
    assert choose("hand-size taken", options=("13", "14")).right == ("14",)
    assert choose("hand-size laid", options=("9", "10")).right == ("10",)


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("payment chiamo partner made declarer", 5),
        ("payment chiamo partner capotto holder", 5),  # ME-13
        ("payment chiamo alone lost declarer", -12),  # ME-11
        ("payment mediatore giver made holder", -6),  # ME-14
        ("payment mediatore giver lost opponent", 8),  # ME-14
        ("payment mediatore alone made declarer", 24),  # ME-15
        ("payment solo alone capotto-lost declarer", -42),  # ME-17
        ("payment arcisolissimo alone made declarer", 54),  # ME-21
    ],
)
def test_payments_are_those_of_the_table(question: str, right: int) -> None:
    assert choose(question, options=(str(right), "1")).right == (str(right),)


def test_a_match_of_agreed_deals_goes_to_the_most_points() -> None:
    played = "5/-4/3/-4,-4/12/-4/-4"
    assert choose(f"standing 2 {played}").right == ("right",)
    assert choose(f"standing 3 {played}").right == ("on",)
    assert choose("standing 1 5/-5/5/-5").right == ("draw",)


@pytest.mark.parametrize(
    "question",
    [
        "made perhaps",
        "signal 7B sings",
        "heard fischio",
        "leads south you",
        "hand-size later",
        "payment solo partner made dealer",
        "payment solo alone made declarer",
    ],
)
def test_a_question_that_cannot_be_put_says_what_it_needs(question: str) -> None:
    with pytest.raises(QuestionError):
        choose(question, "7B", zone="hand")


def test_only_mediatore_is_asked_about_mediatore() -> None:
    assert {*lessons.CHOICES} < {*CHOICES}
    with pytest.raises(QuestionError, match="a level of mediatore"):
        choose("monte solo", game=carte.game("scopa"))
