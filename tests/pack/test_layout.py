"""Pips can be counted at a glance: they never touch, leave the card or lie under the index."""

import math
import re
from collections.abc import Mapping
from itertools import combinations
from xml.etree import ElementTree

import pytest

from carte.pack.art import drawing
from carte.pack.layout import LEANS, LONG, PIPS, ROUND, Layout

Point = tuple[float, float]

OUTLINE = 0.9
INDEX = [(0.0, 0.0), (10.0, 0.0), (10.0, 20.0), (0.0, 20.0)]
SUITS = {"D": "denari", "C": "coppe", "S": "spade", "B": "bastoni"}
FRENCH = {"D": "quadri", "C": "cuori", "S": "picche", "B": "fiori"}


def outline(name: str) -> list[Point]:
    """Points whose convex hull holds the whole drawing: circles as 32-gons, curves by handles."""
    points: list[Point] = []
    for element in ElementTree.fromstring(f"<g>{drawing(name)}</g>"):
        if element.tag == "path":
            points += path_points(element.attrib["d"])
        else:
            cx, cy = (float(element.get(key, 0)) for key in ("cx", "cy"))
            rx, ry = (float(element.get(key) or element.attrib["r"]) for key in ("rx", "ry"))
            angles = [math.tau * step / 32 for step in range(32)]
            points += [(cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in angles]
    return points


def path_points(data: str) -> list[Point]:
    points: list[Point] = []
    for command, arguments in re.findall(r"([MLHVCZ])([^A-Za-z]*)", data):
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", arguments)]
        if command == "H":
            points += [(x, points[-1][1]) for x in numbers]
        elif command == "V":
            points += [(points[-1][0], y) for y in numbers]
        else:
            points += list(zip(numbers[::2], numbers[1::2], strict=True))
    return points


def placed(points: list[Point], layout: Layout, lean: float) -> list[list[Point]]:
    """The drawing at each point of the layout."""
    cos, sin = math.cos(math.radians(lean)), math.sin(math.radians(lean))
    s = layout.scale
    return [
        [(x + s * (cos * a - sin * b), y + s * (sin * a + cos * b)) for a, b in points]
        for x, y in layout.points
    ]


def gap(one: list[Point], other: list[Point]) -> float:
    """The widest gap between two hulls that a straight line can see (negative: none)."""
    directions = [(math.cos(a), math.sin(a)) for a in (math.pi * step / 180 for step in range(180))]
    widest = -math.inf
    for dx, dy in directions:
        here = [x * dx + y * dy for x, y in one]
        there = [x * dx + y * dy for x, y in other]
        widest = max(widest, min(there) - max(here), min(here) - max(there))
    return widest


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("number", range(2, 8))
def test_pips_never_touch(suit: str, number: int) -> None:
    pips = placed(outline(SUITS[suit]), PIPS[suit][number], LEANS[suit])
    assert len(pips) == number
    assert min(gap(one, other) for one, other in combinations(pips, 2)) > OUTLINE


@pytest.mark.parametrize("suit", FRENCH)
@pytest.mark.parametrize("number", range(2, 8))
def test_french_pips_never_touch(suit: str, number: int) -> None:
    pips = placed(outline(FRENCH[suit]), ROUND[number], 0)
    assert min(gap(one, other) for one, other in combinations(pips, 2)) > 0


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("number", range(2, 8))
def test_pips_stay_on_the_card_and_clear_of_the_index(suit: str, number: int) -> None:
    for pip in placed(outline(SUITS[suit]), PIPS[suit][number], LEANS[suit]):
        assert all(3 < x < 57 and 3 < y < 97 for x, y in pip)
        assert gap(pip, INDEX) > 0
        assert gap(pip, [(60 - x, 100 - y) for x, y in INDEX]) > 0


@pytest.mark.parametrize("layouts", [ROUND, LONG], ids=["round", "long"])
def test_layouts_look_the_same_turned_round(layouts: Mapping[int, Layout]) -> None:
    for number, layout in layouts.items():
        if (layouts, number) != (LONG, 3):
            assert {(60 - x, 100 - y) for x, y in layout.points} == set(layout.points)


def test_swords_lean_right_and_batons_left() -> None:
    assert LEANS["S"] > 0 > LEANS["B"]
