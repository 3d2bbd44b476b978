"""A dear move can be tried again, as a puzzle in which it is wrong, or is refused in words."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import pytest

import carte
from carte.board.seats import READER
from carte.engine.deal import Deal
from carte.front.widget import Unanswerable
from carte.play.comparison import WORLDS
from carte.play.opponents import weighed
from carte.play.puzzles import from_code
from carte.play.puzzles.daily import Daily
from carte.play.review import choices, find
from carte.play.review.retry import SURE
from carte.play.thinking import Thinking
from carte.players import Judgement
from carte.widgets import Play
from tests.front.conversations import answered
from tests.front.loops import on_a_loop
from tests.replay.deals import played_out


def tried(slug: str) -> tuple[Deal, int, Mapping[str, Any]]:
    """A deal, the number of a card of the reader's in it that was clearly wrong, and its puzzle."""
    for deal in (played_out(slug, seed) for seed in range(7, 12)):
        course = [*deal.course()]
        for number in choices(deal):
            mine = course[number - 1][0].turn == READER
            if mine and on_a_loop(find(deal, number, Thinking())).cost:
                with suppress(ValueError):
                    told = answered(Play(slug), "moment", record=deal.record(), number=number)
                    return deal, number, told
    raise AssertionError("no move was dear")


@pytest.mark.parametrize("slug", ["scopa", "briscola"])
def test_a_dear_move_is_a_puzzle_in_which_it_is_wrong(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carte.players.expert.PLAY_OUTS", 40)
    deal, number, told = tried(slug)
    before, played = [*deal.course()][number - 1]
    puzzle = from_code(told["code"])
    assert told["game"] == slug
    assert puzzle.deal.view(READER) == before.view(READER)
    assert played in puzzle.wrong
    question = answered(Daily(), "moment", code=told["code"])["question"]
    assert [option["right"] for option in question["options"]].count(True) == 1
    assert 2 <= len(question["options"]) <= 4


@pytest.mark.parametrize(("errors", "costs"), [(2.9, None), (3.1, 0.8)])
def test_a_move_is_a_puzzle_only_where_it_is_worse_by_three_standard_errors(
    errors: float, costs: float | None
) -> None:
    best, played = carte.move("7D x 7C"), carte.move("2S")
    judgement = Judgement(best, played, (0.0, 0.0), (0.8, -0.8), 0.8 / errors, WORLDS)
    assert SURE.cost(judgement, 0, swing=1) == costs


def test_a_move_that_is_not_surely_wrong_is_refused_in_words() -> None:
    deal = carte.game("scopa").deal(seed=1, dealer=1)
    *_before, ranking = weighed(deal)
    deal = deal.play(ranking[0].move)
    while not deal.is_over:
        deal = deal.play(deal.legal_moves()[0])
    with pytest.raises(ValueError, match="too uncertain"):
        answered(Play("scopa"), "moment", record=deal.record(), number=1)


def test_a_bid_is_not_tried_again() -> None:
    deal = played_out("briscola-chiamata", 6)
    course = [*deal.course()]
    bid = next(number for number in choices(deal) if course[number - 1][0].phase == "auction")
    with pytest.raises(ValueError, match="in which you played a card"):
        answered(Play("briscola-chiamata"), "moment", record=deal.record(), number=bid)


def test_a_question_about_no_move_is_refused() -> None:
    deal = carte.game("scopa").deal(seed=1)
    with pytest.raises(Unanswerable, match="not over"):
        answered(Play("scopa"), "moment", record=deal.record(), number=1)
    for code in (None, "", "nonsense"):
        with pytest.raises(ValueError, match="code"):
            answered(Daily(), "moment", code=code)
