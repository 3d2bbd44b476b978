"""Who may enter, leave and come later; results, standings, and the file."""

from random import Random
from typing import Any

import pytest

from carte.tournament.file import from_csv, to_csv
from carte.tournament.model import InvalidTournament
from carte.tournament.plain import tournament_json, tournament_of
from carte.tournament.shown import shown
from carte.tournament.standings import standings
from carte.tournament.steps import begin, enter, join, leave, pair, unpair
from tests.tournament.played import entered, rounds_of, with_results

FOUR = ["Anna", "Bruno", "Chiara", "Dario"]


@pytest.mark.parametrize(
    ("game", "players", "lines", "reason"),
    [
        ("scopa", 2, ["Anna"], "1 have entered; one table needs 2"),
        ("scopa", 2, ["Anna", "Anna"], "Anna is there twice"),
        ("scopa", 2, ["Anna + Bruno", "Chiara"], "one name on each line"),
        ("scopone", 4, ["Anna + Bruno", "Chiara"], "write 2 names on each line, with [+]"),
        ("scopone", 4, ["Anna + Anna", "Chiara + Dario"], "Anna is there twice"),
        ("briscola-chiamata", 5, FOUR, "4 have entered; one table needs 5"),
        ("scopa", 2, [f"P{number}" for number in range(61)], "61 have entered; 60 at most"),
    ],
)
def test_who_cannot_enter_is_refused_with_the_reason(
    game: str, players: int, lines: list[str], reason: str
) -> None:
    with pytest.raises(InvalidTournament, match=reason):
        begin(game, players, "swiss", lines)


def test_five_at_a_table_fit_only_the_swiss_system() -> None:
    with pytest.raises(InvalidTournament, match="only the Swiss system fits"):
        begin("briscola-chiamata", 5, "knock-out", [*FOUR, "Elena"])


def test_rounds_are_as_many_as_it_takes_to_find_a_winner() -> None:
    assert [entered(people).rounds for people in (2, 4, 5, 9, 16, 60)] == [1, 2, 3, 4, 4, 6]
    assert entered(7, form="round-robin").rounds == 7


def test_who_leaves_or_joins_before_the_first_round_changes_how_many_there_are() -> None:
    tournament = entered(5, form="round-robin")
    assert leave(tournament, 0).rounds == 3
    assert join(tournament, ["Late", "Later"]).rounds == 7
    *_rounds, (_before, after) = rounds_of(leave(tournament, 0), Random(1))
    assert {*after.met.values()} == {1}


def test_a_latecomer_plays_at_once_with_no_points_for_the_rounds_missed() -> None:
    for seed in range(20):
        tournament = join(with_results(pair(entered(4, rounds=3)), Random(seed)), ["Late"])
        assert tournament.scores[4] == 0
        after = pair(tournament)
        assert 4 in {side for table in after.played[1].tables for side in table.sides}
        assert len(after.played[1].byes) == 1


@pytest.mark.parametrize(("game", "players"), [("scopa", 2), ("briscola", 3)])
def test_nobody_sits_out_before_those_who_missed_fewer_rounds(game: str, players: int) -> None:
    tournament = with_results(pair(entered(6, game=game, players=players, rounds=9)), Random(1))
    tournament = join(tournament, ["Late"])
    for _round in range(4):
        tournament = with_results(pair(tournament), Random(1))
    out = [one for played in tournament.played for one in played.byes]
    assert len({*out}) == 4
    assert 6 not in out


@pytest.mark.parametrize("form", ["round-robin", "knock-out"])
def test_nobody_joins_a_form_drawn_by_lot_once_it_has_begun(form: Any) -> None:
    tournament = with_results(pair(entered(4, form=form)), Random(1))
    with pytest.raises(InvalidTournament, match="Only the Swiss system"):
        join(tournament, ["Late"])


def test_who_leaves_is_paired_no_more_and_may_come_back() -> None:
    tournament = leave(with_results(pair(entered(6, rounds=5)), Random(1)), 2)
    assert 2 not in {side for table in pair(tournament).played[1].tables for side in table.sides}
    again = pair(leave(tournament, 2))
    assert 2 in {side for table in again.played[1].tables for side in table.sides}


def test_matches_with_somebody_who_left_do_not_count_where_everybody_meets_everybody() -> None:
    tournament = pair(entered(4, form="round-robin"))
    winner, loser = tournament.played[0].tables[0].sides
    tournament = enter(tournament, 0, 0, (11, 3))
    assert tournament.scores[winner] == 2
    assert leave(tournament, loser).scores[winner] == 0


def test_a_knock_out_has_no_draw_and_its_results_stand_once_the_next_round_is_paired() -> None:
    tournament = pair(entered(4, form="knock-out"))
    with pytest.raises(InvalidTournament, match="needs a winner"):
        enter(tournament, 0, 0, (5, 5))
    following = pair(with_results(tournament, Random(1)))
    with pytest.raises(InvalidTournament, match="it stands"):
        enter(following, 0, 0, (1, 5))


def test_a_round_without_results_can_be_taken_back() -> None:
    tournament = entered(4)
    assert unpair(pair(tournament)) == tournament
    with pytest.raises(InvalidTournament, match="has results"):
        unpair(enter(pair(tournament), 0, 0, (11, 2)))


def test_equal_scores_are_ordered_by_median_buchholz_and_then_the_difference() -> None:
    tournament = entered(4, rounds=1)
    tournament = pair(tournament)
    first, second = (table.sides for table in tournament.played[0].tables)
    tournament = enter(enter(tournament, 0, 0, (11, 2)), 0, 1, (4, 11))
    table = standings(tournament)
    assert [line.entrant for line in table] == [first[0], second[1], second[0], first[1]]
    assert [line.place for line in table] == [1, 2, 3, 4]
    assert [line.ties for line in table] == [(0, 0, 9), (0, 0, 7), (0, 2, -7), (0, 2, -9)]


def test_sonneborn_berger_counts_the_scores_of_those_beaten_and_half_of_those_drawn_with() -> None:
    tournament = entered(3, form="round-robin")
    results = {(0, 1): (11, 5), (0, 2): (7, 7), (1, 2): (11, 3)}
    while len(tournament.played) < 3:
        tournament = pair(tournament)
        (table,) = tournament.played[-1].tables
        points = results[min(table.sides), max(table.sides)]
        tournament = enter(
            tournament,
            len(tournament.played) - 1,
            0,
            points if table.sides[0] < table.sides[1] else points[::-1],
        )
    ties = {line.entrant: line.ties[0] for line in standings(tournament)}
    assert tournament.scores == {0: 3, 1: 2, 2: 1}
    assert ties == {0: 2 * 2 + 1, 1: 2 * 1, 2: 3}


def test_those_equal_in_everything_share_a_place() -> None:
    assert {line.place for line in standings(entered(6))} == {1}


@pytest.mark.parametrize(
    ("game", "players", "form"),
    [
        ("scopa", 2, "swiss"),
        ("scopone", 4, "round-robin"),
        ("briscola", 4, "knock-out"),
        ("briscola-chiamata", 5, "swiss"),
    ],
)
def test_a_file_has_everything_and_is_read_back(game: str, players: int, form: Any) -> None:
    tournament = entered(11, game=game, players=players, form=form)
    for before, after in rounds_of(tournament, Random(3), comings=form == "swiss"):
        for one in (pair(before), after):
            assert from_csv(to_csv(one)) == one
            assert tournament_of(tournament_json(one)) == one


def test_a_file_is_read_as_a_spreadsheet_with_semicolons_saves_it() -> None:
    tournament = pair(begin("scopa", 2, "swiss", ["=Anna", '"Bruno"', "C", "D"], seed=1))
    text = to_csv(tournament)
    assert "'=Anna" in text
    assert from_csv("\ufeff" + text.replace(",", ";")) == tournament


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "is not a tournament"),
        ("place,1,Anna", "is not a tournament"),
        ("tournament,scopa,x,swiss,1,1,0", "'x' is not a whole number"),
        ("tournament,chess,2,swiss,1,1,0", "chess"),
        ("tournament,scopa,2,swiss,1,1,0\r\ntable,0,1,2,,", "no round 0"),
        ("tournament,scopa,2,swiss,1,1,0\r\nentrant,1,1,,A\r\ntable,1,1,1,,", "seats somebody"),
    ],
)
def test_another_file_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(InvalidTournament, match=reason):
        from_csv(text)


def test_the_deals_of_each_round_are_others_and_the_same_at_every_table() -> None:
    tournament = with_results(pair(begin("scopa", 2, "swiss", FOUR, seed=7, deals=3)), Random(1))
    one, other = (round_["deals"] for round_ in shown(pair(tournament))["rounds"])
    assert one == "print.html#deals.scopa.3.7.italian"
    assert other == "print.html#deals.scopa.3.104.italian"
    assert shown(pair(entered(4)))["rounds"][0]["deals"] == ""
