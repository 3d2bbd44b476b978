"""The encoding of the capture games: who acts, hands, table, piles, sweeps, and who took last.

The game says what may be taken, what sweeps, what the next round of hands is, and what a finished
deal scores.
"""

from __future__ import annotations

from copy import copy
from typing import Any

from carte.engine.capture.deal import CaptureDeal
from carte.engine.cards import MASKS
from carte.engine.moves import Play
from carte.players.solver.encoding import Encoding, State, Worth

__all__ = ["CaptureEncoding"]

_Round = tuple[int, tuple[int, ...], int]
"""The first seat to act in a round of hands, the hands, and the size of the stock then."""


class CaptureEncoding(Encoding):
    """How a deal of a capture game may go on when only cards are left to play."""

    def __init__(self, deal: CaptureDeal, worth: Worth) -> None:
        self._game = deal.game
        self._rules = deal.rules
        self._deal = copy(deal)
        self._deal._stock = ()
        self._worth = worth
        sides = [deal.game.side(seat) for seat in range(deal.game.seats)]
        self._sides = sides
        self.first = tuple([side == 0 for side in sides])
        self._taker = [sides.index(side) for side in sides]
        self._rounds = _rounds(deal)
        self._plays: dict[tuple[int, int], list[tuple[int, int]]] = {}
        self._ends: dict[State, float] = {}

    @classmethod
    def knows(cls, deal: Any) -> bool:
        """Return whether a deal goes on as this encoding has it."""
        return bool(deal.only_plays) and deal.game.sides == 2

    def state(self, deal: CaptureDeal) -> State:
        """Return who acts, the hands, the table, the piles, the sweeps, who took last, the stock.

        The first seat of a side stands for any of its seats that took last.
        """
        last = deal._last_capturer
        return (
            deal._turn,
            deal._hands,
            deal._table,
            deal._piles,
            deal._scope,
            last if last is None else self._taker[last],
            len(deal._stock),
        )

    def after(self, state: State) -> list[tuple[float, State]]:
        """Return the state after each play: captures first, the largest first."""
        turn, hands, table, piles, scope, last, stock = state
        hand = hands[turn]
        if not hand:
            return []
        game, side, taker, many = self._game, self._sides[turn], self._taker[turn], len(hands)
        found: list[tuple[float, State]] = []
        for card, taken in self._plays_of(hand, table):
            left, won, swept, took = table | MASKS[card], piles, scope, last
            held = (*hands[:turn], hand ^ MASKS[card], *hands[turn + 1 :])
            after, going, rest = turn + 1 if turn + 1 < many else 0, any(held), stock
            if taken or (not table and game.takes_itself(card)):
                left, took = table ^ taken, taker
                won = _with(piles, side, piles[side] | taken | MASKS[card])
                if taken and not left:
                    number = game.scope_for(card, taken, not going and not stock)
                    swept = _with(scope, side, scope[side] + number)
            if going:
                while not held[after]:
                    after = after + 1 if after + 1 < many else 0
            elif stock:
                after, held, rest = self._rounds[stock]
            found.append((0.0, (after, held, left, won, swept, took, rest)))
        return found

    def _plays_of(self, hand: int, table: int) -> list[tuple[int, int]]:
        """Return the plays of a hand as card and cards taken, those that take most first."""
        plays = self._plays.get((hand, table))
        if plays is None:
            legal = [play for play in self._rules.plays(hand, table) if isinstance(play, Play)]
            plays = [(play.played, play.mask) for play in legal]
            plays.sort(key=_taken, reverse=True)
            self._plays[hand, table] = plays
        return plays

    def end(self, state: State) -> float:
        """Return what the piles and sweeps are worth, once the last cards are where they go."""
        key = state[2:6]
        if key not in self._ends:
            deal = self._deal
            deal._hands = (0,) * len(self.first)
            deal._table, deal._piles, deal._scope, deal._last_capturer = key
            deal._settle()
            self._ends[key] = self._worth(deal.score())
        return self._ends[key]

    def margin(self, worth: float, seat: int) -> float:
        """Return what the first side wins, or with the opposite sign the other one."""
        return worth if self.first[seat] else -worth


def _with(sums: tuple[int, ...], side: int, sum_: int) -> tuple[int, ...]:
    """Return what two sides have, with something new for one of them."""
    return (sums[0], sum_) if side else (sum_, sums[1])


def _taken(play: tuple[int, int]) -> int:
    return play[1].bit_count()


def _rounds(deal: CaptureDeal) -> dict[int, _Round]:
    """Return the rounds of hands that are still to come, by the size of the stock before each."""
    rounds: dict[int, _Round] = {}
    coming = copy(deal)
    while coming._stock:
        before = len(coming._stock)
        coming._hands = (0,) * len(deal._hands)
        coming._settle()
        rounds[before] = coming._turn, coming._hands, len(coming._stock)
    return rounds
