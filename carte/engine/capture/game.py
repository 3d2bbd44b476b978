"""The capture games: what a card may take, and how the cards are dealt.

A game says what a card may take (``captures``) and why it may not take something else
(``wrong_capture``); the course of a turn is in ``carte.engine.capture.deal``.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, ClassVar

from carte.engine.capture.consistency import check_denari
from carte.engine.capture.deal import CaptureDeal, CaptureView, Opening
from carte.engine.capture.prizes import SUITS_COUNT, BestOfSuits, prizes
from carte.engine.capture.sweeps import Sweep
from carte.engine.capture.weights import CaptureWeights
from carte.engine.cards import EVERY_CARD, MASKS, VALUE, Card, cards, cards_of, indices, mask_of
from carte.engine.game import Game
from carte.engine.moves import PLAYS, Announcement, Move, Play
from carte.engine.phrases import commas, every
from carte.engine.position import (
    Cards,
    InvalidPosition,
    deal_unseen,
    distinct_mask,
    hands_by_seat,
    lists_of_cards,
    numbers,
)
from carte.engine.reading import saferepr
from carte.engine.rulebook import Grounds
from carte.language import _

__all__ = ["CaptureDeal", "CaptureGame", "CaptureView"]

PACKETS = {9: ((3, 2), (3, 2), (3, 0)), 10: ((5, 0), (5, 0))}
"""How many cards each player gets at a time, and then the table, where all are dealt at once."""

_play = lru_cache(maxsize=1 << 14)(Play)  # the same few thousand plays come up in every deal


class CaptureGame(Game):
    """A game in which a card takes cards from the table, or stays there."""

    FACTS = ("dealer", "turn", "hands", "table", "piles", "scope", "last_capturer")
    has_table = True

    seats = 2
    sides = 2
    hand_size = 3

    opening: Opening | None = None
    """Which cards may not be the first of the deal; None if any card may."""

    values: Sequence[int] = VALUE
    """What each card counts, by its index."""

    primiera_missing_suit: str
    leftovers: str = "last-capturer"

    SWEEPS: ClassVar[tuple[Sweep, ...]] = ()
    """The kinds of sweep: a capture that empties the table is the first that fits it, if any."""

    @cached_property
    def weights(self) -> CaptureWeights:
        """What its cards and sweeps are worth to a good player."""
        return CaptureWeights()

    @property
    def refills(self) -> bool:
        """Whether there is a stock, from which hands are dealt again."""
        return self.hand_size not in PACKETS

    @property
    def table_size(self) -> int:
        """How many cards are laid on the table at first."""
        packets = PACKETS.get(self.hand_size)
        return 4 if packets is None else sum(laid for _each, laid in packets)

    @property
    def facts(self) -> tuple[str, ...]:
        """Where all cards are dealt at once there is no stock."""
        return (*super().facts, *(("stock",) if self.refills else ()))

    def plays(self, hand: int, table: int) -> tuple[Move, ...]:
        """A card that can take must take; one that takes nothing is laid. [must-take, lay]"""
        moves: list[Move] = []
        captures = self.captures
        for card in indices(hand):
            if found := captures(card, table):
                if self.may_lie(card):
                    moves.append(PLAYS[card])
                for taken in found:
                    moves.append(_play(card, taken))
            else:
                moves.append(PLAYS[card])
        return tuple(moves)

    @abstractmethod
    def captures(self, card: int, table: int) -> tuple[int, ...]:
        """Return every set that a card (its index) may take from a table, in order."""

    def may_take(self, card: Card | str, table: Cards) -> tuple[tuple[Card, ...], ...]:
        """Return every set of cards that a card may take from a table: none, or one of these."""
        found = self.captures(Card(card).index, mask_of(cards(table)))
        return tuple([cards_of(taken) for taken in found])

    @abstractmethod
    def wrong_capture(self, card: Card, taken: int, table: int) -> Grounds:
        """Return the rule against a capture of cards that do lie on the table, and a text."""

    @abstractmethod
    def granted(self, play: Play, table: int) -> Grounds:
        """Return the rule that allows a legal play, and a text about it."""

    def capture_totals(self, value: int) -> tuple[int, ...]:
        """Return what the cards taken by a card of this value may add up to. [sum]"""
        return (value,)

    def takes_all(self, value: int) -> bool:
        """Return whether a card of this value may take the whole table, whatever lies there."""
        return False

    @cached_property
    def _sweeps(self) -> tuple[Sweep, ...]:
        return tuple([kind for kind in self.SWEEPS if kind.when.holds(self)])

    def sweep(self, card: int, taken: int, last: bool) -> Sweep | None:
        """Return the kind of sweep by which a card (its index) takes the whole table, if any.

        ``last`` is whether it is the last card of the deal. [sweep]
        """
        for kind in self._sweeps:
            if kind.fits(card, taken, last):
                return kind
        return None

    def scope_for(self, card: int, taken: int, last: bool) -> int:
        """Return how many scope a card (its index) scores by taking the whole table. [sweep]"""
        kind = self.sweep(card, taken, last)
        return kind.scope if kind else 0

    def is_untouched(self, hands: Sequence[int], table: int, piles: Sequence[int]) -> bool:
        """Return whether table, hands and piles have the sizes of a fresh deal."""
        as_dealt = table.bit_count() == self.table_size and not any(piles)
        return as_dealt and all(size == self.hand_size for size in hands)

    def takes_itself(self, card: int) -> bool:
        """Return whether a card (its index) laid on an empty table takes itself. [lay]"""
        return False

    def may_lie(self, card: int) -> bool:
        """Return whether a card (its index) that can take may be laid instead. [must-take]"""
        return False

    def receives_leftovers(self, last_capturer: int | None, dealer: int) -> int | None:
        """Who captured last gets the cards left, or where agreed the dealer. [leftovers]

        Returns a seat, None if nobody has captured.
        """
        return dealer if self.leftovers == "dealer" else last_capturer

    def declaring(self, choice: Announcement) -> CaptureGame:
        """Return this game as its cards count after a declaration."""
        return self

    def brings(self, hand: int, choice: Announcement) -> int:
        """Return the points that a declaration of a hand brings: none where there are none."""
        return 0

    def lay_out(self, order: list[int], dealer: int) -> CaptureDeal:
        """Return the deal that begins with a deck of card indices. [deal, first-player]"""
        hands, table, stock = self.dealt(tuple([MASKS[index] for index in order]), dealer)
        return self.make(
            dealer=dealer,
            turn=(dealer + 1) % self.seats,
            hands=hands,
            table=table,
            stock=stock,
            piles=(0,) * self.sides,
            scope=(0,) * self.sides,
            last_capturer=None,
        )

    def make(self, **facts: Any) -> CaptureDeal:
        """Return a deal of this game, from what a deal holds."""
        return CaptureDeal(self, **facts)

    def dealt(
        self, deck: tuple[int, ...], dealer: int
    ) -> tuple[tuple[int, ...], int, tuple[int, ...]]:
        """Three cards go to each player, one at a time, then four to the table. [deal]

        Larger hands get several cards at a time, and all are dealt at once. Returns the hands, the
        table and the stock that ``deck`` makes, one mask a card.
        """
        if not self.refills:
            return self._dealt_at_once(deck, dealer)
        in_hands = self.seats * self.hand_size
        laid = in_hands + self.table_size
        return self.deal_round(deck, dealer), sum(deck[in_hands:laid]), deck[laid:]

    def _dealt_at_once(
        self, deck: tuple[int, ...], dealer: int
    ) -> tuple[tuple[int, ...], int, tuple[int, ...]]:
        hands, table, dealt = [0] * self.seats, 0, 0
        for each, laid in PACKETS[self.hand_size]:
            for place in range(dealer + 1, dealer + 1 + self.seats):
                hands[place % self.seats] |= sum(deck[dealt : dealt + each])
                dealt += each
            table |= sum(deck[dealt : dealt + laid])
            dealt += laid
        return tuple(hands), table, deck[dealt:]

    @property
    def first_table(self) -> tuple[int, ...]:
        """The places in a deck of the cards that are laid on the table. [deal]"""
        _hands, table, _stock = self.dealt(MASKS, 0)
        return indices(table)

    def deal_round(self, stock: Sequence[int], dealer: int) -> tuple[int, ...]:
        """Return the hands that get cards one at a time, from the seat after the dealer on."""
        seats, number = self.seats, self.seats * self.hand_size
        return tuple(
            [sum(stock[(seat - dealer - 1) % seats : number : seats]) for seat in range(seats)]
        )

    def position(
        self,
        /,
        hand: Cards | None = None,
        *,
        hands: Sequence[Cards] | None = None,
        table: Cards = "",
        stock: Cards | None = None,
        piles: Sequence[Cards] | None = None,
        scope: Sequence[int] | None = None,
        turn: int | None = None,
        dealer: int = 0,
        last_capturer: int | None = None,
        **own: Any,
    ) -> CaptureDeal:
        """Return any position, to check a case: ``position(hand="7D 2S", table="3C 4S")``.

        ``hand`` is held by the seat to act, ``turn`` (by default the one after the ``dealer``);
        ``hands`` gives all hands by seat instead, ``piles`` and ``scope`` are by side. A zone that
        is not named is empty, but where a hand is given and no ``stock``, the cards not seen yet
        are dealt, in canonical order: as many to each other hand as it would hold, the rest to the
        stock. So a last card is the deal's last one only with ``stock=""``. Cards that are nowhere
        are out of play. A position without cards to play is over; what lies on its ``table`` goes
        to the ``last_capturer``, or by house rule to the dealer. Where all cards are dealt at once
        (``refills`` is false) there is no stock, and an unseen card that is in no hand is out of
        play. Raises ``InvalidPosition`` or ``InvalidCard``.
        """
        self.check_facts(own)
        self.check_seat(dealer, "dealer")
        turn = (dealer + 1) % self.seats if turn is None else turn
        self.check_seat(turn, "turn")
        if last_capturer is not None:
            self.check_seat(last_capturer, "last_capturer")
        held = hands_by_seat(hand, hands, self.seats, turn)
        won = lists_of_cards("piles", piles, self.sides)
        zones = {f"hand of seat {seat}": some for seat, some in enumerate(held)}
        zones |= {f"pile of side {side}": some for side, some in enumerate(won)}
        zones |= {"table": cards(table), "stock": cards(stock or "")}
        unseen = EVERY_CARD & ~distinct_mask(zones)
        masks = tuple(map(mask_of, held))
        order = tuple(card.index for card in zones["stock"])
        if order and not self.refills:
            raise InvalidPosition(
                _("stock={stock}: {game} deals every card, so it has no stock").format(
                    stock=saferepr(stock), game=self.slug
                )
            )
        if hand is not None and stock is None:
            masks, rest = deal_unseen(unseen, masks, turn, (dealer + 1) % self.seats)
            order = rest if self.refills else ()
        return self.make(
            dealer=dealer,
            turn=turn,
            hands=masks,
            table=mask_of(zones["table"]),
            stock=tuple(MASKS[index] for index in order),
            piles=tuple(map(mask_of, won)),
            scope=numbers("scope", scope, self.sides),
            last_capturer=last_capturer,
            **own,
        )

    def worth(self, deal: CaptureDeal) -> list[dict[str, int]]:
        """Carte, denari, settebello, primiera and each scopa are worth a point. [score]"""
        won = prizes(deal.pile_masks, self.primiera_of)
        return [
            {**{prize: int(winner == side) for prize, winner in won.items()}, "scopa": scope}
            for side, scope in enumerate(deal.scope)
        ]

    @property
    def counts_suits(self) -> bool:
        """Whether the primiera compares the best card of each suit. [primiera]"""
        return True

    @property
    def best_of_suits(self) -> BestOfSuits:
        """What each rank counts in the primiera. [primiera]"""
        return SUITS_COUNT

    def primiera_of(self, pile: int) -> int:
        """Return what a pile is worth in the primiera. [primiera]"""
        return self.best_of_suits.total(pile, self.primiera_missing_suit)

    def tallied(self, counts: Mapping[str, Sequence[int]]) -> dict[str, Any]:
        """The table keeps count of the sweeps. [sweep]"""
        return {"scope": counts["scopa"]} if "scopa" in counts else {}

    def check_items(
        self, given: Mapping[str, Sequence[int]], facts: Mapping[str, Any]
    ) -> Grounds | None:
        """No side sweeps more often than it plays a card, nor twice in a row. [sweep]"""
        played = (len(MASKS) - len(self.first_table)) // self.sides
        for count in (scope := facts.get("scope", ())):
            if count > played:
                words = _(
                    "{count} scopas are too many: a side plays only {played} cards in a deal."
                )
                return Grounds("sweep", words.format(count=count, played=played))
        if sum(scope) > self.most_sweeps:
            words = _(
                "{count} scopas are too many: after a scopa, the next card meets an empty table, "
                "so {most} is the most."
            )
            return Grounds("sweep", words.format(count=sum(scope), most=self.most_sweeps))
        return check_denari(self, given)

    @property
    def most_sweeps(self) -> int:
        """A table is swept once for every two cards played, for a sweep leaves it empty. [sweep]"""
        first = len(self.first_table)
        return (len(MASKS) - first + bool(first)) // 2

    @property
    def most_tallied(self) -> int:
        """The most points that tallies can bring in a deal. [sweep]"""
        return sum(self.most_sweeps * tally.worth(self) for tally in self.tallies)

    def check_totals(self, totals: Sequence[int]) -> Grounds | None:
        """Some side scores what is always scored, none more than there is. [settebello, sweep]"""
        if self.whole is not None:
            return super().check_totals(totals)
        asked = [one for one in self.asked if one.name in self.items]
        always = [one for one in asked if one.always or one.shared]
        if sum(totals) < sum(one.amounts[0] for one in always):
            words = _("Somebody always scores these items: {items}.")
            texts = commas([one.text for one in always])
            return Grounds(self.items[always[0].name].usual_rule, words.format(items=texts))
        most = sum(one.amounts[-1] for one in asked) + self.most_tallied
        if sum(totals) > most:
            words = _("In a deal, all sides together score at most {most} points.")
            return Grounds("score", words.format(most=most))
        return None

    def check_piles(self, piles: Sequence[int], facts: Mapping[str, Any]) -> Grounds | None:
        """A side that has taken has at least two cards, the one played and what it took.

        One alone is in a pile only if it takes itself, or is left over for a dealer. [lay,
        leftovers]
        """
        if self.leftovers == "dealer":
            return super().check_piles(piles, facts)
        for pile in piles:
            if pile.bit_count() == 1 and not self.takes_itself(pile.bit_length() - 1):
                return self.alone(every(pile))
        return super().check_piles(piles, facts)

    def alone(self, card: str) -> Grounds:
        """Return the rule against a pile of nothing but this card, and a text. [lay]"""
        words = _(
            "A pile cannot hold {card} alone: a card that takes joins the pile with the cards it "
            "takes."
        )
        return Grounds("lay", words.format(card=card))

    def elsewhere(
        self, unseen: Sequence[Card], hand: Sequence[Card], facts: Mapping[str, Any]
    ) -> dict[str, Any]:
        """The unseen cards are the stock, where there is one."""
        return {"stock": unseen} if self.refills and "stock" not in facts else {}

    def wins_match(self, pile: int) -> bool:
        """Return whether a side that has won these cards wins the match, whatever the points."""
        return bool(self._winning) and any(wins(pile) for wins in self._winning)

    @cached_property
    def _winning(self) -> tuple[Callable[[int], bool], ...]:
        return tuple(item.wins for item in self.items.values() if item.wins)
