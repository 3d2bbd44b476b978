"""Moves, and the notation in which they are written.

``7D`` plays a card; ``7D x 3C 4S`` takes 3C and 4S with it; ``7D busso`` leads with a signal; all
else that a player may say begins with a verb: ``pass``, ``declare``, ``declare 7C=4``,
``declare 1D 2D 3D``, ``bid 62``,
``call 3S``, ``discard 4C 5C 6D 7S``, ``give 4C``, ``exchange 2D``, ``monte``. ``move`` and ``str``
are inverses. A text may be well formed and still be no move of the game at hand: that is for a
ruling to say.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from carte.engine.cards import (
    MATTA,
    PACK,
    Card,
    CardTuple,
    cards,
    cards_of,
    mask_of,
    notated,
    text_of,
)
from carte.engine.reading import saferepr
from carte.language import _
from carte.language.names import rank_name
from carte.language.typed import readings, typed_verb

__all__ = ["PLAYS", "Announcement", "Discard", "InvalidMove", "Move", "Play", "move"]

SIGNALS = ("busso", "volo", "striscio")
CONTRACTS = ("chiamo", "mediatore", "solo", "solissimo", "arcisolissimo")

LONGEST = 400
"""Characters of the longest text that is read as a move: one that names every card has 160."""

_RANKS: dict[str, str] = {rank_name(value): str(value) for value in range(1, 11)}


class InvalidMove(ValueError):
    """A text that is no move in any game."""


class Move:
    """What a player does in one turn; ``str(move)`` is its notation.

    A move equals no text, not even its own: compare ``str(move)``, or ask ``deal.is_legal(text)``.
    """

    __slots__ = ()

    @property
    def taken(self) -> tuple[Card, ...]:
        """The cards that it takes, in canonical order: none, unless a card is played."""
        return ()

    def __format__(self, form: str) -> str:
        return format(str(self), form)

    def __repr__(self) -> str:
        return f"move({str(self)!r})"


class _Played(NamedTuple):
    played: int
    mask: int = 0
    signal: str = ""


class Play(Move, _Played):
    """A card played from the hand, with the cards that it takes, or with a leader's signal.

    ``played`` and ``mask`` are the card and the cards taken as the engine holds them: an index and
    a mask. ``signal`` is empty where there is none.
    """

    __slots__ = ()

    @property
    def card(self) -> Card:
        """The card played."""
        return PACK[self.played]

    @property
    def taken(self) -> tuple[Card, ...]:
        """The cards that it takes, in canonical order."""
        return cards_of(self.mask)

    def __str__(self) -> str:
        if self.mask:
            return f"{self.card} x {text_of(self.mask)}"
        return f"{self.card} {self.signal}".rstrip()


PLAYS = tuple(Play(card.index) for card in PACK)
"""The play of each card that takes nothing, by its index."""


class _Announced(NamedTuple):
    verb: str
    what: str = ""


class Announcement(Move, _Announced):
    """A move in words: its ``verb``, such as ``bid``, and ``what`` it names, such as ``62``."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"{self.verb} {self.what}".rstrip()


class Discard(Move, tuple[int, ...]):
    """Cards laid aside, as their indices in canonical order.

    A hand allows a thousand of them, so each is a mere tuple.
    """

    __slots__ = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards laid aside, in canonical order."""
        return CardTuple([PACK[index] for index in self])

    def __str__(self) -> str:
        return " ".join(["discard", *map(str, self.cards)])


def move(text: str) -> Move:
    """Return the move that ``text`` writes; cards in any of the notations of ``cards``.

    The text may also put it as players do: ``"7 of coins takes 3 of cups and 4 of swords"``. Raises
    ``InvalidMove`` with the text and what is expected, or ``InvalidCard``.
    """
    if not isinstance(text, str) or len(text) > LONGEST:
        raise InvalidMove(
            _(
                "{text} is not a move; write one such as 7D x 3C 4S, in at most {longest} "
                "characters"
            ).format(text=saferepr(text), longest=LONGEST)
        )
    try:
        return _written(text)
    except ValueError:
        for reading in readings(text):
            with suppress(ValueError):
                return _written(reading)
        raise


def _written(text: str) -> Move:
    """Return the move that a text writes in notation."""
    words = text.split()
    if not words:
        raise InvalidMove(_("the text is empty; write a move such as 7D or 7D x 3C 4S"))
    verb, *rest = words
    if expects := _ANNOUNCEMENTS.get(verb.lower()):
        what = expects(text, rest)
        if verb.lower() == "discard":
            return Discard(card.index for card in cards(what))
        return Announcement(verb.lower(), what)
    return _play(text, verb, rest)


def _play(text: str, first: str, rest: list[str]) -> Play:
    card = notated(first)
    if card is None:
        raise InvalidMove(
            _(
                "{text} is not a move; write a card, such as 7D, a capture, such as 7D x 3C 4S, "
                "or one of {announcements}"
            ).format(text=saferepr(text), announcements=", ".join(map(typed_verb, _ANNOUNCEMENTS)))
        )
    if not rest:
        return Play(card.index)
    if len(rest) == 1 and rest[0].lower() in SIGNALS:
        return Play(card.index, signal=rest[0].lower())
    if rest[0] not in ("x", "X", "×") or len(rest) == 1:
        raise InvalidMove(
            _(
                "{text} is not a move; after the card, write x and the cards it takes, such as "
                "{card} x 3C 4S, or a signal ({signals})"
            ).format(text=saferepr(text), card=card, signals=", ".join(SIGNALS))
        )
    return Play(card.index, mask_of(_distinct(text, rest[1:])))


def _distinct(text: str, rest: list[str]) -> tuple[Card, ...]:
    some = cards(rest)
    if len(set(some)) < len(some):
        raise InvalidMove(
            _("{text} names a card twice; there is only one of each in the pack").format(
                text=saferepr(text)
            )
        )
    return some


def _nothing(text: str, rest: list[str]) -> str:
    if rest:
        raise InvalidMove(
            _("{text} is not a move; nothing can follow the first word").format(text=saferepr(text))
        )
    return ""


def _one_card(text: str, rest: list[str]) -> str:
    if len(rest) != 1:
        raise InvalidMove(
            _(
                "{text} is not a move; the first word must be followed by one card, such as 3S"
            ).format(text=saferepr(text))
        )
    return str(Card(rest[0]))


def _some_cards(text: str, rest: list[str]) -> str:
    if not rest:
        raise InvalidMove(
            _("{text} is not a move; cards must follow the first word, such as 4C 5C").format(
                text=saferepr(text)
            )
        )
    return text_of(mask_of(_distinct(text, rest)))


def _bid(text: str, rest: list[str]) -> str:
    what = rest[0].lower() if len(rest) == 1 else ""
    if what in CONTRACTS:
        return what
    if what in _RANKS:
        return _RANKS[what]
    if what.isdecimal() and int(what) > 0:
        return str(int(what))
    raise InvalidMove(
        _("{text} is not a bid; bid a value 1–10, points up to 120, or one of {contracts}").format(
            text=saferepr(text), contracts=", ".join(CONTRACTS)
        )
    )


def _declared(text: str, rest: list[str]) -> str:
    """Nothing, the matta with a value, or the three or four cards of an accuso."""
    if not rest:
        return ""
    if len(rest) in (3, 4):
        return text_of(mask_of(_distinct(text, rest)))
    card, _sign, value = rest[0].partition("=")
    if len(rest) == 1 and value.isdecimal() and 1 <= int(value) <= 10 and Card(card) is MATTA:
        return f"{MATTA}={int(value)}"
    raise InvalidMove(
        _(
            "{text} is not a declaration; write declare, or name the value of the "
            "matta in hand, as in declare {matta}=4, or the cards of an accuso, as "
            "in declare 1D 2D 3D"
        ).format(text=saferepr(text), matta=MATTA)
    )


_ANNOUNCEMENTS: dict[str, Callable[[str, list[str]], str]] = {
    "pass": _nothing,
    "declare": _declared,
    "bid": _bid,
    "call": _one_card,
    "discard": _some_cards,
    "give": _one_card,
    "exchange": _one_card,
    "monte": _nothing,
}
