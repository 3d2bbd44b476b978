"""Rows of pairs: any two values meet, in few rows, the same every time."""

from itertools import combinations, product

import pytest

from tests.pairs import pairs

LANGUAGES = ("en", "it", "ja")
GAMES = ("scopa", "scopone", "asso", "cirulla", "briscola", "chiamata", "mediatore")
SIZES = (320, 360, 412, 768, 1024, 1440)
THEMES = ("light", "dark")
SEVERAL = pytest.mark.parametrize(
    "dimensions",
    [(GAMES, SIZES), (LANGUAGES, GAMES, SIZES), (THEMES, LANGUAGES, GAMES, SIZES)],
    ids=len,
)


@SEVERAL
def test_any_two_values_of_different_dimensions_meet_in_a_row(
    dimensions: tuple[tuple[object, ...], ...],
) -> None:
    rows = pairs(*dimensions)
    for one, other in combinations(range(len(dimensions)), 2):
        met = {(row[one], row[other]) for row in rows}
        assert met == {*product(dimensions[one], dimensions[other])}


@SEVERAL
def test_a_row_takes_a_value_of_each_dimension_in_their_order(
    dimensions: tuple[tuple[object, ...], ...],
) -> None:
    for row in pairs(*dimensions):
        assert len(row) == len(dimensions)
        assert all(value in values for value, values in zip(row, dimensions, strict=True))


def test_there_are_no_more_rows_than_the_two_largest_dimensions_need() -> None:
    assert len(pairs(LANGUAGES, GAMES, SIZES)) == len(GAMES) * len(SIZES)
    assert len(pairs(THEMES, LANGUAGES, GAMES, SIZES)) == len(GAMES) * len(SIZES)


def test_the_rows_are_the_same_every_time() -> None:
    assert pairs(LANGUAGES, GAMES, SIZES) == pairs(LANGUAGES, GAMES, SIZES)


def test_rows_that_are_given_come_first_and_are_not_made_again() -> None:
    every_size_in_italian = [("it", game, size) for game, size in product(GAMES, SIZES)]
    rows = pairs(LANGUAGES, GAMES, SIZES, given=every_size_in_italian)
    assert rows[: len(every_size_in_italian)] == every_size_in_italian
    rest = rows[len(every_size_in_italian) :]
    assert {language for language, _, _ in rest} == {"en", "ja"}
    assert len(rest) == len({"en", "ja"}) * len(GAMES)


def test_a_value_that_no_dimension_has_is_not_given() -> None:
    with pytest.raises(ValueError, match="tuple"):
        pairs(LANGUAGES, GAMES, given=[("de", "scopa")])
