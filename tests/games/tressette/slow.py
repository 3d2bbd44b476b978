"""Tressette read slowly: signals, what is declared, the draw of two players, thirds, matches."""

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from typing import Any

from tests.engine.slow_tricks import MEDIATORE_ORDER, PACK, THIRDS, Model, in_order, texts


class Tressette(Model):
    """Tressette: ten cards each, what is declared in the first trick or after a draw, thirds."""

    order = MEDIATORE_ORDER

    def __init__(self, deck: Sequence[str], dealer: int, options: Mapping[str, Any]) -> None:
        self.seats = options["players"]
        self.accusi: list[tuple[int, list[str], int]] = []
        self.in_this_turn: list[list[str]] = []
        self.just_drawn: dict[int, str] = {}
        self.shown: dict[int, list[str]] = {seat: [] for seat in range(self.seats)}
        super().__init__(deck, dealer, options)

    def sides(self) -> int:
        return 2

    def lay_out(self, deck: list[str]) -> None:
        for _ in range(2):
            for seat in self.round_the_table():
                for _ in range(5):
                    self.hands[seat].append(deck.pop(0))
        self.stock = deck

    def accusi_in_hand(self) -> list[list[str]]:
        """Every accuso of a hand, whenever it may be declared."""
        hand, found = self.hands[self.turn], list[list[str]]()
        for suit in "DCSB":
            found.append(["1" + suit, "2" + suit, "3" + suit])
        for value in "123":
            for number in (3, 4):
                for suits in combinations("DCSB", number):
                    found.append([value + suit for suit in suits])
        return [accuso for accuso in found if all(card in hand for card in accuso)]

    def may_declare(self, accuso: list[str]) -> bool:
        if not self.options["accusi"] or self.options["to_lose"]:
            return False
        if self.wins and self.just_drawn.get(self.turn) not in accuso:
            return False
        for before in self.in_this_turn:
            same_rank = before[0][:-1] == before[1][:-1] == accuso[0][:-1] == accuso[1][:-1]
            if before == accuso or same_rank:
                return False
        return True

    def legal(self) -> list[str]:
        if self.phase == "over":
            return []
        declared = [accuso for accuso in self.accusi_in_hand() if self.may_declare(accuso)]
        declared.sort(key=lambda accuso: [-len(accuso), *map(PACK.index, accuso)])
        return ["declare " + " ".join(accuso) for accuso in declared] + self.cards_to_play()

    def cards_to_play(self) -> list[str]:
        hand = in_order(self.hands[self.turn])
        if self.trick:
            return [card for card in hand if card[-1] == self.trick[0][-1]] or hand
        if self.seats == 2:
            return hand
        moves = []
        for card in hand:
            others = [other for other in hand if other[-1] == card[-1] and other != card]
            high = [other for other in others if other[:-1] in ("1", "2", "3")]
            lies = not self.options["signal_truth"]
            moves += [card, f"{card} busso"]
            if not others or lies:
                moves.append(f"{card} volo")
            if ((others and not high) or lies) and self.options["striscio"]:
                moves.append(f"{card} striscio")
        return moves

    def play(self, text: str) -> None:
        if text.startswith("declare"):
            cards = text.split()[1:]
            self.accusi.append((self.turn, cards, len(cards)))
            self.in_this_turn.append(cards)
            self.shown[self.turn] += cards
        else:
            self.in_this_turn = []
            self.play_card(text)

    def after_trick(self) -> None:
        self.just_drawn = {}
        for seat in (self.turn, 1 - self.turn):
            if self.stock:
                self.just_drawn[seat] = self.stock.pop(0)
                self.hands[seat].append(self.just_drawn[seat])
                self.shown[seat].append(self.just_drawn[seat])

    def known(self, seat: int) -> list[str]:
        """The cards of another hand that everybody knows."""
        return [card for card in self.hands[seat] if card in self.shown[seat]]

    def check_moment(self, deal: Any) -> None:
        assert texts(deal.stock) == self.stock
        accusi = [(seat, texts(some), points) for seat, some, points in deal.accusi]
        assert accusi == self.accusi
        for seat, other in permutations(range(self.seats), 2):
            assert {*texts(deal.view(seat).hands[other])} == {*self.known(other)}

    def check_score(self, deal: Any) -> None:
        assert [score.items for score in deal.score()] == self.items()
        assert list(deal.card_points) == self.thirds()
        assert sum(self.thirds()) == 35

    def thirds(self) -> list[int]:
        won = [sum(THIRDS.get(card[:-1], 0) for card in self.piles[side]) for side in (0, 1)]
        if self.phase == "over":
            won[self.wins[-1] % 2] += 3
        return won

    def items(self) -> list[dict[str, int]]:
        """What each side scores, by item."""
        points = [thirds // 3 for thirds in self.thirds()]
        if self.options["to_lose"] and 11 in points:
            points.reverse()
        found = []
        for side in (0, 1):
            accused = sum(number for seat, _, number in self.accusi if seat % 2 == side)
            if self.options["cappotto"] and not points[side]:
                accused = 0
            items = {"points": points[side], "accusi": accused}
            found.append({name: number for name, number in items.items() if number})
        return found

    def result(self) -> list[int]:
        return [sum(items.values()) for items in self.items()]


def match(
    scores: Sequence[Sequence[int]], target: int, to_lose: bool
) -> tuple[list[int], int | None]:
    """The totals after deals with such scores, and who has won, read deal by deal."""
    totals = [0, 0]
    for first, second in scores:
        totals = [totals[0] + first, totals[1] + second]
        if max(totals) >= target and totals[0] != totals[1]:
            ahead = totals.index(max(totals))
            return totals, 1 - ahead if to_lose else ahead
    return totals, None


MODEL = Tressette
