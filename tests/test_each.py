"""A statement about many things is tried of all of them, and fails with the name of each fault."""

import inspect

import pytest

from tests.each import each


def test_all_are_tried_and_those_that_fail_are_named() -> None:
    tried: list[int] = []

    @each("number", [1, 2, 3, 4], ids=lambda number: f"no. {number}")
    def is_odd(number: int) -> None:
        tried.append(number)
        if number == 4:
            pytest.fail("four")
        assert number % 2

    with pytest.raises(BaseExceptionGroup, match=r"2 of 4 fail: no\. 2, no\. 4") as caught:
        is_odd()
    assert tried == [1, 2, 3, 4]
    assert [one.__notes__ for one in caught.value.exceptions] == [
        ["It fails for no. 2"],
        ["It fails for no. 4"],
    ]


def test_what_is_no_failure_ends_the_test_at_once() -> None:
    @each("one", [1, 2])
    def interrupted(one: int) -> None:
        raise KeyboardInterrupt(one)

    with pytest.raises(KeyboardInterrupt, match="1"):
        interrupted()


def test_several_values_are_given_by_name_and_what_is_left_to_pytest_stays_to_be_asked() -> None:
    @each(("one", "other"), [(1, 2), (2, 4)], ids=["small", "large"])
    @each("factor", [2])
    def is_double(one: int, other: int, factor: int, rest: int) -> None:
        assert one * factor == other + rest

    assert [*inspect.signature(is_double).parameters] == ["rest"]
    is_double(rest=0)
    with pytest.raises(BaseExceptionGroup, match="small, large"):
        is_double(rest=1)


def test_a_statement_about_nothing_is_an_error() -> None:
    with pytest.raises(AssertionError, match="nothing to try"):
        each("one", [])
