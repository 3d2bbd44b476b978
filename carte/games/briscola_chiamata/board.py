"""What a reader hears of briscola chiamata alone: a trick in the dark, a deal thrown in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from carte.board.consequences import news_of_contract
from carte.board.seats import is_you, seat_names, spoken
from carte.board.verbs import Verb, as_move
from carte.engine.auction.contract import ContractDeal
from carte.engine.cards import mask_of
from carte.engine.moves import Move
from carte.language import _, pgettext

if TYPE_CHECKING:
    from carte.board import messages

__all__ = ["VERBS", "news"]


class ThrowIn(Verb):
    """To throw in a deal, with a poor hand."""

    def move(self, what: str) -> str:
        """Return the move as it goes after "you"."""
        return as_move(_("throw the deal in"), pgettext("said", "throw the deal in"))

    def shown(self, what: str) -> str:
        """Return the word beside the seat that says it."""
        return pgettext("said", "Thrown in")

    def narration(self, seat: str, what: str, text: str) -> str:
        """Return what another seat does."""
        return _("{Seat} throws the deal in.").format(Seat=seat)

    def button(self, what: str) -> messages.Button:
        """Return the text of a button."""
        return {"text": _("Throw in")}


VERBS = {"monte": ThrowIn()}


def news(deal: ContractDeal, choice: Move, after: ContractDeal) -> Iterator[str]:
    """Say what a trick in the dark has brought, and how the contract goes on."""
    if deal.trick and after.called is not None and deal.called is None:
        yield from _news_of_dark_trick(deal, after)
    yield from news_of_contract(deal, choice, after)


def _news_of_dark_trick(deal: ContractDeal, after: ContractDeal) -> Iterator[str]:
    """Say who wins a trick in the dark, and whose partner shows in it. [dark-trick]"""
    game, names = deal.game, seat_names(deal.game)
    won = game.counted(game.points(mask_of(deal.trick)))
    words = _("The cards are turned over. The winner: {seat}. The trick is worth {points}.")
    yield words.format(seat=spoken(names[after.turn]), points=won)
    if after.called not in deal.trick:
        return
    if after.partner is None:
        yield _("The declarer played the called card, and so plays alone.")
    elif is_you(after.partner):
        yield _("You played the called card: all know that you are the declarer’s partner.")
    else:
        words = _("The called card is among them. The declarer’s partner: {seat}.")
        yield words.format(seat=spoken(names[after.partner]))
