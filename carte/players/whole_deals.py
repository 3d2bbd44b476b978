"""Whole deals played by players, each of whom hears what its seat may."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from carte.engine.deal import Deal
from carte.engine.moves import Announcement, Discard, Move
from carte.players.policy import Player

__all__ = ["informed", "playout"]

Who = TypeVar("Who", bound=Player)
D = TypeVar("D", bound=Deal)


def playout(deal: D, players: Sequence[Player]) -> D:
    """Return a deal played to its end by ``players``, one for each seat, in their order.

    They may take it up in its middle: each is told first what its seat has seen so far. Raises
    ``ValueError`` for another number of players, and ``IllegalMove`` for a move that one of them
    may not make.

    >>> import carte
    >>> players = [carte.player("regular", seed=1), carte.player("newcomer", seed=2)]
    >>> deal = carte.playout(carte.game("scopa").deal(seed=7), players)
    >>> deal.is_over, len(deal.moves)
    (True, 36)
    """
    if len(players) != deal.game.seats:
        raise ValueError(
            f"{len(players)} players: {deal.game.slug} has {deal.game.seats} seats, give a player "
            "for each"
        )
    for seat, player in enumerate(players):
        informed(player, deal, seat)
    while not deal.is_over:
        choice = players[deal.turn].choose(deal.view(deal.turn))
        after = deal.play(choice)
        for seat, player in enumerate(players):
            if _is_heard(deal, choice, seat):
                player.hear(deal.view(seat), choice)
        deal = after
    return deal


def informed(listener: Who, deal: Deal, seat: int) -> Who:
    """Return a player who has followed a deal from a seat, so that it can remember."""
    listener.see(deal.start.piles)
    for before, choice in deal.course():
        if _is_heard(before, choice, seat):
            listener.hear(before.view(seat), choice)
    return listener


def _is_heard(deal: Deal, choice: Move, seat: int) -> bool:
    """Return whether a seat hears of a move: nobody does of cards that are laid face down.

    Such are cards discarded or given back, and for other seats than its own a card of a trick that
    is played in the dark.
    """
    given = isinstance(choice, Announcement) and choice.verb == "give"
    if given or isinstance(choice, Discard):
        return False
    if not deal.is_dark or seat == deal.turn:
        return True
    return deal.play(choice).view(seat).lying_open[-1] is not None
