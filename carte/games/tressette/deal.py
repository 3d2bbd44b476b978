"""A deal of Tressette at one moment: the accusi, the cards drawn, and the points in thirds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Self

from carte.engine.cards import MASKS, cards, cards_of, mask_of, text_of
from carte.engine.count import Ending
from carte.engine.deal import not_in_hand
from carte.engine.moves import Announcement, Move, Play
from carte.engine.phrases import capital, every
from carte.engine.rulebook import Grounds, Ruling
from carte.engine.tricks.deal import TrickView
from carte.engine.tricks.game import NO_TRUMP
from carte.games.tressette.accusi import (
    POINTS,
    Accuso,
    accuso_rule,
    due_accusi,
    named_accuso,
    same_kind,
)
from carte.games.tressette.family import LAST_TRICK, SignalDeal
from carte.language import _

if TYPE_CHECKING:
    from carte.games.tressette.game import Tressette

__all__ = ["Shown", "TressetteDeal", "TressetteView"]


class Shown(NamedTuple):
    """What everybody has seen besides the tricks.

    ``accusi`` are pairs of a seat and the cards that it declared, in order; ``scored`` are the
    points, by side, of accusi whose cards are not known. ``drawn`` are the cards that each seat has
    drawn, in order. An accuso must hold one of the cards ``due`` at its seat: these are all cards
    in the first trick, and later the card just drawn. Nothing is due once nobody can declare.
    """

    phase: str = "play"
    trump: int = NO_TRUMP
    due: tuple[int, ...] = ()
    accusi: tuple[tuple[int, int], ...] = ()
    scored: tuple[int, ...] = ()
    drawn: tuple[tuple[int, ...], ...] = ()

    def made(self, seat: int) -> list[int]:
        """Return the accusi that a seat has made in this turn, each with one of the cards due."""
        return [accuso for one, accuso in self.accusi if one == seat and accuso & self.due[seat]]

    def declarations(self, seat: int, hand: int) -> tuple[Announcement, ...]:
        """Return the accusi that a seat may declare with such a hand."""
        if not self.due:
            return ()
        return due_accusi(hand, self.due[seat], self.made(seat))

    def seen_in_hand(self, seat: int, hand: int) -> int:
        """Return the cards of a hand that everybody knows: those declared, and those drawn."""
        seen = 0
        for one, accuso in self.accusi:
            if one == seat:
                seen |= accuso
        for card in self.drawn[seat] if self.drawn else ():
            seen |= MASKS[card]
        return seen & hand


class TressetteView(TrickView):
    """What a seat may know of a deal of Tressette."""

    __slots__ = ()

    game: Tressette

    def _find_moves(self) -> tuple[Move, ...]:
        """Suit is followed; before that accusi may be declared. [follow, accuso-first-trick]"""
        shown = self.game.known_terms(self.facts)
        return (*shown.declarations(self.seat, mask_of(self.hand)), *super()._find_moves())


class TressetteDeal(SignalDeal):
    """A deal of Tressette at one moment."""

    __slots__ = ()

    game: Tressette
    view_class = TressetteView
    _terms: Shown

    @property
    def accusi(self) -> tuple[Accuso, ...]:
        """The accusi so far, in order: the seat, the cards and the points of each."""
        return tuple(
            [Accuso(seat, cards_of(accuso), POINTS[accuso]) for seat, accuso in self._terms.accusi]
        )

    @property
    def accused(self) -> tuple[int, ...]:
        """The points of all accusi so far, by side."""
        points = [*self._terms.scored]
        for seat, _cards, number in self.accusi:
            points[self.game.side(seat)] += number
        return tuple(points)

    def declaring_all(self) -> Self:
        """Return the deal after the seat to act has declared all that it may, the best first."""
        deal = self
        while (moves := deal.legal_moves()) and isinstance(moves[0], Announcement):
            deal = deal.play(moves[0])
        return deal

    @property
    def card_points(self) -> tuple[int, ...]:
        """The points of each side, in thirds, the last trick included. [points, last-trick]"""
        points = [*super().card_points]
        if self.is_over:
            points[self.game.side(self._turn)] += LAST_TRICK
        return tuple(points)

    @property
    def ending(self) -> Ending:
        """The piles, who won the last trick, and the points of the accusi."""
        piles, facts = super().ending
        return Ending(piles, {**facts, **self.game.tallied_accusi(self.accused)})

    def brings(self, choice: Announcement) -> int:
        """An accuso scores at once. [napoletana, three-or-four]"""
        return POINTS.get(mask_of(cards(choice.what.partition("=")[0])), 0)

    def _find_moves(self) -> tuple[Move, ...]:
        """Suit is followed; before that accusi may be declared. [follow, accuso-first-trick]"""
        plays = super()._find_moves()
        if not self._terms.due:
            return plays
        turn = self._turn
        return (*self._terms.declarations(turn, self._hands[turn]), *plays)

    def _after_saying(self, choice: Announcement) -> Self:
        """Everybody knows the cards named, and they score; the same seat goes on. [accusi]"""
        after = super()._after_saying(choice)
        accuso = mask_of(cards(choice.what))
        after._terms = self._terms._replace(accusi=(*self._terms.accusi, (self._turn, accuso)))
        return after

    def _completed(self, trick: tuple[Play, ...], leader: int, hands: list[int]) -> list[int]:
        """Both show what they draw, and may declare it. [refill, accuso-drawn]"""
        stock = self._stock
        hands = super()._completed(trick, leader, hands)
        if stock:
            self._terms = self.game.drawn_from(stock, self._turn, self._terms)
        elif self._terms.due:
            self._terms = self._terms._replace(due=())
        return hands

    def _objection(self, choice: Move) -> Grounds:
        match choice:
            case Announcement("declare", what):
                return self._wrong_accuso(mask_of(cards(what.partition("=")[0])))
        return super()._objection(choice)

    def _wrong_accuso(self, accuso: int) -> Grounds:
        """Say why cards may not be declared now.

        [accusi, in-hand, accuso-first-trick, accuso-drawn, accuso-once]
        """
        game, turn = self.game, self._turn
        if not game.has_accusi:
            tail = "to-lose" if game.to_lose else "accusi"
            return Grounds(tail, _("There are no accusi here: just play a card."))
        if accuso.bit_count() not in (3, 4):
            words = _("Name the cards that you declare, such as {example}.")
            return Grounds("accusi", words.format(example="declare 1D 2D 3D"))
        if accuso not in POINTS:
            words = _(
                "{Cards} are not an accuso: that is the asso, 2 and 3 of a suit, "
                "or three or four assi, 2s or 3s."
            )
            return Grounds("accusi", words.format(Cards=capital(every(accuso))))
        if missing := accuso & ~self._hands[turn]:
            return not_in_hand(missing)
        due = self._terms.due[turn] if self._terms.due else 0
        if not due:
            words = _("It is too late to declare that.")
            return Grounds("accuso-first-trick", words)
        if not accuso & due:
            words = _("An accuso must now contain the card just drawn, {card}.")
            return Grounds("accuso-drawn", words.format(card=every(due)))
        made = same_kind(accuso, self._terms.made(turn))
        words = _("You have already declared {accuso}.")
        return Grounds("accuso-once", words.format(accuso=named_accuso(made)))

    def _granted(self, choice: Any) -> Ruling:
        if isinstance(choice, Play):
            return super()._granted(choice)
        accuso = mask_of(cards(choice.what))
        words = _("You declare {accuso}: {points}. Now declare more, or play a card.")
        points = self.game.in_points(POINTS[accuso])
        text = words.format(accuso=named_accuso(accuso), points=points)
        return Ruling(True, self.game.rulebook[accuso_rule(accuso)], (), False, text)

    def slides_text(self) -> str:
        """Say what a striscio means. [striscio]"""
        if self.game.signal_truth:
            return _(
                "{text} Striscio: the leader holds more {suit} cards, but not the asso, 2 or 3."
            )
        return _(
            "{text} Striscio claims that the leader holds more {suit} cards, but "
            "not the asso, 2 or 3; the claim may be false."
        )

    def _seen(self, seat: int) -> dict[str, Any]:
        """Everybody knows the cards declared, and those drawn. [accusi, refill]"""
        shown = [
            text_of(self._terms.seen_in_hand(other, hand)) if other != seat else ""
            for other, hand in enumerate(self._hands)
        ]
        in_stock = {"stock_size": len(self._stock)} if self.game.has_stock else {}
        return {**super()._seen(seat), **in_stock, **self._own_facts(), "open_hands": shown}

    def _facts(self) -> dict[str, Any]:
        stock = {"stock": " ".join(map(str, self.stock))} if self.game.has_stock else {}
        return {**super()._facts(), **stock, **self._own_facts()}

    def _own_facts(self) -> dict[str, Any]:
        """Return what everybody has seen, as far as this table has it."""
        terms, game = self._terms, self.game
        facts: dict[str, Any] = {}
        if game.has_accusi:
            facts["accusi"] = [[seat, text_of(accuso)] for seat, accuso in terms.accusi]
            facts |= game.tallied_accusi(terms.scored)
        if game.has_stock:
            facts["drawn"] = [
                " ".join([str(cards_of(MASKS[card])[0]) for card in row if hand >> card & 1])
                for row, hand in zip(terms.drawn, self._hands, strict=True)
            ]
        return facts
