"""The moves that the expert considers: all legal ones, or the likely ones among dozens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from carte.engine.auction.contract import ContractDeal
from carte.engine.auction.game import GIVES
from carte.engine.capture.deal import CaptureDeal
from carte.engine.cards import mask_of
from carte.engine.deal import Deal
from carte.engine.kinds import ByKind
from carte.engine.moves import Discard, Move, Play
from carte.engine.tricks.deal import TrickDeal
from carte.players.bidding import Strength
from carte.players.heuristic_tricks import situation_of
from carte.players.throwaway_moves import gifts

__all__ = ["candidates", "given_away"]

BIDS = 4
"""How many of the next bids are considered, besides a pass and a regular's bid."""
CALLS = 6
GIFTS = 4
WEAKEST = 6
"""From how many of the weakest cards a discard is chosen."""


def candidates(deal: Deal) -> tuple[Move, ...]:
    """Return the moves of the seat to act that are worth considering: at least one."""
    return _BY_KIND[deal](deal)


def given_away(deal: Deal) -> Sequence[Play]:
    """Return the plays not to consider, since they give away an asso or a tre."""
    return _GIVEN[deal](deal)


def _of_contract(deal: ContractDeal) -> tuple[Move, ...]:
    """Return the likely bids, calls and exchanges, or the plays that differ."""
    legal, phase = deal.legal_moves(), deal.phase
    if phase == "play":
        return _different(deal)
    strength = Strength(deal.game, deal.hands[deal.turn])
    if phase == "auction":
        return tuple(dict.fromkeys((*legal[: 1 + BIDS], strength.bid(legal))))
    if phase == "call":
        return tuple(strength.calls(legal)[:CALLS])
    if isinstance(legal[0], Discard):
        weakest = sorted(strength.weakest(WEAKEST))
        return tuple([Discard(some) for some in combinations(weakest, len(legal[0]))])
    return tuple([GIVES[card] for card in strength.weakest(GIFTS)])


def _different(deal: TrickDeal) -> tuple[Move, ...]:
    """Return one play each of cards that win and count alike, without signals, and an exchange.

    Two cards of a suit win alike where no other seat may have a card between them. Gifts are left
    out.
    """
    others = situation_of(deal).unseen | mask_of(deal.trick)
    legal = deal.legal_moves()
    plays = _silent(legal)
    given = gifts(deal, plays)
    found: dict[tuple[int, int, int], Move] = {}
    for play in (one for one in plays if one not in given):
        above = deal.game.stronger(play.played, deal._terms.trump) & others
        found.setdefault((play.played % 4, deal.game.points(1 << play.played), above), play)
    return (*(move for move in legal if not isinstance(move, Play)), *found.values())


def _silent(legal: Sequence[Move]) -> list[Play]:
    """Return the plays without a signal."""
    return [move for move in legal if isinstance(move, Play) and not move.signal]


_BY_KIND: ByKind[Callable[[Any], tuple[Move, ...]]] = ByKind(
    "candidates",
    {CaptureDeal: CaptureDeal.legal_moves, TrickDeal: _different, ContractDeal: _of_contract},
)
_GIVEN: ByKind[Callable[[Any], Sequence[Play]]] = ByKind(
    "gifts",
    {Deal: lambda deal: (), TrickDeal: lambda deal: gifts(deal, _silent(deal.legal_moves()))},
)
