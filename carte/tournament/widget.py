"""A club's tournament: who plays, who meets whom, the results, and how it stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import carte
from carte.engine.reading import integer, one_of, optional
from carte.evening.seating import sizes
from carte.front.widget import Ask, Space, Widget, text_in
from carte.front.words import menu_words, python_words
from carte.language import _
from carte.tournament.file import from_csv, to_csv
from carte.tournament.model import (
    FORMS,
    MOST_ENTRANTS,
    MOST_ROUNDS,
    TITLES,
    InvalidTournament,
)
from carte.tournament.model import (
    Tournament as Played,
)
from carte.tournament.plain import MOST_DEALS, POINTS, SEEDS, tournament_of
from carte.tournament.sheet import entered_from
from carte.tournament.shown import shown
from carte.tournament.steps import begin, enter, forms_of, game_of, join, leave, pair, unpair
from carte.tournament.words import tournament_words

if TYPE_CHECKING:
    from carte.tournament import messages

__all__ = ["Tournament"]


class Tournament(Widget):
    """``Tournament()``: a club's tournament, from the list of names to the last standings.

    Python pairs and counts; the browser keeps it.
    """

    tool = "tournament"
    space = Space(44, 54)
    keeps_content = True

    def __init__(self) -> None:
        super().__init__("Tournament()")

    def make_content(self) -> messages.TournamentContent:
        """Return the games for each number of players, the forms, and the most of everything."""
        return {
            "tables": [one for slug in carte.GAMES for one in _tables_of(slug)],
            "forms": {form: _(TITLES[form]) for form in FORMS},
            "most": {"rounds": MOST_ROUNDS, "deals": MOST_DEALS, "entrants": MOST_ENTRANTS},
        }

    def make_strings(self) -> dict[str, Any]:
        """Return the widget's own words, and those of every menu."""
        return {"tournament": tournament_words(), **menu_words(), **python_words()}

    def handlers(self) -> Mapping[str, Ask]:
        """Return the questions: each step gives the tournament after it."""
        return {
            "begin": _begin,
            "show": _step(lambda tournament, _message: tournament),
            "pair": _step(lambda tournament, _message: pair(tournament)),
            "unpair": _step(lambda tournament, _message: unpair(tournament)),
            "enter": _step(_enter),
            "leave": _step(_leave),
            "join": _step(lambda tournament, message: join(tournament, _names(message))),
            "sheet": _step(entered_from),
            "write": lambda message: {"text": to_csv(tournament_of(message.get("tournament")))},
            "read": lambda message: shown(from_csv(text_in(message, "text"))),
        }


def _tables_of(slug: str) -> list[messages.TableOf]:
    """Return the tables of a game at which a tournament can be played, the usual one first."""
    game = carte.game(slug)
    played = [game_of(slug, players) for players in sizes(game)]
    several = len(played) > 1
    words = _("{game}, {players} at a table")
    return [
        {
            "game": slug,
            "players": one.seats,
            "title": words.format(game=one.title, players=one.seats) if several else one.title,
            "size": one.seats // one.sides,
            "forms": [*forms_of(one.sides)],
        }
        for one in played
    ]


def _step(change: Callable[[Played, Mapping[str, Any]], Played]) -> Ask:
    return lambda message: shown(change(tournament_of(message.get("tournament")), message))


def _begin(message: Mapping[str, Any]) -> messages.Shown:
    made = begin(
        _of(message, "game", one_of(carte.GAMES)),
        _of(message, "players", integer(2, 6)),
        _of(message, "form", one_of(FORMS)),
        _names(message),
        rounds=_of(message, "rounds", integer(0, MOST_ROUNDS)),
        seed=_of(message, "seed", SEEDS),
        deals=_of(message, "deals", integer(0, MOST_DEALS)),
    )
    return shown(made)


def _enter(tournament: Played, message: Mapping[str, Any]) -> Played:
    numbers = integer(0, MOST_ENTRANTS)
    return enter(
        tournament,
        _of(message, "round", numbers),
        _of(message, "table", numbers),
        _of(message, "points", optional(POINTS)),
    )


def _leave(tournament: Played, message: Mapping[str, Any]) -> Played:
    return leave(tournament, _of(message, "entrant", integer(0, MOST_ENTRANTS)))


def _names(message: Mapping[str, Any]) -> list[str]:
    return text_in(message, "names").splitlines()


def _of(message: Mapping[str, Any], name: str, kind: Any) -> Any:
    return kind.read(message.get(name), name, InvalidTournament)
