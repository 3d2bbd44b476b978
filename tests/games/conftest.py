"""What the tests of games share."""

from tests.engine.conftest import game, game_of_two

__all__ = ["game", "game_of_two"]
