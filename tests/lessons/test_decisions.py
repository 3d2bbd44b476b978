"""A level asks for a decision: its goal does not say the answer, and no other has asked it."""

import re
from collections.abc import Iterator
from itertools import combinations

import pytest

from carte.engine.cards import VALUE, Card, mask_of
from carte.engine.moves import Announcement, Play
from carte.engine.tricks.deal import TrickDeal
from carte.lessons import course, course_names
from carte.lessons.ask import AskStep, PickStep
from carte.lessons.model import Level
from carte.lessons.play import PlayStep, Step
from tests.benchmarks.decisions import share
from tests.benchmarks.teaching import named, names_answer
from tests.lessons.steps import play_steps

GAMES = [name for name in course_names() if name != "pack"]
"""The pack is taught by names: there a card is to be known by what it is called."""

COURT_CARDS = "fante (jack) is 8, cavallo (queen) 9, re (king) 10"
"""Where all three are named, none is given away."""


def levels_of(name: str) -> list[Level]:
    return [level for stage in course(name) for level in stage]


def says_all(step: Step) -> bool:
    """Whether a goal leaves nothing to find out: neither the card to play nor what it takes."""
    goal = step.goal.replace(COURT_CARDS, "")
    if isinstance(step, PlayStep):
        return any(says(step, move, goal) for move in step.answers)
    if isinstance(step, PickStep):
        return all(named(card, goal) for pick in step.answer.right for card in pick)
    return names_answer(step)


def says(step: PlayStep, answer: object, goal: str) -> bool:
    if isinstance(answer, Announcement):
        told = rf"\b{answer.verb}\b.*\b({'|'.join(called(answer))})\b"
        return re.search(told, goal, re.IGNORECASE) is not None
    if not isinstance(answer, Play):
        return False
    if not step.deal.game.has_table:
        return named(answer.card, goal)
    asked = goal.rpartition(": ")[2]  # what stands before it is how things are
    whole = len(answer.taken) == len(step.table) > 0 and re.search(r"\ball\b", asked)
    taken = whole or all(named(card, asked) for card in answer.taken)
    return bool(named(answer.card, asked) and taken and len(ways(step, answer.card)) < 2)


def called(said: Announcement) -> list[str]:
    """What a goal would say of a bid, of a called card, or of what is declared."""
    words = [said.verb, said.what] if said.verb == "declare" else [said.what]
    if said.verb in ("call", "give"):
        words = [Card(said.what).name]
    elif said.what.isdecimal() and int(said.what) <= 10:
        words.append(Card(f"{said.what}D").name.partition(" ")[0])
    return [*map(re.escape, filter(None, words))]


def ways(step: PlayStep, card: Card) -> list[int]:
    """The sets of table cards that are worth as much as a card, allowed or not."""
    sets = (some for size in range(1, 6) for some in combinations(step.table, size))
    return [mask_of(some) for some in sets if sum(VALUE[one.index] for one in some) == card.value]


@pytest.mark.parametrize("name", GAMES)
def test_only_the_first_level_of_a_course_says_in_its_goal_what_to_play(name: str) -> None:
    _first, *others = levels_of(name)
    assert [one.id for one in others if any(map(says_all, one.steps))] == []


def picture(step: Step) -> tuple[object, ...]:
    """What a step shows and asks, but for the suits."""
    if isinstance(step, PlayStep):
        deal = step.deal
        shown = [step.table, step.hand, deal.trick if deal.game.has_tricks else ()]
        said = [str(one) for one in step.answers if not isinstance(one, Play)]
        return ("play", *map(values, shown), *said)
    assert isinstance(step, AskStep)
    shown_first = [step.shown.pile, step.shown.other]
    return (step.question, step.shown.played_by, *map(values, shown_first))


def values(cards: object) -> tuple[int, ...]:
    assert isinstance(cards, tuple)
    return tuple(sorted(card.value for card in cards))


@pytest.mark.parametrize("name", GAMES)
def test_no_two_levels_of_a_game_show_the_same_cards_and_ask_the_same(name: str) -> None:
    seen = [picture(level.steps[0]) for level in levels_of(name)]
    assert [one for one in {*seen} if seen.count(one) > 1] == []


Deed = tuple[bool, bool, bool, int, str]
"""What a card does in a trick: whether it follows suit, wins, is trump; its points, its signal."""


def decisions(name: str) -> Iterator[tuple[str, tuple[object, ...], set[Deed]]]:
    """The levels in which a card is played to a trick: what lies, what is right, what is wrong."""
    for level in levels_of(name):
        for step in play_steps(level)[:1]:
            deal = step.deal
            if isinstance(deal, TrickDeal) and all(isinstance(one, Play) for one in step.answers):
                plays = [one for one in step.answers if isinstance(one, Play)]
                right = {deed(deal, one) for one in plays}
                others = {*step.hand} - {one.card for one in plays}
                wrong = {deed(deal, Play(card.index)) for card in others}
                lies = deal.game.points(mask_of(deal.trick))
                yield level.id, (len(deal.trick), lies, frozenset(right)), wrong


def deed(deal: TrickDeal, play: Play) -> Deed:
    card = play.card
    follows = bool(deal.trick) and card.suit == deal.trick[0].suit
    wins = bool(deal.trick) and deal.wins(play)
    return follows, wins, card.suit == deal.trump, deal.game.points(1 << card.index), play.signal


@pytest.mark.parametrize("name", ["briscola", "briscola-chiamata", "mediatore"])
def test_no_two_levels_of_a_trick_game_ask_for_the_same_decision(name: str) -> None:
    """The same lies there, the same is right, and what is wrong in one is so in the other."""
    found = [*decisions(name)]
    assert found
    alike = [
        (one, other)
        for (one, asked, wrong), (other, again, others) in combinations(found, 2)
        if asked == again and (wrong <= others or others <= wrong)
    ]
    assert alike == []


@pytest.mark.parametrize("name", ["briscola", "briscola-chiamata", "mediatore"])
def test_no_two_tricks_of_a_game_are_won_by_the_same_reason(name: str) -> None:
    """Told apart by what leads, and by which of the others follow suit and which are trumps."""
    seen = []
    for level in levels_of(name):
        step = level.steps[0]
        if isinstance(step, AskStep) and step.question == "trick":
            led, *others = step.shown.pile
            trump = step.shown.trump[-1:]
            seen.append(
                (
                    led.suit == trump,
                    *((card.suit == led.suit, card.suit == trump) for card in others),
                )
            )
    assert len(seen) == len({*seen})


@pytest.mark.parametrize("name", GAMES)
def test_after_its_first_stage_a_course_leaves_much_to_decide(name: str) -> None:
    """Two of five levels with a move are open, and one of five sets good against good."""
    found = share(course(name))
    assert found.open >= 0.4 * found.levels
    assert found.torn >= 0.2 * found.levels
