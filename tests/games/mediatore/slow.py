"""Mediatore read slowly: the bids, the monte, the cards called, given and laid aside, and pay."""

from itertools import combinations
from typing import Any

from tests.engine.slow_tricks import MEDIATORE_ORDER, PACK, THIRDS, VALUES, WithAuction, in_order

CONTRACTS = ["chiamo", "mediatore", "solo", "solissimo", "arcisolissimo"]


class Mediatore(WithAuction):
    seats = 4
    order = MEDIATORE_ORDER

    def lay_out(self, deck: list[str]) -> None:
        for _ in range(3):
            for seat in self.round_the_table():
                for _ in range(3):
                    self.hands[seat].append(deck.pop(0))
        self.monte = deck
        self.start_auction()
        self.said: list[str] = []
        self.giver: int | None = None

    def legal(self) -> list[str]:
        hand = in_order(self.hands[self.turn])
        if self.phase == "auction":
            level = -1 if self.bid is None else CONTRACTS.index(self.bid)
            return ["pass", *(f"bid {bid}" for bid in CONTRACTS[level + 1 :])]
        if self.phase == "call":
            values = VALUES if self.options["callable"] == "any" else ["3"]
            if self.options["callable"] == "by-bid" and self.bid == "mediatore":
                values = ["1", "2", "3"]
            return [f"call {card}" for card in PACK if card[:-1] in values]
        if self.phase == "exchange":
            if len(hand) == 10:
                return [f"give {card}" for card in hand]
            return ["discard " + " ".join(four) for four in combinations(hand, 4)]
        if self.phase == "over":
            return []
        if self.trick:
            return [card for card in hand if card[-1] == self.trick[0][-1]] or hand
        moves = []
        for card in hand:
            others = [other for other in hand if other[-1] == card[-1] and other != card]
            lies = not self.options["signal_truth"]
            moves += [card, f"{card} busso"]
            if not others or lies:
                moves.append(f"{card} volo")
            low = [other for other in others if other[:-1] in ["10", "9", "8", "7", "6", "5", "4"]]
            if (low or lies) and self.options["striscio"]:
                moves.append(f"{card} striscio")
        return moves

    def take_monte(self) -> None:
        self.hands[self.bidder] += self.monte
        self.monte = []
        self.phase = "exchange"

    def start_play(self) -> None:
        self.phase = "play"
        self.turn = self.bidder if self.options["bidder_leads"] else self.first

    def play(self, text: str) -> None:
        verb, *rest = text.split()
        if self.phase == "auction":
            self.said.append(verb)
            if verb == "bid":
                self.bid, self.bidder = rest[0], self.turn
            if self.bid and self.said[-3:] == ["pass"] * 3:
                self.turn, self.side = self.bidder, {self.bidder}
                if self.bid in ("chiamo", "mediatore"):
                    self.phase = "call"
                elif self.bid == "solo":
                    self.take_monte()
                else:
                    self.start_play()
            elif not self.bid and len(self.said) == 4:
                self.phase = "over"
            else:
                self.turn = (self.turn + 1) % 4
        elif self.phase == "call":
            for seat, hand in self.hands.items():
                if rest[0] in hand and seat != self.bidder:
                    if self.bid == "chiamo":
                        self.side.add(seat)
                    else:
                        self.giver = seat
            if self.giver is not None:
                self.hands[self.giver].remove(rest[0])
                self.hands[self.bidder].append(rest[0])
            self.take_monte()
        elif verb == "discard":
            for card in rest:
                self.hands[self.turn].remove(card)
            self.monte = rest
            if self.giver is None:
                self.start_play()
        elif verb == "give":
            self.hands[self.turn].remove(rest[0])
            assert self.giver is not None
            self.hands[self.giver].append(rest[0])
            self.start_play()
        else:
            self.play_card(text)
            if self.phase == "over":
                self.piles[self.turn] += self.monte

    def thirds(self) -> list[int]:
        points = [sum(THIRDS.get(card[:-1], 0) for card in self.piles[seat]) for seat in range(4)]
        if self.wins:
            points[self.turn] += 3
        return points

    def check_score(self, deal: Any) -> None:
        super().check_score(deal)
        assert list(deal.card_points) == self.thirds()

    def result(self) -> list[int]:
        if self.bid is None:
            return [0] * 4
        made = sum(self.thirds()[seat] for seat in self.side) >= 18
        capotto = set(self.wins) <= self.side or not set(self.wins) & self.side
        extra = 1 if capotto else 0
        if len(self.side) == 2:
            pay = [(7 if extra else 5) if seat == self.bidder else 5 if extra else 3
                   for seat in range(4)]  # fmt: skip
            pay = [p if seat in self.side else -4 - 2 * extra for seat, p in enumerate(pay)]
        else:
            each = dict(zip(CONTRACTS, (4, 8, 12, 16, 18), strict=True))[self.bid] + 2 * extra
            pay = [-each] * 4
            if self.giver is not None:
                pay[self.giver] += 2
            pay[self.bidder] = 0
            pay[self.bidder] = -sum(pay)
        return [p if made else -p for p in pay]


MODEL = Mediatore
