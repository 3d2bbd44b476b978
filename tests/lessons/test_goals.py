"""Where a goal says what to bring about, every move that brings it about is an answer."""

import pytest

import carte
from carte.engine.capture.deal import CaptureDeal
from carte.engine.cards import PACK, SETTEBELLO, Card
from carte.engine.rulebook import Ruling
from carte.lessons import course
from tests.lessons.steps import Goal, level_of, lies, play_steps, reaching


def most_cards(before: CaptureDeal, ruling: Ruling, after: CaptureDeal) -> bool:
    return len(ruling.captured) == max(
        len(before.ruling(move).captured) for move in before.legal_moves()
    )


def takes(number: int) -> Goal:
    return lambda before, ruling, after: len(ruling.captured) == number


def takes_all(*cards: str) -> Goal:
    return lambda before, ruling, after: {*map(Card, cards)} <= {*ruling.captured}


def takes_two_denari(before: CaptureDeal, ruling: Ruling, after: CaptureDeal) -> bool:
    return [card.suit for card in ruling.captured] == ["D", "D"]


def sweeps(before: CaptureDeal, ruling: Ruling, after: CaptureDeal) -> bool:
    return ruling.scopa


def takes_several_and_leaves_no_sweep(
    before: CaptureDeal, ruling: Ruling, after: CaptureDeal
) -> bool:
    return len(ruling.captured) > 1 and lies(after) > 10


def only_the_reader_can_sweep(before: CaptureDeal, ruling: Ruling, after: CaptureDeal) -> bool:
    """Every card that would sweep is in the reader's hand, where some such card still is."""
    out = [card for card in PACK if card not in {*after.table, *after.piles[0], *after.piles[1]}]
    sweeping = [card for card in out if card.value == lies(after)]
    return bool(sweeping) and {*sweeping} <= {*after.hands[0]}


def nobody_clears_the_table(before: CaptureDeal, ruling: Ruling, after: CaptureDeal) -> bool:
    """Some card on the table is greater than every card that is still out."""
    gone = {*after.table, *after.piles[0], *after.piles[1]}
    greatest = max(card.value for card in PACK if card not in gone)
    return any(card.value > greatest for card in after.table)


GOALS: dict[str, Goal] = {
    "scopa-first-capture-4": takes_all("7D"),
    "scopa-first-capture-6": lambda before, ruling, after: ruling.captured,
    "scopa-sums-4": takes(3),
    "scopa-sums-5": takes(2),
    "scopa-sums-6": most_cards,
    "scopa-choice-2": takes(3),
    "scopa-choice-3": takes_all("7D"),
    "scopa-choice-4": takes_all("1D", "1B"),
    "scopa-choice-5": lambda before, ruling, after: (
        len(ruling.captured) > 1 and Card("2C") in after.table
    ),
    "scopa-choice-6": takes_all("7D"),
    "scopa-equal-first-5": takes_all("7D"),
    "scopa-equal-first-6": takes(2),
    "scopa-must-take-3": lambda before, ruling, after: lies(after) > 10,
    "scopa-must-take-2": lambda before, ruling, after: ruling.captured and lies(after) > 10,
    "scopa-must-take-4": lambda before, ruling, after: (
        len(ruling.captured) > 1 and lies(after) > 10
    ),
    "scopa-must-take-5": lambda before, ruling, after: (
        ruling.captured and SETTEBELLO in after.hands[0]
    ),
    "scopa-must-take-6": lambda before, ruling, after: (
        not any(card.suit == "D" for card in after.table)
    ),
    "scopa-sweep-1": sweeps,
    "scopa-sweep-2": sweeps,
    "scopa-sweep-3": sweeps,
    "scopa-sweep-4": sweeps,
    "asso-piglia-tutto-pairs-7": takes(1),
    "asso-piglia-tutto-ace-2": most_cards,
    "asso-piglia-tutto-ace-6": lambda before, ruling, after: (
        ruling.captured and Card("1S") in after.table
    ),
    "scopone-partners-1": takes_all("7D"),
    "scopone-reading-2": takes_all("7D"),
    "scopone-reading-3": takes_several_and_leaves_no_sweep,
    "scopone-reading-4": takes_all("1D", "6D"),
    "scopone-reading-5": lambda before, ruling, after: not ruling.captured,
    "scopone-equal-first-2": takes(2),
    "scopone-equal-first-3": takes_all("9D"),
    "scopone-equal-first-4": takes(2),
    "scopone-equal-first-5": most_cards,
    "scopone-sweeps-1": sweeps,
    "scopone-sweeps-4": takes_several_and_leaves_no_sweep,
    "scopone-sweeps-5": lambda before, ruling, after: ruling.captured and lies(after) > 10,
    "scopone-sweeps-6": only_the_reader_can_sweep,
    "scopone-unpairing-2": takes(1),
    "scopone-unpairing-3": takes(2),
    "scopone-unpairing-5": nobody_clears_the_table,
    "scopone-end-4": nobody_clears_the_table,
    "cirulla-fifteen-4": takes(3),
    "cirulla-fifteen-6": lambda before, ruling, after: not ruling.captured,
    "cirulla-choice-1": takes_all("7D"),
    "cirulla-choice-2": takes(2),
    "cirulla-choice-3": lambda before, ruling, after: (
        len(ruling.captured) == 2 and Card("6D") in ruling.captured
    ),
    "cirulla-choice-4": takes_two_denari,
    "cirulla-choice-5": takes(2),
    "cirulla-choice-6": lambda before, ruling, after: (
        len(ruling.captured) == 2 and lies(after) >= 15
    ),
    "cirulla-ace-1": sweeps,
    "cirulla-ace-3": takes_all("10D"),
    "cirulla-ace-4": sweeps,
    "cirulla-ace-6": takes(2),
    "cirulla-declare-6": takes_all("7D"),
    "cirulla-declare-7": lambda before, ruling, after: (
        not any(after.ruling(move).captured for move in after.legal_moves())
    ),
    "cirulla-matta-5": takes_all("7C"),
    "cirulla-matta-7": takes_all("8D"),
    "cirulla-sweep-1": sweeps,
    "cirulla-sweep-2": sweeps,
    "cirulla-sweep-3": lambda before, ruling, after: ruling.captured and Card("1S") in after.table,
}

PLAYED = {
    "cirulla-choice-2": "10D",
    "cirulla-choice-3": "6C",
    "cirulla-choice-5": "5C",
    "cirulla-ace-3": "1D",
    "cirulla-ace-4": "1D",
    "cirulla-matta-7": "7C",
}
"""The card that a goal says to play."""


@pytest.mark.parametrize("name", GOALS)
def test_the_answers_are_all_the_moves_that_reach_the_goal(name: str) -> None:
    (step,) = play_steps(level_of(name))
    card = PLAYED.get(name, "")
    reached = {one for one in reaching(step, GOALS[name]) if str(one).startswith(card)}
    assert reached == {*step.answers}


@pytest.mark.parametrize("name", ["scopa-sweep-5", "scopa-sweep-6"])
def test_every_step_that_asks_for_a_sweep_gets_all_of_them(name: str) -> None:
    for step in play_steps(course("scopa")["sweep"][name]):
        sweeping = {move for move in step.deal.legal_moves() if step.deal.ruling(move).scopa}
        assert sweeping == {*step.answers}


@pytest.mark.parametrize("number", [5, 6, 7])
def test_what_asso_piglia_tutto_advises_about_the_asso_is_what_an_expert_does(number: int) -> None:
    (step,) = play_steps(course("asso-piglia-tutto")["ace"][f"asso-piglia-tutto-ace-{number}"])
    expert = carte.player("expert", seed=1, iterations=1200)
    assert expert.choose(step.deal.view(step.deal.turn)) in step.answers
