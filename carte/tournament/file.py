"""A tournament as a table for other programs, and back: a line for each fact.

The first field says what a line is about; lines of the standings are for its readers alone.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from typing import Any

from carte.engine.reading import TEXT, saferepr
from carte.language import _
from carte.tournament.model import MOST_ROUNDS, InvalidTournament, Tournament, called
from carte.tournament.plain import tournament_json, tournament_of
from carte.tournament.standings import standings, tie_breaks

__all__ = ["from_csv", "to_csv"]

_HEAD = "tournament"
_MARKS = (",", ";", "\t")
"""What separates fields: spreadsheets write semicolons where a comma is in numbers."""
_FORMULA = re.compile(r"[=+\-@\t\r]")
"""With such a sign a text begins that other programs take for a formula."""


def to_csv(tournament: Tournament) -> str:
    """Return the lines of a tournament, as ``from_csv`` reads them, and its standings."""
    text = StringIO()
    csv.writer(text).writerows([*map(_safe, line)] for line in _lines(tournament))
    return text.getvalue()


def from_csv(text: object) -> Tournament:
    """Return the tournament of a text, also as a spreadsheet has saved it.

    Raises ``InvalidTournament``.
    """
    found = TEXT.read(text, "text", InvalidTournament).removeprefix("\ufeff")
    mark = next((sign for sign in _MARKS if sign in found.partition("\n")[0]), ",")
    try:
        rows = [*csv.reader(StringIO(found), delimiter=mark)]
    except csv.Error:
        rows = []
    lines = [[*map(_bare, row)] for row in rows if row]
    head = next((line for line in lines if line[0] == _HEAD), None)
    if head is None or len(head) < 7:
        words = _("{text} is not a tournament: its first line begins with “tournament”.")
        raise InvalidTournament(words.format(text=saferepr(found)))
    numbers = [_number(field) for field in (head[2], *head[4:7])]
    players, rounds, seed, deals = numbers
    data: dict[str, Any] = {
        "game": head[1],
        "players": players,
        "form": head[3],
        "rounds": rounds,
        "seed": seed,
        "deals": deals,
        "entrants": [*_entrants(lines)],
        "played": [],
    }
    for line in lines:
        if line[0] in ("table", "bye"):
            _add(data["played"], line)
    return tournament_of(data)


def _lines(tournament: Tournament) -> Iterator[Sequence[float | str]]:
    data = tournament_json(tournament)
    facts = (data["players"], data["form"], data["rounds"], data["seed"], data["deals"])
    yield _HEAD, data["game"], *facts
    for number, entrant in enumerate(data["entrants"], 1):
        until = "" if entrant["until"] is None else entrant["until"]
        yield "entrant", number, entrant["since"], until, *entrant["names"]
    for number, one in enumerate(data["played"], 1):
        for table in one["tables"]:
            points: Sequence[int | str] = table["points"] or [""] * len(table["sides"])
            sides = [side + 1 for side in table["sides"]]
            yield "table", number, *sides, *points
        for entrant_number in one["byes"]:
            yield "bye", number, entrant_number + 1
    for line in standings(tournament):
        name = called(tournament.entrants[line.entrant].names)
        yield "place", line.place, name, *_shown(tournament, line.score, line.ties)


def _shown(tournament: Tournament, score: int, ties: Sequence[int]) -> Iterator[float]:
    """Yield a score and tie-breaks as numbers, where half points are halved."""
    halves = [tournament.sides == 2, *(one.halves for one in tie_breaks(tournament))]
    for value, half in zip((score, *ties), halves, strict=True):
        yield value / 2 if half and value % 2 else value // (1 + half)


def _entrants(lines: Iterable[Sequence[str]]) -> Iterator[dict[str, Any]]:
    for line in lines:
        if line[0] == "entrant" and len(line) > 4:
            until = _number(line[3]) if line[3] else None
            names = [name for name in line[4:] if name]
            yield {"names": names, "since": _number(line[2]), "until": until}


def _add(played: list[dict[str, Any]], line: Sequence[str]) -> None:
    """Add a table or a bye to its round."""
    number, *rest = line[1:] or [""]
    if not 1 <= _number(number) <= MOST_ROUNDS:
        raise InvalidTournament(_("There is no round {number}.").format(number=number))
    while len(played) < _number(number):
        played.append({"tables": [], "byes": []})
    one = played[_number(number) - 1]
    if line[0] == "bye":
        one["byes"].append(_number(rest[0] if rest else "") - 1)
        return
    while len(rest) > 2 and len(rest) % 2:
        rest = rest[:-1]
    half = len(rest) // 2
    points = [_number(field) for field in rest[half:] if field]
    sides = [_number(field) - 1 for field in rest[:half]]
    one["tables"].append({"sides": sides, "points": points or None})


def _number(text: str) -> int:
    if not re.fullmatch(r"-?\d{1,6}", text):
        raise InvalidTournament(_("{text} is not a whole number.").format(text=saferepr(text)))
    return int(text)


def _safe(value: float | str) -> float | str:
    return f"'{value}" if isinstance(value, str) and _FORMULA.match(value) else value


def _bare(field: str) -> str:
    field = field.strip()
    return field[1:] if field.startswith("'") and _FORMULA.match(field[1:]) else field
