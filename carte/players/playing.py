"""What a playout asks of a player, of whatever kind."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Protocol, runtime_checkable

from carte.engine.cards import Card
from carte.engine.deal import View
from carte.engine.moves import Move

__all__ = ["Player"]


@runtime_checkable
class Player(Protocol):
    """One seat of a table: it chooses a move from a view, and hears the moves of all.

    One of your own extends this class and has a ``choose``; what it does not need of the rest does
    nothing. A class that extends nothing, but has all of these methods, is a player, too.

    >>> import carte
    >>> class Frugal(carte.Player):
    ...     def choose(self, view: carte.View) -> carte.Move:
    ...         return view.legal_moves()[0]
    >>> carte.playout(carte.game("scopa").deal(seed=7), [Frugal(), "regular"]).is_over
    True
    """

    @abstractmethod
    def choose(self, view: View) -> Move:
        """Return a legal move for the seat of a view, which is to act."""

    def see(self, piles: Sequence[Iterable[Card]]) -> None:
        """Take note of the cards in the piles, by side, when a deal is taken up in its middle."""
        return  # a body, for which a player of one's own need not have one

    def hear(self, view: View, move: Move) -> None:
        """Take note of a move made in the open; ``view`` is what this seat saw before it."""
        return
