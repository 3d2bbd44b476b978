"""The trick games read slowly: plain texts and lists, straight from the rules, for comparison.

A model holds everything as texts ("7D"), follows a deal move by move, and says which moves are
legal and what everybody gets. It shares no code with the engine. The model of each game is in the
folder of its tests, ``tests/games/<game>/slow.py``; here is what all of them share.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

VALUES = [str(value) for value in range(1, 11)]
PACK = [value + suit for value in VALUES for suit in "DCSB"]
BRISCOLA_ORDER = ["1", "3", "10", "9", "8", "7", "6", "5", "4", "2"]
MEDIATORE_ORDER = ["3", "2", "1", "10", "9", "8", "7", "6", "5", "4"]
BRISCOLA_POINTS = {"1": 11, "3": 10, "10": 4, "9": 3, "8": 2}
THIRDS = {"1": 3, "3": 1, "2": 1, "10": 1, "9": 1, "8": 1}


def beats(card: str, other: str, trump: str | None, order: Sequence[str]) -> bool:
    """Whether a card played later beats one that is winning so far."""
    if card[-1] == other[-1]:
        return order.index(card[:-1]) < order.index(other[:-1])
    return card[-1] == trump


def winner(cards: Sequence[str], trump: str | None, order: Sequence[str]) -> int:
    """The place of the winning card."""
    best = 0
    for place in range(1, len(cards)):
        if beats(cards[place], cards[best], trump, order):
            best = place
    return best


def texts(some: Iterable[object]) -> list[str]:
    """Cards or moves as the slow rules write them."""
    return [str(one) for one in some]


def in_order(moves: Sequence[str]) -> list[str]:
    return sorted(moves, key=lambda text: PACK.index(text.split()[0]))


class Model(ABC):
    seats: int
    order: list[str]

    def __init__(self, deck: Sequence[str], dealer: int, options: Mapping[str, Any]) -> None:
        self.options = options
        self.first = (dealer + 1) % self.seats
        self.hands: dict[int, list[str]] = {seat: [] for seat in range(self.seats)}
        self.piles: dict[int, list[str]] = {side: [] for side in range(self.sides())}
        self.trick: list[str] = []
        self.trump: str | None = None
        self.wins: list[int] = []
        self.turn, self.phase = self.first, "play"
        self.lay_out(list(deck))

    @staticmethod
    def deck(_options: Mapping[str, Any]) -> list[str]:
        """The cards that are played with."""
        return PACK[:]

    @abstractmethod
    def lay_out(self, deck: list[str]) -> None:
        """Deal the hands from a deck."""

    @abstractmethod
    def result(self) -> list[int]:
        """What everybody gets."""

    def sides(self) -> int:
        return self.seats

    def round_the_table(self) -> list[int]:
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def play_card(self, text: str) -> None:
        card = text.split()[0]
        self.hands[self.turn].remove(card)
        self.trick.append(card)
        self.turn = (self.turn + 1) % self.seats
        if len(self.trick) == self.seats:
            self.turn = (self.turn + winner(self.trick, self.trump, self.order)) % self.seats
            self.piles[self.turn % self.sides()] += self.trick
            self.wins.append(self.turn)
            self.trick = []
            self.after_trick()
        if not any(self.hands.values()):
            self.phase = "over"

    def after_trick(self) -> None:
        """Draw, where there is a stock."""
        return

    def play(self, text: str) -> None:
        self.play_card(text)

    def legal(self) -> list[str]:
        return in_order(self.hands[self.turn]) if self.phase != "over" else []

    def check_moment(self, deal: Any) -> None:
        """Hold what this game alone has against a moment of a deal of the engine."""
        return

    def check_score(self, deal: Any) -> None:
        """Hold what everybody gets against a deal of the engine that is over: what is paid."""
        assert [score.total for score in deal.score()] == self.result()
        assert all({*score.items} <= {"payment"} for score in deal.score())
        assert sum(self.result()) == 0

    def counted(self, seat: int) -> int:
        return sum(BRISCOLA_POINTS.get(card[:-1], 0) for card in self.piles[seat])


class WithAuction(Model):
    bidder: int

    def start_auction(self) -> None:
        self.phase = "auction"
        self.bid: str | None = None
        self.side: set[int] = set()
