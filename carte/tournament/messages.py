"""A club's tournament, as its page reads and asks about it."""

from __future__ import annotations

from typing import Annotated, Literal, Protocol, TypeAlias, TypedDict

from carte.counting.messages import Score, SetContract
from carte.engine.messages import Options, Strings
from carte.tournament.widget import Tournament as TournamentWidget
from carte.tournament.words import tournament_words

Form: TypeAlias = Literal["swiss", "round-robin", "knock-out"]


class Entrant(TypedDict):
    """People who play together, with their first round and their last, if known."""

    names: list[str]
    since: int
    until: int | None


class Table(TypedDict):
    """Entrants at a table by their numbers, in the order of its seats, and their points."""

    sides: list[int]
    points: list[int] | None


class Round(TypedDict):
    """The tables of a round, and the entrants without one."""

    tables: list[Table]
    byes: list[int]


class Tournament(TypedDict):
    """A tournament, as a browser keeps it."""

    game: str
    players: int
    form: Form
    rounds: int
    seed: int
    deals: int
    """How many deals of a round have the same cards at every table."""
    entrants: list[Entrant]
    played: list[Round]


class ShownTable(TypedDict):
    """The names at a table, and their points."""

    sides: list[str]
    points: list[int] | None


class ShownRound(TypedDict):
    """A round with names."""

    number: int
    tables: list[ShownTable]
    byes: list[str]
    open: int
    """How many results are missing."""
    deals: str
    """The address of the deals to print, "" if each table shuffles."""


class StandingsRow(TypedDict):
    """A line of the standings: the place, then the score and the tie-breaks."""

    entrant: int
    name: str
    gone: bool
    cells: list[str]


class Standings(TypedDict):
    """The table of standings."""

    head: list[str]
    rows: list[StandingsRow]


class Shown(TypedDict):
    """A tournament with everything that its page says about it."""

    tournament: Tournament
    title: str
    about: str
    rounds: list[ShownRound]
    standings: Standings
    waits: str
    """Why there is no next round now, "" if there is one."""
    over: bool
    winner: str


class TableOf(TypedDict):
    """A game for so many players at a table."""

    game: str
    players: int
    title: str
    size: int
    """How many people are an entrant."""
    forms: list[Form]


class TournamentContent(TypedDict):
    """What can be chosen, and the most of everything."""

    tables: list[TableOf]
    forms: dict[Form, str]
    most: dict[str, int]


class CarriedSheet(TypedDict):
    """A match sheet, as its link carries it."""

    game: str
    options: Options
    names: list[str] | None
    dealer: int
    deals: int | None
    rounds: list[list[Score]]
    contracts: list[SetContract | None]


class Written(TypedDict):
    """A file for other programs."""

    text: str


class TournamentQuestions(Protocol):
    """What the page asks; every answer is the tournament after the step."""

    def begin(
        self, *, game: str, players: int, form: Form, names: str, rounds: int, seed: int, deals: int
    ) -> Shown:
        """Return a new tournament."""

    def show(self, *, tournament: Tournament) -> Shown:
        """Return a tournament as it is."""

    def pair(self, *, tournament: Tournament) -> Shown:
        """Return it with the next round."""

    def unpair(self, *, tournament: Tournament) -> Shown:
        """Return it without the last round, which has no results."""

    def enter(
        self, *, tournament: Tournament, round: int, table: int, points: list[int] | None
    ) -> Shown:
        """Return it with the points of a table."""

    def leave(self, *, tournament: Tournament, entrant: int) -> Shown:
        """Return it without an entrant from now on, or with one who comes back."""

    def join(self, *, tournament: Tournament, names: str) -> Shown:
        """Return it with more entrants."""

    def sheet(self, *, tournament: Tournament, sheet: CarriedSheet) -> Shown:
        """Return it with the result that a match sheet has."""

    def write(self, *, tournament: Tournament) -> Written:
        """Return its file."""

    def read(self, *, text: str) -> Shown:
        """Return the tournament in a file."""


TournamentWords: TypeAlias = Annotated[Strings, tournament_words]
"""The page's own words."""

TournamentStrings: TypeAlias = Annotated[Strings, TournamentWidget.make_strings]
"""Those, and the words of every menu."""
