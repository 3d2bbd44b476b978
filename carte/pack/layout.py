"""Where the pips of a card lie, as data.

Points are in card units (60 wide, 100 high, origin top left); both halves of a card mirror each other.
"""

from typing import NamedTuple


class Layout(NamedTuple):
    """How the pips of one number lie: their middles and their size (1 = as the pip is drawn)."""

    scale: float
    points: tuple[tuple[float, float], ...]


LEFT, MIDDLE, RIGHT = 19.5, 30.0, 40.5


def _rows(scale: float, *rows: tuple[float, ...]) -> Layout:
    """A layout of `rows`, each (y, x, x, …)."""
    return Layout(scale, tuple((x, y) for y, *xs in rows for x in xs))


_FIVE_TO_SEVEN = {
    5: _rows(1, (20, LEFT, RIGHT), (50, MIDDLE), (80, LEFT, RIGHT)),
    6: _rows(1, (19, LEFT, RIGHT), (50, LEFT, RIGHT), (81, LEFT, RIGHT)),
    7: _rows(0.9, (19, LEFT, RIGHT), (50, 12.5, MIDDLE, 47.5), (81, LEFT, RIGHT)),
}

# Coins and cups stand above one another; swords and cudgels are long and stand side by side.
ROUND = {
    2: _rows(1.5, (28, MIDDLE), (72, MIDDLE)),
    3: _rows(1.2, (20, MIDDLE), (50, MIDDLE), (80, MIDDLE)),
    4: _rows(1.15, (27, LEFT, RIGHT), (73, LEFT, RIGHT)),
    **_FIVE_TO_SEVEN,
}
LONG = {
    2: _rows(2, (50, LEFT, RIGHT)),
    3: _rows(1.4, (27, MIDDLE), (73, LEFT, RIGHT)),
    4: _rows(1.3, (28, LEFT, RIGHT), (72, LEFT, RIGHT)),
    **_FIVE_TO_SEVEN,
}
PIPS = {"D": ROUND, "C": ROUND, "S": LONG, "B": LONG}
