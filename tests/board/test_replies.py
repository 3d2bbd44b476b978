"""Which replies are tried: every capture of a table in a deal, of a larger one the small ones."""

import carte
from carte.board.replies import MOST_CAPTURES, Played
from carte.engine.cards import PACK


def tried(in_hand: int, on_table: int) -> list[carte.Play]:
    """The plays tried with the last cards of the pack in hand, and the first on the table."""
    form = Played(PACK[len(PACK) - in_hand :], PACK[:on_table])
    return [choice for choice in form.moves() if isinstance(choice, carte.Play)]


def test_of_a_table_as_it_lies_in_a_deal_every_capture_is_tried() -> None:
    for in_hand in range(1, 5):
        plays = tried(in_hand, 10)
        assert len({*plays}) == len(plays) == in_hand * 2**10


def test_of_a_table_of_any_size_no_more_are_tried_and_those_that_take_the_fewest() -> None:
    for in_hand, on_table in ((1, 39), (3, 18), (10, 30), (20, 20)):
        plays = tried(in_hand, on_table)
        assert len({*plays}) == len(plays) <= MOST_CAPTURES
        for card in PACK[-in_hand:]:
            taken = [len(play.taken) for play in plays if play.card == card]
            assert taken == sorted(taken)
            assert taken.count(1) == on_table
