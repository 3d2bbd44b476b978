"""Whatever comes in by a door is let in or refused in words, and nothing else leaves by it.

``python -m tests.benchmarks.fuzz`` knocks half a million times; here it is a few thousand.
"""

import pytest

from tests.fuzz.doors import doors
from tests.fuzz.knocking import input_of, knock

CALLS = 3_000
PARTS = 3


def test_every_door_lets_good_inputs_in() -> None:
    for door in doors():
        door.opens(door.good[0])


@pytest.mark.parametrize("part", range(PARTS))
def test_a_mutated_input_is_read_or_refused_by_an_error_of_our_own(part: int) -> None:
    size = CALLS // PARTS
    report = knock(range(part * size, (part + 1) * size))
    assert [leak._asdict() for leak in report.leaks.values()] == []
    assert 0 < report.refused < report.calls


def test_the_same_number_knocks_with_the_same_input() -> None:
    assert [repr(input_of(number)) for number in range(50)] == [
        repr(input_of(number)) for number in range(50)
    ]
