"""A deal to count as an example: played at random to its end, and always the same."""

from __future__ import annotations

from random import Random
from typing import Any

from carte.engine.auction.contract import ContractDeal
from carte.engine.capture.game import CaptureDeal
from carte.engine.game import Game
from carte.engine.moves import Announcement

__all__ = ["example_of"]

SEED = 7
BOLDNESS = 0.3
"""How often a bid is made where one may pass."""


def example_of(game: Game) -> dict[str, Any]:
    """Return a finished deal as the question for its count."""
    question = {"game": game.slug, "options": dict(game.options)}
    deal = _played(game)
    if isinstance(deal, ContractDeal):
        return {**question, **_contract_of(deal)}
    scope = deal.scope if isinstance(deal, CaptureDeal) else ()
    return {
        **question,
        "piles": [[str(card) for card in pile] for pile in deal.piles],
        "steppers": {"scopa": list(scope)} if any(scope) else {},
    }


def _played(game: Game) -> Any:
    """Return a random deal at its end; one that is thrown in gives way to the next."""
    rng = Random(SEED)
    while True:
        deal: Any = game.deal(seed=rng.randrange(1000))
        while not deal.is_over:
            first, *others = deal.legal_moves()
            may_pass = isinstance(first, Announcement) and first.verb == "pass"
            if may_pass and (not others or rng.random() > BOLDNESS):
                deal = deal.play(first)
            else:
                deal = deal.play(rng.choice(others[:3] if may_pass else [first, *others]))
        if not isinstance(deal, ContractDeal) or deal.declarer is not None:
            return deal


def _contract_of(deal: ContractDeal) -> dict[str, Any]:
    side = deal.side
    piles: list[list[str]] = [[], []]
    for seat, pile in enumerate(deal.piles):
        piles[seat not in side] += map(str, pile)
    return {
        "piles": piles,
        "bid": deal.bid,
        "declarer": deal.declarer,
        "partner": deal.giver if deal.partner is None else deal.partner,
        "last_trick": int(deal.tricks[-1].winner not in side),
    }
