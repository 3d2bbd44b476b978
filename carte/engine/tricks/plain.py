"""The plain trick games: all cards are dealt, there is no auction, and no suit is trump."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from carte.engine.position import Cards
from carte.engine.tricks.deal import TrickDeal
from carte.engine.tricks.game import NO_TRUMP, TrickGame
from carte.engine.tricks.seating import CardFacts, Seating

__all__ = ["PlainTrickGame"]


class _Settled(NamedTuple):
    """The terms of a plain trick game: none but to play."""

    phase: str = "play"
    trump: int = NO_TRUMP


_SETTLED = _Settled()


class PlainTrickGame(TrickGame):
    """A trick game in which cards are dealt and played, and nothing else is done."""

    def lay_out(self, order: list[int], dealer: int) -> TrickDeal:
        """All get their cards, and the seat after the dealer leads. [deal, first-player]"""
        return TrickDeal(self, dealer, _SETTLED, Seating.dealt(self, order, dealer), ())

    def known_terms(self, facts: Mapping[str, Any]) -> _Settled:
        """There is nothing to settle before a card is played."""
        return _SETTLED

    def position(
        self,
        /,
        hand: Cards | None = None,
        *,
        hands: Sequence[Cards] | None = None,
        trick: Cards = "",
        tricks: Iterable[Sequence[Any]] = (),
        piles: Sequence[Cards] | None = None,
        turn: int | None = None,
        leader: int | None = None,
        dealer: int = 0,
        **own: object,
    ) -> TrickDeal:
        """Return any position, to check a case: ``position(hand="1B 4C", trick="5B")``.

        ``hand`` is held by the seat to act, and the others get as many of the cards not seen yet
        as fit, in canonical order; ``hands`` gives all hands by seat instead. ``turn`` is the seat
        to act and ``leader`` the one that led to the ``trick``; by default the one after the
        ``dealer`` leads. Won cards are in the ``piles``, by side, or in ``tricks``, pairs of the
        leader and the cards. Cards that are nowhere are out of play. Raises ``InvalidPosition`` or
        ``InvalidCard``.
        """
        self.check_facts(own)
        self.check_seat(dealer, "dealer")
        given = CardFacts.read(self, hand, hands, trick, tricks, piles, turn, leader)
        first = (dealer + 1) % self.seats
        seating = given.seating(self, first=first, trump=NO_TRUMP, elsewhere={})
        if hand is not None:
            seating = seating.filled()
        seating.check_hands(self)
        return self.checked(TrickDeal(self, dealer, _SETTLED, seating, ()), given)
