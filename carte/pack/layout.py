"""The places of a card's pips, as data.

Points are in card units: 60 wide, 100 high, origin top left. Each layout looks the same turned by
half a circle, except the threes of the long suits.
"""

from typing import NamedTuple


class Layout(NamedTuple):
    """The pips of one number: their size (1 = as the pip is drawn) and their centres."""

    scale: float
    points: tuple[tuple[float, float], ...]


LEFT, MIDDLE, RIGHT = 20.5, 30.0, 39.5
MIDDLE_HEIGHT = 50.0
LEANS = {"D": 0, "C": 0, "S": 20, "B": -20}
"""Degrees clockwise: swords lean right, batons left."""


def _rows(scale: float, *rows: tuple[float, ...]) -> Layout:
    """Return a layout of ``rows``, each (y, x, x, …)."""
    return Layout(scale, tuple((x, y) for y, *xs in rows for x in xs))


_FIVE_TO_SEVEN = {
    5: _rows(0.95, (20, LEFT, RIGHT), (50, MIDDLE), (80, LEFT, RIGHT)),
    6: _rows(0.95, (19, LEFT, RIGHT), (50, LEFT, RIGHT), (81, LEFT, RIGHT)),
    7: _rows(0.9, (19, LEFT, RIGHT), (50, 12.5, MIDDLE, 47.5), (81, LEFT, RIGHT)),
}

# Coins and cups stand above one another; swords and batons are long and stand side by side.
ROUND = {
    2: _rows(1.5, (28, MIDDLE), (72, MIDDLE)),
    3: _rows(1.1, (19, MIDDLE), (50, MIDDLE), (81, MIDDLE)),
    4: _rows(1.1, (29, 19, 41), (71, 19, 41)),
    **_FIVE_TO_SEVEN,
}
LONG = {
    2: _rows(1.45, (46, 18), (54, 42)),
    3: _rows(1.15, (22, MIDDLE), (78, 18.5, 41.5)),
    4: _rows(1.15, (30, 20, 40), (70, 20, 40)),
    **_FIVE_TO_SEVEN,
}
PIPS = {"D": ROUND, "C": ROUND, "S": LONG, "B": LONG}
