"""Points on average are told in tenths, whole ones without, as a language writes them."""

import pytest

from carte.play.numbers import signed, unsigned


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
