"""The questions about cards and piles answer as the rules do."""

import random
from itertools import combinations
from typing import Any

import pytest

import carte
from carte.engine.cards import PACK, SUITS, Card, cards
from carte.engine.game import Game
from carte.lessons.questions import CHOICES, PICKS, Shown, put
from carte.lessons.questions.question import Answer

SCOPA = carte.game("scopa")
POINTS = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, 8: 10, 9: 10, 10: 10}


def pick(question: str, pile: str) -> Answer[Any]:
    return put(PICKS, question, Shown(SCOPA, cards(pile)))


def choose(
    question: str,
    pile: str = "",
    other: str = "",
    options: tuple[str, ...] = (),
    game: Game = SCOPA,
) -> Answer[Any]:
    return put(CHOICES, question, Shown(game, cards(pile), cards(other), options))


def test_all_denari_are_picked_and_no_others() -> None:
    answer = pick("suit D", "7D 2C 1D 9S")
    assert answer.right == (cards("1D 7D"),)
    assert answer.texts[cards("7D")] == "Correct so far; there is 1 more."
    assert answer.texts[cards("1D 2C 7D")] == "The 2 of coppe is not a denari card."


def test_every_pick_of_a_small_pile_has_a_sentence() -> None:
    answer = pick("value 9", "9D 2C 9S 1B")
    assert len(answer.texts) == 2**4 - 1


@pytest.mark.parametrize("seed", range(20))
def test_the_best_primiera_is_found_as_brute_force_finds_it(seed: int) -> None:
    pile = random.Random(seed).sample(PACK, 12)
    fours = [
        four for four in combinations(sorted(pile), 4) if {card.suit for card in four} == {*SUITS}
    ]
    if not fours:
        return
    worth = {four: sum(POINTS[card.value] for card in four) for four in fours}
    answer = pick("primiera", " ".join(map(str, pile)))
    assert {*answer.right} == {four for four in fours if worth[four] == max(worth.values())}
    assert {*answer.texts} == {*fours}


@pytest.mark.parametrize(
    ("pile", "other", "winner"),
    [
        ("7D 6C 6S 6B", "8D 7C 7S 7B", "you"),  # SC-16: one seven beats three
        ("7D 7C 7S", "7B 8D 8C 8S", "other"),  # SC-15: a missing suit cannot win
        ("7D 7C 6S 4B", "1D 1C 7S 7B", "nobody"),  # SC-17: a tie
        ("7D 7C 6S 9B", "5D 2C 7S 7B", "you"),  # SC-18
    ],
)
def test_the_primiera_goes_where_the_rules_send_it(pile: str, other: str, winner: str) -> None:
    assert choose("wins primiera", pile, other).right == (winner,)


@pytest.mark.parametrize("capturer", ["you", "other"])
def test_leftovers_go_to_whoever_captured_last(capturer: str) -> None:
    assert choose(f"leftovers {capturer}", "10C 6S 2S").right == (capturer,)


@pytest.mark.parametrize(
    ("question", "winner"),
    [("match 10-9 1-3", "other"), ("match 12-12 1-1", "nobody"), ("match 9-9 1-1", "nobody")],
)
def test_a_match_is_won_as_the_engine_says(question: str, winner: str) -> None:
    assert choose(question).right == (winner,)


@pytest.mark.parametrize(
    ("table", "answer"), [("10D 10C 10S 2D", "again"), ("10D 10C 2D 3D", "play")]
)
def test_a_table_with_three_re_is_dealt_again(table: str, answer: str) -> None:
    assert choose("layout", table).right == (answer,)


@pytest.mark.parametrize("card", PACK, ids=str)
def test_the_numbers_of_every_card_are_known(card: Card) -> None:
    values = tuple(map(str, range(1, 11)))
    assert choose("value", str(card), options=values).right == (str(card.value),)
    points = tuple(map(str, sorted({*POINTS.values()})))
    assert choose("points", str(card), options=points).right == (str(POINTS[card.value]),)


def test_a_draw_at_asso_is_nobodys() -> None:
    asso = carte.game("asso-piglia-tutto")
    half, rest = " ".join(map(str, PACK[:20])), " ".join(map(str, PACK[20:]))
    answer = choose("wins cards", half, rest, game=asso)
    assert answer.right == ("nobody",)
    assert answer.rule == "asso-piglia-tutto.draw"


def test_the_right_reply_is_always_offered() -> None:
    for text, pile in (("french-suit", "4B"), ("french-court", "8D"), ("more-points", "10S 2C")):
        answer = choose(text, pile)
        assert {*answer.right} <= {*answer.options} == {*answer.texts}
