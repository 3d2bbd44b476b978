"""Mediatore: where a goal says what to bring about, every move that does so is an answer."""

from collections.abc import Callable

import pytest

from carte.engine.cards import Card
from carte.engine.moves import Announcement, Discard, Move, Play
from carte.games.mediatore.deal import MediatoreDeal
from carte.lessons import course
from tests.lessons.steps import play_steps

YOU = 0
Goal = Callable[[MediatoreDeal, Move, MediatoreDeal], object]
"""Whether a move does what is asked, from the deals before and after it."""
LEVELS = {level.id: level for stage in course("mediatore") for level in stage}


def wins(deal: MediatoreDeal, move: Move, after: MediatoreDeal) -> bool:
    return after.turn == YOU and not after.trick


def strength(deal: MediatoreDeal, card: Card) -> int:
    return deal.game.STRENGTH.index(card.value)


def lowest(deal: MediatoreDeal, move: Move, after: MediatoreDeal) -> bool:
    assert isinstance(move, Play)
    return strength(deal, move.card) == max(strength(deal, card) for card in deal.hands[YOU])


def worth(deal: MediatoreDeal, move: Move, after: MediatoreDeal) -> int:
    """What the trick that a move completes adds to somebody's points."""
    return sum(after.card_points) - sum(deal.card_points)


def trick_of(best: Callable[[list[int]], int]) -> Goal:
    """The trick is worth as little, or as much, as the rules allow."""

    def reaches(deal: MediatoreDeal, move: Move, after: MediatoreDeal) -> bool:
        tricks = [worth(deal, choice, deal.play(choice)) for choice in deal.legal_moves()]
        return worth(deal, move, after) == best(tricks)

    return reaches


def wins_and_keeps(card: str) -> Goal:
    return lambda deal, move, after: wins(deal, move, after) and Card(card) in after.hands[YOU]


def keeps_suits(suits: str) -> Goal:
    return lambda deal, move, after: all(card.suit in suits for card in after.hands[YOU])


def four_lowest(deal: MediatoreDeal, move: Move, after: MediatoreDeal) -> bool:
    assert isinstance(move, Discard)
    ranked = sorted(deal.hands[YOU], key=lambda card: -strength(deal, card))
    return {*move.cards} == {*ranked[:4]}


def calls_a_card_of_ones_own(deal: MediatoreDeal, move: Move, after: MediatoreDeal) -> bool:
    assert isinstance(move, Announcement)
    return Card(move.what) in deal.hands[YOU]


GOALS: dict[str, Goal] = {
    "mediatore-following-1": lambda deal, move, after: True,
    "mediatore-following-2": wins,
    "mediatore-following-3": wins,
    "mediatore-following-4": lowest,
    "mediatore-thirds-4": trick_of(min),
    "mediatore-thirds-5": wins_and_keeps("3B"),
    "mediatore-chiamo-3": four_lowest,
    "mediatore-chiamo-6": wins,
    "mediatore-chiamo-7": calls_a_card_of_ones_own,
    "mediatore-mediatore-4": keeps_suits("BS"),
    "mediatore-alone-6": trick_of(max),
}


@pytest.mark.parametrize("name", GOALS)
def test_the_answers_are_all_the_moves_that_reach_the_goal(name: str) -> None:
    (step,) = play_steps(LEVELS[name])
    deal = step.deal
    assert isinstance(deal, MediatoreDeal)
    reached = {move for move in deal.legal_moves() if GOALS[name](deal, move, deal.play(move))}
    assert reached == {*step.answers}


@pytest.mark.parametrize("name", ["mediatore-auction-1", "mediatore-auction-3"])
def test_the_next_bid_is_the_lowest_that_is_legal(name: str) -> None:
    (step,) = play_steps(LEVELS[name])
    assert step.answers == (step.deal.legal_moves()[1],)


def test_the_called_card_stands_above_all_of_its_suit_in_the_hand() -> None:
    for name in ("mediatore-chiamo-1", "mediatore-mediatore-1"):
        (step,) = play_steps(LEVELS[name])
        call, deal = step.answers[0], step.deal
        assert isinstance(call, Announcement) and isinstance(deal, MediatoreDeal)
        called = Card(call.what)
        mine = [card for card in deal.hands[YOU] if card.suit == called.suit]
        assert all(strength(deal, called) < strength(deal, card) for card in mine)


def test_the_last_round_is_won_by_the_last_trick_and_the_monte() -> None:
    level = LEVELS["mediatore-payments-7"]
    steps = play_steps(level)
    start, end = steps[0].deal, steps[-1].after()
    assert isinstance(start, MediatoreDeal) and isinstance(end, MediatoreDeal)
    assert start.card_points[YOU] == 7
    assert "2⅓ points" in level.goal
    assert end.card_points[YOU] == 21
    assert "to 7" in level.done
    assert end.payments == (36, -12, -12, -12)
