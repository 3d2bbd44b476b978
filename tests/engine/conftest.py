"""What the engine's tests share."""

import pytest

from carte.engine.capture.game import CaptureGame
from tests.engine.lines_of_play import GAMES, OF_TWO


@pytest.fixture(params=GAMES, ids=repr)
def game(request: pytest.FixtureRequest) -> CaptureGame:
    """Each game, under its defaults and under house rules that change its course."""
    game: CaptureGame = request.param
    return game


@pytest.fixture(params=OF_TWO, ids=repr)
def game_of_two(request: pytest.FixtureRequest) -> CaptureGame:
    """Each of these games that two play."""
    game: CaptureGame = request.param
    return game
