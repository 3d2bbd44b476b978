"""The players at the other seats: made anew for every move, they have heard all those before it."""

from __future__ import annotations

from carte.deal import Deal
from carte.moves import Announcement, Discard, Move
from carte.players import Expert, Player, player
from carte.table.sitting import Sitting

__all__ = ["adviser", "opponent"]


def opponent(sitting: Sitting, milliseconds: float) -> Player:
    """Return the player at the seat to act; an expert thinks for so many milliseconds."""
    found = player(sitting.level, seed=sitting.seed, milliseconds=milliseconds)
    _tell(found, sitting.deal)
    return found


def adviser(sitting: Sitting, milliseconds: float) -> Expert:
    """Return an expert in the place of the seat to act, who knows no more than that seat."""
    expert = Expert(sitting.seed, milliseconds=milliseconds)
    _tell(expert, sitting.deal)
    return expert


def _tell(listener: Player, deal: Deal) -> None:
    """Let a player at the seat to act hear what has been played, so that it can remember."""
    for before, choice in deal.course():
        if _is_open(choice):
            listener.hear(before.view(deal.turn), choice)


def _is_open(choice: Move) -> bool:
    """Return whether all see a move: what is discarded or given back lies face down."""
    given = isinstance(choice, Announcement) and choice.verb == "give"
    return not (given or isinstance(choice, Discard))
