"""The capture games played the slow way, move by move, from the wording of the rules.

Nothing of the engine is used; a test plays both side by side and compares everything.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from tests.engine.slow_rules import denari, primiera, scopa, subsets, value

MATTA = "7C"
COURTS = {"10": (10, 10, 10), "10-9-8": (10, 9, 8)}
"""What re, cavallo and fante count in the primiera."""


class Slow(ABC):
    """A deal under way; ``rules`` are the house rules as ``carte.game`` takes them."""

    def __init__(self, deck: Iterable[str], dealer: int, rules: Mapping[str, Any]) -> None:
        self.rules, self.dealer = rules, dealer
        self.last: int | None = None
        self.turn = (dealer + 1) % self.seats(rules)
        self.sides = 3 if self.seats(rules) == 3 else 2
        self.piles: list[list[str]] = [[] for _ in range(self.sides)]
        self.scope = [0] * self.sides
        self.extra: list[dict[str, int]] = [{} for _ in range(self.sides)]
        self.matta = 7
        self.declared: set[int] = set()
        self.played: set[int] = set()
        self.table: list[str] = []
        self.stock: list[str] = []
        self.hands: dict[int, list[str]] = {seat: [] for seat in range(self.seats(rules))}
        self.deal(list(deck))

    @abstractmethod
    def seats(self, rules: Mapping[str, Any]) -> int:
        """How many play."""

    @abstractmethod
    def deal(self, deck: list[str]) -> None:
        """Deal the first hands and the table."""

    @abstractmethod
    def misdeal(self) -> bool:
        """Whether the first table must be dealt again."""

    @abstractmethod
    def ways(self, card: str) -> list[tuple[str, ...]]:
        """Every set that a card may take."""

    @abstractmethod
    def runs(self, pile: Sequence[str]) -> dict[str, int]:
        """What runs of denari score."""

    def order(self) -> list[int]:
        return [(self.dealer + 1 + place) % len(self.hands) for place in range(len(self.hands))]

    def over(self) -> bool:
        return not any(self.hands.values())

    def values(self, some: Sequence[str]) -> list[int]:
        return [self.matta if card == MATTA else value(card) for card in some]

    def legal(self) -> list[str]:
        """All legal moves, as text, in any order."""
        moves = self.declarations()
        for card in self.playable():
            ways = self.ways(card)
            moves += [f"{card} x {' '.join(sorted(way, key=place))}" for way in ways] or [card]
            moves += [card] if ways and self.may_lie(card) else []
        return moves

    def declarations(self) -> list[str]:
        return []

    def playable(self) -> list[str]:
        """The cards in hand that may be played at all."""
        return self.hands[self.turn]

    def play(self, text: str) -> None:
        card, *rest = text.replace(" x", "").split()
        seat, side = self.turn, self.turn % self.sides
        self.hands[seat].remove(card)
        self.played.add(seat)
        if rest or self.takes_itself(card):
            self.table = [other for other in self.table if other not in rest]
            self.piles[side] += [card, *rest]
            self.last = seat
            if MATTA in (card, *rest):
                self.matta = 7
            if rest and not self.table and self.is_scopa(card, rest):
                self.scope[side] += 1
        else:
            self.table.append(card)
        self.turn = (self.turn + 1) % len(self.hands)
        if self.over() and self.stock:
            self.refill()
        if self.over() and self.table:
            assert self.last is not None
            seat = self.dealer if self.rules["leftovers"] == "dealer" else self.last
            self.piles[seat % self.sides] += self.table
            self.table, self.matta = [], 7

    def takes_itself(self, card: str) -> bool:
        """Whether a card that takes nothing goes to the pile all the same."""
        return False

    def may_lie(self, card: str) -> bool:
        """Whether a card that can take may stay on the table."""
        return False

    def is_scopa(self, card: str, taken: Sequence[str]) -> bool:
        """Whether a capture that has emptied the table scores."""
        last_card = not self.stock and self.over()
        return not last_card or bool(self.rules.get("last_card_sweep"))

    def refill(self) -> None:
        self.played, self.declared = set(), set()
        for _ in range(3):
            for seat in self.order():
                self.hands[seat].append(self.stock.pop(0))

    def score(self) -> list[dict[str, int]]:
        """The items of both sides, zeros left out."""
        items = [dict(extra) for extra in self.extra]
        measures: dict[str, Callable[[list[str]], Any]] = {
            "carte": len,
            "denari": denari,
            "settebello": lambda pile: "7D" in pile,
            "primiera": self.primiera,
        }
        for item, measure in measures.items():
            worth = [measure(pile) for pile in self.piles]
            for side, mine in enumerate(worth):
                others = [*worth[:side], *worth[side + 1 :]]
                if all(mine > other for other in others):
                    items[side][item] = 1
        for side in range(self.sides):
            items[side]["scopa"] = self.scope[side]
            items[side] |= self.runs(self.piles[side])
            items[side] = {item: points for item, points in items[side].items() if points}
        return items

    def primiera(self, pile: list[str]) -> Any:
        """What a pile is worth for the primiera, to compare with the other."""
        if self.rules.get("primiera") == "sevens":
            return [sum(value(card) == rank for card in pile) for rank in (7, 6, 1, 5, 4, 3, 2)]
        courts = dict(zip((10, 9, 8), COURTS[self.rules.get("primiera_courts", "10")], strict=True))
        if self.rules["primiera_missing_suit"] == "zero":
            return by_suits(pile, courts)
        return primiera(pile, courts)

    def deal_three(self, deck: list[str]) -> None:
        """Three cards each, one at a time, then four to the table; the rest is the stock."""
        self.stock = deck
        self.refill()
        self.table, self.stock = self.stock[:4], self.stock[4:]

    def deal_nine(self, deck: list[str]) -> None:
        """Three cards each and two to the table, twice; then three cards each."""
        for to_table in (2, 2, 0):
            for seat in self.order():
                self.hands[seat] += [deck.pop(0) for _ in range(3)]
            self.table += [deck.pop(0) for _ in range(to_table)]

    def deal_ten(self, deck: list[str]) -> None:
        """Five cards each, twice."""
        for _ in range(2):
            for seat in self.order():
                self.hands[seat] += [deck.pop(0) for _ in range(5)]

    def deal_hands_of(self, size: int, deck: list[str]) -> None:
        {3: self.deal_three, 9: self.deal_nine, 10: self.deal_ten}[size](deck)


class Scopa(Slow):
    def seats(self, rules: Mapping[str, Any]) -> int:
        return int(rules["players"])

    def deal(self, deck: list[str]) -> None:
        self.deal_three(deck)

    def misdeal(self) -> bool:
        values = self.values(self.table)
        if self.rules["low_table_redeal"] and values and sum(values) <= 10:
            return True
        return bool(self.rules["kings_redeal"]) and values.count(10) >= 3

    def ways(self, card: str) -> list[tuple[str, ...]]:
        if self.rules["equal_binds"]:
            equal, ways = [], scopa(card, self.table)
        else:
            others = [other for other in self.table if value(other) != value(card)]
            ways = scopa(card, others)
            equal = [(other,) for other in self.table if other not in others]
        least = min(map(len, ways), default=0)
        fewest = [way for way in ways if len(way) == least or not self.rules["fewest_cards"]]
        return fewest + equal

    def runs(self, pile: Sequence[str]) -> dict[str, int]:
        run = 0
        while f"{run + 1}D" in pile:
            run += 1
        napola = run if run >= 3 and self.rules["napola"] else 0
        return {"napola": napola, "re-bello": int("10D" in pile and self.rules["re_bello"])}


class Scopone(Scopa):
    def seats(self, rules: Mapping[str, Any]) -> int:
        return 4

    def deal(self, deck: list[str]) -> None:
        self.deal_hands_of(self.rules["hand_size"], deck)

    def score(self) -> list[dict[str, int]]:
        items = super().score()
        if self.rules["scoring"] == "forty-one":
            for side, pile in zip(items, self.piles, strict=True):
                if points := denari(pile) + side.pop("denari", 0):
                    side["denari"] = points
        return items


class Cirulla(Slow):
    def seats(self, rules: Mapping[str, Any]) -> int:
        return int(rules["players"])

    def deal(self, deck: list[str]) -> None:
        self.deal_three(deck)
        if not self.misdeal() and (points := self.for_the_dealer()):
            self.extra[self.dealer % self.sides]["table"] = points
            self.piles[self.dealer % self.sides], self.table = self.table, []
            self.last = self.dealer

    def misdeal(self) -> bool:
        return sum(value(card) == 1 for card in self.table) >= 2

    def for_the_dealer(self) -> int:
        return first_table(self.table, self.rules["table_nine"])

    def ways(self, card: str) -> list[tuple[str, ...]]:
        table, (worth,) = self.table, self.values([card])
        equal: list[tuple[str, ...]] = [
            (other,) for other in table if self.values([other]) == [worth]
        ]
        summed = [some for some in subsets(table, 2) if sum(self.values(some)) == worth]
        fifteen = [some for some in subsets(table, 1) if sum(self.values(some)) == 15 - worth]
        if equal and self.rules["equal_before_sum"]:
            summed = []
        ways = [*equal, *summed, *fifteen]
        if worth == 1 and table:
            everything = tuple(table)
            if not equal and (card != MATTA or self.rules["matta_ace_sweeps"]):
                if self.rules["ace_sweep_forced"]:
                    return [everything]
                return [way for way in ways if set(way) != set(table)] + [everything]
            if equal and self.rules["ace_full_take"] and any(len(w) == len(table) for w in ways):
                return [everything]
        return ways

    def declarations(self) -> list[str]:
        hand = self.hands[self.turn]
        if self.turn in self.played or self.turn in self.declared:
            return []
        if MATTA not in hand:
            return ["declare"] if declared(hand, None, self.rules) else []
        return [f"declare 7C={n}" for n in range(1, 11) if declared(hand, n, self.rules)]

    def play(self, text: str) -> None:
        if not text.startswith("declare"):
            super().play(text)
            return
        named = int(text.split("=")[1]) if "=" in text else None
        extra = self.extra[self.turn % self.sides]
        for item, points in declared(self.hands[self.turn], named, self.rules).items():
            extra[item] = extra.get(item, 0) + points
        self.declared.add(self.turn)
        self.matta = named or self.matta

    def runs(self, pile: Sequence[str]) -> dict[str, int]:
        run = 0
        while f"{run + 1}D" in pile:
            run += 1
        grande = 5 if {"8D", "9D", "10D"} <= set(pile) else 0
        piccola = min(run, self.rules["piccola_max"]) if run >= 3 else 0
        number = self.rules["cappotto"]
        cappotto = number if run == 10 and isinstance(number, int) else 0
        return {"grande": grande, "piccola": piccola, "cappotto": cappotto}


class Asso(Slow):
    def seats(self, rules: Mapping[str, Any]) -> int:
        return int(rules["players"])

    def deal(self, deck: list[str]) -> None:
        self.deal_hands_of(self.rules["hand_size"], deck)
        self.begun = False

    def play(self, text: str) -> None:
        super().play(text)
        self.begun = True

    def playable(self) -> list[str]:
        hand = self.hands[self.turn]
        others = [card for card in hand if value(card) > 1]
        return others if self.rules["vile"] and not self.begun and others else hand

    def misdeal(self) -> bool:
        return bool(self.rules["kings_redeal"]) and self.values(self.table).count(10) >= 3

    def may_lie(self, card: str) -> bool:
        return value(card) == 1 and not self.rules["ace_must_take"]

    def ways(self, card: str) -> list[tuple[str, ...]]:
        table = self.table
        if value(card) == 1 and table:
            asso_there = any(value(other) == 1 for other in table)
            if not asso_there or self.rules["ace_on_ace"] == "sweep":
                return [tuple(table)]
        if self.rules["sums"]:
            return scopa(card, table)
        return [(other,) for other in table if value(other) == value(card)]

    def takes_itself(self, card: str) -> bool:
        rule = self.rules["ace_on_empty"]
        return value(card) == 1 and not self.table and rule == "takes-itself"

    def is_scopa(self, card: str, taken: Sequence[str]) -> bool:
        if value(card) == 1 and not self.rules["ace_sweep_scores"] and len(taken) > 1:
            return False
        if value(card) == 1 and not self.rules["ace_sweep_scores"] and value(taken[0]) > 1:
            return False
        return self.rules["scoring"] == "scopa" and super().is_scopa(card, taken)

    def score(self) -> list[dict[str, int]]:
        if self.rules["scoring"] == "scopa":
            return super().score()
        return [{"cards": len(pile)} if pile else {} for pile in self.piles]

    def runs(self, pile: Sequence[str]) -> dict[str, int]:
        run = 0
        while f"{run + 1}D" in pile:
            run += 1
        return {"napola": run if run >= 3 and self.rules["napola"] else 0}


def declared(hand: Sequence[str], named: int | None, rules: Mapping[str, Any]) -> dict[str, int]:
    """What a declaration of three cards scores; nothing where it would be untrue."""
    values = [named if card == MATTA and named else value(card) for card in hand]
    items: dict[str, int] = {}
    if values[0] == values[1] == values[2]:
        items["decino"] = 10
    may_be = MATTA not in hand or rules["matta_barsega"] or named == 7
    if sum(values) <= 9 and may_be and (not items or rules["declare_both"]):
        items["barsega"] = 3
    return items


def first_table(table: Sequence[str], nine: bool) -> int:
    """The dealer's points for a first table, tried out with every value of the matta."""
    rest = sum(value(card) for card in table if card != MATTA)
    sums = [rest + n for n in range(1, 11)] if MATTA in table else [rest]
    if nine and any(sum_ <= 9 for sum_ in sums):
        return 3
    return 1 if 15 in sums else 2 if 30 in sums else 0


def by_suits(pile: Sequence[str], courts: Mapping[int, int]) -> int:
    """The primiera where a missing suit counts nothing."""
    missing = [f"10{suit}" for suit in "DCSB" if not any(card[-1] == suit for card in pile)]
    return primiera([*pile, *missing], courts) - 10 * len(missing)


def place(card: str) -> tuple[int, ...]:
    """The place of a card in canonical order."""
    return value(card), "DCSB".index(card[-1])


def count_up(before: Sequence[int], items: Sequence[Mapping[str, int]], target: int) -> int | None:
    """Who wins a tie at the target by Cirulla's count: a side, or None for another deal."""
    steps = [
        ["carte"], ["denari"], ["settebello"], ["primiera"],
        ["scopa", "table", "barsega", "decino"], ["grande", "piccola"],
    ]  # fmt: skip
    ends = [n + sum(side.values()) for n, side in zip(before, items, strict=True)]
    tied = [side for side, end in enumerate(ends) if end == max(ends)]
    totals = list(before)
    there = [side for side in tied if totals[side] >= target]
    for step in steps:
        if there:
            break
        for side in tied:
            totals[side] += sum(items[side].get(item, 0) for item in step)
        there = [side for side in tied if totals[side] >= target]
    return there[0] if len(there) == 1 else None


MODELS: dict[str, type[Slow]] = {
    "scopa": Scopa,
    "scopone": Scopone,
    "cirulla": Cirulla,
    "asso-piglia-tutto": Asso,
}
