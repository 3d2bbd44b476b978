"""Whole deals played by players, each of whom hears what its seat may."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from carte.engine.deal import Deal, check_deal
from carte.engine.moves import Announcement, Discard, Move
from carte.engine.reading import saferepr
from carte.players.playing import Player

__all__ = ["informed", "playout"]

Who = TypeVar("Who", bound=Player)
D = TypeVar("D", bound=Deal)


def playout(deal: D, players: Sequence[Player | str]) -> D:
    """Return a deal played to its end by ``players``, one for each seat, in their order.

    The name of a level stands for a player of it, whose seed is its seat. They may take the deal up
    in its middle: each is told first what its seat has seen so far. Raises ``ValueError`` for
    anything but a deal, for another number of players, or for anything else in the place of one,
    and ``IllegalMove`` for a move that one of them may not make.

    >>> import carte
    >>> players = [carte.player("regular", seed=1), carte.player("newcomer", seed=2)]
    >>> deal = carte.playout(carte.game("scopa").deal(seed=7), players)
    >>> deal.is_over, len(deal.moves)
    (True, 36)
    >>> carte.playout(carte.game("scopa").deal(seed=7), ["regular", "newcomer"]).is_over
    True
    """
    check_deal(deal)
    seated = _seated(players, deal.game.slug, deal.game.seats)
    for seat, one in enumerate(seated):
        informed(one, deal, seat)
    while not deal.is_over:
        choice = seated[deal.turn].choose(deal.view(deal.turn))
        after = deal.play(choice)
        for seat, one in enumerate(seated):
            if _is_heard(deal, choice, seat):
                one.hear(deal.view(seat), choice)
        deal = after
    return deal


def _seated(players: Sequence[Player | str], slug: str, seats: int) -> list[Player]:
    """Return the player of each seat; raise ``ValueError`` where there is none."""
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise ValueError(f"players={saferepr(players)}: give a list of a player for each seat")
    if len(players) != seats:
        raise ValueError(
            f"{len(players)} players: {slug} has {seats} seats, give a player for each"
        )
    return [_player_at(seat, given) for seat, given in enumerate(players)]


def _player_at(seat: int, given: Player | str) -> Player:
    from carte.players import LEVELS, player

    if isinstance(given, str):
        return player(given, seed=seat)
    if isinstance(given, Player) and not isinstance(given, type):
        return given
    raise ValueError(
        f"players[{seat}]={saferepr(given)} is no player: give a carte.Player, or a level, "
        f"{', '.join(LEVELS)}"
    )


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
