"""The numbers that a text tells of cards, players and sides, held against what a table deals."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from carte.engine.capture.game import PACKETS
from carte.engine.cards import SUITS
from carte.engine.game import Game
from carte.engine.tricks.game import TrickGame

_TO_TEN = "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"
NUMBERS = {word: place for place, word in enumerate(_TO_TEN, 1)}
NUMBERS |= {"twenty": 20, "thirty": 30, "forty": 40}
_N = rf"({'|'.join(NUMBERS)}|\d+)"

_CARDS = re.compile(rf"\b{_N} (?:more |table )?cards\b", re.IGNORECASE)
_EACH = re.compile(rf"\b{_N} (?:cards|points) each\b", re.IGNORECASE)
_EVEN = re.compile(rf"\b{_N} (?:cards |points )?to {_N}\b", re.IGNORECASE)
_PLAY = re.compile(rf"(?:^|\. ){_N} play\b", re.IGNORECASE)
_ALL = re.compile(rf"\b(?:by|or) all {_N}\b", re.IGNORECASE)
_BOTH = re.compile(r"\bboth (?:sides|teams|players)\b", re.IGNORECASE)
_PAIRS = re.compile(r"^(?!.*\b(?:of|with) four\b).*?\b(pairs?)\b", re.IGNORECASE)

_A_SLIP = 2
"""So many cards at most are those of a slip, or of one play: they were not dealt together."""

_DENARI = 10


def number(text: str) -> int:
    return NUMBERS.get(text.lower()) or int(text)


@cache
def dealt(table: Any) -> frozenset[int]:
    """How many cards a table deals: to each player, at a time and in all, and beside them."""
    deal = table.deal(seed=1)
    packets = {size for lot in PACKETS.get(table.hand_size, ()) for size in lot}
    lying = {len(deal.table)} if table.has_table else {table.pack.bit_count() % table.seats}
    return frozenset({*map(len, deal.hands), table.pack.bit_count(), *packets, *lying})


def cards_in(text: str) -> Iterator[int]:
    """The numbers of cards that a text tells as dealt: not those that were won, or of a slip."""
    found = (number(one[1]) for one in _CARDS.finditer(_EACH.sub("", _EVEN.sub("", text))))
    return (one for one in found if one > _A_SLIP)


def wrong_numbers(text: str, table: Game) -> Iterator[str]:
    """What a text tells that does not hold where so many play: of cards, of players, of sides."""
    yield from (f"{one} cards" for one in cards_in(text) if one not in dealt(table))
    yield from wrong_shares(text, table)


def shared_out(table: Game) -> set[int]:
    """What is shared out at a table: the cards, the denari, and the points of a game of tricks."""
    return {table.pack.bit_count(), _DENARI, points_of(table)}


@cache
def points_of(table: Game) -> int:
    """What a deal of a game of tricks comes to: its score, or the points for which it is paid."""
    if not isinstance(table, TrickGame):
        return 0
    if table.has_auction:
        return sum(table.POINTS.values()) * len(SUITS)
    deal = table.deal(seed=1)
    while not deal.is_over:
        deal = deal.play(deal.legal_moves()[0])
    return sum(score.total for score in deal.score())


def wrong_shares(text: str, table: Game) -> Iterator[str]:
    """What a text tells of each player, or of each side, that does not hold where so many play."""
    shared = shared_out(table)
    for one in _EACH.finditer(text):
        if number(one[1]) * table.seats not in shared:
            yield one[0]
    for one in _EVEN.finditer(text):
        first, second = map(number, one.groups())
        if first == second and (table.sides != 2 or first * 2 not in shared):
            yield one[0]
    for one in (*_PLAY.finditer(text), *_ALL.finditer(text)):
        if number(one[1]) not in (table.seats, table.sides):
            yield one[0]
    if table.sides != 2 and (both := _BOTH.search(text)):
        yield both[0]
    if table.seats != 2 * table.sides and (pairs := _PAIRS.search(text)):
        yield pairs[1]
