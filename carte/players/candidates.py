"""Which moves the expert thinks about: all legal ones, but where there are dozens the likely."""

from __future__ import annotations

from itertools import combinations

from carte.contract_game import ContractGame
from carte.deal import Deal
from carte.games.mediatore import GIVES
from carte.moves import Discard, Move, Play
from carte.players.bidding import Strength

__all__ = ["candidates"]

BIDS = 4
"""How many of the next bids are thought about, besides passing."""
CALLS = 6
GIFTS = 4
WEAKEST = 6
"""Of how many of the weakest cards four are discarded."""


def candidates(deal: Deal) -> tuple[Move, ...]:
    """Return the moves of the seat to act that are worth a thought: at least one."""
    legal, phase, game = deal.legal_moves(), deal.phase, deal.game
    if phase == "play" or not isinstance(game, ContractGame):
        plain = tuple([move for move in legal if not (isinstance(move, Play) and move.signal)])
        return plain or legal
    if phase == "auction":
        return legal[: 1 + BIDS]
    strength = Strength(game, deal.hands[deal.turn])
    if phase == "call":
        return tuple(strength.calls(legal)[:CALLS])
    if isinstance(legal[0], Discard):
        weakest = sorted(strength.weakest(WEAKEST))
        return tuple([Discard(some) for some in combinations(weakest, len(legal[0]))])
    return tuple([GIVES[card] for card in strength.weakest(GIFTS)])
