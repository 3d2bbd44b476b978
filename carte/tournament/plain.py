"""A tournament as plain JSON, as a page keeps it, and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import carte
from carte.engine.reading import TEXT, integer, list_of, one_of, optional, read, table
from carte.language import N_, _
from carte.tournament.model import (
    FORMS,
    MOST_ENTRANTS,
    MOST_ROUNDS,
    Entrant,
    InvalidTournament,
    Round,
    Table,
    Tournament,
    called,
)
from carte.tournament.steps import entrants_in, forms_of, game_of, wrong_size

if TYPE_CHECKING:
    from carte.tournament import messages

__all__ = ["MOST_DEALS", "POINTS", "SEEDS", "tournament_json", "tournament_of"]

MOST_DEALS = 12
POINTS = list_of(integer(-9999, 9999), 6)
SEEDS = integer(0, 999_999)

_NUMBERS = list_of(integer(0, MOST_ENTRANTS - 1), MOST_ENTRANTS)
_TABLE = table({"sides": _NUMBERS, "points": optional(POINTS)})
_ROUND = table({"tables": list_of(_TABLE, MOST_ENTRANTS), "byes": _NUMBERS})
_NAME = N_("tournament")


def tournament_json(tournament: Tournament) -> messages.Tournament:
    """Return a tournament as ``tournament_of`` reads it."""
    return {
        "game": tournament.game.slug,
        "players": tournament.game.seats,
        "form": tournament.form,
        "rounds": tournament.rounds,
        "seed": tournament.seed,
        "deals": tournament.deals,
        "entrants": [
            {"names": [*one.names], "since": one.since, "until": one.until}
            for one in tournament.entrants
        ],
        "played": [
            {
                "tables": [
                    {"sides": [*each.sides], "points": [*each.points] if each.points else None}
                    for each in one.tables
                ],
                "byes": [*one.byes],
            }
            for one in tournament.played
        ],
    }


def tournament_of(data: object) -> Tournament:
    """Return the tournament in plain data; raises ``InvalidTournament``."""
    round_number = integer(0, MOST_ROUNDS)
    entrant = table(
        {"names": list_of(TEXT, 3), "since": round_number, "until": optional(round_number)}
    )
    kinds = {
        "game": one_of(carte.GAMES),
        "players": integer(2, 6),
        "form": one_of(FORMS),
        "rounds": integer(1, MOST_ROUNDS),
        "seed": SEEDS,
        "deals": integer(0, MOST_DEALS),
        "entrants": list_of(entrant, MOST_ENTRANTS),
        "played": list_of(_ROUND, MOST_ROUNDS),
    }
    found = read(data, kinds, _NAME, InvalidTournament, needs=kinds)
    game = game_of(found["game"], found["players"])
    if found["form"] not in forms_of(game.sides):
        raise InvalidTournament(_("{game}: this form does not fit.").format(game=game.title))
    entrants = _entrants(found["entrants"], game.seats // game.sides)
    played = tuple(_round(one, len(entrants), game.sides) for one in found["played"])
    return Tournament(
        game, found["form"], found["rounds"], found["seed"], entrants, played, found["deals"]
    )


def _entrants(data: Sequence[Mapping[str, Any]], size: int) -> tuple[Entrant, ...]:
    entrants: tuple[Entrant, ...] = ()
    for one in data:
        line = called(one["names"])
        if not line.strip():
            raise InvalidTournament(wrong_size(line, size))
        entrants = entrants_in([line], entrants, size, one["since"])
        entrants = (*entrants[:-1], entrants[-1]._replace(until=one["until"]))
    return entrants


def _round(data: Mapping[str, Any], entrants: int, sides: int) -> Round:
    tables = tuple(
        Table((*one["sides"],), (*one["points"],) if one["points"] is not None else None)
        for one in data["tables"]
    )
    seated = [side for one in tables for side in one.sides] + data["byes"]
    fits = all(
        len(one.sides) == sides and (one.points is None or len(one.points) == sides)
        for one in tables
    )
    if not fits or len({*seated}) < len(seated) or any(one >= entrants for one in seated):
        raise InvalidTournament(_("A round seats somebody twice, or nobody it knows."))
    return Round(tables, (*data["byes"],))
