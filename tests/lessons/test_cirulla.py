"""The course of Cirulla: tables that can be dealt, and the questions that it asks."""

from dataclasses import replace
from typing import Any

import pytest

from carte.engine.cards import PACK, Card
from carte.engine.moves import Move
from carte.lessons import course
from carte.lessons.questions import CHOICES, PICKS, QuestionError, Shown, put
from carte.lessons.questions.question import Answer
from tests.lessons.steps import ask_step, play_steps

COURSE = course("cirulla")
STEPS = [(level, step) for stage in COURSE for level in stage for step in play_steps(level)]


@pytest.mark.parametrize(
    ("name", "number"), [("ace-5", 1), ("declare-5", 1), ("matta-3", 1), ("match-6", 3)]
)
def test_a_step_that_asks_for_a_sweep_gets_one_and_leaves_no_better_way(
    name: str, number: int
) -> None:
    stage = name.split("-")[0]
    step = play_steps(COURSE[stage][f"cirulla-{name}"])[number]
    sweeping = [move for move in step.deal.legal_moves() if step.deal.ruling(move).scopa]
    assert sweeping == [*step.answers]


def test_the_ten_stages_come_in_order_of_teaching() -> None:
    assert [stage.id for stage in COURSE] == [
        *("fifteen", "choice", "ace", "deal", "declare", "matta", "sweep", "counting", "match"),
        "real-cards",
    ]


def test_no_table_of_four_would_have_gone_to_the_dealer() -> None:
    for level, step in STEPS:
        if len(step.table) == 4:
            values = [card.value for card in step.table]
            assert sum(values) not in (15, 30), level.id
            assert values.count(1) < 2, level.id


def test_a_declaration_is_possible_only_where_the_level_speaks_of_it() -> None:
    for level, step in STEPS:
        if any(map(is_declared, step.deal.legal_moves())):
            spoken = (*step.answers, *(trap.play for trap in step.traps))
            assert any(map(is_declared, spoken)), level.id


def is_declared(move: Move) -> bool:
    return str(move).startswith("declare")


def test_every_card_is_somewhere_where_the_stock_is_seen() -> None:
    for level, step in STEPS:
        if step.deal.stock:
            zones = (*step.deal.hands, step.deal.table, step.deal.stock, *step.deal.piles)
            assert sum(map(len, zones)) == len(PACK), level.id
            if any(step.deal.piles):  # else the stock is not shown
                assert len(step.deal.stock) % (3 * step.deal.game.seats) == 0, level.id


def test_the_last_round_scores_eleven_to_seven() -> None:
    level = COURSE["match"].levels[-1]
    deal = level.ended
    assert deal is not None
    assert [score.total for score in deal.score()] == [11, 7]
    assert sorted(card for pile in deal.piles for card in pile) == [*PACK]


# -------------------------------------------------------------------------------- questions


def asked(question: str, cards: str = "", other: str = "", **more: Any) -> Answer[Any]:
    shown = Shown(COURSE.game, tuple(map(Card, cards.split())), tuple(map(Card, other.split())))
    return put({**CHOICES, **PICKS}, question, replace(shown, **more))


@pytest.mark.parametrize(
    ("table", "brings", "rule"),
    [
        ("4B 7C 3B 6D", "1", "table-matta"),
        ("6S 9S 7C 5B", "2", "table-matta"),
        ("7C 7D 7S 4B", "0", "table-matta"),
        ("1D 1S 3B 10C", "again", "two-aces"),
        ("1D 2S 4B 8C", "1", "table-fifteen"),
        ("10D 10S 8B 2C", "2", "table-thirty"),
        ("10D 10S 8B 3C", "0", "table-fifteen"),
    ],
)
def test_the_engine_says_what_a_first_table_brings(table: str, brings: str, rule: str) -> None:
    answer = asked("dealer-takes", table)
    assert answer.right == (brings,)
    assert answer.rule == f"cirulla.{rule}"


def test_the_value_of_the_matta_on_the_table_is_told() -> None:
    assert asked("dealer-takes", "4B 7C 3B 6D").texts["1"] == (
        "3+4+6 is 13, and the matta is worth 2: that makes 15."
    )


@pytest.mark.parametrize(
    ("hand", "points", "rule"),
    [
        ("2S 3D 4B", "3", "barsega"),
        ("2S 3D 5B", "0", "true-declaration"),
        ("9S 9D 9B", "10", "decino"),
        ("2S 2D 2C", "13", "barsega-and-decino"),
        ("3S 3D 7C", "13", "barsega-and-decino"),
        ("4S 4D 7C", "10", "decino"),
        ("7C 3C 4D", "3", "matta-barsega"),
        ("9S 10D 7C", "0", "true-declaration"),
    ],
)
def test_the_engine_says_what_three_cards_declare(hand: str, points: str, rule: str) -> None:
    answer = asked("declares", hand)
    assert answer.right == (points,)
    assert answer.rule == f"cirulla.{rule}"


@pytest.mark.parametrize(
    ("pile", "item", "points"),
    [("1D 2D 3D 5D 6D", "piccola", "3"), ("8D 9D 10D", "grande", "5"), ("1D 3D", "piccola", "0")],
)
def test_the_engine_says_what_an_item_brings(pile: str, item: str, points: str) -> None:
    assert asked(f"item {item}", pile, options=("0", "3", "5")).right == (points,)


def test_the_cards_that_make_an_item_are_those_it_cannot_do_without() -> None:
    (cards,) = asked("makes piccola", "1D 2D 3D 4D 6D 7D 5C").right
    assert [*map(str, cards)] == ["1D", "2D", "3D", "4D"]


def test_all_denari_win_a_match_that_was_lost() -> None:
    denari = " ".join(f"{value}D" for value in range(1, 11))
    answer = asked("match-won 12-50", denari, "1C 1S")
    assert answer.right == ("you",)
    assert answer.rule == "cirulla.cappotto"
    assert asked("match-won 12-50", "1D", "2D 3D 7D 1C").rule == "cirulla.target"


@pytest.mark.parametrize(
    ("question", "winner", "told"),
    [
        ("46-45 carte,primiera,scopa:5 denari,settebello,scopa,grande:5", "you", "48–47"),
        ("50-49 carte,scopa:2 denari,settebello,primiera,scopa", "you", "Carte: 51–49."),
        (
            "48-48 carte,primiera,scopa:3 denari,settebello,scopa:3",
            "nobody",
            "; scopa + table + barsega + decino: 53–53.",
        ),
    ],
)
def test_a_tie_is_counted_up_until_somebody_is_there(question: str, winner: str, told: str) -> None:
    answer = asked(f"counted-up {question}")
    assert answer.right == (winner,)
    assert told in answer.texts["you"]


@pytest.mark.parametrize("number", [4, 5])
def test_the_piles_that_are_shown_bring_what_is_counted_up(number: int) -> None:
    step = ask_step(COURSE["match"][f"cirulla-match-{number}"])
    _question, _before, *told = step.question.split()
    piles = step.shown.pile, step.shown.other
    assert sorted([*piles[0], *piles[1]]) == [*PACK]
    for items, score in zip(told, COURSE.game.position(piles=piles).score(), strict=True):
        in_piles = [item for item in items.split(",") if not item.startswith("scopa")]
        brought = [
            name if points == 1 else f"{name}:{points}" for name, points in score.items.items()
        ]
        assert sorted(brought) == sorted(in_piles)


def test_a_question_that_cannot_be_put_says_what_it_needs() -> None:
    with pytest.raises(QuestionError, match="three cards"):
        asked("declares", "7C")
    with pytest.raises(QuestionError, match="grande or piccola"):
        asked("item carte", options=("0", "1"))
    with pytest.raises(QuestionError, match="46-45"):
        asked("counted-up 46-45 carte:x denari")
    with pytest.raises(QuestionError, match="a level of cirulla"):
        asked("dealer-takes", "4B 7C 3B 6D", game=course("scopa").game)
