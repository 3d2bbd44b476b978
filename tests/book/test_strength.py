"""What the book says of the players' strength is what has been measured."""

import json
from pathlib import Path
from typing import Any

import pytest

import carte
from tests.benchmarks.players import PAIRS, saved


@pytest.mark.parametrize("pair", ["-".join(pair) for pair in PAIRS])
@pytest.mark.parametrize("game", carte.GAMES)
def test_each_level_is_measured_to_be_stronger_than_the_one_below_it(game: str, pair: str) -> None:
    found = saved()[f"{game} {pair}"]
    assert found["deals"] >= 200
    assert found["margin"] > found["margin_interval"]


def test_every_table_of_the_page_has_rows() -> None:
    page = Path(__file__).parents[2] / "book" / "strength.ipynb"
    cells = json.loads(page.read_text("utf-8"))["cells"]
    outputs = [output for cell in cells for output in cell.get("outputs", [])]
    tables = [html for output in outputs if "<table" in (html := drawn(output))]
    assert len(tables) >= 4
    assert not [html for html in tables if "<tbody></tbody>" in html]


def drawn(output: dict[str, Any]) -> str:
    """What a cell has drawn."""
    return "".join(output["data"].get("text/html", ""))
