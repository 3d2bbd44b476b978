"""A deal of Briscola chiamata at one moment: its first trick may lie in the dark. [dark-trick]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from carte.engine.auction.contract import ContractDeal
from carte.engine.cards import EVERY_CARD, MASKS, OF_VALUE, Card, indices, mask_of
from carte.engine.moves import PLAYS, Announcement, Move, Play
from carte.engine.phrases import capital, the
from carte.engine.rulebook import Grounds
from carte.engine.tricks.deal import TrickView
from carte.engine.tricks.game import Trick
from carte.language import _

if TYPE_CHECKING:
    from carte.games.briscola_chiamata.game import BriscolaChiamata

__all__ = ["FACE_DOWN", "ChiamataDeal", "ChiamataView"]

FACE_DOWN = "?"
"""A card that lies face down."""


class ChiamataView(TrickView):
    """What a seat may know of a deal of Briscola chiamata."""

    __slots__ = ()

    game: BriscolaChiamata

    @property
    def trick(self) -> tuple[Card | None, ...]:  # type: ignore[override]
        """The cards of the trick under way; None for one that lies face down. [dark-trick]"""
        return tuple(
            [None if text == FACE_DOWN else Card(text) for text in self.facts["trick"].split()]
        )

    @property
    def plays(self) -> tuple[Play, ...]:
        """The plays of the trick; a card that lies face down stands for any that it may be."""
        may = iter(indices(self.may_lie_down))
        return tuple([PLAYS[next(may) if card is None else card.index] for card in self.trick])

    @property
    def face_down(self) -> tuple[int, ...]:
        """The places in the trick of the cards that lie face down for this seat."""
        return tuple([place for place, card in enumerate(self.trick) if card is None])

    @property
    def may_lie_down(self) -> int:
        """The cards of the called rank that are not seen, as a mask."""
        if not self.face_down:
            return 0
        seen = mask_of(self.hand) | mask_of([card for card in self.trick if card])
        return OF_VALUE[self.game.called_rank(self.facts["bid"])] & EVERY_CARD & ~seen

    def _find_moves(self) -> tuple[Move, ...]:
        """A declarer calls from the eight cards dealt. [call, dark-trick]"""
        hand = mask_of(self.hand)
        if self.phase == "call":
            leader, seats = self.facts["leader"], self.game.seats
            own = [card for at, card in enumerate(self.trick) if (leader + at) % seats == self.seat]
            hand |= mask_of([card for card in own if card])
        return self.game.choices(self.game.known_terms(self.facts), hand, self.plays)


class ChiamataDeal(ContractDeal):
    """A deal of Briscola chiamata at one moment."""

    __slots__ = ()

    game: BriscolaChiamata
    view_class = ChiamataView

    @property
    def is_dark(self) -> bool:
        """Whether the first trick is played before the declarer has called. [dark-trick]"""
        return self.game.is_dark(self._terms)

    @property
    def leader(self) -> int:
        """The seat that has led, or is to lead, to the trick under way."""
        if self._terms.phase == "call":
            return self.game.first(self._dealer, self._terms)
        return super().leader

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks that are over; one of five cards is not before the call. [dark-trick]"""
        tricks = super().tricks
        return tricks[:-1] if len(self._trick) == self.game.seats else tricks

    def _completed(self, trick: tuple[Play, ...], leader: int, hands: list[int]) -> list[int]:
        """The winner of a first trick in the dark shows after the call. [dark-trick]"""
        if not self.is_dark:
            return super()._completed(trick, leader, hands)
        declarer: Any = self._terms.declarer
        self._terms = self._terms._replace(phase="call")
        self._turn = declarer
        self._trick = trick
        return hands

    def _after_saying(self, choice: Any) -> Self:
        """The call turns the cards over, and the trump wins the trick. [dark-trick, call]"""
        after = super()._after_saying(choice)
        if len(self._trick) == self.game.seats:
            after._terms, _hands = self.game.next_contract(self._terms, choice, self._as_dealt())
            best = self.game.best(self._trick, after._terms.trump)
            after._turn = (self.leader + best) % self.game.seats
            after._trick = ()
        return after

    def _as_dealt(self) -> tuple[int, ...]:
        """Return the hands with their cards in the trick, from which a declarer calls. [call]"""
        hands, leader = [*self._hands], self.leader
        for place, play in enumerate(self._trick):
            hands[(leader + place) % len(hands)] |= MASKS[play.played]
        return tuple(hands)

    def _objection(self, choice: Move) -> Grounds:
        """No card is called in the dark: that comes after the trick. [dark-trick]"""
        match choice:
            case Announcement("call") if self.is_dark:
                words = _("A card is called after this trick: now play one from your hand.")
                return Grounds("dark-trick", words)
        return super()._objection(choice)

    def _hand_to_act(self) -> int:
        if self._terms.phase == "call":
            return self._as_dealt()[self._turn]
        return super()._hand_to_act()

    def _play_text(self, play: Play, *, counted: bool = True) -> Grounds:
        """Nobody has won a trick in the dark before the call. [dark-trick]"""
        if not self.is_dark:
            return super()._play_text(play, counted=counted)
        if not self.game.lies_down(play.played, self._terms):
            return Grounds(
                "dark-trick",
                _("{Card} is played. Trump is named after this trick.").format(
                    Card=capital(the(play.card))
                ),
            )
        return Grounds(
            "dark-trick", _("The card has the rank to be called, so it is played face down.")
        )

    def _seen(self, seat: int) -> dict[str, Any]:
        """A card that lies face down is known only to the seat that played it. [dark-trick]"""
        seen = super()._seen(seat)
        if not (self.is_dark or len(self._trick) == self.game.seats):
            return seen
        leader, seats = self.leader, self.game.seats
        shown = [
            FACE_DOWN
            if self.game.lies_down(play.played, self._terms) and (leader + place) % seats != seat
            else str(play)
            for place, play in enumerate(self._trick)
        ]
        return seen | {"trick": " ".join(shown)}
