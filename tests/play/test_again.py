"""A dear move can be tried again, as a puzzle in which it is wrong, or is refused in words."""

import pytest

import carte
from carte.board.seats import READER
from carte.engine.deal import Deal
from carte.front.widget import Unanswerable
from carte.play.puzzles import from_code
from carte.play.puzzles.daily import Daily
from carte.play.review import choices, find
from carte.play.thinking import Thinking
from carte.widgets import Play
from tests.front.loops import on_a_loop
from tests.front.test_messages import answered
from tests.replay.deals import played_out


def dear(slug: str) -> tuple[Deal, int]:
    """A deal, and the number of a card of the reader's in it that was clearly wrong."""
    for deal in (played_out(slug, seed) for seed in range(6, 12)):
        course = [*deal.course()]
        for number in choices(deal):
            mine = course[number - 1][0].turn == READER
            if mine and on_a_loop(find(deal, number, Thinking())).cost:
                return deal, number
    raise AssertionError("no move was dear")


@pytest.mark.parametrize("slug", ["scopa", "briscola"])
def test_a_dear_move_is_a_puzzle_in_which_it_is_wrong(slug: str) -> None:
    deal, number = dear(slug)
    before, played = [*deal.course()][number - 1]
    told = answered(Play(slug), "moment", record=deal.record(), number=number)
    puzzle = from_code(told["code"])
    assert told["game"] == slug
    assert puzzle.deal.view(READER) == before.view(READER)
    assert played in puzzle.wrong
    question = answered(Daily(), "moment", code=told["code"])["question"]
    assert [option["right"] for option in question["options"]].count(True) == 1
    assert 2 <= len(question["options"]) <= 4


def test_a_bid_is_not_tried_again() -> None:
    deal = played_out("briscola-chiamata", 6)
    course = [*deal.course()]
    bid = next(number for number in choices(deal) if course[number - 1][0].phase == "auction")
    with pytest.raises(ValueError, match="Only a card"):
        answered(Play("briscola-chiamata"), "moment", record=deal.record(), number=bid)


def test_a_question_about_no_move_is_refused() -> None:
    deal = carte.game("scopa").deal(seed=1)
    with pytest.raises(Unanswerable, match="not over"):
        answered(Play("scopa"), "moment", record=deal.record(), number=1)
    for code in (None, "", "nonsense"):
        with pytest.raises(ValueError, match="code"):
            answered(Daily(), "moment", code=code)
