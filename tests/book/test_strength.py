"""What the book says of the players' strength is what was measured, in tables and a picture."""

import re

import nbformat
import pytest

import carte
from carte.players import ladder
from carte.reference import intervals, ladders
from tests.book.chapters import code, stored
from tests.missing import pairs_not_measured


@pytest.mark.parametrize("game", carte.GAMES)
def test_each_level_is_measured_to_be_weaker_or_stronger_than_a_regular(game: str) -> None:
    assert pairs_not_measured(game) == []


def test_every_table_of_the_page_has_rows() -> None:
    tables = [html for html in map(drawn, code("strength")) if "<table" in html]
    assert len(tables) >= 4
    assert not [html for html in tables if "<tbody></tbody>" in html]


def drawn(cell: nbformat.NotebookNode) -> str:
    """What a cell has drawn."""
    return "".join("".join(data.get("text/html", "")) for data in stored(cell))


@pytest.mark.parametrize(("least", "at"), [(0, "73.20"), (50, "46.40")])
def test_a_mark_stands_where_its_share_is(least: int, at: str) -> None:
    html = intervals("Won", ["regular"], {"scopa": [(73.2, 1.0)]}, least).html
    assert f"M{at} 1.5V8.5" in html
    low, high = map(float, re.search(r"M([\d.]+) 5.0H([\d.]+)", html).groups())  # type: ignore[union-attr]
    assert low < float(at) < high


def test_ticks_are_ten_percent_apart_and_a_line_is_told_in_words() -> None:
    found = intervals("Won", ["one", "two"], {"scopa": [(60, 1.0), (70, 2.0)]}, 50)
    assert re.findall(r"<span>(\d+)</span>", found.html) == ["50", "60", "70", "80", "90", "100"]
    assert found.words == "Won\nscopa: one 60.0% ± 1.0, two 70.0% ± 2.0"
    assert 'aria-label="scopa: one 60.0% ± 1.0, two 70.0% ± 2.0"' in found.html


def test_a_ladder_has_its_strongest_level_on_top_and_each_at_its_place() -> None:
    found = ladders("Won", {"scopa": {"weak": (-3.0, 1.0), "usual": (0, 0), "strong": (4.0, 2.0)}})
    assert re.findall(r"<span>([a-z]+)</span>", found.html) == ["strong", "usual", "weak"]
    assert re.findall(r"M([\d.]+) 1.5V8.5", found.html) == ["80.00", "40.00", "10.00"]
    assert found.words == "Won\nscopa: weak −3.00 ± 1.00, usual 0, strong +4.00 ± 2.00"


def test_the_ladders_of_the_page_have_all_games_and_levels() -> None:
    html = next(html for html in map(drawn, code("strength")) if "carte-ladders" in html)
    rungs = [len(ladder(carte.game(slug))) for slug in carte.GAMES]
    assert html.count("<svg") == sum(rungs)
