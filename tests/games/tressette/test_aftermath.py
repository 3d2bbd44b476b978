"""What happened after a move in a game in which the fewest points win."""

import carte
from tests.play.test_aftermath_cards import reason


def test_where_the_fewest_points_win_a_trick_that_brings_some_is_against_a_move() -> None:
    to_lose = carte.game("tressette", to_lose=True)
    deal = to_lose.position(hand="1C 4C 2D", trick="5C", turn=0)
    assert reason(deal, best="4C", played="1C", rule="points").startswith(
        "After your move, this trick brought your side "
    )
