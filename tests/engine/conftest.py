"""What the engine's tests share."""

import pytest
from lines_of_play import GAMES


@pytest.fixture(params=GAMES, ids=repr)
def game(request):
    """Each game, under its defaults and under house rules that change its course."""
    return request.param
