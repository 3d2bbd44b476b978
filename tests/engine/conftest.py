"""What the engine's tests share."""

import pytest

from tests.engine.lines_of_play import GAMES, OF_TWO


@pytest.fixture(params=GAMES, ids=repr)
def game(request):
    """Each game, under its defaults and under house rules that change its course."""
    return request.param


@pytest.fixture(params=OF_TWO, ids=repr)
def game_of_two(request):
    """Each of these games that two play."""
    return request.param
