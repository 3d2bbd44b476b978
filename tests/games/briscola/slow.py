"""Briscola read slowly: draws, the exchange, what a partner sees, and matches of several deals."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.engine.slow_tricks import BRISCOLA_ORDER, PACK, Model, texts


class Briscola(Model):
    order = BRISCOLA_ORDER

    def __init__(self, deck: Sequence[str], dealer: int, options: Mapping[str, Any]) -> None:
        self.seats = options["players"]
        super().__init__(deck, dealer, options)

    @staticmethod
    def deck(options: Mapping[str, Any]) -> list[str]:
        """The cards that are played with."""
        if options["players"] == 3:
            return [card for card in PACK if card != options["removed"]]
        return [card for card in PACK if options["players"] < 6 or card[:-1] != "2"]

    def sides(self) -> int:
        return 3 if self.seats == 3 else 2

    def lay_out(self, deck: list[str]) -> None:
        for _ in range(3):
            for seat in self.round_the_table():
                self.hands[seat].append(deck.pop(0))
        self.trump = deck[0][-1]
        self.stock = [*deck[1:], deck[0]]

    def legal(self) -> list[str]:
        if self.options["exchange"] == "two" and not self.wins and self.phase != "over":
            two = f"2{self.trump}"
            if two in self.hands[self.turn]:
                return [f"exchange {two}", *super().legal()]
        return super().legal()

    def play(self, text: str) -> None:
        if text.startswith("exchange"):
            two = text.split()[1]
            self.hands[self.turn].remove(two)
            self.hands[self.turn].append(self.stock[-1])
            self.stock[-1] = two
        else:
            self.play_card(text)

    def after_trick(self) -> None:
        if self.stock:
            for step in range(self.seats):
                self.hands[(self.turn + step) % self.seats].append(self.stock.pop(0))

    def result(self) -> list[int]:
        return [self.counted(side) for side in range(self.sides())]

    def won(self) -> int | None:
        points = self.result()
        first = [side for side, one in enumerate(points) if one == max(points)]
        if len(first) > 1 and self.options["sixty"] == "last-trick":
            last = self.wins[-1] % self.sides()
            return last if last in first else None
        return first[0] if len(first) == 1 else None

    def check_moment(self, deal: Any) -> None:
        assert texts(deal.stock) == self.stock

    def check_score(self, deal: Any) -> None:
        assert [score.total for score in deal.score()] == self.result()
        assert all({*score.items} <= {"points"} for score in deal.score())
        assert sum(self.result()) == 120
        assert deal.game.won_by(deal.score()) == self.won()

    def seen_of_partners(self, seat: int) -> dict[int, list[str]]:
        """The cards of partners that a seat may look at."""
        if self.options["partner_view"] == "never" or self.stock or self.seats < 4:
            return {}
        return {
            other: hand
            for other, hand in self.hands.items()
            if other != seat and other % 2 == seat % 2
        }


def match(winners: Sequence[int | None], wins: int) -> tuple[list[int], int | None]:
    """How many deals each has won, and who has won a match of several deals, read deal by deal."""
    won = [0, 0]
    for winner in winners:
        if winner is not None:
            won[winner] += 1
            if won[winner] == wins:
                return won, winner
    return won, None


MODEL = Briscola
