"""Numbers as a language writes them: points on average in tenths, whole ones without."""

import re
from pathlib import Path

import pytest

import carte
from carte.language.numbers import number, signed, unsigned

SIGNED_ELSEWHERE = re.compile(r"""_\(\s*"[^)]*?\{\w+:[+]|replace\("-", "−"\)""")
"""A message that asks Python for a sign, which is a hyphen, or a minus put in a hyphen's place."""


@pytest.mark.parametrize(
    ("points", "told"),
    [(46.0, "+46"), (-3.04, "−3"), (1.26, "+1.3"), (-0.42, "−0.4"), (0.04, "0"), (-0.04, "0")],
)
def test_whole_points_have_a_sign_and_no_tenths(points: float, told: str) -> None:
    assert signed(points) == told


@pytest.mark.parametrize(
    ("points", "told"), [(22.0, "22"), (0.84, "0.8"), (0.0, "0"), (1.02, "1.0")]
)
def test_whole_points_have_no_tenths_but_one_that_many_are_said_of(
    points: float, told: str
) -> None:
    assert unsigned(points) == told


@pytest.mark.parametrize(("value", "told"), [(-4, "−4"), (0, "0"), (7, "7")])
def test_a_number_below_zero_has_a_minus_sign(value: int, told: str) -> None:
    assert number(value) == told


def test_one_module_writes_the_signs_of_numbers() -> None:
    sources = Path(carte.__file__).parent.rglob("*.py")
    found = {
        path.name for path in sources if SIGNED_ELSEWHERE.search(path.read_text(encoding="utf-8"))
    }
    assert found == {"numbers.py"}
