"""Deals played out, to be replayed."""

from functools import cache

import carte


@cache
def played_out(game: str, seed: int, level: str = "newcomer") -> carte.Deal:
    """A whole deal of a game among players of a level."""
    found = carte.game(game)
    deal = found.deal(seed=seed, dealer=seed % found.seats)
    player = carte.player(level, seed=seed)
    while not deal.is_over:
        deal = deal.play(player.choose(deal.view(deal.turn)))
    return deal
