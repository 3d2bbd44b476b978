"""A capture that is several at once is found out, however many cards lie there."""

from functools import partial
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import carte
from carte.engine.capture import sums
from carte.engine.capture.sums import adding_up, split, total
from carte.engine.cards import PACK, mask_of
from carte.games.cirulla.captures import free_choice

FEW = st.lists(st.sampled_from(PACK), min_size=2, max_size=8, unique=True).map(mask_of)


def slow_split(taken: int, goals: tuple[int, ...]) -> bool:
    """Whether all cards can be put into parts, each of which sums to one of the goals."""
    lowest = taken & -taken
    others = [1 << bit for bit in range(40) if (taken ^ lowest) >> bit & 1]
    return not taken or any(
        slow_split(taken & ~part, goals)
        for size in range(len(others) + 1)
        for some in combinations(others, size)
        for part in [lowest | sum(some)]
        if total(part) in goals
    )


@given(FEW, st.integers(1, 10))
def test_a_split_takes_every_card_once_and_is_found_where_there_is_one(
    taken: int, value: int
) -> None:
    parts = split(taken, (value,), partial(adding_up, value))
    assert bool(parts) == slow_split(taken, (value,))
    assert sum(parts) == (taken if parts else 0)
    assert all(total(part) == value for part in parts)


@given(FEW, st.integers(1, 10))
def test_in_cirulla_a_part_may_make_fifteen(taken: int, value: int) -> None:
    goals = (value, 15 - value)
    parts = split(taken, goals, lambda rest: free_choice(value, rest, 7, False))
    assert bool(parts) == slow_split(taken, goals)
    assert sum(parts) == (taken if parts else 0)


@pytest.mark.parametrize("slug", ["scopa", "scopone", "cirulla"])
@pytest.mark.parametrize("size", [24, 30, 36])
def test_a_ruling_on_a_whole_table_takes_few_steps(slug: str, size: int) -> None:
    """There are millions of ways to put so many cards into sums of ten."""
    sums._can_split.cache_clear()
    table = [str(card) for card in PACK[:size]]
    ruling = carte.game(slug).position(hand="10B", table=table).ruling(f"10B x {' '.join(table)}")
    assert not ruling.legal
    assert sums._can_split.cache_info().misses < 3_000
