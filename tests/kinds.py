"""Deals as what they are: ``game.deal`` says no more than ``Deal``, whatever the game lays out."""

from typing import Any, Protocol, TypeVar, cast

from carte.engine.deal import Deal
from carte.engine.position import Cards

D = TypeVar("D", bound=Deal)
D_co = TypeVar("D_co", bound=Deal, covariant=True)


class LaysOut(Protocol[D_co]):
    """A game that lays out deals of one kind."""

    def lay_out(self, order: list[int], dealer: int) -> D_co:
        """Return the deal that begins with a deck of card indices."""

    def deal(self, seed: int | None = None, *, deck: Cards | None = None, dealer: int = 0) -> Deal:
        """Return a fresh deal."""

    def position(self, hand: Cards | None = None, **facts: Any) -> Deal:
        """Return any position."""


def dealt(
    game: LaysOut[D], seed: int | None = None, *, deck: Cards | None = None, dealer: int = 0
) -> D:
    """Return a fresh deal, of the kind that the game lays out."""
    return cast(D, game.deal(seed, deck=deck, dealer=dealer))


def at(game: LaysOut[D], hand: Cards | None = None, **facts: Any) -> D:
    """Return any position, as a deal of the kind that the game lays out."""
    return cast(D, game.position(hand, **facts))
