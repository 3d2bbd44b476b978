"""Why a card may take something or not, read slowly from the wording of the rules.

``Capture`` is a card with what it would take, and knows of each rule whether that breaks it;
``SENTENCES`` are all that a ruling of a capture game says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations
from random import Random
from typing import Any

import carte
from carte.engine.capture.deal import CaptureDeal
from carte.engine.cards import Card, mask_of
from carte.engine.moves import Move, Play
from tests.engine.reasons import CARD, Sentence, added, named


class Capture:
    """A move in a position of a capture game, as a slow reader has it."""

    def __init__(self, deal: CaptureDeal, move: Move) -> None:
        self.deal = deal
        self.move = move
        self.game: Any = deal.game
        self.hand = {*deal.hands[deal.turn]}
        self.table = {*deal.table}
        self.matta = getattr(deal, "matta", 7)
        self.options = self.game.options
        self.is_cirulla = self.game.slug == "cirulla"
        if isinstance(move, Play):
            self.card, self.taken = move.card, {*move.taken}
            self.value = self.worth(self.card)

    def worth(self, card: Card) -> int:
        return self.matta if card is carte.MATTA else card.value

    def sum(self, some: Any) -> int:
        return sum(map(self.worth, some))

    def values(self, some: Any) -> list[int]:
        return sorted(map(self.worth, some))

    @cached_property
    def equal(self) -> set[Card]:
        return {card for card in self.table if self.worth(card) == self.value}

    @cached_property
    def ways(self) -> list[set[Card]]:
        """All that the card may take."""
        plays = (move for move in self.deal.legal_moves() if isinstance(move, Play))
        return [{*play.taken} for play in plays if play.card == self.card and play.mask]

    @property
    def sums(self) -> tuple[int, ...]:
        """What the cards taken may add up to."""
        return (self.value, 15 - self.value) if self.is_cirulla else (self.value,)

    @property
    def takes_sums(self) -> bool:
        return bool(self.options.get("sums", True))

    @property
    def asso_may_sweep(self) -> bool:
        """Whether the card is an asso that may take the whole table."""
        if self.value != 1 or not self.table:
            return False
        if self.is_cirulla:
            able = self.card is not carte.MATTA or self.options["matta_ace_sweeps"]
            return able and not self.equal
        if self.game.slug != "asso-piglia-tutto":
            return False
        return not self.equal or self.options["ace_on_ace"] == "sweep"

    def splits(self, some: Sequence[Card]) -> Iterator[list[list[Card]]]:
        """Yield the ways to part cards into captures, by value alone."""
        if not some:
            yield []
            return
        first, *others = some
        for picked in range(2 ** len(others)):
            part = [first, *(card for i, card in enumerate(others) if picked >> i & 1)]
            if self.sum(part) in self.sums:
                rest = [card for card in others if card not in part]
                for more in self.splits(rest):
                    yield [part, *more]

    def parts(self) -> list[list[set[Card]]]:
        """Return every way to part what is taken into several captures."""
        found = self.splits(sorted(self.taken, key=lambda card: card.index))
        return [[*map(set, parts)] for parts in found]

    def decides(self, tail: str, legal: bool) -> bool:
        """Return whether a rule allows the move, or forbids it: without that rule it would not."""
        if not isinstance(self.move, Play) or self.move.signal:
            return True
        return bool(getattr(self, f"{'by' if legal else 'against'}_{tail.replace('-', '_')}")())

    # ------------------------------------------------------------------------ what forbids

    def against_in_hand(self) -> bool:
        return self.card not in self.hand

    def against_on_table(self) -> bool:
        return not self.taken <= self.table

    def against_vile(self) -> bool:
        return self.card.value == 1 and any(card.value != 1 for card in self.hand)

    def against_must_take(self) -> bool:
        return not self.taken and bool(self.ways)

    def against_equal(self) -> bool:
        return len(self.taken) == 1 and self.sum(self.taken) not in self.sums

    def against_sum(self) -> bool:
        return len(self.taken) > 1 and self.sum(self.taken) not in self.sums and self.takes_sums

    def against_one_equal(self) -> bool:
        return len(self.taken) > 1 and self.taken <= self.equal

    def against_equal_first(self) -> bool:
        """Without it the sum, or one of several, could be taken."""
        return bool(self.equal) and any(
            len(part) > 1 and not part & self.equal and self.sum(part) == self.value
            for parts in self.parts()
            for part in parts
        )

    def against_one_capture(self) -> bool:
        if not self.is_cirulla and self.taken & self.equal:
            return len(self.taken) > 1
        return any(len(parts) > 1 and all(p in self.ways for p in parts) for parts in self.parts())

    def against_fewest_cards(self) -> bool:
        fewest = min(map(len, self.ways))
        return any(len(part) > fewest for parts in self.parts() for part in parts)

    def against_no_sums(self) -> bool:
        return len(self.taken) > 1 and not self.takes_sums

    def against_whole_table(self) -> bool:
        return self.asso_may_sweep and self.taken != self.table

    def against_ace_sweep(self) -> bool:
        return self.asso_may_sweep and self.taken != self.table

    def against_ace_on_ace(self) -> bool:
        return self.value == 1 and bool(self.equal)

    def against_ace_full_take(self) -> bool:
        return self.value == 1 and self.sum(self.table) == 14 and self.taken != self.table

    def against_matta_ace(self) -> bool:
        return self.card is carte.MATTA and self.value == 1 and self.taken == self.table

    # ------------------------------------------------------------------------- what allows

    def by_lay(self) -> bool:
        return not self.taken and not self.ways

    def by_ace_on_empty(self) -> bool:
        return self.value == 1 and not self.table

    def by_equal(self) -> bool:
        return self.taken == self.equal

    def by_one_equal(self) -> bool:
        return len(self.taken) == 1 and self.taken < self.equal

    def by_sum(self) -> bool:
        is_sum = len(self.taken) > 1 and self.sum(self.taken) == self.value
        return is_sum and (self.is_cirulla or len(self.ways) == 1)

    def by_choice_of_sums(self) -> bool:
        return len(self.taken) > 1 and self.sum(self.taken) == self.value and len(self.ways) > 1

    def by_fifteen(self) -> bool:
        return self.sum(self.taken) + self.value == 15

    def by_ace_sweep(self) -> bool:
        return self.asso_may_sweep and self.taken == self.table

    def by_ace_on_ace(self) -> bool:
        return self.value == 1 and len(self.taken) == 1 and self.taken <= self.equal

    def by_sweep(self) -> bool:
        return self.taken == self.table

    def by_last_card(self) -> bool:
        return (
            self.taken == self.table and not self.deal.stock and sum(map(len, self.deal.hands)) == 1
        )

    def by_ace_no_scopa(self) -> bool:
        return self.card.value == 1 and self.taken == self.table

    # -------------------------------------------------------------------- what is told of it

    def is_card(self, card: Card) -> bool:
        return card == self.card

    def are_ways(self, ways: str) -> bool:
        """Whether these words name all that the card may take, and nothing else."""
        if ways == "the whole table":
            return self.ways == [self.table]
        singles = [way for way in self.ways if len(way) == 1]
        sums = {tuple(self.values(way)) for way in self.ways if len(way) > 1}
        rest = re.sub(CARD, "", ways)
        return [{card} for card in named(ways)] == singles and {*map(tuple, added(rest))} == sums

    def are_apart(self, sums: list[list[int]]) -> bool:
        """Whether no several of these sums can be taken as one."""
        together = (
            sorted(n for one in some for n in one)
            for size in range(2, len(sums) + 1)
            for some in combinations(sums, size)
        )
        return not any(one in map(self.values, self.ways) for one in together)


def _takes(at: Capture, card: Card, cards: list[Card], **more: Any) -> bool:
    fits = at.is_card(card) and {*cards} == at.taken
    return fits and more.get("sum", at.values(at.taken)) == at.values(at.taken)


def _granted(tails: Sequence[str], words: str, holds: Any) -> list[Sentence]:
    """Return a sentence about a capture, and those about a sweep that may follow it."""
    return [
        Sentence(tails, words, holds),
        Sentence(["sweep"], f"{words} The table is empty: scopa!", holds),
        Sentence(
            ["last-card"],
            f"{words} The table is empty, but the last card of the deal scores no scopa.",
            holds,
        ),
    ]


def _true_sum(
    at: Capture, sum: list[int], total: int, card: Card, number: int, **more: int
) -> bool:
    told = sum == at.values(at.taken) and total == at.sum(at.taken)
    return told and at.is_card(card) and number == at.value


SENTENCES = [
    Sentence(["in-hand"], "{cards} is not in your hand.", lambda at, cards: cards == [at.card]),
    Sentence(
        ["on-table"], "{cards} is not on the table.",
        lambda at, cards: {*cards} == at.taken - at.table and len(cards) == 1,
    ),
    Sentence(
        ["on-table"], "{cards} are not on the table.",
        lambda at, cards: {*cards} == at.taken - at.table and len(cards) > 1,
    ),
    Sentence(
        ["must-take"], "{card} can take {ways}, so you cannot just lay it.",
        lambda at, card, ways: at.is_card(card) and at.are_ways(ways),
    ),
    Sentence(
        ["one-equal"], "{card} takes only one {rank}; choose which.",
        lambda at, card, rank: at.is_card(card) and rank == at.value
        and not any(len(way) > 1 and way <= at.equal for way in at.ways),
    ),
    Sentence(
        ["one-capture"], "{card} takes an {rank} and nothing else: leave {rest}.",
        lambda at, card, rank, rest: at.is_card(card) and rank == at.value
        and {*rest} == at.taken - at.equal,
    ),
    Sentence(
        ["one-capture"], "{card} takes a {rank} and nothing else: leave {rest}.",
        lambda at, card, rank, rest: at.is_card(card) and rank == at.value
        and {*rest} == at.taken - at.equal,
    ),
    Sentence(
        ["equal"], "{other} is not worth {number}, so {card} cannot take it.",
        lambda at, other, number, card: {other} == at.taken and number == at.value
        and at.worth(other) != number and at.is_card(card),
    ),
    Sentence(
        ["one-capture"], "{sums} each make {number}, but {card} takes only one of them.",
        lambda at, sums, number, card: number == at.value and at.is_card(card)
        and all(sum(one) == number and one in map(at.values, at.ways) for one in sums)
        and sorted(n for one in sums for n in one) == at.values(at.taken) and len(sums) > 1,
    ),
    Sentence(["sum"], "{sum} makes {total}, but {card} takes {number}.", _true_sum),
    Sentence(
        ["equal-first"], "There is a {rank} on the table, so {card} must take that, not {sum}.",
        lambda at, rank, card, sum: at.is_card(card) and rank == at.value and bool(at.equal),
    ),
    Sentence(
        ["fewest-cards"], "Fewer cards make {number}: take {ways}, not {sum}.",
        lambda at, number, ways, sum: number == at.value and at.are_ways(ways)
        and sum not in map(at.values, at.ways),
    ),
    Sentence(
        ["whole-table", "ace-sweep"], "{card} takes the whole table, not just part of it.",
        lambda at, card: at.is_card(card) and at.ways == [at.table],
    ),
    Sentence(
        ["ace-on-ace"],
        "There is an asso on the table, so {card} takes one asso and nothing else.",
        lambda at, card: at.is_card(card) and at.ways == [{one} for one in sorted(
            at.equal, key=lambda card: card.index)],
    ),
    Sentence(
        ["no-sums"], "{sum} makes {total}, but there are no sums: {card} takes only a {rank}.",
        lambda at, sum, total, card, rank: sum == at.values(at.taken)
        and total == at.value == rank == at.sum(at.taken) and at.is_card(card),
    ),
    Sentence(
        ["no-sums"], "{card} takes a single card, a {rank}.",
        lambda at, card, rank: at.is_card(card) and rank == at.value,
    ),
    Sentence(
        ["vile"], "{card} cannot be the first card of the deal: play another.",
        lambda at, card: at.is_card(card) and not any(at.deal.piles),
    ),
    Sentence(
        ["ace-full-take"], "{card} makes 15 with the whole table, so it must take all of it.",
        lambda at, card: at.is_card(card) and at.sum(at.table) == 14 and at.ways == [at.table],
    ),
    Sentence(
        ["equal-first"],
        "There is a {rank} on the table, so {card} cannot take {sum}; fifteens are allowed.",
        lambda at, rank, card, sum: at.is_card(card) and rank == at.value and bool(at.equal),
    ),
    Sentence(
        ["matta-ace"], "{card} does not sweep the table.",
        lambda at, card: at.is_card(card) and at.table not in at.ways,
    ),
    Sentence(
        ["one-capture"], "{card} can take only one of these: {sums}.",
        lambda at, card, sums: at.is_card(card) and len(sums) > 1
        and all(one in map(at.values, at.ways) for one in sums)
        and sorted(n for one in sums for n in one) == at.values(at.taken) and at.are_apart(sums),
    ),
    Sentence(
        ["ace-on-ace"],
        "There is an asso on the table, so {card} takes one asso, or cards that make 15 with it.",
        lambda at, card: at.is_card(card) and at.value == 1 and bool(at.equal)
        and all(at.sum(way) in (1, 14) for way in at.ways),
    ),
    Sentence(
        ["ace-sweep"],
        "{card} takes the whole table, or cards that make 15 with it, not {cards}.",
        lambda at, card, cards: at.is_card(card) and {*cards} == at.taken and at.table in at.ways
        and all(way == at.table or at.sum(way) == 14 for way in at.ways),
    ),
    Sentence(
        ["equal"], "{other} is not worth {number}, and does not make 15 with {card}.",
        lambda at, other, number, card: {other} == at.taken and number == at.value
        and at.worth(other) not in at.sums and at.is_card(card)
        and all(at.sum(way) in at.sums for way in at.ways),
    ),
    Sentence(
        ["sum"], "{sum} makes {total}, but {card} takes {number}, or {lacks} to make 15.",
        lambda at, lacks, number, **told: _true_sum(at, number=number, **told)
        and lacks == 15 - number and all(at.sum(way) in at.sums for way in at.ways),
    ),
    Sentence(
        ["lay"], "{card} takes nothing and stays on the table.",
        lambda at, card: at.is_card(card),
    ),
    Sentence(
        ["lay", "ace-on-empty"], "{card} stays on the empty table.",
        lambda at, card: at.is_card(card) and not at.table,
    ),
    Sentence(
        ["ace-on-empty"], "{card} takes itself from the empty table.",
        lambda at, card: at.is_card(card) and not at.table,
    ),
    *_granted(["equal", "one-equal", "ace-on-ace"], "{card} takes {cards}.", _takes),
    *_granted(["sum", "choice-of-sums"], "{card} takes {sum}: {cards}.", _takes),
    *_granted(["ace-sweep"], "{card} takes the whole table: {cards}.", _takes),
    Sentence(
        ["ace-no-scopa"], "{card} takes the whole table: {cards}. That is not a scopa.", _takes
    ),
    *_granted(["fifteen"], "{card} makes 15 with {cards}, and takes it.", _takes),
    *_granted(["fifteen"], "{card} makes 15 with {sum}, and takes {cards}.", _takes),
]  # fmt: skip
"""All that a ruling of a capture game says of a card that is played."""


def positions(game: Any, rng: Random) -> Iterator[tuple[CaptureDeal, Move]]:
    """Yield positions without end, each with a card and what it would take."""
    pack = [*carte.PACK]
    while True:
        rng.shuffle(pack)
        hand, rest = pack[:3], pack[3:]
        if rng.random() < 0.6:
            rest.sort(key=lambda card: card.value + 6 * rng.random())
        if rng.random() < 0.5:
            hand[0] = rng.choice([card for card in pack if card.value == 1])
            rest = [card for card in rest if card.value > 1]
        facts: dict[str, Any] = {"hand": [*{*hand}], "table": rest[: rng.randint(0, 8)]}
        if rng.random() < 0.2:
            hands = [hand[:1] if seat == 1 else [] for seat in range(game.seats)]
            facts = {"hands": hands, "table": facts["table"]}
        deal = game.position(**facts | _with_matta(game, facts, rng))
        yield deal, Play(rest[-1].index, mask_of(facts["table"][:1]))
        for card in hand:
            for some in _tempting(card, facts["table"], rng):
                yield deal, Play(card.index, mask_of(some))
        yield from ((deal, move) for move in deal.legal_moves() if isinstance(move, Play))


def _with_matta(game: Any, facts: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Return facts by which the matta counts anything, where it lies open or has been declared."""
    if game.slug != "cirulla" or rng.random() < 0.3:
        return {}
    if carte.MATTA in facts["table"]:
        return {"matta": rng.randint(1, 10)}
    assi = [one for one in carte.PACK if one.value == 1 and one not in facts["table"]]
    if len(assi) < 2:
        return {}
    return {"hand": [carte.MATTA, *assi[:2]], "hands": None, "matta": 1, "declared": [1]}


def _tempting(card: Card, table: list[Card], rng: Random) -> Iterator[list[Card]]:
    """Yield cards of a table that one might think of taking: those that nearly fit, and a few."""
    yield [one for one in table if one.value == card.value]
    yield [one for one in table if rng.random() < 0.5]
    if rng.random() < 0.1:
        others = [one for one in carte.PACK if one not in table]
        yield [*table[:1], *others[: rng.randint(1, 2)]]
    for _try in range(12):
        some = [one for one in table if rng.random() < 0.6]
        if sum(one.value for one in some) % card.value == 0 or rng.random() < 0.1:
            yield some
