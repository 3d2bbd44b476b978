"""Measurements as a picture: each mark stands where its share is, within its interval."""

import re

import pytest

from carte.reference import intervals


@pytest.mark.parametrize(("least", "at"), [(0, "73.20"), (50, "46.40")])
def test_a_mark_stands_where_its_share_is(least: int, at: str) -> None:
    html = intervals("Won", ["regular"], {"scopa": [(73.2, 1.0)]}, least).html
    assert f"M{at} 1.5V8.5" in html
    low, high = map(float, re.search(r"M([\d.]+) 5.0H([\d.]+)", html).groups())  # type: ignore[union-attr]
    assert low < float(at) < high


def test_ticks_are_ten_percent_apart_and_a_line_is_told_in_words() -> None:
    found = intervals("Won", ["one", "two"], {"scopa": [(60, 1.0), (70, 2.0)]}, 50)
    assert re.findall(r"<span>(\d+)</span>", found.html) == ["50", "60", "70", "80", "90", "100"]
    assert found.words == "Won\nscopa: one 60.0 % ± 1.0, two 70.0 % ± 2.0"
    assert 'aria-label="scopa: one 60.0 % ± 1.0, two 70.0 % ± 2.0"' in found.html
