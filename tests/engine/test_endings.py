"""What a finished deal says of its ending is enough to score it again, without its course."""

from random import Random

import pytest

from carte.engine.cards import mask_of
from carte.engine.game import Game
from tests.engine import trick_games
from tests.engine.trick_games import moves
from tests.games import ultima

DEALS = 12
WITH_AN_ITEM_MORE = ultima.BriscolaOfOurs(last_trick_counts=True)


@pytest.mark.parametrize("game", [*trick_games.GAMES, WITH_AN_ITEM_MORE], ids=repr)
def test_a_deal_is_scored_from_its_ending_as_it_was_from_its_course(game: Game) -> None:
    random = Random(7)
    for seed in range(DEALS):
        deal = game.deal(seed=seed)
        while not deal.is_over:
            deal = deal.play(moves(random, deal))
        piles, facts = deal.ending
        if not any(piles):  # everybody has passed
            continue
        assert game.finished([mask_of(pile) for pile in piles], **facts).score() == deal.score()
