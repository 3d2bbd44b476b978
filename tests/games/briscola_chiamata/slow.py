"""Briscola chiamata read slowly: the auction, the called card, the first trick in the dark, pay."""

from tests.engine.slow_tricks import BRISCOLA_ORDER, WithAuction, in_order, winner


class BriscolaChiamata(WithAuction):
    seats = 5
    order = BRISCOLA_ORDER

    def lay_out(self, deck: list[str]) -> None:
        for _ in range(2):
            for seat in self.round_the_table():
                for _ in range(4):
                    self.hands[seat].append(deck.pop(0))
        self.dealt = {seat: [*hand] for seat, hand in self.hands.items()}
        self.start_auction()
        self.passed: set[int] = set()
        self.spoken: set[int] = set()

    def nothing_is_higher(self) -> bool:
        return self.bid == "2" and not self.options["point_bids"]

    def legal(self) -> list[str]:
        if self.phase == "auction":
            points = [str(number) for number in range(62, 121) if self.options["point_bids"]]
            if self.bid is None:
                bids = [*BRISCOLA_ORDER, *(points if self.options["direct_points"] else [])]
            elif self.bid in BRISCOLA_ORDER:
                bids = BRISCOLA_ORDER[BRISCOLA_ORDER.index(self.bid) + 1 :]
                if self.bid == "2" or self.options["direct_points"]:
                    bids = bids + points
            else:
                bids = [number for number in points if int(number) > int(self.bid)]
            poor = ["monte"] if self.may_throw_in() else []
            return ["pass", *(f"bid {bid}" for bid in bids), *poor]
        if self.phase == "call":
            rank = self.bid if self.bid and self.bid in BRISCOLA_ORDER else "2"
            hand, may = self.dealt[self.turn], list[str]()
            for suit in "DCSB":
                may.append(rank + suit)
                if rank == "2" and "2" + suit in hand:
                    for value in ["4", "5", "6", "7", "8", "9", "10", "3", "1"]:
                        if value + suit not in hand:
                            may.append(value + suit)
                            break
            return [f"call {card}" for card in in_order(may)]
        return super().legal()

    def may_throw_in(self) -> bool:
        most = self.options["poor_hand"]
        points = {"1": 11, "3": 10, "10": 4, "9": 3, "8": 2}
        held = sum(points.get(card[:-1], 0) for card in self.hands[self.turn])
        return most != "off" and self.turn not in self.spoken and held <= most

    def play(self, text: str) -> None:
        if self.phase == "auction":
            self.spoken.add(self.turn)
            if text == "monte":
                self.bid, self.passed = None, {0, 1, 2, 3, 4}
            elif text == "pass":
                self.passed.add(self.turn)
            else:
                self.bid, self.bidder = text.split()[1], self.turn
            if len(self.passed) == 5:
                self.phase = "over"
            elif self.bid and (len(self.passed) == 4 or self.nothing_is_higher()):
                self.phase, self.turn = "call", self.bidder
                if self.options["dark_first_trick"]:
                    self.phase = "play"
                    self.turn = self.bidder if self.options["bidder_leads"] else self.first
            else:
                self.turn = (self.turn + 1) % 5
                while self.turn in self.passed:
                    self.turn = (self.turn + 1) % 5
        elif self.phase == "call":
            card = text.split()[1]
            self.trump = card[-1]
            self.side = {self.bidder}
            for seat, hand in self.hands.items():
                if card in hand:
                    self.side.add(seat)
            self.phase = "play"
            self.turn = self.bidder if self.options["bidder_leads"] else self.first
            if self.trick:
                self.side |= {seat for seat, own in self.dealt.items() if card in own}
                self.turn = (self.turn + winner(self.trick, self.trump, self.order)) % 5
                self.piles[self.turn] += self.trick
                self.wins.append(self.turn)
                self.trick = []
        elif self.options["dark_first_trick"] and not self.wins:
            card = text.split()[0]
            self.hands[self.turn].remove(card)
            self.trick.append(card)
            self.turn = (self.turn + 1) % 5
            if len(self.trick) == 5:
                self.phase, self.turn = "call", self.bidder
        else:
            self.play_card(text)

    def result(self) -> list[int]:
        if self.bid is None:
            return [0] * 5
        contract = int(self.bid) if int(self.bid) > 10 else 61
        won = sum(self.counted(seat) for seat in self.side)
        times = 1
        for bound in (71, 81, 91, 101):
            if contract >= bound:
                times += 1
        if self.options["slam_by"] == "tricks":
            ours, theirs = set(self.wins) <= self.side, not set(self.wins) & self.side
        else:
            ours, theirs = won == 120, won == 0
        if ours or (theirs and self.options["slam_defenders"]):
            times *= 2
        if won < contract:
            times = -times
        pay = []
        for seat in range(5):
            if seat == self.bidder:
                pay.append(4 if len(self.side) == 1 else 2)
            else:
                pay.append(1 if seat in self.side else -1)
        return [times * each for each in pay]


MODEL = BriscolaChiamata
