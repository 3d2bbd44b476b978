"""Which side wins something: the reader's, the other one, or none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carte.board.seats import side_names, spoken_side
from carte.engine.match import Match, Score
from carte.language import N_, _
from carte.lessons.questions.asking import number_in
from carte.lessons.questions.question import QuestionError, Sheet, Shown

__all__ = [
    "NOBODY",
    "SIDES",
    "in_teams",
    "names_of",
    "points_of",
    "points_sheet",
    "side_of",
    "standing",
    "winners_of",
]

SIDES = ("you", "other")
NOBODY = "nobody"
_PLAYERS = {"you": N_("You"), "other": N_("The other player"), NOBODY: N_("Nobody")}
_TEAMS = {"you": N_("Your team"), "other": N_("The other team"), NOBODY: N_("Nobody")}


def in_teams(shown: Shown) -> bool:
    """Return whether the sides of the game are teams."""
    return shown.game.seats > shown.game.sides


def names_of(shown: Shown) -> dict[str, str]:
    """Return the possible winners of something by option id: a player or a team, or nobody."""
    _check_sides(shown)
    names = _TEAMS if in_teams(shown) else _PLAYERS
    return {side: _(name) for side, name in names.items()}


def side_of(winner: int | None) -> str:
    """Return the id of the side that wins something, or of nobody."""
    return NOBODY if winner is None else SIDES[winner]


def winners_of(shown: Shown) -> dict[str, str]:
    """Return the possible winners of a match by option id: a side, or nobody yet."""
    return {**names_of(shown), NOBODY: _("Nobody: play another deal")}


def points_of(shown: Shown, text: str) -> tuple[Score, Score]:
    """Read points such as 10-9, without items, which do not matter to a match."""
    _check_sides(shown)
    match [number_in(points) for points in text.split("-")]:
        case [int(yours), int(others)]:
            return Score({"scopa": yours}), Score({"scopa": others})
    raise QuestionError(_("the points of both sides after the question, such as 10-9"))


def _check_sides(shown: Shown) -> None:
    """Raise ``QuestionError`` for a question about both sides of a game that has more."""
    if shown.game.sides != len(SIDES):
        raise QuestionError(_("a game of two sides for this question"))


def standing(match: Match) -> str:
    """Return the standing of a match for the reader's side and the other one."""
    yours, others = match.totals
    return _("The score is {yours} to {others}.").format(yours=yours, others=others)


def points_sheet(shown: Shown, rows: Mapping[str, Sequence[Score]]) -> Sheet:
    """Return the points of both sides, a row for each name."""
    sides = tuple(map(spoken_side, side_names(shown.game)))
    written = {name: tuple([str(score.total) for score in row]) for name, row in rows.items()}
    return Sheet(_("Points"), sides, written)
