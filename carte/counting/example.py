"""A deal to count as an example: played at random to its end, but always the same."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.moves import Announcement

if TYPE_CHECKING:
    from carte.counting.messages import DealToCount

__all__ = ["example_of", "played_out"]

SEED = 7
BOLDNESS = 0.3
"""How often to bid rather than pass."""


def example_of(game: Game) -> DealToCount:
    """Return a finished deal as a request for its count."""
    deal = played_out(game)
    example: DealToCount = {
        "game": game.slug,
        "options": dict(game.options),
        "piles": [[str(card) for card in pile] for pile in deal.ending.piles],
    }
    if game.has_auction:
        _add_contract(example, deal)
    else:
        example["steppers"] = _steppers(deal)
    if "last_trick" in deal.ending.facts:
        example["last_trick"] = deal.ending.facts["last_trick"]
    return example


def _add_contract(example: DealToCount, deal: Deal) -> None:
    """Add the contract; a declarer who played alone is their own partner."""
    facts = deal.ending.facts
    alone = facts["partner"] is None
    example["bid"], example["declarer"] = facts["bid"], facts["declarer"]
    example["partner"] = facts["declarer"] if alone else facts["partner"]


def _steppers(deal: Deal) -> dict[str, list[int]]:
    """Return the sweeps, if any."""
    return {"scopa": [*deal.scope]} if any(deal.scope) else {}


def played_out(game: Game, seed: int = SEED) -> Deal:
    """Return a random finished deal; if one is thrown in, play the next."""
    rng = Random(seed)
    while True:
        deal = game.deal(seed=rng.randrange(1000))
        while not deal.is_over:
            first, *others = deal.legal_moves()
            may_pass = isinstance(first, Announcement) and first.verb == "pass"
            if may_pass and (not others or rng.random() > BOLDNESS):
                deal = deal.play(first)
            else:
                deal = deal.play(rng.choice(others[:3] if may_pass else [first, *others]))
        if not game.has_auction or deal.declarer is not None:
            return deal
