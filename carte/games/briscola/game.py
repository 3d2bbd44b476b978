"""Briscola, for two, three, four or six: win tricks with any card, and most of 120 points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, ClassVar, NamedTuple, cast

from carte.engine.cards import (
    EVERY_CARD,
    MASKS,
    OF_SUIT,
    OF_VALUE,
    PACK,
    Card,
    InvalidCard,
    cards,
    indices,
    mask_of,
    suit_of,
)
from carte.engine.count import Counting, Line
from carte.engine.match import Match
from carte.engine.moves import Announcement, Move, Play
from carte.engine.phrases import the
from carte.engine.position import Cards, InvalidPosition
from carte.engine.reading import saferepr
from carte.engine.scoring import most
from carte.engine.tricks.game import TRICK_FACTS, TrickGame, any_card
from carte.engine.tricks.seating import CardFacts, Seating
from carte.engine.tricks.weights import TrickWeights
from carte.games.briscola.deal import BriscolaDeal, lowest_trump
from carte.games.briscola.house_rules import ALL_TWOS_OUT, HOUSE_RULES
from carte.games.briscola.rules import RULES
from carte.language import _

__all__ = ["Briscola", "BriscolaTricks"]

_up_to_three = lru_cache(maxsize=1 << 14)(any_card)  # room for all 10,701 such hands

EXCHANGES = tuple(Announcement("exchange", str(card)) for card in PACK)


class TurnedUp(NamedTuple):
    """What is settled from the beginning: the trump suit, and the card that was turned up.

    After an exchange that is the 2 of trumps, and ``taker`` has ``taken`` the card from its place.
    """

    phase: str
    trump: int
    card: int | None
    taker: int | None = None
    taken: int | None = None


class BriscolaTricks(TrickGame):
    """What every game of the briscola family shares: trumps, points, and any card may be played."""

    STRENGTH = (1, 3, 10, 9, 8, 7, 6, 5, 4, 2)
    POINTS: ClassVar = {1: 11, 3: 10, 10: 4, 9: 3, 8: 2}
    has_trumps = True

    def plays(self, hand: int, trick: tuple[Play, ...]) -> tuple[Move, ...]:
        """Every card of the hand may be played. [any-card]"""
        return any_card(hand)


class Briscola(BriscolaTricks):
    """Briscola: the turned-up card makes its suit trump; one deal decides, or several."""

    slug = "briscola"
    swing = 25.0
    emblem = "1S"
    place_in_book = 50
    weights = TrickWeights(beaten=2.0, trumped=1.15, won=0.02, given=0.2, trump=1.0, high=1.2)

    FACTS: ClassVar = (*TRICK_FACTS, "trump", "stock")
    OWN_FACTS: ClassVar = {"taker": "seat", "taken": "card"}

    @property
    def facts(self) -> tuple[str, ...]:
        """Where cards are exchanged, a position gives the seat that took the turned-up card."""
        return super().facts if self.exchange != "off" else self.FACTS

    hand_size = 3
    packet = 1

    HOUSE_RULES = HOUSE_RULES
    players: int
    removed: str
    exchange: str
    partner_view: str
    sixty: str
    wins: int

    RULES = RULES

    def lay_out(self, order: list[int], dealer: int) -> BriscolaDeal:
        """Three cards go to each player, the next is turned up under the stock. [deal, briscola]"""
        dealt = self.seats * self.hand_size
        turned_up = order[dealt]
        terms = TurnedUp("play", turned_up % 4, turned_up)
        stock = (*order[dealt + 1 :], turned_up)
        return BriscolaDeal(self, dealer, terms, Seating.dealt(self, order, dealer), stock)

    def choices(self, terms: Any, hand: int, trick: tuple[Play, ...]) -> tuple[Move, ...]:
        """Every card of the hand may be played, and a hand is three cards at most. [any-card]"""
        return _up_to_three(hand)

    def exchanges(self, hand: int, turned_up: int | None, left: int) -> tuple[Announcement, ...]:
        """In the first trick the 2 of trumps may be given for the turned-up card. [exchange]

        ``left`` is the size of the stock, which is whole as long as no trick is over.
        """
        if self.exchange == "off" or turned_up is None or left < self._whole_stock:
            return ()
        two = lowest_trump(turned_up)
        return (EXCHANGES[two],) if hand >> two & 1 else ()

    @cached_property
    def pack(self) -> int:
        """Three play without one of the 2s, six without all of them. [pack]"""
        out = {3: mask_of(cards(self.removed)), ALL_TWOS_OUT: OF_VALUE[2]}
        return EVERY_CARD & ~out.get(self.players, 0)

    @property
    def cards_in_words(self) -> str:
        """How many cards are in play, and which are not. [pack]"""
        without = _("39 cards, without {card}").format(card=the(Card(self.removed)))
        out = {3: without, ALL_TWOS_OUT: _("36 cards, without the 2s")}
        return out.get(self.players, super().cards_in_words)

    @cached_property
    def _whole_stock(self) -> int:
        return self.pack.bit_count() - self.seats * self.hand_size

    def refill(
        self, hands: list[int], stock: tuple[int, ...], winner: int
    ) -> tuple[list[int], tuple[int, ...]]:
        """The winner of the trick draws first, then the others in playing order. [refill]"""
        seats = len(hands)
        for place, card in enumerate(stock[:seats]):
            hands[(winner + place) % seats] |= MASKS[card]
        return hands, stock[seats:]

    # ------------------------------------------------------------------- deals and matches

    @property
    def last_trick_breaks_ties(self) -> bool:
        """The last trick may win a deal of equal points. [last-trick]"""
        return self.sixty == "last-trick"

    @property
    def counts_won_deals(self) -> bool:
        """A match may be one of several deals. [wins]"""
        return self.wins > 1

    @property
    def goal(self) -> int | None:
        """The number of won deals that wins such a match. [wins]"""
        return self.wins if self.counts_won_deals else None

    @property
    def goal_in_words(self) -> str:
        """Say how many won deals win a match. [wins]"""
        return _("{wins} won deals").format(wins=self.wins)

    def standing(self, match: Match) -> tuple[bool, int | None]:
        """One deal decides, or as many won ones as agreed. [win, draw, last-trick, wins]"""
        if self.goal is None:
            return super().standing(match)
        winner = most(match.totals)
        is_over = max(match.totals) >= self.goal
        return is_over, winner if is_over else None

    def steps(self, counting: Counting) -> Iterator[Line]:
        """The points, and where they are equal the last trick's winner. [points, last-trick]"""
        yield from super().steps(counting)
        by_last_trick = [end.score()[self.side(end.turn)].outright for end in counting.ends]
        if all(by_last_trick):
            words = _("{half} to {half}: the last trick decides.")
            if self.sides > 2:
                words = _("The points are level, so the last trick decides.")
            text = words.format_map(self.quantities)
            yield Line("last-trick", (), (), text, self.rulebook["last-trick"])

    def known_terms(self, facts: Mapping[str, Any]) -> TurnedUp:
        """The turned-up card lies open to both. [briscola]"""
        return self._turned_up(facts["turned_up"] or facts["trump"])

    def _turned_up(self, text: Card | str) -> TurnedUp:
        """Return what a card, or just a suit, makes trump."""
        try:
            card = Card(text)
        except InvalidCard:
            return TurnedUp("play", suit_of(text).index, None)
        return TurnedUp("play", card.suit.index, card.index)

    def elsewhere(
        self, unseen: Sequence[Card], hand: Sequence[Card], facts: Mapping[str, Any]
    ) -> dict[str, Any]:
        """While hands are whole, the unseen cards are the stock. [deal, briscola]"""
        if "stock" in facts or len(hand) != self.hand_size:
            return {}
        return {"stock": over_the_trump(unseen, str(facts.get("trump", "")))}

    def position(
        self,
        /,
        hand: Cards | None = None,
        *,
        hands: Sequence[Cards] | None = None,
        trick: Cards = "",
        trump: Card | str | None = None,
        stock: Cards | None = None,
        tricks: Iterable[Sequence[Any]] = (),
        piles: Sequence[Cards] | None = None,
        turn: int | None = None,
        leader: int | None = None,
        dealer: int = 0,
        **own: Any,
    ) -> BriscolaDeal:
        """Return any position, to check a case: ``position(hand="1B", trick="5B", trump="S")``.

        ``hand`` is held by the seat to act; ``hands`` gives both hands by seat instead. ``turn`` is
        the seat to act and ``leader`` the one that led to the ``trick``; by default the one after
        the ``dealer`` leads. ``trump`` is a suit or the turned-up card; by default it is the last
        card of the ``stock``. ``piles`` are by seat; ``tricks`` are pairs of the leader and the
        cards: won cards are in the piles or in tricks. Where a hand is given and no stock, the
        cards not seen yet are dealt, in canonical order: as many to the other hand as fit, and the
        rest, where three are in hand, to the stock, a trump last. Cards that are nowhere are out of
        play. ``taker`` is the seat that has ``taken`` the turned-up card for the 2 of trumps.
        Raises ``InvalidPosition`` or ``InvalidCard``.
        """
        self.check_facts(own)
        self.check_seat(dealer, "dealer")
        drawn = cards(stock or "")
        terms = self._exchanged(self._over_stock(trump, drawn), **own)
        given = CardFacts.read(self, hand, hands, trick, tricks, piles, turn, leader)
        first = (dealer + 1) % self.seats
        seating = given.seating(self, first=first, trump=terms.trump, elsewhere={"stock": drawn})
        order = tuple(card.index for card in drawn)
        if hand is not None and stock is None:
            last = self._last_of_stock(terms, seating)
            if last is not None:
                terms = terms._replace(card=last)
                seating = seating._replace(unseen=seating.unseen & ~(1 << last))
            seating = seating.filled()
            order = () if last is None else (*indices(seating.unseen), last)
        seating.check_hands(self)
        deal = BriscolaDeal(self, dealer, terms, seating, order)
        return self.checked(deal, given)

    def _over_stock(self, trump: Card | str | None, stock: Sequence[Card]) -> TurnedUp:
        """Return the terms of a trump and a stock: the card turned up is the last of it. [deal]"""
        if trump is None and not stock:
            raise InvalidPosition(
                _(
                    "a position of {game} needs a trump: give a suit, the "
                    "turned-up card, or a stock"
                ).format(game=self.slug)
            )
        terms = self._turned_up(stock[-1] if trump is None else trump)
        if not stock:
            return terms
        last = self._turned_up(stock[-1])
        if terms not in (last, last._replace(card=None)):
            raise InvalidPosition(
                _("trump={trump}: the turned-up card is the last of the stock, {card}").format(
                    trump=saferepr(trump), card=stock[-1]
                )
            )
        return last

    def _exchanged(
        self, terms: TurnedUp, taker: int | None = None, taken: Card | str | None = None
    ) -> TurnedUp:
        """Return the terms after an exchange, if one is given. [exchange]"""
        if taker is None and taken is None:
            return terms
        self.check_seat(cast(int, taker), "taker")
        card = Card(cast(str, taken)).index
        two = lowest_trump(terms.trump)
        if self.exchange == "off" or terms.card != two or card % 4 != terms.trump or card == two:
            raise InvalidPosition(
                _(
                    "taker={taker}, taken={taken}: an exchange puts the 2 of trumps under the "
                    "stock and takes the turned-up trump"
                ).format(taker=taker, taken=saferepr(taken))
            )
        return terms._replace(taker=taker, taken=card)

    def _last_of_stock(self, terms: TurnedUp, seating: Seating) -> int | None:
        """Return the card that lies under the stock: the one turned up, or the highest trump there.

        With fewer than three cards in hand there is no stock any more, so none lies under it.
        """
        there = seating.unseen & OF_SUIT[terms.trump]
        if terms.card is not None:
            there &= 1 << terms.card
        if not there or seating.hands[seating.turn].bit_count() < self.hand_size:
            return None
        return indices(there)[-1]


def over_the_trump(unseen: Sequence[Card], trump: str) -> tuple[Card, ...]:
    """Return the stock with the card under it that was turned up, or the highest trump there."""
    under = [card for card in unseen if str(card) == trump.upper()]
    under = under or [card for card in unseen if card.suit == trump.upper()]
    return (*(card for card in unseen if card not in under[-1:]), *under[-1:])
