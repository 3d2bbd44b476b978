"""What tempts at a position: the move of a regular, and those of who sees this turn alone."""

from typing import Any

from carte.engine.auction.contract import ContractDeal
from carte.engine.auction.game import GIVES
from carte.engine.capture.deal import CaptureDeal
from carte.engine.capture.prizes import ALL_DENARI
from carte.engine.cards import MASKS, SETTEBELLO, Card
from carte.engine.deal import Deal
from carte.engine.moves import Announcement, Move, Play
from carte.engine.tricks.deal import TrickDeal
from carte.players import Regular, informed
from carte.players.bidding import Strength

SETTEBELLO_MASK = MASKS[SETTEBELLO.index]

DARING = 2.0
"""By how much a hand may be too weak for a bid that tempts."""


def tempting(deal: Deal) -> tuple[Move, ...]:
    """Return the moves of a regular and of shallow players, best players first."""
    regular = informed(Regular(), deal, deal.turn).choose(deal.view(deal.turn))
    return (regular, *shallow(deal))


def shallow(deal: Deal) -> tuple[Move, ...]:
    """Return the moves of players who see this turn alone: a puzzle refutes one of them."""
    return (greedy(deal),) if deal.phase == "play" else _agreed(deal)


def _agreed(deal: Any) -> tuple[Move, ...]:
    """Return a pass and the lowest bid if it tempts, the longest suit's call, the weakest card."""
    assert isinstance(deal, ContractDeal)
    game, hand, legal = deal.game, deal.hands[deal.turn], deal.legal_moves()
    if deal.phase == "auction":
        lowest = [move for move in legal[1:2] if isinstance(move, Announcement)]
        sense = Strength(game, hand)
        return (*(bid for bid in lowest if sense.misfit(bid, legal) <= DARING), legal[0])
    if deal.phase == "call":
        calls = [move for move in legal if isinstance(move, Announcement)]
        suits = [card.suit for card in hand]
        return (max(calls, key=lambda call: suits.count(Card(call.what).suit)),)
    return (GIVES[max(hand, key=lambda card: game.STRENGTH.index(card.value)).index],)


def greedy(deal: Deal) -> Move:
    """Return the move that brings most at once: whatever can be declared, else a card."""
    plays = [move for move in deal.legal_moves() if isinstance(move, Play)]
    said = [move for move in deal.legal_moves() if move not in plays]
    if said:
        return said[0]
    return max(plays, key=lambda play: _WORTH[deal.game.has_table](deal, play))


def _captured(deal: Any, play: Play) -> tuple[int, ...]:
    """Return a sweep, the settebello, denari, cards; of cards to lay the lowest is best."""
    assert isinstance(deal, CaptureDeal)
    if not play.mask:
        return (0, 0, 0, 0, -play.card.value)
    won = play.mask | MASKS[play.played]
    return (
        deal.ruling(play).scopa,
        won & SETTEBELLO_MASK != 0,
        (won & ALL_DENARI).bit_count(),
        won.bit_count(),
        0,
    )


def _won(deal: Any, play: Play) -> tuple[int, ...]:
    """Return the points of a trick that is won so far, by as cheap a card as can be."""
    assert isinstance(deal, TrickDeal)
    game, own = deal.game, deal.game.points(1 << play.played)
    wins = winner_after(deal, play) == deal.turn
    there = sum(game.points(1 << card.index) for card in deal.trick)
    return (wins and there > 0, there + own if wins and there else -own, -play.card.value)


def winner_after(deal: TrickDeal, play: Play) -> int:
    """Return the seat that wins the trick as far as it has come."""
    plays = [*(Play(card.index) for card in deal.trick), play]
    trump = deal.trump.index if deal.trump else -1
    return (deal.leader + deal.game.best(plays, trump)) % deal.game.seats


_WORTH = {True: _captured, False: _won}
