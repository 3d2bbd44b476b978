"""The heuristic for auctions: how strong a hand is, what to bid, call, discard and give back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from carte.engine.auction.game import ContractGame
from carte.engine.cards import PACK, SUITS, Card
from carte.engine.deal import Deal, View
from carte.engine.moves import Announcement, Discard, Move
from carte.games.mediatore.deal import MONTE_SIZE
from carte.games.mediatore.game import GIVES

__all__ = ["Strength", "best_agreement"]

# What a card is worth by its place in the order of strength, strongest first.
_IN_TRUMPS: Sequence[float] = (5.0, 4.5, 3.0, 2.5, 2.0, 1.5, 1.3, 1.2, 1.1, 1.0)
_OUTSIDE: Sequence[float] = (1.5, 1.0, 0.3, 0.2, 0.1, 0, 0, 0, 0, 0)
_WITHOUT_TRUMPS: Sequence[float] = (1.5, 1.2, 1.0, 0.5, 0.3, 0.2, 0.1, 0.05, 0, 0)
_LONG_SUIT = 0.6
"""What each card beyond the fourth of a suit is worth, where there are no trumps."""
_NEEDED: Mapping[str, float] = {
    "chiamo": 5.0,
    "mediatore": 7.0,
    "solo": 8.5,
    "solissimo": 11.0,
    "arcisolissimo": 12.5,
}
_NEEDED_FOR_RANK, _MORE_A_RANK = 6.5, 0.6
_NEEDED_FOR_POINTS, _MORE_A_POINT = 15.0, 0.15


def best_agreement(moment: Deal | View, hand: Sequence[Card]) -> Move:
    """Return a bid or pass, a card to call, four to discard, or one to give back.

    ``hand`` is that of the seat to act; nothing else is looked at but what it may do.
    """
    game = moment.game
    assert isinstance(game, ContractGame)
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
            long = _LONG_SUIT * sum([max(0, number - 4) for number in self._numbers])
            self._strengths = [strength + long for strength in self._strengths]
        self._best = max(range(len(SUITS)), key=self._liked)

    def _liked(self, suit: int) -> tuple[float, int]:
        return self._strengths[suit], self._numbers[suit]

    def bid(self, legal: Sequence[Move]) -> Move:
        """Return the lowest bid that the hand carries, or a pass."""
        strength = self._strengths[self._best]
        for move in legal[1:]:
            assert isinstance(move, Announcement)
            if strength < self._needed(move.what):
                return legal[0]
            if not self._holds(move.what):
                return move
        return legal[0]

    def misfit(self, call: Announcement, legal: Sequence[Move]) -> float:
        """Return by how much the hand is too weak for a bid, or too strong for a pass; else 0."""
        strength = self._strengths[self._best]
        if call.verb == "bid":
            return max(0.0, self._needed(call.what) - strength)
        higher = [move.what for move in legal[1:2] if isinstance(move, Announcement)]
        return max(0.0, strength - self._needed(higher[0])) if higher else 0.0

    def _needed(self, bid: str) -> float:
        if bid in _NEEDED:
            return _NEEDED[bid]
        level = self._game.levels[bid]
        if level <= len(self._game.STRENGTH):
            return _NEEDED_FOR_RANK + _MORE_A_RANK * level
        return _NEEDED_FOR_POINTS + _MORE_A_POINT * (int(bid) - 61)

    def _holds(self, bid: str) -> bool:
        """Whether the card that the bid would call is one's own: there would be no partner."""
        if not self._has_trumps or self._game.levels[bid] > len(self._game.STRENGTH):
            return False
        return any(card.suit.index == self._best and str(card.value) == bid for card in self._hand)

    def calls(self, legal: Sequence[Move]) -> list[Move]:
        """Return the calls, best first: a card not one's own, strong, and of the best suit."""
        best = self._best

        def taste(move: Move) -> tuple[bool, bool, int, int]:
            assert isinstance(move, Announcement)
            card = Card(move.what)
            fits = card.suit.index == best
            own = card in self._hand
            if self._has_trumps:
                return fits, not own, -self._order[card.value], 0
            return not own, True, -self._order[card.value], self._numbers[card.suit.index]

        return sorted(legal, key=taste, reverse=True)

    def exchange(self) -> Move:
        """Return the discard of the four weakest cards, or give back the weakest."""
        if len(self._hand) > self._game.hand_size + 1:
            return Discard(sorted(self.weakest(MONTE_SIZE)))
        return GIVES[self.weakest(1)[0]]

    def weakest(self, number: int) -> tuple[int, ...]:
        """Return the indices of the ``number`` cards that are worth least, the weakest first."""
        return tuple([card.index for card in sorted(self._hand, key=self._kept)[:number]])

    def _kept(self, card: Card) -> tuple[float, int]:
        long = 0.2 * self._numbers[card.suit.index]
        return _WITHOUT_TRUMPS[self._order[card.value]] + long, -self._order[card.value]
