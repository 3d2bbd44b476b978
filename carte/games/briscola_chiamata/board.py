"""What a reader hears of briscola chiamata alone: what a trick in the dark has brought."""

from __future__ import annotations

from collections.abc import Iterator

from carte.board.consequences import news_of_contract
from carte.board.seats import READER, seat_names, spoken
from carte.engine.auction.contract import ContractDeal
from carte.engine.cards import mask_of
from carte.engine.moves import Move
from carte.language import _

__all__ = ["news"]


def news(deal: ContractDeal, choice: Move, after: ContractDeal) -> Iterator[str]:
    """Say what a trick in the dark has brought, and how the contract goes on."""
    if deal.trick and after.called is not None and deal.called is None:
        yield from _news_of_dark_trick(deal, after)
    yield from news_of_contract(deal, choice, after)


def _news_of_dark_trick(deal: ContractDeal, after: ContractDeal) -> Iterator[str]:
    """Say who wins a trick in the dark, and whose partner shows in it. [dark-trick]"""
    game, names = deal.game, seat_names(deal.game)
    won = game.counted(game.points(mask_of(deal.trick)))
    words = _("The cards are turned over. The trick goes to: {seat}. It counts {points}.")
    yield words.format(seat=spoken(names[after.turn]), points=won)
    if after.called not in deal.trick:
        return
    if after.partner is None:
        yield _("The called card lies in it, and is the declarer’s own, who plays alone.")
    elif after.partner == READER:
        yield _("The called card lies in it: all know that you are the declarer’s partner.")
    else:
        words = _("The called card lies in it. The declarer’s partner: {seat}.")
        yield words.format(seat=spoken(names[after.partner]))
