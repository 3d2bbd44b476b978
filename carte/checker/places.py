"""The zones that games share: the hands round the table, and the piles."""

from __future__ import annotations

from carte.board.seats import seat_names, spoken
from carte.checker.sheet import Zone
from carte.engine.game import Game
from carte.language import _

__all__ = ["hands_of_others", "others", "piles"]


def others(game: Game) -> list[tuple[int, str]]:
    """Return the seats of the others, counted from the reader's, with their names."""
    return [(away, spoken(name)) for away, name in enumerate(seat_names(game)) if away]


def hands_of_others(game: Game) -> list[Zone]:
    """Return a zone for each hand that is not the reader's."""
    if game.seats == 2:
        return [Zone("hand-1", _("The other player’s hand"))]
    words = _("Hand: {seat}")
    return [Zone(f"hand-{away}", words.format(seat=name)) for away, name in others(game)]


def piles(game: Game) -> list[Zone]:
    """Return a zone for each pile, the reader's first."""
    if game.sides == game.seats > 2:
        words = _("Pile: {seat}")
        theirs = [words.format(seat=name) for _away, name in others(game)]
    elif game.seats > 2:
        theirs = [_("Their team’s pile")]
    else:
        theirs = [_("The other player’s pile")]
    own = _("Your pile") if game.sides == game.seats else _("Your team’s pile")
    return [Zone(f"pile-{away}", label) for away, label in enumerate((own, *theirs))]
