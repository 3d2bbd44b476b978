"""Determinizations of the games with an auction: who holds the called card is hidden as well."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from carte.engine.auction.contract import Contract
from carte.engine.auction.game import ContractGame
from carte.engine.deal import Deal
from carte.engine.tricks.deal import TrickView
from carte.players.determinization.tricks import Hidden, listed

if TYPE_CHECKING:
    from random import Random

__all__ = ["contract_worlds"]

_SETTLED = ("called", "taken", "giver", "given")


def contract_worlds(view: TrickView) -> Callable[[Random], Deal]:
    """Return a function that draws deals that look like ``view``, whatever was bid."""
    return _HiddenByContract(view).worlds()


class _HiddenByContract(Hidden):
    """Which cards a view hides in a game with an auction, and where they may lie."""

    _game: ContractGame

    def terms(self, terms: Contract, hands: list[int], monte: int) -> Contract:
        """Return the contract, where the cards lie so."""
        return terms._replace(monte=monte, holder=self._holder(hands, terms))

    def _holder(self, hands: list[int], terms: Contract) -> int | None:
        """Return the seat other than the declarer that holds the called card, or held it."""
        called = terms.called
        if called is None or self._played >> called & 1 or self._game.has_giver(terms.bid):
            return terms.holder
        holders = (seat for seat in self._seats if hands[seat] >> called & 1)
        return next((seat for seat in holders if seat != terms.declarer), None)

    def told(self, monte: int, stock: tuple[int, ...]) -> dict[str, Any]:
        """Return what a position is told of its auction, its contract and the monte."""
        facts = self._view.facts
        told = super().told(monte, stock)
        told |= {name: facts[name] for name in _SETTLED if facts.get(name) not in (None, "")}
        if facts["phase"] == "auction":
            told["calls"] = [call for _seat, call in facts["calls"]]
        else:
            told |= {"declarer": facts["declarer"], "bid": facts["bid"]}
        if monte:
            told["monte"] = listed(monte)
        return told
