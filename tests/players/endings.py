"""Endings of random deals, and what they are worth by trying out every way to play them."""

from random import Random
from typing import Any

import carte


def ending(game: carte.Game, seed: int, cards: int, stock: int = 0) -> Any:
    """A deal played at random until so many cards are in all hands, or fewer; None if thrown in.

    ``stock`` is how many cards at most may still be to be dealt then. Somebody bids early on.
    """
    deal: Any = game.deal(seed=seed)
    choose = Random(seed).choice
    while sum(map(len, deal.hands)) > cards or len(deal.stock) > stock or deal.phase != "play":
        moves = deal.legal_moves()
        if deal.is_over:
            return None
        if deal.phase == "auction":
            moves = moves[:1] if deal._terms.auction.level else moves[:4]
        deal = deal._after(choose(moves))
    return None if deal.is_over else deal


def won(deal: Any, seat: int) -> int:
    """By how much the side of a seat has won, or what the seat is paid."""
    totals: list[int] = [score.total for score in deal.score()]
    if deal.game.has_auction:
        return totals[seat]
    side: int = deal.game.side(seat)
    more = totals[side] - totals[1 - side]
    return -more if deal.game.fewest_win else more


def are_partners(deal: Any, seat: int, other: int) -> bool:
    """Whether two seats play together."""
    if deal.game.has_auction:
        return (seat in deal.side) == (other in deal.side)
    return bool(deal.game.side(seat) == deal.game.side(other))


def best(deal: Any, seat: int) -> int:
    """What a seat wins when all play as well as can be, tried out move by move."""
    if deal.is_over:
        return won(deal, seat)
    ends = [best(deal._after(move), seat) for move in deal.legal_moves()]
    return max(ends) if are_partners(deal, seat, deal.turn) else min(ends)


def tried_out(deal: Any) -> dict[carte.Move, float]:
    """What each legal move wins the seat to act."""
    return {move: best(deal._after(move), deal.turn) for move in deal.legal_moves()}
