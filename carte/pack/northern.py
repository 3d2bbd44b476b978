"""The northern faces: how Bergamo and its neighbours draw the same forty cards.

Coins are red and cups golden; swords are curved and cross at their points, batons are straight rods
that cross in the middle. Figures are double-headed, so that a card has no wrong way up.
"""

from typing import NamedTuple

from carte.pack.art import use
from carte.pack.layout import ROUND

COLOURS = {"D": "#9c0615", "C": "#fccd32", "S": "#064495", "B": "#38a37f"}
GROUNDS = {"D": "#f4dacb", "C": "#fdeeb9", "S": "#d6e1ee", "B": "#d8ead8"}

_COURTS = {8: "nord-fante", 9: "nord-cavallo", 10: "nord-re"}
_SECOND = {"D": "#fccd32", "C": "#9c0615", "S": "#c4cfdd", "B": "#fccd32"}
"""The other colour of a figure's dress."""

_CURVES: dict[int, tuple[int, ...]] = {1: (2,), 2: (1, 3), 3: (1, 2, 3)}
"""Which of the three curves the swords of one side have, by how many they are; 1 bends least."""


class _Lattice(NamedTuple):
    """How rods cross: the slant of each, in degrees, and the gap between those of one side."""

    slant: float
    gap: float


_LATTICES = {1: _Lattice(24, 0), 2: _Lattice(20, 8.4), 3: _Lattice(16.5, 6)}


def pips(value: int, suit: str) -> str:
    """Return the signs of a card from 2 to 7."""
    return _PIPS[suit](value)


def _coins(value: int) -> str:
    return _round(value, "nord-denari")


def _cups(value: int) -> str:
    return _round(value, "nord-coppe")


def _round(value: int, name: str) -> str:
    scale, points = ROUND[value]
    signs = (use(name, f'transform="translate({x:g} {y:g}) scale({scale:g})"') for x, y in points)
    return f'<g stroke-width="{0.9 / scale:.2g}">{"".join(signs)}</g>'


def _swords(value: int) -> str:
    """Return half of the swords bent to each side, and an odd one upright between them."""
    left = "".join(use(f"nord-lama-{curve}") for curve in _CURVES[value // 2])
    right = f'<g transform="matrix(-1 0 0 1 60 0)">{left}</g>'
    return left + right + (use("nord-lama") if value % 2 else "")


def _batons(value: int) -> str:
    """Return half of the rods slanting to each side, and an odd one upright in front of them."""
    each = value // 2
    slant, gap = _LATTICES[each]
    places = [30 + gap * (place - (each - 1) / 2) for place in range(each)]
    rods = [_rod(x, turn) for turn in (-slant, slant) for x in places]
    return "".join(rods) + (_rod(30, 0) if value % 2 else "")


def _rod(x: float, turn: float) -> str:
    return use("nord-bastoni", f'transform="translate({x:g} 50) rotate({turn:g})"')


_PIPS = {"D": _coins, "C": _cups, "S": _swords, "B": _batons}


def ace(suit_name: str) -> str:
    """Return the drawing of an asso."""
    return use(f"nord-{suit_name}-asso")


def court(value: int, suit: str) -> str:
    """Return a half figure with its suit's sign in its hand, and its turned twin."""
    dress = f'fill="{COLOURS[suit]}" color="{_SECOND[suit]}"'
    half = use(_COURTS[value], dress) + _HELD[suit]
    ground = f'<rect x="3" y="3" width="54" height="94" rx="2.5" fill="{GROUNDS[suit]}"/>'
    belt = f'<path fill="{_SECOND[suit]}" d="M3 48.7H57V51.3H3Z"/>'
    return f'{ground}{half}<g transform="rotate(180 30 50)">{half}</g>{belt}'


def _held(sign: str, hand: tuple[float, float]) -> str:
    x, y = hand
    return sign + use("mano", f'transform="translate({x:g} {y:g}) scale(1.1)"')


_HELD = {
    "D": _held(use("nord-denari", 'transform="translate(18.4 31) scale(.78)"'), (18, 41)),
    "C": _held(use("nord-coppe", 'transform="translate(18 28.6) scale(.74)"'), (18, 41)),
    "S": _held(use("nord-spada", 'transform="translate(17.4 38.6)"'), (17.4, 42.6)),
    "B": _held(use("nord-asta", 'transform="translate(17.6 48.6)"'), (17.6, 42)),
}
