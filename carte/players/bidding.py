"""The heuristic for auctions: how strong a hand is, what to bid, call, discard and give back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import tanh

from carte.engine.auction.bidding import MONTE
from carte.engine.auction.game import GIVES, ContractGame
from carte.engine.cards import PACK, SUITS, Card, mask_of
from carte.engine.deal import Deal, View
from carte.engine.moves import Announcement, Discard, Move

__all__ = ["Strength", "best_agreement"]

# What a card is worth by its place in the order of strength, strongest first.
_IN_TRUMPS: Sequence[float] = (5.0, 4.5, 3.0, 2.5, 2.0, 1.5, 1.3, 1.2, 1.1, 1.0)
_OUTSIDE: Sequence[float] = (1.5, 1.0, 0.3, 0.2, 0.1, 0, 0, 0, 0, 0)
_WITHOUT_TRUMPS: Sequence[float] = (2.2, 1.8, 1.0, 0, 0, 0, 0, 0, 0, 0)
_KEPT: Sequence[float] = (1.5, 1.2, 1.0, 0.5, 0.3, 0.2, 0.1, 0.05, 0, 0)
"""The worth of a card that is not discarded."""
_IN_SEQUENCE = (0.0, 2.2, 0.8)
"""The extra worth of each of a suit's strongest cards, held together with all above it."""
_LONG_SUIT = 2.0
"""The worth of each card beyond the fourth of a suit, where there are no trumps."""
_ODDS = 0.25
"""How the odds of a contract grow with strength: by this much of their logarithm."""


def best_agreement(game: ContractGame, moment: Deal | View, hand: Sequence[Card]) -> Move:
    """Return a bid or pass, a card to call, some to discard, or one to give back.

    ``hand`` is that of the seat to act; besides it, only the legal moves are looked at.
    """
    sense, phase = Strength(game, hand), moment.phase
    if phase == "exchange":
        return sense.exchange()
    legal = moment.legal_moves()
    return sense.bid(legal) if phase == "auction" else sense.calls(legal)[0]


@lru_cache
def _worths(strength: tuple[int, ...], has_trumps: bool) -> tuple[tuple[float, ...], ...]:
    """Return, by trump suit and by card, what a card of a hand is worth."""
    return tuple(
        tuple(
            _values(has_trumps, card.suit.index == suit)[strength.index(card.value)]
            for card in PACK
        )
        for suit in range(len(SUITS))
    )


def _values(has_trumps: bool, is_trump: bool) -> Sequence[float]:
    if not has_trumps:
        return _WITHOUT_TRUMPS
    return _IN_TRUMPS if is_trump else _OUTSIDE


class Strength:
    """What a hand is good for."""

    def __init__(self, game: ContractGame, hand: Sequence[Card]) -> None:
        self._game = game
        self._hand = hand
        self._has_trumps = game.has_trumps
        self._order = {value: at for at, value in enumerate(game.STRENGTH)}
        self._numbers = [0] * len(SUITS)
        for card in hand:
            self._numbers[card.index % 4] += 1
        worths = _worths(game.STRENGTH, self._has_trumps)
        self._strengths = [sum([worth[card.index] for card in hand]) for worth in worths]
        if not self._has_trumps:
            more = _LONG_SUIT * sum([max(0, number - 4) for number in self._numbers])
            more += self._sequences()
            self._strengths = [strength + more for strength in self._strengths]
        self._best = max(range(len(SUITS)), key=self._liked)

    def _liked(self, suit: int) -> tuple[float, int]:
        return self._strengths[suit], self._numbers[suit]

    def _sequences(self) -> float:
        """Return the extra worth of cards that are held with all above them in their suit."""
        worth, hand = 0.0, mask_of(self._hand)
        for suit in range(len(SUITS)):
            for value, more in zip(self._game.STRENGTH, _IN_SEQUENCE, strict=False):
                if not hand >> 4 * (value - 1) + suit & 1:
                    break
                worth += more
        return worth

    @property
    def strength(self) -> float:
        """The worth of the hand with its best suit."""
        return self._strengths[self._best]

    def bid(self, legal: Sequence[Move]) -> Move:
        """Return the bid with the highest expected payment; where none pays, pass or throw in."""
        throws_in = legal[-1] == MONTE
        best, most = legal[-1 if throws_in else 0], 0.0
        for move in legal[1 : -1 if throws_in else None]:
            assert isinstance(move, Announcement)
            if (pays := self.expected(move.what)) > most and not self.holds(move.what):
                best, most = move, pays
        return best

    def expected(self, bid: str) -> float:
        """Return what a bid pays the declarer on average, if it is the last one."""
        ahead = self.strength - self._game.bid_strength[bid]
        return self._game.paid_for(bid) * tanh(_ODDS * ahead / 2)

    def misfit(self, call: Announcement, legal: Sequence[Move]) -> float:
        """Return by how much the hand is too weak for a bid, or too strong for a pass; else 0."""
        strength, needed = self.strength, self._game.bid_strength
        if call == MONTE:
            return 0.0
        if call.verb == "bid":
            return max(0.0, needed[call.what] - strength)
        higher = [
            move.what for move in legal[1:2] if isinstance(move, Announcement) and move != MONTE
        ]
        return max(0.0, strength - needed[higher[0]]) if higher else 0.0

    def holds(self, bid: str) -> bool:
        """Return whether the hand has the card that the bid would call, so would get no partner."""
        return self._game.called_by(bid, SUITS[self._best]) in self._hand

    def calls(self, legal: Sequence[Move]) -> list[Move]:
        """Return the calls, best first: a card not in the hand, strong, and of the best suit."""
        best = self._best

        def preference(move: Move) -> tuple[bool, bool, int, int]:
            assert isinstance(move, Announcement)
            card = Card(move.what)
            fits = card.suit.index == best
            own = card in self._hand
            if self._has_trumps:
                return fits, not own, -self._order[card.value], 0
            return not own, True, -self._order[card.value], self._numbers[card.suit.index]

        return sorted(legal, key=preference, reverse=True)

    def exchange(self) -> Move:
        """Return the discard of the weakest cards, or give back the weakest."""
        if number := self._game.to_discard(mask_of(self._hand)):
            return Discard(sorted(self.weakest(number)))
        return GIVES[self.weakest(1)[0]]

    def weakest(self, number: int) -> tuple[int, ...]:
        """Return the indices of the ``number`` cards that are worth least, the weakest first."""
        return tuple([card.index for card in sorted(self._hand, key=self._kept)[:number]])

    def _kept(self, card: Card) -> tuple[float, int]:
        long = 0.2 * self._numbers[card.suit.index]
        return _KEPT[self._order[card.value]] + long, -self._order[card.value]
