"""The trick games: which card wins a trick, what its cards count, and how trick follows trick.

A game says in which order its cards beat each other (``STRENGTH``), what they count (``POINTS``)
and which of them may be played (``plays``); how a turn goes is in ``carte.engine.tricks.deal``.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache, reduce
from itertools import product
from operator import mul, or_
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol, TypeVar

from carte.engine.cards import (
    OF_SUIT,
    OF_VALUE,
    PACK,
    SUITS,
    Card,
    Suit,
    indices,
    mask_of,
    words_of,
)
from carte.engine.count import ask_for_last_trick
from carte.engine.game import Game
from carte.engine.match import Match, Score
from carte.engine.moves import PLAYS, SIGNALS, Move, Play
from carte.engine.phrases import the, together
from carte.engine.position import Cards
from carte.engine.rulebook import Grounds
from carte.engine.scoring import ScoreItem, most
from carte.engine.tricks.items import CARD_POINTS
from carte.engine.tricks.weights import TrickWeights
from carte.language import _

if TYPE_CHECKING:
    from carte.engine.tricks.deal import TrickDeal
    from carte.engine.tricks.seating import CardFacts

__all__ = [
    "NO_TRUMP",
    "TRICK_FACTS",
    "Terms",
    "Trick",
    "TrickGame",
    "any_card",
    "format_plays",
    "parse_plays",
]

_D = TypeVar("_D", bound="TrickDeal")

NO_TRUMP = 4
"""The index of the trump suit where there is none."""

TRICK_FACTS = ("dealer", "turn", "hands", "trick", "tricks", "piles")
"""The facts of a position of any trick game."""

_LOWER_HALF = (1 << 20) - 1


class Terms(Protocol):
    """What is settled before the play: the phase of the deal, and the trump suit."""

    @property
    def phase(self) -> str:
        """The phase, as long as there are cards to play."""

    @property
    def trump(self) -> int:
        """The index of the trump suit, or ``NO_TRUMP``."""


class Trick(NamedTuple):
    """A trick that is over: who led to it, who won it, and its plays in order."""

    leader: int
    winner: int
    plays: tuple[Play, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards, in the order in which they were played."""
        return tuple([play.card for play in self.plays])

    def __str__(self) -> str:
        return format_plays(self.plays)


def format_plays(plays: Iterable[Play]) -> str:
    """Return plays as one text: "7D busso 3D 4C"."""
    return " ".join(map(str, plays))


def parse_plays(text: Cards | Iterable[Play]) -> tuple[Play, ...]:
    """Return the plays of such a text, or of a list of cards or plays."""
    plays: list[Play] = []
    for word in words_of(text, SIGNALS):
        if isinstance(word, Play):
            plays.append(word)
        elif plays and isinstance(word, str) and word.lower() in SIGNALS:
            plays[-1] = Play(plays[-1].played, signal=word.lower())
        else:
            plays.append(PLAYS[Card(word).index])
    return tuple(plays)


@lru_cache(maxsize=1 << 14)
def _lower_cards(half: int) -> tuple[Play, ...]:
    return tuple([PLAYS[index] for index in indices(half)])


@lru_cache(maxsize=1 << 14)
def _higher_cards(half: int) -> tuple[Play, ...]:
    return tuple([PLAYS[index + 20] for index in indices(half)])


def any_card(hand: int) -> tuple[Play, ...]:
    """Return the play of each card of a hand, in order.

    There are too many hands to cache, but the same half hands come up often.
    """
    return _lower_cards(hand & _LOWER_HALF) + _higher_cards(hand >> 20)


@lru_cache
def stronger_cards(strength: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return, by trump suit and card, all cards that beat it, as a mask.

    ``strength`` lists the values of the cards of a suit, strongest first. [strength, trump]
    """
    above = {
        card.index: sum(
            1 << 4 * (value - 1) + card.suit.index
            for value in strength[: strength.index(card.value)]
        )
        for card in PACK
    }
    return tuple(
        tuple(
            above[card] if trumps >> card & 1 else above[card] | trumps for card in range(len(PACK))
        )
        for trumps in (*OF_SUIT, 0)
    )


class TrickGame(Game):
    """A game in which each player plays a card to a trick, and the best card wins them all."""

    STRENGTH: ClassVar[tuple[int, ...]]
    """The values of the cards of a suit, strongest first."""
    POINTS: ClassVar[Mapping[int, int]]
    """What the cards of a value count; the others count nothing."""
    weights: ClassVar[TrickWeights] = TrickWeights()
    """How a good player weighs its tricks and cards."""

    FACTS: ClassVar[tuple[str, ...]] = TRICK_FACTS
    ITEMS: ClassVar[tuple[ScoreItem, ...]] = (CARD_POINTS,)
    has_tricks = True
    hand_size: int
    packet: int
    """How many cards at a time are dealt to a player."""

    @property
    def longest_trick(self) -> int:
        """How many cards may lie in a trick under way."""
        return self.seats - 1

    @cached_property
    def _stronger(self) -> tuple[tuple[int, ...], ...]:
        return stronger_cards(self.STRENGTH)

    def stronger(self, card: int, trump: int) -> int:
        """Return all cards that beat a card, given by its index, as a mask. [strength, trump]"""
        return self._stronger[trump][card]

    @cached_property
    def _counting(self) -> tuple[tuple[int, int], ...]:
        return tuple((OF_VALUE[value], points) for value, points in self.POINTS.items())

    def best(self, trick: Sequence[Play], trump: int) -> int:
        """The highest trump wins the trick, or else the highest card of the suit led. [trick]

        Return its place in the trick.
        """
        stronger = self._stronger[trump]
        place, beats = 0, stronger[trick[0].played]
        for later in range(1, len(trick)):
            card = trick[later].played
            if beats >> card & 1:
                place, beats = later, stronger[card]
        return place

    def points(self, some: int) -> int:
        """Return what a set of cards counts. [points]"""
        return sum([points * (some & cards).bit_count() for cards, points in self._counting])

    @abstractmethod
    def lay_out(self, order: list[int], dealer: int) -> TrickDeal:
        """Return the deal that begins with a deck of card indices."""

    @abstractmethod
    def position(self, hand: Cards | None = None, **facts: Any) -> TrickDeal:
        """Return any position, to check a case."""

    @abstractmethod
    def plays(self, hand: int, trick: tuple[Play, ...]) -> tuple[Move, ...]:
        """Return all cards of a hand that may be played to a trick, with the leader's signals."""

    def choices(self, terms: Any, hand: int, trick: tuple[Play, ...]) -> tuple[Move, ...]:
        """Return all legal moves of the seat to act, from what it may know."""
        return self.plays(hand, trick)

    def wrong_play(self, play: Play, hand: int, trick: tuple[Play, ...]) -> Grounds:
        """Return the rule against playing a card that is in the hand, and a text.

        Where every card may be played, only a signal can be wrong with it. [no-such-move]
        """
        words = _("There are no signals in {game}: just play {card}.")
        return Grounds("no-such-move", words.format(game=self.name, card=the(play.card)))

    def ruled_out(self, play: Play, led: Suit) -> int:
        """Return, as a mask, the cards that a play shows its player no longer to hold."""
        return 0

    @abstractmethod
    def known_terms(self, facts: Mapping[str, Any]) -> Terms:
        """Return the terms as far as the facts of a view give them."""

    def refill(
        self, hands: list[int], stock: tuple[int, ...], winner: int
    ) -> tuple[list[int], tuple[int, ...]]:
        """Return the hands and the stock after the draw that follows a trick."""
        return hands, stock

    def check_piles(self, piles: Sequence[int], facts: Mapping[str, Any]) -> Grounds | None:
        """Every trick has a card of each player, so that piles are whole tricks. [turn]"""
        sizes = [pile.bit_count() for pile in piles]
        if not any(size % self.seats for size in sizes):
            return None
        words = _("Piles of {sizes} cards are impossible: every trick has {number}.")
        return Grounds("turn", words.format(sizes=together([*map(str, sizes)]), number=self.seats))

    def check_totals(self, totals: Sequence[int]) -> Grounds | None:
        """The points of the cards are shared out card by card, the rest comes besides. [points]"""
        if found := super().check_totals(totals):
            return found
        in_cards = self._in_cards(totals)
        return None if any(map(self.may_share, in_cards)) else self._not_shared(totals)

    def _in_cards(self, totals: Sequence[int]) -> Iterator[tuple[int, ...]]:
        """Yield what the cards may have counted for each side, where it comes to such totals."""
        others = (item for item in self.items.values() if item.id != CARD_POINTS.id)
        for ways in product(*(item.asked(self).ways(self.sides) for item in others)):
            sums = zip(totals, *ways, strict=True)
            yield tuple([total - sum(besides) for total, *besides in sums])

    def _not_shared(self, numbers: Sequence[int]) -> Grounds:
        words = _(
            "No division of the cards makes {points}: the least that a card is worth is {least}."
        )
        least = min(number for _cards, number in self._counting)
        points = "–".join(map(self.written, numbers))
        return Grounds("points", words.format(points=points, least=self.written(least)))

    def check_items(
        self, given: Mapping[str, Sequence[int]], facts: Mapping[str, Any]
    ) -> Grounds | None:
        """The points of the cards are shared out card by card. [points]"""
        in_cards = given[CARD_POINTS.id]
        return None if self.may_share(in_cards) else self._not_shared(in_cards)

    def may_share(self, points: Sequence[int]) -> bool:
        """Return whether the cards may fall so that the sides have won these points. [points]

        Every way to share them out is one bit of a number, whose digits are the sides' points.
        """
        if min(points) < 0 or sum(points) != self.points(self.pack):
            return False
        base, shared = sum(points) + 1, 1
        places = [base**side for side in range(len(points) - 1)]
        for cards, number in self._counting:
            for _card in range((cards & self.pack).bit_count()):
                shared |= reduce(or_, [shared << number * place for place in places])
        return bool(shared >> sum(map(mul, points, places)) & 1)

    def ended(self, piles: Sequence[int], *, last_trick: int | None = None, **facts: Any) -> Any:
        """``last_trick`` is the side that has won it; which suit was trump does not matter.

        [points]
        """
        if self.has_trumps:
            facts["trump"] = str(SUITS[0])
        return super().ended(piles, leader=last_trick, **facts)

    def lacking(self, piles: Sequence[int], facts: Mapping[str, Any]) -> Grounds | None:
        """The winner of the last trick must be known where that decides."""
        if self.counts_last_trick and facts.get("last_trick") is None:
            ends = [
                self.ended(piles, **{**facts, "last_trick": pile}).score()
                for pile in range(len(piles))
            ]
            if any(end != ends[0] for end in ends):
                return Grounds("last_trick", ask_for_last_trick())
        return super().lacking(piles, facts)

    def checked(self, deal: _D, given: CardFacts) -> _D:
        """Return a deal that knows what it lacks: if it is over, the winner of the last trick."""
        if deal.is_over and self.counts_last_trick and not given.tells_last_trick:
            piles, facts = deal.ending
            found = self.lacking([*map(mask_of, piles)], {**facts, "last_trick": None})
            deal._missing_text = found[1] if found else ""
        return deal

    def worth(self, deal: Any) -> Sequence[Mapping[str, int]]:
        """The points of the cards that each side has won. [points]"""
        return [{"points": points} for points in deal.card_points]

    def standing(self, match: Match) -> tuple[bool, int | None]:
        """One deal decides, and as many points each are a draw. [win, draw]"""
        return (True, self.won_by(match.scores[0])) if match.scores else (False, None)

    def decided(self, scores: Sequence[Score], last_trick: int) -> tuple[Score, ...]:
        """At equal points the side that won the ``last_trick`` may win the deal. [last-trick]"""
        totals = [score.total for score in scores]
        is_decided = most(totals) is not None or totals[last_trick] < max(totals)
        if is_decided or not self.last_trick_breaks_ties:
            return tuple(scores)
        return tuple(
            [Score(score.items, outright=side == last_trick) for side, score in enumerate(scores)]
        )

    def as_held(self, hand: Sequence[Card]) -> tuple[Card, ...]:
        """Return a hand in the order in which it is held: by suit, the strongest card first."""
        rank = self.STRENGTH.index
        return tuple(sorted(hand, key=lambda card: (card.suit.index, rank(card.value))))

    def dealt(self, order: Sequence[int], dealer: int) -> tuple[int, ...]:
        """Deal the hands, a packet at a time, from the seat after the dealer on. [deal]"""
        packet, seats = self.packet, self.seats
        hands = [0] * seats
        seat = dealer
        for start in range(0, seats * self.hand_size, packet):
            seat = seat + 1 if seat + 1 < seats else 0
            for card in order[start : start + packet]:
                hands[seat] |= 1 << card
        return tuple(hands)
