"""The matching of the least cost, beside every matching there is."""

from functools import cache
from random import Random

import pytest

from carte.tournament.matching import least_cost


def least(costs: list[list[int]]) -> int:
    """The least cost of all perfect matchings, each tried."""

    @cache
    def rest(free: frozenset[int]) -> int:
        if not free:
            return 0
        first = min(free)
        return min(costs[first][other] + rest(free - {first, other}) for other in free - {first})

    return rest(frozenset(range(len(costs))))


def random_costs(rng: Random, size: int, most: int) -> list[list[int]]:
    costs = [[0] * size for _row in range(size)]
    for a in range(size):
        for b in range(a):
            costs[a][b] = costs[b][a] = rng.randint(0, most)
    return costs


@pytest.mark.parametrize("most", [1, 3, 50, 10**15])
def test_no_perfect_matching_costs_less(most: int) -> None:
    rng = Random(most)
    for _trial in range(150):
        costs = random_costs(rng, rng.choice([2, 4, 6, 8, 10]), most)
        pairs = least_cost(costs)
        assert sorted(one for pair in pairs for one in pair) == [*range(len(costs))]
        assert sum(costs[a][b] for a, b in pairs) == least(costs)


def test_odd_circles_within_odd_circles_are_matched_at_the_least_cost() -> None:
    rng = Random(4)
    for _trial in range(20):
        costs = random_costs(rng, 12, 9)
        for a in range(12):
            for b in range(12):
                if a != b and a // 3 == b // 3:
                    costs[a][b] = 0  # four triangles: none can be matched by itself
        assert sum(costs[a][b] for a, b in least_cost(costs)) == least(costs)


def test_an_odd_number_has_no_perfect_matching() -> None:
    with pytest.raises(ValueError, match="even number"):
        least_cost([[0]])


def test_nobody_is_matched_with_nobody() -> None:
    assert least_cost([]) == []
