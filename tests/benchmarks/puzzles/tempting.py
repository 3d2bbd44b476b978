"""What tempts at a position: the move of a regular, and that of who sees this turn alone."""

from typing import Any

from carte.engine.capture.deal import CaptureDeal
from carte.engine.capture.prizes import ALL_DENARI
from carte.engine.cards import MASKS, SETTEBELLO
from carte.engine.deal import Deal
from carte.engine.moves import Move, Play
from carte.engine.tricks.deal import TrickDeal
from carte.players import Regular, informed

SETTEBELLO_MASK = MASKS[SETTEBELLO.index]


def tempting(deal: Deal) -> tuple[Move, ...]:
    """Return the moves that a regular and a greedy player make, best players first."""
    regular = informed(Regular(), deal, deal.turn).choose(deal.view(deal.turn))
    return (regular, greedy(deal))


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
