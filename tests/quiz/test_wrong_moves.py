"""Wrong moves for a question are found without judging all that can be tried."""

from random import Random

import pytest

import carte
from carte.board.replies import forms
from carte.engine.deal import Deal
from carte.engine.moves import Discard, Move
from carte.engine.rulebook import Ruling
from carte.games.cases import by_key
from carte.lessons.own import OwnLevel
from carte.quiz.moves import MOST_JUDGED, UNSEEN, which_are_legal, wrong_moves
from carte.quiz.room.own import question_of_level
from carte.quiz.setting import start_of
from tests.each import each

LOW = " ".join(f"{value}{suit}" for value in range(1, 5) for suit in "DCSB")
MIDDLE = " ".join(f"{value}{suit}" for value in range(2, 7) for suit in "DCSB")
TABLES = [("10D 10C 10S", LOW), ("9D", LOW), ("10D 8C", MIDDLE)]
CASES = {
    key: case
    for slug in carte.GAMES
    for key, case in by_key(slug).items()
    if case.legal or case.refused
}


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The moves that deals have judged, as texts."""
    asked: list[str] = []
    judge = Deal.ruling

    def ruling(deal: Deal, choice: Move | str) -> Ruling:
        asked.append(str(choice))
        return judge(deal, choice)

    monkeypatch.setattr(Deal, "ruling", ruling)
    return asked


@pytest.mark.parametrize(("hand", "table"), TABLES)
def test_a_level_with_other_moves_enough_judges_only_what_it_offers(
    hand: str, table: str, judged: list[str]
) -> None:
    deal = carte.game("scopa").position(hand=hand, table=table)
    level = OwnLevel(deal, "Take.", deal.legal_moves()[:1])
    judged.clear()
    offered = {option.id for option in question_of_level(level, "level").posed.options}
    assert len(offered) == 4
    assert {*judged} == offered


@pytest.mark.parametrize(("hand", "table"), [*TABLES, ("1D", MIDDLE)])
@pytest.mark.parametrize("slug", ["scopa", "asso-piglia-tutto", "cirulla"])
def test_at_a_table_of_many_cards_only_so_many_moves_are_judged(
    slug: str, hand: str, table: str, judged: list[str]
) -> None:
    deal = carte.game(slug).position(hand=hand, table=table)
    assert [*wrong_moves(deal, Random(1))]
    assert len(judged) <= MOST_JUDGED


def test_a_position_of_many_cards_is_a_question_all_the_same(judged: list[str]) -> None:
    options = which_are_legal(carte.game("scopa").position(hand="10D 8C", table=LOW), "").options
    assert {option.right for option in options} == {True, False}
    assert len(judged) <= MOST_JUDGED + len(options)


@each("key", [*CASES])
def test_each_rule_that_forbids_a_move_of_a_case_is_found(key: str) -> None:
    deal = start_of(CASES[key])
    ways = forms(deal, deal.hands[deal.turn], deal.table if deal.game.has_table else ())
    tried = [one for way in ways for one in way.moves() if not isinstance(one, Discard)]
    forbidding = {one.rule.tail for one in map(deal.ruling, tried) if not one.legal} - {*UNSEEN}
    found = [*map(deal.ruling, wrong_moves(deal, Random(1)))]
    assert not any(one.legal for one in found)
    assert sorted(one.rule.tail for one in found) == sorted(forbidding)
