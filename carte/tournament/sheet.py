"""The result that a match sheet has, for the table whose people it names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carte.counting.form import game_of, names_in
from carte.counting.sheet import standing
from carte.engine.reading import NAMES
from carte.language import _
from carte.tournament.model import InvalidTournament, Tournament
from carte.tournament.steps import enter, named

__all__ = ["entered_from"]


def entered_from(tournament: Tournament, message: Mapping[str, Any]) -> Tournament:
    """Return a tournament with the totals of a match sheet as the result of a table.

    The table is that of the last round with just the sheet's people, in whatever seats.
    """
    sheet = NAMES.read(message.get("sheet"), "sheet", InvalidTournament)
    game = game_of(sheet)
    seats = names_in(game, sheet).seats
    if game.sides != tournament.sides or game.slug != tournament.game.slug:
        words = _("This sheet is one of {game}.")
        raise InvalidTournament(words.format(game=game.title))
    number = named(tournament, seats)
    if number is None:
        words = _("No table of this round seats the people on the sheet: {names}.")
        raise InvalidTournament(words.format(names=", ".join(seats)))
    totals = standing(sheet)["totals"]
    table = tournament.played[-1].tables[number]
    points = [
        next(
            totals[game.side(seat)]
            for seat, name in enumerate(seats)
            if name in tournament.entrants[side].names
        )
        for side in table.sides
    ]
    return enter(tournament, len(tournament.played) - 1, number, points)
