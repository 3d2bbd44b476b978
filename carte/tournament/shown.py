"""A tournament as its page draws it: rounds with names, standings, and what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte.engine.phrases import sentences
from carte.formats.sheet_name import Wanted
from carte.language import _
from carte.language.numbers import number
from carte.tournament.model import TITLES, Table, Tournament
from carte.tournament.plain import SEEDS, tournament_json
from carte.tournament.schedules import remaining
from carte.tournament.standings import standings, tie_breaks
from carte.tournament.steps import is_over, why_no_round

if TYPE_CHECKING:
    from carte.tournament import messages

__all__ = ["halves", "shown"]

_APART = 97
"""How far the seeds of two rounds are apart: more than a round has deals."""


def shown(tournament: Tournament) -> messages.Shown:
    """Return a tournament with everything that its page says about it."""
    over = is_over(tournament) and tournament.is_complete
    return {
        "tournament": tournament_json(tournament),
        "title": _title(tournament),
        "about": _about(tournament),
        "rounds": [_round(tournament, place) for place in range(len(tournament.played))],
        "standings": _standings(tournament),
        "waits": why_no_round(tournament),
        "over": over,
        "winner": _winner(tournament) if over else "",
    }


def halves(value: int) -> str:
    """Return a number of half points in whole ones.

    >>> halves(5), halves(1), halves(4), halves(-3)
    ('2½', '½', '2', '−1½')
    """
    whole, half = divmod(abs(value), 2)
    amount = f"{whole or ''}½" if half else str(whole)
    return f"−{amount}" if value < 0 else amount


def _title(tournament: Tournament) -> str:
    words = _("{game}. {form}. Rounds: {rounds}.")
    return words.format(
        game=tournament.game.title,
        form=_(TITLES[tournament.form]),
        rounds=tournament.rounds,
    )


def _about(tournament: Tournament) -> str:
    """Return how pairs are found, and what decides between equal scores."""
    breaks = [
        _("{name}: {about}.").format(name=_(one.name), about=_(one.about))
        for one in tie_breaks(tournament)
    ]
    lines = [_method(tournament)]
    if tournament.sides > 2:
        lines.append(_("The score is the sum of the points at all tables."))
    elif tournament.form == "swiss":
        lines.append(_("A win is 1, a draw ½, and a round without a table 1."))
    elif tournament.form == "round-robin":
        lines.append(_("A win is 1, a draw ½. Matches with somebody who has left do not count."))
    if breaks:
        lines += [_("Equal scores are ordered by these, one after the other."), *breaks]
    return sentences(lines)


def _method(tournament: Tournament) -> str:
    if tournament.sides > 2:
        return _(
            "Swiss system: tables begin in the order of scores, and people change places until "
            "no exchange has fewer of them meet again."
        )
    return {
        "swiss": _(
            "Swiss system by maximum-weight matching (Edmonds’ blossom algorithm): nobody sits out "
            "twice before everybody has once, nobody meets twice if it can be avoided, seats even "
            "out, and then those with like scores meet."
        ),
        "round-robin": _("Berger tables: everybody meets everybody once."),
        "knock-out": _("The loser of each match is out. The first lots have no match in round 1."),
    }[tournament.form]


def _round(tournament: Tournament, place: int) -> messages.ShownRound:
    one = tournament.played[place]
    return {
        "number": place + 1,
        "tables": [_table(tournament, table) for table in one.tables],
        "byes": [tournament.entrants[entrant].name for entrant in one.byes],
        "open": sum(table.points is None for table in one.tables),
        "deals": _deals(tournament, place),
    }


def _table(tournament: Tournament, table: Table) -> messages.ShownTable:
    return {
        "sides": [tournament.entrants[side].name for side in table.sides],
        "points": [*table.points] if table.points else None,
    }


def _deals(tournament: Tournament, place: int) -> str:
    """Return the address of the sheet with the deals of a round, "" if each table deals its own."""
    if not tournament.deals:
        return ""
    seed = (tournament.seed + _APART * place) % int(SEEDS.facts["most"])
    return f"print.html#{Wanted('deals', tournament.game, deals=tournament.deals, seed=seed)}"


def _standings(tournament: Tournament) -> messages.Standings:
    breaks = tie_breaks(tournament)
    return {
        "head": [_("Place"), _("Name"), _("Score"), *(_(one.name) for one in breaks)],
        "rows": [
            {
                "entrant": line.entrant,
                "name": tournament.entrants[line.entrant].name,
                "gone": tournament.entrants[line.entrant].until is not None,
                "cells": [
                    str(line.place),
                    halves(line.score) if tournament.sides == 2 else number(line.score),
                    *(
                        halves(value) if one.halves else number(value)
                        for one, value in zip(breaks, line.ties, strict=True)
                    ),
                ],
            }
            for line in standings(tournament)
        ],
    }


def _winner(tournament: Tournament) -> str:
    if tournament.form == "knock-out":
        first = [one for one in remaining(tournament) if one is not None]
    else:
        first = [line.entrant for line in standings(tournament) if line.place == 1]
    names = " · ".join(tournament.entrants[one].name for one in first)
    return _("Winner: {names}").format(names=names) if first else ""
