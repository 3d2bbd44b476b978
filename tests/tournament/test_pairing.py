"""Who meets whom: two hundred tournaments played by chance, and the forms drawn by lot."""

from itertools import combinations
from random import Random

import pytest

from carte.tournament.model import Tournament
from carte.tournament.steps import enter, is_over, leave, pair
from tests.tournament.played import entered, rounds_of, with_results


def chance(number: int) -> tuple[Tournament, Random]:
    """A tournament of 4 to 60 people, with as many rounds as they can play without meeting twice.

    So many are possible whatever was played before: everybody has still to meet half of the others
    at least, and then there is a perfect matching (Dirac).
    """
    rng = Random(number)
    people = rng.randint(4, 60)
    return entered(people, rounds=rng.randint(1, min(9, people // 2)), seed=number), rng


@pytest.mark.parametrize("number", range(200))
def test_nobody_meets_twice_and_byes_and_seats_even_out_within_one(number: int) -> None:
    tournament, rng = chance(number)
    for _before, after in rounds_of(tournament, rng, comings=number % 2 == 1):
        round_number = len(after.played)
        byes = [after.byes[one] for one in after.present(round_number)]
        firsts = [*map(after.lead, range(len(after.entrants)))]
        seated = [side for table in after.played[-1].tables for side in table.sides]
        assert max(after.met.values()) == 1
        assert max(byes) - min(byes) <= 1
        assert max(map(abs, firsts)) <= 1
        assert sorted([*seated, *after.played[-1].byes]) == sorted(after.present(round_number))
        assert len(after.played[-1].byes) == len(byes) % 2


@pytest.mark.parametrize("people", [4, 5, 6, 7])
def test_people_meet_again_only_if_no_other_round_is_possible(people: int) -> None:
    for seed in range(12):
        tournament = entered(people, rounds=7, seed=seed)
        for before, after in rounds_of(tournament, Random(seed)):
            fewest = min(by_hand(before, bye) for bye in byes_allowed(before))
            assert sum(before.met[min(pair), max(pair)] for pair in sides(after)) == fewest


def byes_allowed(tournament: Tournament) -> list[int | None]:
    there = tournament.present(len(tournament.played) + 1)
    if len(there) % 2 == 0:
        return [None]
    fewest = min(tournament.byes[one] for one in there)
    return [one for one in there if tournament.byes[one] == fewest]


def by_hand(tournament: Tournament, bye: int | None) -> int:
    """The fewest meetings again of all rounds that there are."""

    def fewest(free: frozenset[int]) -> int:
        if not free:
            return 0
        first = min(free)
        return min(
            tournament.met[first, other] + fewest(free - {first, other}) for other in free - {first}
        )

    return fewest(frozenset(tournament.present(len(tournament.played) + 1)) - {bye})


def test_those_with_like_scores_meet() -> None:
    tournament = entered(16, rounds=3, seed=5)
    for before, after in rounds_of(tournament, Random(5)):
        apart = [abs(before.scores[a] - before.scores[b]) for a, b in sides(after)]
        assert max(apart) <= 2


def sides(tournament: Tournament) -> list[tuple[int, ...]]:
    return [table.sides for table in tournament.played[-1].tables]


@pytest.mark.parametrize(("game", "players"), [("briscola-chiamata", 5), ("mediatore", 4)])
@pytest.mark.parametrize("people", [7, 16, 23, 40, 60])
def test_at_larger_tables_no_exchange_would_let_fewer_meet_again(
    game: str, players: int, people: int
) -> None:
    tournament = entered(people, game=game, players=players, rounds=4, seed=people)
    for before, after in rounds_of(tournament, Random(people)):
        byes = [after.byes[one] for one in range(people)]
        assert max(byes) - min(byes) <= 1
        assert len(after.played[-1].byes) == people % players
        for one, other in combinations(sides(after), 2):
            now = again(before, one) + again(before, other)
            for a in range(players):
                for b in range(players):
                    first = (*one[:a], other[b], *one[a + 1 :])
                    second = (*other[:b], one[a], *other[b + 1 :])
                    assert again(before, first) + again(before, second) >= now


def again(tournament: Tournament, table: tuple[int, ...]) -> int:
    return sum(tournament.met[pair] ** 2 for pair in combinations(sorted(table), 2))


@pytest.mark.parametrize("people", range(2, 15))
def test_in_a_round_robin_everybody_meets_everybody_once_in_even_seats(people: int) -> None:
    tournament = entered(people, game="scopone", players=4, form="round-robin")
    *_rounds, (_before, after) = rounds_of(tournament, Random(people))
    assert {*after.met.values()} == {1}
    assert len(after.met) == people * (people - 1) // 2
    assert all(abs(after.lead(one)) <= 1 for one in range(people))
    assert {after.byes[one] for one in range(people)} == {people % 2}


@pytest.mark.parametrize("people", range(2, 20))
def test_in_a_knock_out_one_remains_who_has_lost_to_nobody(people: int) -> None:
    tournament = entered(people, form="knock-out")
    *_rounds, (_before, after) = rounds_of(tournament, Random(people))
    assert sum(len(one.tables) for one in after.played) == people - 1
    assert len(after.played) == (people - 1).bit_length()
    losers = [table.sides[1] for one in after.played for table in one.tables]
    assert len({*losers}) == people - 1
    assert is_over(after)


def test_the_opponent_of_somebody_who_left_a_knock_out_goes_on() -> None:
    tournament = with_results(pair(entered(4, form="knock-out")), Random(1))
    gone, other = (table.sides[0] for table in tournament.played[0].tables)
    after = pair(leave(tournament, gone))
    assert (after.played[1].tables, after.played[1].byes) == ((), (other,))
    assert is_over(after)


def test_a_round_follows_only_from_a_complete_one() -> None:
    tournament = pair(entered(4))
    with pytest.raises(ValueError, match="Enter every result of round 1 first"):
        pair(enter(tournament, 0, 0, (11, 4)))
