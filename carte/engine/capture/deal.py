"""A deal of a capture game at one moment, and what one seat may know of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from carte.engine.cards import MASKS, PACK, Card, CardTuple, cards, cards_of, mask_of, text_of
from carte.engine.count import Ending
from carte.engine.deal import Deal, View, no_such_move, not_in_hand
from carte.engine.match import Score
from carte.engine.moves import Announcement, Move, Play
from carte.engine.phrases import capital, choice, every, the
from carte.engine.rulebook import Grounds, Rule, Ruling
from carte.language import _

if TYPE_CHECKING:
    from carte.engine.capture.game import CaptureGame

__all__ = ["CaptureDeal", "CaptureView", "Opening"]


_STEPS = "_find_moves", "_after", "_settle"


class Opening(NamedTuple):
    """The cards, as a mask, that may not be the first of the deal, unless a hand has no others.

    ``rule`` is the tail of the rule that bars them, ``text`` a sentence about the ``{Card}``.
    """

    barred: int
    rule: str
    text: str

    def allowed(self, hand: int) -> int:
        """Return the cards of a hand that may be the first of the deal."""
        return hand & ~self.barred or hand

    def bars(self, card: Card) -> bool:
        """Return whether a card may not be the first of the deal while others are in hand."""
        return bool(self.barred >> card.index & 1)

    def objection(self, card: Card) -> Grounds:
        """Return the rule against a card as the first of the deal, and a text."""
        return Grounds(self.rule, _(self.text).format(Card=capital(the(card))))


class CaptureDeal(Deal):
    """A deal of a capture game at one moment; its cards are masks, its stock one mask a card."""

    __slots__ = ("_last_capturer", "_piles", "_scope", "_stock", "_table")

    game: CaptureGame

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
        self._deck = b""
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
        return CardTuple([PACK[card.bit_length() - 1] for card in self._stock])

    @property
    def pile_masks(self) -> tuple[int, ...]:
        """The cards won, by side, as masks."""
        return self._piles

    @property
    def scope(self) -> tuple[int, ...]:
        """The sweeps scored, by side."""
        return self._scope

    @property
    def scored_early(self) -> tuple[int, ...]:
        """The points that sides have scored so far and that nothing can take away."""
        return self._scope

    @property
    def last_capturer(self) -> int | None:
        """The seat that captured last; usually the leftovers go to its side."""
        return self._last_capturer

    @property
    def receives_leftovers(self) -> int | None:
        """The seat to whose side the cards left go, if the deal ends now. [leftovers]"""
        return self.game.receives_leftovers(self._last_capturer, self._dealer)

    @property
    def ending(self) -> Ending:
        """The piles by side, and the sweeps."""
        return Ending(self.piles, {"scope": self.scope})

    @property
    def rules(self) -> CaptureGame:
        """The game as the cards count at this moment."""
        return self.game

    @property
    def only_plays(self) -> bool:
        """Whether only cards are played from here on: nothing can be declared or change.

        A game whose deals go on in their own way overrides this.
        """
        kind = type(self)
        return all(getattr(kind, step) is getattr(CaptureDeal, step) for step in _STEPS)

    def brings(self, choice: Announcement) -> int:
        """Return the points that a declaration of the seat to act brings, 0 where it is untrue."""
        return self.game.brings(self._hands[self._turn], choice)

    def _find_moves(self) -> tuple[Move, ...]:
        """You may play any card from your hand. [choice]"""
        return self.rules.plays(self._playable, self._table)

    @property
    def _playable(self) -> int:
        """The cards that the seat to act may play: not every one may be the first of the deal."""
        hand, game = self._hands[self._turn], self.game
        if game.opening is None:
            return hand
        sizes = [hand.bit_count() for hand in self._hands]
        untouched = game.is_untouched(sizes, self._table, [*map(int.bit_count, self._piles)])
        return game.opening.allowed(hand) if untouched else hand

    def _after(self, choice: Play) -> Self:
        """You play exactly one card from your hand; what it takes goes to your pile. [turn]"""
        game, turn, table, taken = self.game, self._turn, self._table, choice.mask
        card = MASKS[choice.played]
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
            if taken and not table:
                last = not self._stock and not any(hands)
                if number := game.scope_for(choice.played, taken, last):
                    scope = [*self._scope]
                    scope[side] += number
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
        """Deal again from the stock, or end the deal, if the seat to act has no card left.

        When all hands are empty each gets three cards, the table none. [refill]
        After the last card the table goes to the side that captured last, or where agreed to the
        dealer's. [leftovers]
        """
        if any(self._hands):
            while not self._hands[self._turn]:
                self._turn = (self._turn + 1) % self.game.seats
        elif self._stock:
            self._hands = self.game.deal_round(self._stock, self._dealer)
            self._stock = self._stock[self.game.seats * self.game.hand_size :]
            self._turn = (self._dealer + 1) % self.game.seats
        elif (seat := self.receives_leftovers) is not None:
            side = self.game.side(seat)
            piles = [*self._piles]
            piles[side] |= self._table
            self._piles = tuple(piles)
            self._table = 0

    def _objection(self, choice: Move) -> Grounds:
        if not isinstance(choice, Play) or choice.signal:
            return Grounds("no-such-move", no_such_move(choice, self.game))
        card, taken, table, rules = choice.card, choice.mask, self._table, self.rules
        if not self._hands[self._turn] >> card.index & 1:
            return not_in_hand(MASKS[card.index])
        if (opening := self.game.opening) and not self._playable >> card.index & 1:
            return opening.objection(card)
        if missing := taken & ~table:
            words = _("{Card} is not on the table.")
            if missing.bit_count() > 1:
                words = _("{Card} are not on the table.")
            return Grounds("on-table", words.format(Card=capital(every(missing))))
        if not taken:
            ways = _choice_of(rules.captures(card.index, table), table, rules.values)
            return Grounds(
                "must-take",
                _("{Card} can take {ways}, so you cannot just lay it.").format(
                    Card=capital(the(card, values=rules.values)), ways=ways
                ),
            )
        return rules.wrong_capture(card, taken, table)

    def grounds(self, choice: Any) -> Rule:
        """A capture that empties the table is allowed as one, whatever the sweep scores. [sweep]"""
        ruling = self.ruling(choice)
        if not ruling.captured:
            return ruling.rule
        return self.game.rulebook[self.rules.granted(choice, self._table)[0]]

    def _granted(self, choice: Play) -> Ruling:
        tail, text = self.rules.granted(choice, self._table)
        scopa = False
        if choice.mask and choice.mask == self._table:
            last = not self._stock and sum(self._hands) == 1 << choice.played
            if sweep := self.game.sweep(choice.played, choice.mask, last):
                scopa = sweep.scope > 0
                tail, text = sweep.rule, _(sweep.text).format(text=text)
        return Ruling(True, self.game.rulebook[tail], choice.taken, scopa, text)

    def _scores(self) -> tuple[Score, ...]:
        items = zip(self.game.items_of(self), self._piles, strict=True)
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


class CaptureView(View):
    """What a seat may know of a deal of a capture game."""

    __slots__ = ()

    game: CaptureGame

    @property
    def table(self) -> tuple[Card, ...]:
        """The cards on the table."""
        return cards(self.facts["table"])

    @property
    def lying_open(self) -> tuple[Card, ...]:
        """The cards on the table."""
        return self.table

    @property
    def rules(self) -> CaptureGame:
        """The game as the cards count at this moment."""
        return self.game

    def _find_moves(self) -> tuple[Move, ...]:
        hand, table, facts, game = mask_of(self.hand), mask_of(self.table), self.facts, self.game
        if game.opening and game.is_untouched(facts["hand_sizes"], table, facts["pile_sizes"]):
            hand = game.opening.allowed(hand)
        return self.rules.plays(hand, table)


def _choice_of(ways: tuple[int, ...], table: int, values: Sequence[int]) -> str:
    """Return the captures to choose from, where all of a table has a name of its own."""
    if ways == (table,) and table.bit_count() > 1:
        return _("the whole table")
    return choice(ways, values)
