"""The steps of a tournament, each from one value to the next; ``InvalidTournament`` refuses one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import carte
from carte.engine.game import Game
from carte.engine.reading import name_in, saferepr
from carte.evening.seating import sizes
from carte.language import _, ngettext
from carte.tournament.model import (
    FORMS,
    MOST_ENTRANTS,
    MOST_ROUNDS,
    Entrant,
    InvalidTournament,
    Round,
    Tournament,
)
from carte.tournament.schedules import (
    knock_out_round,
    remaining,
    round_robin_round,
    rounds_of_all,
)
from carte.tournament.swiss import swiss_round

if TYPE_CHECKING:
    from carte.tournament.messages import Form

__all__ = [
    "begin",
    "enter",
    "entrants_in",
    "forms_of",
    "game_of",
    "is_over",
    "join",
    "leave",
    "named",
    "pair",
    "unpair",
    "why_no_round",
    "wrong_size",
]

_BETWEEN = re.compile(r"\s*[+＋&＆]\s*")
"""What is between the names of people who play together."""


def forms_of(sides: int) -> tuple[Form, ...]:
    """Return the forms for so many sides at a table: with more than two, only one is possible."""
    return FORMS if sides == 2 else FORMS[:1]


def game_of(slug: str, players: int) -> Game:
    """Return a game for so many players; raises ``InvalidTournament`` if it has no such table."""
    game = carte.game(slug)
    if players not in sizes(game):
        words = _("{game} is not played by {players}.")
        raise InvalidTournament(words.format(game=game.title, players=players))
    return game if players == game.seats else carte.game(slug, players=players)


def begin(
    slug: str,
    players: int,
    form: Form,
    lines: Iterable[str],
    *,
    rounds: int = 0,
    seed: int = 0,
    deals: int = 0,
) -> Tournament:
    """Return a tournament before its first round; each line names an entrant.

    Without a number of ``rounds``, there are as many as it takes to find a winner.
    """
    game = game_of(slug, players)
    if form not in forms_of(game.sides):
        words = _("{game} is played by {sides} sides: only the Swiss system fits.")
        raise InvalidTournament(words.format(game=game.title, sides=game.sides))
    entrants = entrants_in(lines, (), game.seats // game.sides)
    if len(entrants) < game.sides:
        words = _("{found} have entered; one table needs {least}.")
        raise InvalidTournament(words.format(found=len(entrants), least=game.sides))
    usual = _usual_rounds(form, len(entrants))
    asked = rounds if rounds and form == "swiss" else usual
    return Tournament(game, form, asked, seed, entrants, (), deals)


def _usual_rounds(form: Form, entrants: int) -> int:
    if form == "round-robin":
        return rounds_of_all(entrants)
    return max(1, (entrants - 1).bit_length())


def entrants_in(
    lines: Iterable[str], before: Sequence[Entrant], size: int, since: int = 1
) -> tuple[Entrant, ...]:
    """Return entrants with more of them, one of each line that is not empty."""
    entrants = [*before]
    for line in lines:
        if not line.strip():
            continue
        names = tuple(map(name_in, filter(None, _BETWEEN.split(line.strip()))))
        if len(names) != size:
            raise InvalidTournament(wrong_size(line, size))
        known = {name for one in entrants for name in one.names}
        if twice := [name for name in names if name in known or names.count(name) > 1]:
            words = _("{name} is there twice. Give each person a name of their own.")
            raise InvalidTournament(words.format(name=twice[0]))
        entrants.append(Entrant(names, since))
    if len(entrants) > MOST_ENTRANTS:
        words = _("{found} have entered; {most} at most have room.")
        raise InvalidTournament(words.format(found=len(entrants), most=MOST_ENTRANTS))
    return tuple(entrants)


def wrong_size(line: str, size: int) -> str:
    """Return what is wrong with a line that does not name as many people as play together."""
    shown = saferepr(line.strip())
    if size == 1:
        return _("{line}: write one name on each line.").format(line=shown)
    words = ngettext(
        "{line}: write {count} name on each line, with + between them.",
        "{line}: write {count} names on each line, with + between them.",
        size,
    )
    return words.format(line=shown, count=size)


def why_no_round(tournament: Tournament) -> str:
    """Return why there is no next round now, "" if there is one."""
    number = len(tournament.played) + 1
    if not tournament.is_complete:
        return _("Enter every result of round {number} first.").format(number=number - 1)
    if is_over(tournament):
        return _("All rounds are played.")
    if len(tournament.present(number)) < tournament.sides:
        return _("Too few people are left for a table.")
    return ""


def is_over(tournament: Tournament) -> bool:
    """Return whether all rounds are played, or a knock-out has its winner."""
    if tournament.form == "knock-out":
        return len(remaining(tournament)) == 1
    return len(tournament.played) >= min(tournament.rounds, MOST_ROUNDS)


def pair(tournament: Tournament) -> Tournament:
    """Return a tournament with its next round, by the rule of its form."""
    if reason := why_no_round(tournament):
        raise InvalidTournament(reason)
    number = len(tournament.played) + 1
    if tournament.form == "round-robin":
        new = round_robin_round(tournament, number)
    elif tournament.form == "knock-out":
        new = knock_out_round(tournament, number)
    else:
        new = swiss_round(tournament, tournament.present(number))
    return tournament._replace(played=(*tournament.played, new))


def unpair(tournament: Tournament) -> Tournament:
    """Return a tournament without its last round, which has no result yet."""
    if not tournament.played or any(table.points for table in tournament.played[-1].tables):
        raise InvalidTournament(_("This round has results. Clear them first."))
    return tournament._replace(played=tournament.played[:-1])


def enter(
    tournament: Tournament, place: int, number: int, points: Sequence[int] | None
) -> Tournament:
    """Return a tournament with the points of a table; None clears them.

    ``place`` is that of the round, and ``number`` that of the table, from 0.
    """
    if place >= len(tournament.played) or number >= len(tournament.played[place].tables):
        words = _("There is no table {table} in round {round}.")
        raise InvalidTournament(words.format(table=number + 1, round=place + 1))
    last = place == len(tournament.played) - 1
    if tournament.form == "knock-out" and not last:
        raise InvalidTournament(_("The next round follows from this result: it stands."))
    if points is not None:
        _check(tournament, points)
    before = tournament.played[place]
    tables = [*before.tables]
    tables[number] = tables[number]._replace(points=None if points is None else tuple(points))
    changed = Round(tuple(tables), before.byes)
    played = (*tournament.played[:place], changed, *tournament.played[place + 1 :])
    return tournament._replace(played=played)


def _check(tournament: Tournament, points: Sequence[int]) -> None:
    if len(points) != tournament.sides:
        words = _("{found} numbers: this table has {sides} sides.")
        raise InvalidTournament(words.format(found=len(points), sides=tournament.sides))
    if tournament.form == "knock-out" and len({*points}) == 1:
        raise InvalidTournament(_("A knock-out needs a winner: play another deal."))


def leave(tournament: Tournament, entrant: int) -> Tournament:
    """Return a tournament that an entrant leaves after the last round so far, or comes back to."""
    if entrant >= len(tournament.entrants):
        raise InvalidTournament(_("Nobody has the number {number}.").format(number=entrant + 1))
    one = tournament.entrants[entrant]
    gone = one.until is not None
    if gone and tournament.form != "swiss":
        raise InvalidTournament(_("Only the Swiss system lets somebody come back."))
    changed = one._replace(until=None if gone else len(tournament.played))
    entrants = (*tournament.entrants[:entrant], changed, *tournament.entrants[entrant + 1 :])
    return _with_usual_rounds(tournament._replace(entrants=entrants))


def join(tournament: Tournament, lines: Iterable[str]) -> Tournament:
    """Return a tournament that more entrants join, from the next round on."""
    if tournament.played and tournament.form != "swiss":
        raise InvalidTournament(
            _("Only the Swiss system lets somebody join after the first round.")
        )
    since = len(tournament.played) + 1
    entrants = entrants_in(lines, tournament.entrants, tournament.size, since)
    return _with_usual_rounds(tournament._replace(entrants=entrants))


def _with_usual_rounds(tournament: Tournament) -> Tournament:
    """Return a tournament whose lots are not drawn yet with the rounds for those who are there."""
    if tournament.played or tournament.form == "swiss":
        return tournament
    return tournament._replace(rounds=_usual_rounds(tournament.form, len(tournament.present(1))))


def named(tournament: Tournament, names: Iterable[str]) -> int | None:
    """Return which table of the last round has exactly these people, None if there is none."""
    wanted = {*names}
    for number, table in enumerate(tournament.played[-1].tables if tournament.played else ()):
        if {name for side in table.sides for name in tournament.entrants[side].names} == wanted:
            return number
    return None
