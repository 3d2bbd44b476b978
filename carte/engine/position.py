"""Positions as a reader gives them: zones of cards, each card in one place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from carte.engine.cards import Card, cards, indices, mask_of
from carte.engine.reading import COUNT, LIST, saferepr
from carte.language import N_, _, pgettext

__all__ = [
    "KINDS_OF_FACT",
    "Cards",
    "InvalidPosition",
    "deal_unseen",
    "dealt_in_order",
    "distinct_mask",
    "hands_by_seat",
    "lists_of_cards",
    "numbers",
]

Cards: TypeAlias = str | Iterable[Card | str]
"""Cards as a reader gives them: a text such as "3C 4S", or a list."""


KINDS_OF_FACT = {
    "card": "a card, or None",
    "cards": "cards that lie nowhere else, as text",
    "cards seen": "cards that lie in a hand, a trick or a pile, too",
    "seat": "a seat, or None",
    "seats": "a list of seats",
    "value": "what a card counts, 1 to 10",
    "sets shown": "pairs of a seat and the cards that it has shown, in order",
    "rows in hand": "for each seat some cards of its hand, in an order of their own",
    "items": "what each side has scored before the end, by item",
}
"""The kinds of facts that only one game has: codes and records know these."""

_NUMBERED = {
    "hand of seat": N_("hand of seat {number}"),
    "pile of side": N_("pile of side {number}"),
    "trick number": N_("trick number {number}"),
}


class InvalidPosition(ValueError):
    """An impossible position: a card twice, a seat that does not exist."""


def missing(fact: str, words: str) -> str:
    """Return the message for a missing fact that decides; ``words`` ask for it."""
    return _("{fact} is missing. {words}").format(fact=fact, words=words)


def lists_of_cards(zone: str, given: Sequence[Cards] | None, number: int) -> list[tuple[Card, ...]]:
    """Return a zone that comes ``number`` times, such as the hands, empty where none is given."""
    if given is None:
        return [()] * number
    if not LIST.fits(given) or len(given) != number:
        raise InvalidPosition(
            _("{zone}={given}: give {number} lists of cards").format(
                zone=zone, given=saferepr(given), number=number
            )
        )
    return [cards(some) for some in given]


def hands_by_seat(
    hand: Cards | None, hands: Sequence[Cards] | None, seats: int, turn: int
) -> list[tuple[Card, ...]]:
    """Return all hands, given as such or as the one ``hand`` of the seat to act."""
    if hand is not None and hands is not None:
        raise InvalidPosition(_("give the hand of the seat to act, or all hands, not both"))
    held = lists_of_cards("hands", hands, seats)
    if hand is not None:
        held[turn] = cards(hand)
    return held


def numbers(zone: str, given: Sequence[int] | None, number: int) -> tuple[int, ...]:
    """Return a count that comes ``number`` times, such as the scope; 0 where none is given."""
    if given is None:
        return (0,) * number
    if not LIST.fits(given) or len(given) != number or not all(map(COUNT.fits, given)):
        raise InvalidPosition(
            _("{zone}={given}: give {number} numbers, 0 to 999").format(
                zone=zone, given=saferepr(given), number=number
            )
        )
    return tuple(given)


def spoken_zone(zone: str) -> str:
    """Return the name of a zone of a position: "hand of seat 0", "table"."""
    name, _blank, number = zone.rpartition(" ")
    if name in _NUMBERED:
        return _(_NUMBERED[name]).format(number=number)
    spoken = {
        "table": pgettext("zone", "table"),
        "stock": pgettext("zone", "stock"),
        "trick": pgettext("zone", "trick"),
        "monte": pgettext("zone", "monte"),
    }
    return spoken.get(zone, zone)


def distinct_mask(zones: Mapping[str, tuple[Card, ...]]) -> int:
    """Return all cards of a position's zones; raises ``InvalidPosition`` for a card twice."""
    where: dict[Card, str] = {}
    for zone, some in zones.items():
        for card in some:
            if card in where:
                twice = _("{card} is in the {zone} twice; there is only one in the pack")
                both = _(
                    "{card} is in the {first} and in the {zone}; there is only one in the pack"
                )
                words = twice if where[card] == zone else both
                first, again = spoken_zone(where[card]), spoken_zone(zone)
                raise InvalidPosition(words.format(card=card, first=first, zone=again))
            where[card] = zone
    return mask_of(where)


def dealt_in_order(
    unseen: int, hands: Sequence[int], sizes: Mapping[int, int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return all hands, those of some seats filled up to their sizes, and the cards left.

    The unseen cards are dealt in canonical order, to the seats in the order of ``sizes``.
    """
    filled, rest = [*hands], indices(unseen)
    for seat, size in sizes.items():
        room = max(size - filled[seat].bit_count(), 0)
        filled[seat] |= sum([1 << card for card in rest[:room]])
        rest = rest[room:]
    return tuple(filled), rest


def deal_unseen(
    unseen: int, hands: Sequence[int], turn: int, first: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return all hands, the other seats' filled from the unseen cards, and what is left of these.

    The seat ``turn`` is to act in a round that seat ``first`` began, so the seats before it hold
    one card fewer than it does.
    """
    seats, held = len(hands), hands[turn].bit_count()
    round_ = [(first + place) % seats for place in range(seats)]
    played = round_[: round_.index(turn)]
    sizes = {seat: max(held - (seat in played), 0) for seat in round_ if seat != turn}
    return dealt_in_order(unseen, hands, sizes)
