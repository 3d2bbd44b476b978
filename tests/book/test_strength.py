"""What the book says of the players' strength is what has been measured."""

import pytest

import carte
from tests.benchmarks.players import PAIRS, saved


@pytest.mark.parametrize("pair", ["-".join(pair) for pair in PAIRS])
@pytest.mark.parametrize("game", carte.GAMES)
def test_each_level_is_measured_to_be_stronger_than_the_one_below_it(game: str, pair: str) -> None:
    found = saved()[f"{game} {pair}"]
    assert found["deals"] >= 200
    assert found["margin"] > found["margin_interval"]
