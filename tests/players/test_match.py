"""Players who know how a match stands play for the match where a deal may decide it."""

from collections.abc import Sequence

import pytest

import carte
from carte.engine.match import Match, Score
from carte.play import Sitting
from carte.play.opponents import pondered
from carte.players import Expert, Regular
from carte.players.determinization import hidden_in
from carte.players.evaluation import worth_in
from carte.players.solver import solve
from tests.players.endings import ending
from tests.players.test_worlds import watched

SCOPONE = carte.game("scopone")


def standing(mine: int, theirs: int, game: carte.Game = SCOPONE) -> Match:
    """A match that stands so."""
    return Match(game, 0, ((Score({"scopa": mine}), Score({"scopa": theirs})),))


@pytest.mark.parametrize(
    ("before", "won", "worth"),
    [
        ((10, 6), (1, 3), -2 + 11),  # fewer points, but the match
        ((10, 6), (0, 1), -1),
        ((5, 10), (3, 1), 2 - 11),
        ((10, 10), (2, 2), 0),
        ((0, 0), (3, 1), 2),
    ],
)
def test_what_decides_a_match_is_worth_as_much_as_it_takes_to_win_one(
    before: tuple[int, int], won: tuple[int, int], worth: float
) -> None:
    scores = [Score({"scopa": points}) for points in won]
    assert worth_in(standing(*before))(scores) == worth
    assert worth_in(None)(scores) == won[0] - won[1]
    assert worth_in(carte.game("briscola").match())(scores) == won[0] - won[1]


def test_at_ten_all_an_expert_rather_wins_the_match_than_more_points() -> None:
    """The ace brings more on average; to lay the 4 wins the match in more of the worlds."""
    deal = ending(SCOPONE, 17, 7)
    choices = [expert(deal, match) for match in (None, standing(10, 10))]
    assert [*map(str, choices)] == ["1D", "4S"]
    points, chances = dict.fromkeys(choices, 0.0), dict.fromkeys(choices, 0.0)
    for weight, world in hidden_in(deal.view(deal.turn), watched(deal)).every(3000) or ():
        for move in choices:
            points[move] += weight * margins_of(world)[move]
            chances[move] += weight * margins_of(world, decisive=True)[move]
    assert points[choices[0]] > points[choices[1]]
    assert chances[choices[0]] < chances[choices[1]]


def margins_of(world: carte.Deal, *, decisive: bool = False) -> dict[carte.Move, float]:
    """What moves win with open hands, by points or by nothing but who wins."""

    def winning(scores: Sequence[Score]) -> float:
        ahead = scores[0].total - scores[1].total
        return float((ahead > 0) - (ahead < 0))

    solution = solve(world, worth=winning) if decisive else solve(world)
    assert solution is not None
    return solution.margins


def expert(deal: carte.Deal, match: Match | None) -> carte.Move:
    """What an expert chooses who has followed the deal, and knows the match or does not."""
    player = Expert(seed=1)
    player._memory = watched(deal)
    if match:
        player.know(match)
    return player.choose(deal.view(deal.turn))


@pytest.mark.parametrize(("level", "kind"), [("regular", Regular), ("expert", Expert)])
def test_the_others_at_the_play_table_know_how_the_match_stands(
    monkeypatch: pytest.MonkeyPatch, level: str, kind: type
) -> None:
    known: list[Match] = []
    monkeypatch.setattr(kind, "know", lambda _self, match: known.append(match))
    sitting = Sitting.begin(SCOPONE, level=level)
    next(pondered(sitting))
    assert known == [sitting.before]
