"""Where a deal went wrong through no move of the reader's: the biggest fall has a word."""

import pytest

import carte
from carte.engine.deal import Deal
from carte.play.review.account import Entry, account
from tests.replay.deals import played_out

DEAL = played_out("scopa", 4)


def entries(deal: Deal, *worth: float, gain: float = 0.0) -> list[Entry]:
    """A finding at each of the reader's first moves, with the result expected after it."""
    mine = [number for number, (before, _m) in enumerate(deal.course(), 1) if before.turn == 0]
    return [Entry(number, gain, one) for number, one in zip(mine, worth, strict=False)]


def fall(deal: Deal, *worth: float, gain: float = 0.0) -> str:
    return account(deal, entries(deal, *worth, gain=gain))["fall"]


def result(deal: Deal) -> float:
    return account(deal, [])["result"]["points"]


def test_the_biggest_fall_is_told_with_its_move_its_points_and_what_the_others_did() -> None:
    end = result(DEAL)
    text = fall(DEAL, end + 1, end + 4, end, end)
    number = entries(DEAL, 0, 0)[1].number
    assert text.startswith(
        f"Apart from your own moves, your expected result fell most after move {number}, by 4 "
        "points. The other player: The "
    )


def test_what_the_readers_own_move_cost_is_no_fall_of_the_cards() -> None:
    end = result(DEAL)
    assert fall(DEAL, end, end - 2, end - 4, end, gain=-2.0) == ""


def test_a_small_fall_needs_no_word() -> None:
    end = result(DEAL)
    assert fall(DEAL, end + 0.2, end, end) == ""


def test_where_nothing_is_expected_yet_nothing_falls() -> None:
    assert account(DEAL, [Entry(one.number, 0.0) for one in entries(DEAL, 0, 0)])["fall"] == ""


@pytest.mark.parametrize("slug", carte.GAMES)
def test_in_every_game_the_last_fall_tells_what_was_played_after_the_readers_last_move(
    slug: str,
) -> None:
    deal = played_out(slug, 4)
    own = [number for number, (before, _m) in enumerate(deal.course(), 1) if before.turn == 0]
    end, last = result(deal), own[-1]
    text = account(deal, [Entry(last, 0.0, end + 99)])["fall"]
    assert (f"after move {last}, by 99 " in text) == (last < len(deal.moves))
