"""A deal of Briscola at one moment, and what one seat may know of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from carte.engine.cards import MASKS, PACK, Card, mask_of, text_of
from carte.engine.deal import not_in_hand
from carte.engine.moves import Announcement, Move, Play
from carte.engine.phrases import capital, the
from carte.engine.rulebook import Grounds, Ruling
from carte.engine.tricks.deal import TrickDeal, TrickView
from carte.language import _

if TYPE_CHECKING:
    from carte.games.briscola.game import Briscola

__all__ = ["BriscolaDeal", "BriscolaView", "lowest_trump"]


def lowest_trump(turned_up: int) -> int:
    """Return the 2 of the suit that a turned-up card makes trump. [strength, briscola]"""
    return 4 + turned_up % 4


class BriscolaView(TrickView):
    """What a seat may know of a deal of Briscola."""

    __slots__ = ()

    game: Briscola

    def _find_moves(self) -> tuple[Move, ...]:
        """Any card may be played; before that cards may be exchanged. [any-card, exchange]"""
        turned_up = self.facts["turned_up"]
        card = Card(turned_up).index if turned_up else None
        exchanges = self.game.exchanges(mask_of(self.hand), card, self.facts["stock_size"])
        return (*exchanges, *super()._find_moves())


class BriscolaDeal(TrickDeal):
    """A deal of Briscola at one moment."""

    __slots__ = ()

    game: Briscola
    view_class = BriscolaView

    def _find_moves(self) -> tuple[Move, ...]:
        """Any card may be played; before that cards may be exchanged. [any-card, exchange]"""
        plays, hand = super()._find_moves(), self._hands[self._turn]
        return (*self.game.exchanges(hand, self._terms.card, len(self._stock)), *plays)

    def _after_saying(self, choice: Announcement) -> Self:
        """The turned-up card comes to hand, and the 2 of trumps lies in its place. [exchange]"""
        given, turn = Card(choice.what).index, self._turn
        hands = [*self._hands]
        hands[turn] ^= MASKS[given] | MASKS[self._terms.card]
        after = super()._after_saying(choice)
        after._terms = self._terms._replace(card=given, taker=turn, taken=self._terms.card)
        after._hands = tuple(hands)
        after._stock = (*self._stock[:-1], given)
        return after

    def _objection(self, choice: Move) -> Grounds:
        match choice:
            case Announcement("exchange", what) if self.game.exchange != "off":
                return self._wrong_exchange(Card(what))
        return super()._objection(choice)

    def _wrong_exchange(self, card: Card) -> Grounds:
        """Say why a card may not be given for the turned-up one. [exchange, in-hand]"""
        if card.suit != self.trump or card.value != 2:
            words = _("Only the 2 of trumps may be exchanged for the turned-up card, not {card}.")
            return Grounds("exchange", words.format(card=the(card)))
        if not self._hands[self._turn] >> card.index & 1:
            return not_in_hand(MASKS[card.index])
        return Grounds(
            "exchange",
            _("The first trick is over, so you cannot exchange {card} any more.").format(
                card=the(card)
            ),
        )

    def _granted(self, choice: Any) -> Ruling:
        if isinstance(choice, Play):
            return super()._granted(choice)
        assert self.turned_up is not None
        words = _("{Given} goes under the stock, and {card} into your hand. Now play a card.")
        text = words.format(Given=capital(the(Card(choice.what))), card=the(self.turned_up))
        return Ruling(True, self.game.rulebook["exchange"], (), False, text)

    @property
    def exchanged(self) -> tuple[int, Card] | None:
        """The seat that took the turned-up card for the 2 of trumps, and that card. [exchange]"""
        terms = self._terms
        return None if terms.taker is None else (terms.taker, PACK[terms.taken])

    @property
    def turned_up(self) -> Card | None:
        """The card that made its suit trump, wherever it is now; None where it is not known.

        After an exchange it is the 2 that was given for it. [briscola, exchange]
        """
        card = self._terms.card
        return None if card is None else PACK[card]

    def _seen(self, seat: int) -> dict[str, Any]:
        """The turned-up card lies open, the rest of the stock does not. [briscola]

        All see which seat takes it for the 2 of trumps. [exchange]
        """
        turned_up = self.turned_up and str(self.turned_up)
        seen = {**super()._seen(seat), "turned_up": turned_up, "stock_size": len(self._stock)}
        return seen | self._exchange() | self._partners(seat)

    def _partners(self, seat: int) -> dict[str, Any]:
        """With the last card drawn partners may see each other's cards. [partner-view]"""
        game = self.game
        if game.partner_view == "never" or game.sides == game.seats or self._stock:
            return {}
        shown = [
            text_of(hand) if other != seat and game.side(other) == game.side(seat) else ""
            for other, hand in enumerate(self._hands)
        ]
        return {"open_hands": shown}

    def _facts(self) -> dict[str, Any]:
        return {
            **super()._facts(),
            "trump": str(self.turned_up or self.trump),
            "stock": " ".join(map(str, self.stock)),
            **self._exchange(),
        }

    def _exchange(self) -> dict[str, Any]:
        """Return who has taken which card for the 2 of trumps, if anyone has. [exchange]"""
        if self.exchanged is None:
            return {}
        taker, taken = self.exchanged
        return {"taker": taker, "taken": str(taken)}
