"""Positions as short words, to put into an address or a message: ``from_code(code(deal)) == deal``.

A code is one number (``carte.formats.mixed_radix``), spelled as a word (``carte.formats.base62``):
the game, its house rules, then what the position holds; a set of cards is its place among all sets
of that size, a row of cards its place among all orders.

A position of a few cards takes some 20 characters, a deal in the middle of play with its whole
history at most 80, and the longest auction that there can be fits in 104.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from carte.engine.auction.bidding import MONTE
from carte.engine.auction.contract import Auction
from carte.engine.cards import EVERY_CARD, MATTA, PACK, SUITS, Card, cards, mask_of, text_of
from carte.engine.deal import Deal, check_deal
from carte.engine.edition import EDITION
from carte.engine.game import Game
from carte.engine.moves import SIGNALS, Play, move
from carte.engine.tricks.game import format_plays, parse_plays
from carte.formats.codec import Codec
from carte.formats.game_code import walk_game
from carte.formats.mixed_radix import Digits
from carte.games import game
from carte.language import N_

__all__ = ["NO_POSITION", "InvalidCode", "code", "from_code", "walk_deal", "walk_position"]

_LONGEST_AUCTION = 128
_MOST_SHOWN = 64
"""More than the sets that can be shown in any deal."""


class InvalidCode(ValueError):
    """A text that is no position's code; the message shows it and says what is expected."""


def code(deal: Deal) -> str:
    """Return the code of a position: the game, its house rules, and all that a deal holds.

    Raises ``ValueError`` for anything but a deal, and ``InvalidPosition`` for one that does not say
    who won a last trick that decides it.

    >>> import carte
    >>> code(carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B"))
    '2SjjKWnK63s0Sm5szPn86'
    """
    check_deal(deal)
    if deal.is_over:
        deal.score()  # a code has a place for every seat, and none for one that is not known
    return _WORD.write(deal)


def from_code(text: str) -> Deal:
    """Return the deal whose code this is, whichever edition of the book made it.

    Raises ``InvalidCode`` for a text that is none, such as one cut short or changed by hand, and
    for a code of a newer edition.
    """
    return _WORD.read(text)


def _example() -> str:
    return code(game("scopa").position(hand="7D 2S", table="3C 4S 7B"))


# ---------------------------------------------------------------------------- the position


def walk_deal(
    digits: Digits, given: Deal | None = None, edition: int = EDITION
) -> tuple[Deal, int]:
    """Write a deal as a position in an edition, or read it: return both in either case."""
    if given is not None:
        _game, _facts, edition = walk_position(
            digits, given.game, given.to_json()["position"], edition
        )
        return given, edition
    found, facts, edition = walk_position(digits)
    return found.position(**facts), edition


NO_POSITION = N_("{text} leads to no position: {error}")

_WORD: Codec[Deal] = Codec(
    walk_deal,
    InvalidCode,
    misspelled=N_("{text} is not the code of a position: {error}, such as {example}"),
    impossible=NO_POSITION,
    otherwise=N_("{text} is not the code of a position; it would be written {right}"),
    example=_example,
)


def walk_position(
    digits: Digits,
    a_game: Game | None = None,
    facts: Mapping[str, Any] = MappingProxyType({}),
    edition: int = EDITION,
) -> tuple[Game, dict[str, Any], int]:
    """Write a game and its position in an edition, or read them: return all three."""
    a_game, edition = walk_game(digits, a_game, edition)
    position = _Position(digits, a_game)
    for name in a_game.facts:
        kind = a_game.OWN_FACTS.get(name, name).replace(" ", "_")
        position.walked[name] = getattr(position, kind)(facts.get(name))
    return a_game, position.walked, edition


class _Position:
    """A walk over the facts of a position: one method each, named after it or after its kind.

    It takes the fact as ``deal.to_json()`` gives it, or anything where it is read, and returns it.
    ``walked`` holds the facts so far, ``left`` the cards that they have not named.
    """

    def __init__(self, digits: Digits, game: Any) -> None:
        self.digits = digits
        self.game = game
        self.all_seats: Sequence[int] = range(game.seats)
        self.walked: dict[str, Any] = {}
        self.left = EVERY_CARD

    def dealer(self, seat: int | None) -> int:
        return self.digits.choice(seat, self.all_seats)

    def turn(self, seat: int | None) -> int:
        """The seat after the dealer costs nothing."""
        first: int = self.walked["dealer"] + 1
        away = 0 if seat is None else (seat - first) % len(self.all_seats)
        return (first + self.digits.digit(away, len(self.all_seats))) % len(self.all_seats)

    def hands(self, hands: list[str] | None) -> list[str]:
        return [self._set(hand) for hand in hands or [""] * len(self.all_seats)]

    def piles(self, piles: list[str] | None) -> list[str]:
        return [self._set(pile) for pile in piles or [""] * self.game.sides]

    def table(self, some: str | None) -> str:
        return self._set(some)

    def stock(self, some: str | None) -> str:
        row = cards(some or "")
        size = self.digits.digit(len(row), self.left.bit_count() + 1)
        return _text(self._row(row, size))

    def scope(self, numbers: list[int] | None) -> list[int]:
        return [self.digits.natural(number) for number in numbers or [0] * self.game.sides]

    def last_capturer(self, seat: int | None) -> int | None:
        return self._seat_or_none(seat)

    # ---------------------------------------------------- what only one game has, by its kind

    def value(self, value: int | None) -> int:
        """The named value of a card; its own value costs nothing."""
        return self.digits.choice(value, sorted(range(1, 11), key=MATTA.value.__ne__))

    def seats(self, seats: list[int] | None) -> list[int]:
        return [seat for seat in self.all_seats if self.digits.digit(seat in (seats or ()), 2)]

    def items(self, points: list[dict[str, int]] | None) -> list[dict[str, int]]:
        """The points scored before the end, by side."""
        sides = points or [{}] * self.game.sides
        if not self.digits.digit(any(sides), 2):
            return [{}] * self.game.sides
        early = [item.id for item in self.game.ITEMS if item.early]
        return [{item: self.digits.natural(side.get(item, 0)) for item in early} for side in sides]

    def cards(self, some: str | None) -> str:
        return self._set(some)

    def cards_seen(self, some: str | None) -> str:
        """Cards that lie in a hand, a trick or a pile by now."""
        return text_of(self.digits.set(mask_of(cards(some or "")), EVERY_CARD))

    def sets_shown(self, sets: list[list[Any]] | None) -> list[list[Any]]:
        """Sets of cards that seats have shown, in order; the cards lie somewhere else, too."""
        given = sets or []
        number = self.digits.digit(len(given), _MOST_SHOWN)
        return [
            [self.digits.choice(seat, self.all_seats), self.cards_seen(some)]
            for seat, some in (given or [[None, None]] * number)
        ]

    def rows_in_hand(self, rows: list[str] | None) -> list[str]:
        """Cards of each hand in an order of their own."""
        found = []
        for hand, text in zip(
            self.walked["hands"], rows or [""] * len(self.all_seats), strict=True
        ):
            row, held = cards(text), mask_of(cards(hand))
            size = self.digits.digit(len(row), held.bit_count() + 1)
            found.append(_text(self.digits.row(row, held, size)))
        return found

    def seat(self, seat: int | None) -> int | None:
        return self._seat_or_none(seat)

    def card(self, card: str | None) -> str | None:
        return self._card_or_none(card)

    # --------------------------------------------------------------- tricks and auctions

    def trick(self, text: str | None) -> str:
        plays = parse_plays(text or "")
        return self._plays(plays, self.digits.digit(len(plays), self.game.longest_trick + 1))

    def tricks(self, tricks: list[list[Any]] | None) -> list[list[Any]]:
        given = tricks or []
        seats = len(self.all_seats)
        number = self.digits.digit(len(given), len(PACK) // seats + 1)
        given = [*given, *[[0, ""]] * (number - len(given))]
        return [
            [
                self.digits.choice(leader, self.all_seats),
                self._plays(parse_plays(text), seats),
            ]
            for leader, text in given
        ]

    def trump(self, text: str | None) -> str | None:
        """A suit; in briscola also the card that was turned up; elsewhere perhaps none."""
        if "stock" in self.game.facts:
            return self.digits.choice(text, (*map(str, PACK), *map(str, SUITS)))
        return self.digits.choice(text, (None, *map(str, SUITS))) if self._is_open() else None

    def calls(self, calls: list[str] | None) -> list[str] | None:
        if not self.digits.digit(calls is not None, 2):
            return None
        given = [*map(move, calls or ())]
        auction = Auction(0)
        for number in range(self.digits.digit(len(given), _LONGEST_AUCTION)):
            call = given[number] if given else None
            answers = self.game.answers[auction.level]
            thrown_in = (MONTE,) if self.game.throws_in else ()
            call = self.digits.choice(call, (*answers, *thrown_in))
            auction = self.game.heard(auction, call)
        return [*map(str, auction.calls)]

    def declarer(self, seat: int | None) -> int | None:
        return self._seat_or_none(seat) if self.walked["calls"] is None else None

    def bid(self, bid: str | None) -> str | None:
        return (
            None if self.walked["declarer"] is None else self.digits.choice(bid, self.game.ladder)
        )

    def leader(self, seat: int | None) -> int | None:
        return self.digits.choice(seat, self.all_seats) if self._is_open() else None

    def called(self, card: str | None) -> str | None:
        return self._card_or_none(card)

    def partner(self, seat: int | None) -> int | None:
        return self._seat_or_none(seat)

    # ----------------------------------------------------------------------- what they share

    def _is_open(self) -> bool:
        """Whether cards are played without an auction or a contract."""
        return self.walked["calls"] is None and self.walked["declarer"] is None

    def _seat_or_none(self, seat: int | None) -> int | None:
        return self.digits.choice(seat, (None, *self.all_seats))

    def _card_or_none(self, card: str | None) -> str | None:
        return self.digits.choice(card, (None, *map(str, PACK)))

    def _set(self, text: str | None) -> str:
        some = self.digits.set(mask_of(cards(text or "")), self.left)
        self.left &= ~some
        return text_of(some)

    def _row(self, row: Sequence[Card], size: int) -> list[Card]:
        found = self.digits.row(row, self.left, size)
        self.left &= ~mask_of(found)
        return found

    def _plays(self, plays: Sequence[Play], size: int) -> str:
        """The cards of a trick, and the signals with which some of them are played."""
        found = self._row([play.card for play in plays], size)
        signals = [play.signal for play in plays] or [""] * size
        if not self.digits.digit(any(signals), 2):
            return _text(found)
        chosen = [self.digits.choice(signal, ("", *SIGNALS)) for signal in signals]
        return format_plays(
            Play(card.index, 0, signal) for card, signal in zip(found, chosen, strict=True)
        )


def _text(row: Sequence[Card]) -> str:
    return " ".join(map(str, row))
