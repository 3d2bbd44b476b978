"""The pack: forty cards in four suits, and how they are written and named.

Outside the engine a card is a ``Card``; inside it is its index 0…39, and a set of cards is an
integer with bit ``index`` set for each of its cards (python-chess's bitboards are the model).
The index is ``(value - 1) * 4 + suit``, so that the order of the bits is the canonical order of
cards: by value, then denari, coppe, spade, bastoni.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from functools import lru_cache
from typing import TypeVar

from carte.engine.reading import saferepr
from carte.language import _, cached_per_language
from carte.language.forms import Phrase, noun
from carte.language.names import italian_rank, localize, rank_name
from carte.language.typed import readings

__all__ = [
    "BASTONI",
    "COPPE",
    "DENARI",
    "EVERY_CARD",
    "MASKS",
    "MATTA",
    "OF_SUIT",
    "OF_VALUE",
    "PACK",
    "SETTEBELLO",
    "SPADE",
    "SUITS",
    "VALUE",
    "Card",
    "CardTuple",
    "InvalidCard",
    "Suit",
    "called",
    "cards",
    "cards_of",
    "indices",
    "mask_of",
    "notated",
    "suit_of",
    "text_of",
    "words_of",
]

_T = TypeVar("_T")


class InvalidCard(ValueError):
    """A text that names no card."""


class Suit(str):
    """A suit: the letter that this project writes, so that ``card.suit == "D"`` holds.

    ``italian`` is the Italian name, ``french`` the suit of a French pack that stands for it, and
    ``index`` its place 0…3 in canonical order.
    """

    __slots__ = ("french", "index", "italian")

    index: int  # type: ignore[assignment]  # a suit has no use for str.index
    italian: str
    french: str

    def __new__(cls, letter: str) -> Suit:
        """Return the suit of ``letter``: D denari, C coppe, S spade, B bastoni."""
        index = "DCSB".find(letter) if isinstance(letter, str) and len(letter) == 1 else -1
        if index < 0:
            raise InvalidCard(
                _(
                    "{letter} is not a suit; write D for denari, C for coppe, S for spade, B for "
                    "bastoni"
                ).format(letter=saferepr(letter))
            )
        suit = super().__new__(cls, letter)
        suit.index = index
        suit.italian = ("denari", "coppe", "spade", "bastoni")[index]
        suit.french = "♦♥♠♣"[index]
        return suit

    @property
    def name(self) -> str:
        """The name in a sentence: "denari"."""
        return localize(self.italian)

    def __reduce__(self) -> tuple[type[Suit], tuple[str]]:
        return Suit, (str(self),)


SUITS = tuple(Suit(letter) for letter in "DCSB")
"""The four suits in canonical order."""

DENARI, COPPE, SPADE, BASTONI = SUITS
"""A suit by its name: ``card.suit == DENARI``."""


def suit_of(text: object) -> Suit:
    """Return the suit of a letter, small or capital, of a sign or a name, such as "coins".

    Raises ``InvalidCard`` for anything else.
    """
    signs = readings(text) if isinstance(text, str) and text.upper() not in SUITS else ()
    for suit in SUITS:
        if suit.french in signs:
            return suit
    return Suit(text.upper() if isinstance(text, str) else text)  # type: ignore[arg-type]


class Card:
    """One of the forty cards: ``Card("7D")`` is the 7 of denari, and always the same object.

    ``value`` is what it counts in a capture (1…10), ``suit`` its ``Suit``, ``index`` its place
    0…39 in canonical order, which is also the order of ``<``.
    """

    __slots__ = ("_text", "index", "suit", "value")

    index: int
    value: int
    suit: Suit
    _text: str

    def __new__(cls, text: str | Card) -> Card:
        """Return the card that ``text`` names, in any of the notations of ``cards``.

        Raises ``InvalidCard`` with the text and what is expected.
        """
        if isinstance(text, Card):
            return text
        card = (notated(text) or _by_name(text)) if isinstance(text, str) else None
        if card is None:
            raise InvalidCard(
                _(
                    "{text} is not a card; write a rank (1–10, or A F C R, or A J Q K) and a suit "
                    "(D denari, C coppe, S spade, B bastoni, or ♦ ♥ ♠ ♣), such as 7D"
                ).format(text=saferepr(text))
            )
        return card

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card cannot be changed ({name})")

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self._text,)

    def __str__(self) -> str:
        return self._text

    def __format__(self, form: str) -> str:
        return format(self._text, form)

    def __repr__(self) -> str:
        return f"Card({self._text!r})"

    def __hash__(self) -> int:
        return self.index

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index if isinstance(other, Card) else NotImplemented

    def __le__(self, other: Card) -> bool:
        return self.index <= other.index if isinstance(other, Card) else NotImplemented

    def __gt__(self, other: Card) -> bool:
        return self.index > other.index if isinstance(other, Card) else NotImplemented

    def __ge__(self, other: Card) -> bool:
        return self.index >= other.index if isinstance(other, Card) else NotImplemented

    @property
    def name(self) -> str:
        """The name in a sentence: "7 of denari", "re of coppe"."""
        return called(self)

    @property
    def italian(self) -> str:
        """The Italian name: "sette di denari"."""
        return f"{italian_rank(self.value)} di {self.suit.italian}"

    @property
    def french(self) -> str:
        """The card of a French pack that stands for it: "7♦", "J♠", "A♥"."""
        return "A234567JQK"[self.value - 1] + self.suit.french

    def _repr_svg_(self) -> str:
        from carte.pack import card_svg

        return card_svg(self)


@cached_per_language
def called(card: Card) -> Phrase:
    """Return the name of a card in all its forms."""
    rank = rank_name(card.value)
    named = _("{rank} of {suit}").format(rank=rank, suit=card.suit.name)
    return noun(named, short=rank.form("short"))


def _make_pack() -> Iterator[Card]:
    for value in range(1, 11):
        for suit in SUITS:
            card = object.__new__(Card)
            for name, fact in (
                ("index", (value - 1) * 4 + suit.index),
                ("value", value),
                ("suit", suit),
                ("_text", f"{value}{suit}"),
            ):
                object.__setattr__(card, name, fact)
            yield card


PACK = tuple(_make_pack())
"""The forty cards in canonical order: ``PACK[i].index == i``."""

MASKS = tuple(1 << card.index for card in PACK)
"""Each card as a set of its own, by its index."""

EVERY_CARD = sum(MASKS)
"""The whole pack as a set."""

OF_SUIT = tuple(sum(MASKS[suit.index :: 4]) for suit in SUITS)
"""All cards of a suit, by its index."""

VALUE = tuple(card.value for card in PACK)
"""The value of the card with an index."""

OF_VALUE = (0, *(sum(MASKS[first : first + 4]) for first in range(0, len(MASKS), 4)))
"""All cards of a value, 1…10."""

_RANKS = ("1A", "2", "3", "4", "5", "6", "7", "8FJ", "9CQ", "*RK")  # * stands for 10 here
_NAMED = {
    rank.replace("*", "10") + suit: card
    for card in PACK
    for rank in _RANKS[card.value - 1]
    for suit in (card.suit, card.suit.french)
}


def notated(word: str) -> Card | None:
    """Return the card that a word notates in letters or signs; None where it notates none."""
    return _NAMED.get(word.upper())


def _by_name(text: str) -> Card | None:
    """Return the card that a reader's name means; one as short as ``10D`` can only be notation."""
    if len(text) <= len("10D") and text.isascii():
        return None
    return next(filter(None, map(notated, readings(text))), None)


SETTEBELLO = Card("7D")
"""The 7 of denari, a point of its own in scopa."""

MATTA = Card("7C")
"""The 7 of coppe, which in cirulla may stand for any card when a hand is declared."""


class CardTuple(tuple[Card, ...]):
    """A tuple of cards that draws itself in a notebook; ``str`` writes it as ``cards`` reads it.

    It equals any other tuple of these cards.

    >>> str(cards("RD, 2 of cups"))
    '10D 2C'
    """

    __slots__ = ()

    def __str__(self) -> str:
        return " ".join([card._text for card in self])

    def __format__(self, form: str) -> str:
        return format(str(self), form)

    def _repr_svg_(self) -> str | None:
        from carte.pack import row

        return row(self) if self else None


def cards(text: str | Iterable[str | Card]) -> CardTuple:
    """Return the cards of a text such as ``"3C 4S"``, in the order in which they are written.

    A rank is 1–10 or A (1), F J (8), C Q (9), R K (10), a suit D C S B or ♦ ♥ ♠ ♣; the last
    character is always the suit, and case does not matter. Cards may be given by name as well, as
    in ``"re di coppe, 7 of coins"``. Raises ``InvalidCard``.
    """
    return CardTuple(map(Card, words_of(text)))


def words_of(text: str | Iterable[_T], also: Container[str] = ()) -> Iterable[str | _T]:
    """Return the words of a text, or of a list as they are; raises ``InvalidCard`` for all else.

    Unless all words of a text are cards or in ``also``, returns those of its first reading in which
    all are.
    """
    if isinstance(text, str):

        def are_known(words: Iterable[str]) -> bool:
            return all(notated(word) or word.lower() in also for word in words)

        words = text.split()
        if are_known(words):
            return words
        others = filter(None, map(str.split, readings(text)))
        return next(filter(are_known, others), words)
    if not isinstance(text, Iterable):
        raise InvalidCard(
            _("{text} are not cards; write a text such as 3C 4S, or a list").format(
                text=saferepr(text)
            )
        )
    return text


def mask_of(some: Iterable[Card]) -> int:
    """Return the set of ``some`` cards as an integer with one bit a card."""
    mask = 0
    for card in some:
        mask |= 1 << card.index
    return mask


def _indices_by_byte(start: int) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = [()]
    for index in range(start, start + 8):
        found += [(*others, index) for others in found]
    return found


_BYTES = [_indices_by_byte(start) for start in range(0, 40, 8)]


@lru_cache(maxsize=1 << 14)
def indices(mask: int) -> tuple[int, ...]:
    """Return the indices of the cards in ``mask``, in canonical order."""
    first, second, third, fourth, fifth = _BYTES
    return (
        first[mask & 255]
        + second[mask >> 8 & 255]
        + third[mask >> 16 & 255]
        + fourth[mask >> 24 & 255]
        + fifth[mask >> 32]
    )


def cards_of(mask: int) -> CardTuple:
    """Return the cards in ``mask``, in canonical order."""
    return CardTuple([PACK[index] for index in indices(mask)])


def text_of(mask: int) -> str:
    """Return the cards in ``mask`` as text: ``"3C 4S"``."""
    return " ".join([PACK[index]._text for index in indices(mask)])
