"""The trick games read slowly: plain texts and lists, straight from the rules, for comparison.

A model holds everything as texts ("7D"), follows a deal move by move, and says which moves are
legal and what everybody gets. It shares no code with the engine.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

VALUES = [str(value) for value in range(1, 11)]
PACK = [value + suit for value in VALUES for suit in "DCSB"]
BRISCOLA_ORDER = ["1", "3", "10", "9", "8", "7", "6", "5", "4", "2"]
MEDIATORE_ORDER = ["3", "2", "1", "10", "9", "8", "7", "6", "5", "4"]
BRISCOLA_POINTS = {"1": 11, "3": 10, "10": 4, "9": 3, "8": 2}
THIRDS = {"1": 3, "3": 1, "2": 1, "10": 1, "9": 1, "8": 1}
CONTRACTS = ["chiamo", "mediatore", "solo", "solissimo", "arcisolissimo"]


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

    def counted(self, seat: int) -> int:
        return sum(BRISCOLA_POINTS.get(card[:-1], 0) for card in self.piles[seat])


class Briscola(Model):
    order = BRISCOLA_ORDER

    def __init__(self, deck: Sequence[str], dealer: int, options: Mapping[str, Any]) -> None:
        self.seats = options["players"]
        super().__init__(deck, dealer, options)

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

    def seen_of_partners(self, seat: int) -> dict[int, list[str]]:
        """The cards of partners that a seat may look at."""
        if self.options["partner_view"] == "never" or self.stock or self.seats < 4:
            return {}
        return {
            other: hand
            for other, hand in self.hands.items()
            if other != seat and other % 2 == seat % 2
        }


def briscola_deck(options: Mapping[str, Any]) -> list[str]:
    """The cards that are played with."""
    if options["players"] == 3:
        return [card for card in PACK if card != options["removed"]]
    return [card for card in PACK if options["players"] < 6 or card[:-1] != "2"]


def briscola_match(winners: Sequence[int | None], wins: int) -> tuple[list[int], int | None]:
    """How many deals each has won, and who has won a match of several deals, read deal by deal."""
    won = [0, 0]
    for winner in winners:
        if winner is not None:
            won[winner] += 1
            if won[winner] == wins:
                return won, winner
    return won, None


class WithAuction(Model):
    bidder: int

    def start_auction(self) -> None:
        self.phase = "auction"
        self.bid: str | None = None
        self.side: set[int] = set()


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


def tressette_match(
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


MODELS: dict[str, type[Model]] = {
    "briscola": Briscola,
    "briscola-chiamata": BriscolaChiamata,
    "mediatore": Mediatore,
    "tressette": Tressette,
}
