"""Every verdict rests on a rule of the game that is asked about, as its table has it."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import carte
from carte.engine.cards import PACK
from carte.engine.deal import Deal
from carte.games.quarrels import quarrels
from carte.quiz.setting import by_the_book
from carte.settle.at_our_table import at_home
from carte.settle.possible_moves import options, verdict
from tests.kinds import dealt
from tests.tables import tables_of

SCOPA = "Is that a scopa?"
SCORING = {"sweep", "last-card", "ace-no-scopa"}
"""The rules that tell what a capture scores: none says that it may be made."""

POSITIONS = 2
"""So many are put in on the pad at each table, and so many come up in a deal there."""


def tail(told: Mapping[str, Any]) -> str:
    return str(told["rule"]["id"]).partition(".")[2]


def put_in(table: Any, dice: random.Random) -> Iterator[Deal]:
    """Positions as they are put in on the pad: a card, and a few others on the table."""
    for _ in range(POSITIONS):
        hand, *laid = dice.sample(PACK, dice.randrange(1, 6))
        yield table.position(hand=[hand], table=laid)


def in_play(table: Any, dice: random.Random) -> Iterator[Deal]:
    """Moments of a deal that anybody could have played."""
    deal: Any = dealt(table, dice.randrange(10**6))
    moments = []
    while not deal.is_over:
        moments.append(deal)
        deal = deal.play(dice.choice(deal.legal_moves()))
    return iter(dice.sample(moments, min(POSITIONS, len(moments))))


@pytest.mark.parametrize("slug", carte.GAMES)
def test_whatever_is_asked_at_any_table_is_settled_by_the_rules_of_its_game(slug: str) -> None:
    dice = random.Random(slug)
    for table in (carte.game(slug), *tables_of(slug)):
        book = {rule.text for rule in by_the_book(table).rulebook}
        positions = [*in_play(table, dice), *(put_in(table, dice) if table.has_table else ())]
        for deal in positions:
            for told in options(deal):
                for one in (told, *told["also"]):
                    rule = table.rulebook[one["rule"]["id"]]
                    assert one["rule"]["text"] == rule.text
                    assert one["rule"]["source"] == rule.cited_as
                    beside = one.get("beside", "")
                    assert not beside or beside.removeprefix("The book says: ") in book
                    assert (tail(one) in SCORING) == (one["says"] == SCOPA)


@pytest.mark.parametrize("slug", carte.GAMES)
def test_what_is_often_asked_of_a_move_is_settled_by_no_rule_of_what_it_scores(slug: str) -> None:
    for table in (carte.game(slug), *tables_of(slug)):
        for one in quarrels(slug):
            told = at_home(one, table)
            if one.move and one.about in ("legal", "stays"):
                assert tail(told) not in SCORING, (table, one.asks)
            elif one.about == "sweep" and told["yes"] is not None:
                assert tail(told) not in {"sum", "equal", "fifteen"}


@pytest.mark.parametrize(
    ("house", "says", "rule"),
    [
        ({}, "7 takes 3 + 4", "sum"),
        ({"players": 4}, "7 takes 3 + 4", "sum"),
        ({"players": 4}, "1 takes 3 + 4", "ace-sweep"),
        ({"ace_sweep_scores": False}, "1 takes 3 + 4", "ace-sweep"),
    ],
)
def test_a_capture_that_sweeps_is_allowed_as_that_capture_and_asked_about_as_a_scopa_apart(
    house: dict[str, Any], says: str, rule: str
) -> None:
    table = carte.game("asso-piglia-tutto", sums=True, scoring="scopa", **house)
    told = options(table.position(hand=f"{says[0]}D", table="3C 4S"))[0]
    assert (told["says"], told["yes"], tail(told)) == (says, True, rule)
    (scopa,) = told["also"]
    scores = "ace_sweep_scores" not in house
    assert (scopa["says"], scopa["yes"]) == (SCOPA, scores)
    assert tail(scopa) == ("sweep" if scores else "ace-no-scopa")


def test_whether_a_sum_may_be_taken_is_settled_by_the_rule_of_sums_though_it_sweeps() -> None:
    one = next(one for one in quarrels("asso-piglia-tutto") if one.key == "AP-01")
    for players in (2, 4):
        table = carte.game("asso-piglia-tutto", players=players, sums=True, scoring="scopa")
        told = at_home(one, table)
        assert (told["yes"], told["rule"]["text"]) == (True, table.rulebook["sum"].text)
        assert "3+4" in told["text"]


def test_each_answer_says_for_itself_whether_the_book_says_the_same() -> None:
    table = carte.game("asso-piglia-tutto", scoring="scopa")
    told = verdict(table.position(hand="7D", table="7C"), carte.move("7D x 7C"))
    assert told["by"] == "At our table too."
    assert [one["by"] for one in told["also"]] == ["By the rules of our table, not the book’s."]
    same = verdict(
        carte.game("scopa", napola=True).position(hand="7D", table="7C"), carte.move("7D x 7C")
    )
    assert same["by"] == "At our table too."
    assert ["by" in one for one in same["also"]] == [False]  # it is not said twice
