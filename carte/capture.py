"""The capture games: their deals, what their piles are worth, and the rules they share.

A game says what a card may take (``captures``) and why it may not take something else
(``wrong_capture``); everything else about a turn is here.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from carte.cards import PACK, Card, cards, cards_of, indices, mask_of, text_of
from carte.deal import Deal, View, no_such_move
from carte.game import Game
from carte.locale import _
from carte.match import Score, Unfinished
from carte.moves import Move, Play
from carte.position import (
    Cards,
    InvalidPosition,
    deal_unseen,
    distinct_mask,
    lists_of_cards,
    numbers,
)
from carte.prizes import prizes
from carte.rulebook import Ruling
from carte.sums import VALUE
from carte.words import capital, choice, every, the

__all__ = ["CaptureDeal", "CaptureGame", "CaptureView"]

_LAY = tuple(Play(index) for index in range(40))
_CARD = tuple(1 << index for index in range(40))
_EVERY_CARD = sum(_CARD)
_play = lru_cache(maxsize=1 << 14)(Play)  # the same few thousand plays come up in every deal


class CaptureGame(Game):
    """A game in which a card takes cards from the table, or stays there."""

    seats = 2
    sides = 2
    hand_size = 3
    table_size = 4
    refills = True
    own_facts: ClassVar[tuple[str, ...]] = ()
    """What only this game's positions have, besides what all capture games' have."""

    values: Sequence[int] = VALUE
    """What each card counts, by its index."""

    primiera_missing_suit: str

    def plays(self, hand: int, table: int) -> tuple[Move, ...]:
        """A card that can take must take; one that takes nothing is laid. [must-take, lay]"""
        moves: list[Move] = []
        captures = self.captures
        for card in indices(hand):
            if found := captures(card, table):
                for taken in found:
                    moves.append(_play(card, taken))
            else:
                moves.append(_LAY[card])
        return tuple(moves)

    @abstractmethod
    def captures(self, card: int, table: int) -> tuple[int, ...]:
        """Return every set that a card (its index) may take from a table, in order."""

    def may_take(self, card: Card | str, table: Cards) -> tuple[tuple[Card, ...], ...]:
        """Return every set of cards that a card may take from a table: none, or one of these."""
        found = self.captures(Card(card).index, mask_of(cards(table)))
        return tuple([cards_of(taken) for taken in found])

    @abstractmethod
    def wrong_capture(self, card: Card, taken: int, table: int) -> tuple[str, str]:
        """Return the rule against a capture of cards that do lie on the table, and a text."""

    @abstractmethod
    def granted(self, play: Play, table: int) -> tuple[str, str]:
        """Return the rule that allows a legal play, and a text about it."""

    @abstractmethod
    def granted_sweep(self, tail: str, text: str, last: bool) -> tuple[str, str]:
        """Return the same for a capture that empties the table, perhaps by the last card."""

    @abstractmethod
    def scores_sweep(self, last: bool) -> bool:
        """Return whether a capture that empties the table scores; ``last``: by the last card."""

    def takes_itself(self, card: int) -> bool:
        """A card that takes nothing stays on the table. [lay]"""
        return False

    def lay_out(self, order: list[int], dealer: int) -> CaptureDeal:
        """Return the deal that begins with a deck of card indices. [deal, first-player]"""
        hands, table, stock = self.dealt(tuple([_CARD[index] for index in order]), dealer)
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

        Returns the hands, the table and the stock that ``deck`` makes, one mask a card.
        """
        in_hands = self.seats * self.hand_size
        laid = in_hands + self.table_size
        return self.deal_round(deck, dealer), sum(deck[in_hands:laid]), deck[laid:]

    def deal_round(self, stock: Sequence[int], dealer: int) -> tuple[int, ...]:
        """Return the hands that get cards one at a time, from the seat after the dealer on."""
        seats, number = self.seats, self.seats * self.hand_size
        return tuple(
            [sum(stock[(seat - dealer - 1) % seats : number : seats]) for seat in range(seats)]
        )

    def position(
        self,
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

        ``hand`` is held by the seat to act, ``turn`` (by default the one after the dealer);
        ``hands`` gives all hands by seat instead, ``piles`` and ``scope`` go by side. A zone that
        is not named is empty, but where a hand is given and no stock, the cards not seen yet are
        dealt, in canonical order: as many to each other hand as it would hold, the rest to the
        stock. So a last card is the deal's last one only with ``stock=""``. Cards that are nowhere
        are out of play. A position without cards to play is over; what lies on its table goes to
        the last capturer. Where all cards are dealt at once (``refills`` is false) there is no
        stock, and an unseen card that is in no hand is out of play. Raises ``InvalidPosition`` or
        ``InvalidCard``.
        """
        if unknown := [name for name in own if name not in self.own_facts]:
            others = "".join(f", {name}" for name in self.own_facts)
            raise InvalidPosition(
                f"a position of {self.slug} has no {', '.join(unknown)}; it has hand or hands, "
                f"table, stock, piles, scope, turn, dealer, last_capturer{others}"
            )
        self.check_seat(dealer, "dealer")
        turn = (dealer + 1) % self.seats if turn is None else turn
        self.check_seat(turn, "turn")
        if last_capturer is not None:
            self.check_seat(last_capturer, "last_capturer")
        if hand is not None and hands is not None:
            raise InvalidPosition("give the hand of the seat to act, or all hands, not both")
        held = lists_of_cards("hands", hands, self.seats)
        if hand is not None:
            held[turn] = cards(hand)
        won = lists_of_cards("piles", piles, self.sides)
        zones = {f"hand of seat {seat}": some for seat, some in enumerate(held)}
        zones |= {f"pile of side {side}": some for side, some in enumerate(won)}
        zones |= {"table": cards(table), "stock": cards(stock or "")}
        unseen = _EVERY_CARD & ~distinct_mask(zones)
        masks = [mask_of(some) for some in held]
        order = tuple(card.index for card in zones["stock"])
        if order and not self.refills:
            raise InvalidPosition(f"stock={stock!r}: {self.slug} deals every card, it has no stock")
        if hand is not None and stock is None:
            order = deal_unseen(unseen, masks, turn, (dealer + 1) % self.seats)
            order = order if self.refills else ()
        return self.make(
            dealer=dealer,
            turn=turn,
            hands=tuple(masks),
            table=mask_of(zones["table"]),
            stock=tuple(_CARD[index] for index in order),
            piles=tuple(mask_of(pile) for pile in won),
            scope=numbers("scope", scope, self.sides),
            last_capturer=last_capturer,
            **own,
        )

    def worth(self, deal: CaptureDeal) -> list[dict[str, int]]:
        """A deal is worth carte, denari, settebello, primiera, and a point a scopa. [score]"""
        won = prizes(deal._piles, self.primiera_missing_suit)
        return [
            {**{prize: int(winner == side) for prize, winner in won.items()}, "scopa": scope}
            for side, scope in enumerate(deal.scope)
        ]

    def wins_match(self, pile: int) -> bool:
        """Return whether a side that has won these cards wins the match, whatever the points."""
        return False


class CaptureDeal(Deal):
    """A deal of a capture game at one moment; its cards are masks, its stock one mask a card."""

    __slots__ = ("_last_capturer", "_piles", "_scope", "_stock", "_table")

    game: CaptureGame
    _table: int
    _stock: tuple[int, ...]
    _piles: tuple[int, ...]
    _scope: tuple[int, ...]
    _last_capturer: int | None

    def __init__(
        self,
        game: CaptureGame,
        *,
        dealer: int,
        turn: int,
        hands: tuple[int, ...],
        table: int,
        stock: tuple[int, ...],
        piles: tuple[int, ...],
        scope: tuple[int, ...],
        last_capturer: int | None,
    ) -> None:
        self.game = game
        self._dealer = dealer
        self._turn = turn
        self._hands = hands
        self._table = table
        self._stock = stock
        self._piles = piles
        self._scope = scope
        self._last_capturer = last_capturer
        self._legal = None
        self._start = None
        self._moves = ()
        self._settle()

    @property
    def is_over(self) -> bool:
        """Whether the last card of the deal has been played."""
        return not any(self._hands)

    @property
    def table(self) -> tuple[Card, ...]:
        """The cards on the table, in canonical order."""
        return cards_of(self._table)

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards not dealt yet, in the order in which they leave the pack."""
        return tuple([PACK[card.bit_length() - 1] for card in self._stock])

    @property
    def piles(self) -> tuple[tuple[Card, ...], ...]:
        """The cards won, by side."""
        return tuple([cards_of(pile) for pile in self._piles])

    @property
    def scope(self) -> tuple[int, ...]:
        """The sweeps scored, by side."""
        return self._scope

    @property
    def last_capturer(self) -> int | None:
        """The seat that captured last, to whose side the leftovers go."""
        return self._last_capturer

    @property
    def rules(self) -> CaptureGame:
        """The game as the cards count at this moment."""
        return self.game

    def _find_moves(self) -> tuple[Move, ...]:
        """You may play any card of your hand. [choice]"""
        return self.rules.plays(self._hands[self._turn], self._table)

    def _after(self, choice: Play) -> CaptureDeal:
        """You play exactly one card of your hand; what it takes goes to your pile. [turn]"""
        game, turn, table, taken = self.game, self._turn, self._table, choice.mask
        card = _CARD[choice.played]
        hands = [*self._hands]
        hands[turn] ^= card
        after = object.__new__(self.__class__)
        if taken or (not table and game.takes_itself(choice.played)):
            table ^= taken
            side = game.side(turn)
            piles = [*self._piles]
            piles[side] |= taken | card
            after._piles = tuple(piles)
            after._last_capturer = turn
            after._scope = self._scope
            if taken and not table and game.scores_sweep(not self._stock and not any(hands)):
                scope = [*self._scope]
                scope[side] += 1
                after._scope = tuple(scope)
        else:
            table |= card
            after._piles = self._piles
            after._last_capturer = self._last_capturer
            after._scope = self._scope
        after.game = game
        after._dealer = self._dealer
        after._turn = turn + 1 if turn + 1 < len(hands) else 0
        after._table = table
        after._stock = self._stock
        after._hands = tuple(hands)
        after._legal = None
        after._start = self._start or self
        after._moves = self._moves + (choice,)  # noqa: RUF005 (twice as fast, once a move)
        if not hands[after._turn]:
            after._settle()
        return after

    def _settle(self) -> None:
        """Deal again from the stock, or end the deal, where the seat to act has no card.

        When all hands are empty each gets three cards, the table none. [refill]
        After the last card the table goes to the side that captured last. [leftovers]
        """
        if any(self._hands):
            while not self._hands[self._turn]:
                self._turn = (self._turn + 1) % self.game.seats
        elif self._stock:
            self._hands = self.game.deal_round(self._stock, self._dealer)
            self._stock = self._stock[self.game.seats * self.game.hand_size :]
            self._turn = (self._dealer + 1) % self.game.seats
        elif self._last_capturer is not None:
            side = self.game.side(self._last_capturer)
            piles = [*self._piles]
            piles[side] |= self._table
            self._piles = tuple(piles)
            self._table = 0

    def _objection(self, choice: Move) -> tuple[str, str]:
        if not isinstance(choice, Play) or choice.signal:
            return "no-such-move", no_such_move(choice, self.game)
        card, taken, table, rules = choice.card, choice.mask, self._table, self.rules
        if not self._hands[self._turn] >> card.index & 1:
            return "in-hand", _("{Card} is not in your hand.").format(Card=capital(the(card)))
        if missing := taken & ~table:
            words = _("{Card} is not on the table.")
            if missing.bit_count() > 1:
                words = _("{Card} are not on the table.")
            return "on-table", words.format(Card=capital(every(missing)))
        if not taken:
            ways = choice_of(rules.captures(card.index, table), table, rules.values)
            return "must-take", _("{Card} can take {ways}, so it may not just lie there.").format(
                Card=capital(the(card, values=rules.values)), ways=ways
            )
        return rules.wrong_capture(card, taken, table)

    def _granted(self, choice: Play) -> Ruling:
        tail, text = self.rules.granted(choice, self._table)
        scopa = False
        if choice.mask and choice.mask == self._table:
            last = not self._stock and sum(self._hands) == 1 << choice.played
            scopa = self.game.scores_sweep(last)
            tail, text = self.game.granted_sweep(tail, text, last)
        return Ruling(True, self.game.rulebook[tail], choice.taken, scopa, text)

    def score(self) -> tuple[Score, ...]:
        """Return what the deal gives each side; raises ``Unfinished`` before it is over."""
        if not self.is_over:
            raise Unfinished(f"this deal of {self.game.slug} is not over; a score comes at its end")
        items = zip(self.game.worth(self), self._piles, strict=True)
        return tuple([Score(worth, outright=self.game.wins_match(pile)) for worth, pile in items])

    def view(self, seat: int) -> CaptureView:
        """Each seat sees its own hand, the table, the scope, and how many cards lie elsewhere."""
        self.game.check_seat(seat, "seat")
        return CaptureView(self.game, seat, self._seen(seat))

    def _seen(self, seat: int) -> dict[str, Any]:
        return {
            "phase": self.phase,
            "dealer": self._dealer,
            "turn": self._turn,
            "hand": text_of(self._hands[seat]),
            "table": text_of(self._table),
            "hand_sizes": [hand.bit_count() for hand in self._hands],
            "pile_sizes": [pile.bit_count() for pile in self._piles],
            "stock_size": len(self._stock),
            "scope": list(self._scope),
            "last_capturer": self._last_capturer,
        }

    def _facts(self) -> dict[str, Any]:
        return {
            "hands": [text_of(hand) for hand in self._hands],
            "table": text_of(self._table),
            "stock": " ".join([str(card) for card in self.stock]),
            "piles": [text_of(pile) for pile in self._piles],
            "scope": list(self._scope),
            "turn": self._turn,
            "dealer": self._dealer,
            "last_capturer": self._last_capturer,
        }

    def _repr_html_(self) -> str:
        return _drawn(self.table, dict(enumerate(self.hands)))


class CaptureView(View):
    """What a seat may know of a deal of a capture game."""

    __slots__ = ()

    game: CaptureGame

    @property
    def table(self) -> tuple[Card, ...]:
        """The cards on the table."""
        return cards(self.facts["table"])

    def legal_moves(self) -> tuple[Move, ...]:
        """Return all legal plays of this seat, none when another seat is to act."""
        if self.seat != self.turn or self.phase == "over":
            return ()
        return self.game.plays(mask_of(self.hand), mask_of(self.table))

    def _repr_html_(self) -> str:
        return _drawn(self.table, {self.seat: self.hand})


def _drawn(table: tuple[Card, ...], hands: Mapping[int, tuple[Card, ...]]) -> str:
    """Return the table and hands by seat as HTML."""
    from carte.pack import row

    zones = {_("Table"): table}
    zones |= {_("Hand of seat {seat}").format(seat=seat): hand for seat, hand in hands.items()}
    return "".join(f"<div><p>{name}</p>{row(some)}</div>" for name, some in zones.items())


def choice_of(ways: tuple[int, ...], table: int, values: Sequence[int]) -> str:
    """Return the captures to choose from, where all of a table has a name of its own."""
    if ways == (table,) and table.bit_count() > 1:
        return _("the whole table")
    return choice(ways, values)
