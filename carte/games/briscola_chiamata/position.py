"""Positions of Briscola chiamata: the first trick may come before the call. [dark-trick]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte.engine.auction.contract import Contract, ContractDeal
from carte.engine.auction.position import ContractPosition
from carte.engine.position import InvalidPosition
from carte.language import _

if TYPE_CHECKING:
    from carte.games.briscola_chiamata.game import BriscolaChiamata

__all__ = ["ChiamataPosition"]


class ChiamataPosition(ContractPosition):
    """A position of Briscola chiamata as a reader gives it."""

    game: BriscolaChiamata

    def phase_of_contract(self, contract: Contract, size: int) -> str:
        """Where the first trick is in the dark, the call comes once it is complete. [dark-trick]"""
        if not self.game.dark_first_trick or contract.called is not None:
            return super().phase_of_contract(contract, size)
        return "call" if len(self.given.trick) == self.game.seats else "play"

    def deal(self) -> ContractDeal:
        """Return the deal at this moment."""
        deal = super().deal()
        game, given = self.game, self.given
        is_whole = len(given.trick) == game.seats
        if is_whole and deal.phase != "call":
            raise InvalidPosition(
                _("trick: {seats} cards are a complete trick; give it under tricks").format(
                    seats=game.seats
                )
            )
        if any(deal.hands) and game.is_dark(deal._terms):
            first = game.first(self.dealer, deal._terms)
            if given.tricks or any(given.piles) or deal.leader != first:
                raise InvalidPosition(
                    _(
                        "before the call, there is only the first trick, led by "
                        "seat {seat}: give the called card, or no more than that "
                        "trick"
                    ).format(seat=first)
                )
        return deal
