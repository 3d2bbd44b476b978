"""The page about accessibility names every criterion once, and the tests that hold it."""

import ast
from functools import cache
from pathlib import Path

import pytest

from carte.reference.conformance import (
    LEVELS,
    RESULTS,
    Criterion,
    conformance,
    counted,
    criteria,
    summary,
)

TESTS = Path(__file__).parents[1]
ALL = [one for level in LEVELS for one in criteria(level)]
CRITERIA = {
    "1.1": 1, "1.2": 9, "1.3": 6, "1.4": 13,
    "2.1": 4, "2.2": 6, "2.3": 3, "2.4": 13, "2.5": 8,
    "3.1": 6, "3.2": 6, "3.3": 9,
}  # fmt: skip
"""How many criteria each guideline of WCAG 2.2 has; 4.1.1 was taken out of it."""


@cache
def functions(file: str) -> set[str]:
    tree = ast.parse((TESTS / file).read_text("utf-8"))
    return {one.name for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)}


def test_every_criterion_stands_there_once() -> None:
    wanted = {f"{one}.{n}" for one, most in CRITERIA.items() for n in range(1, most + 1)}
    assert sorted(one.id for one in ALL) == sorted(wanted | {"4.1.2", "4.1.3"})
    assert [len(criteria(level)) for level in LEVELS] == [31, 24, 31]


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)
def test_every_test_that_holds_a_criterion_is_there(one: Criterion) -> None:
    assert one.result in RESULTS
    assert not (one.tests and one.result == "inapplicable")
    for test in one.tests:
        file, _, name = test.partition("::")
        assert name in functions(file)


def test_a_level_is_printed_with_its_remarks_and_the_levels_are_counted() -> None:
    for level in LEVELS:
        lines = str(conformance(level)).splitlines()[2:]
        assert [line.split()[0] for line in lines] == [one.id for one in criteria(level)]
        assert sum(counted()[level].values()) == len(lines)
    assert f"A | {counted()['A']['supports']} | " in str(summary())


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="'B' is not a level: use one of A, AA, AAA"):
        criteria("B")
