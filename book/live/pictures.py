"""The picture shown with a link to a page: the cards of the page's first table."""

from collections.abc import Iterator, Mapping, Sequence
from math import cos, radians, sin
from typing import Any

from carte.pack import card_svg

from .raster import png

PICTURES = "_static/pictures"
WIDTH, HEIGHT = 1200, 630
"""Pixels, the size expected by sites that show pictures of pages."""

_FELT = "#1c4f3b"
_CARD = 60, 100
_MOST = 10  # cards in a row
_FAN = ("10S", "1D", "7D", "9C", "8B")
_LAID, _HELD = ("table", "trick", "pile"), "hand"
_REACH = 1500  # pixels from the cards of a hand to the point they turn around
_SPREAD, _WIDEST = 6.2, 32.0  # degrees between two cards of a hand, and from its first to its last

Rows = tuple[Sequence[str], Sequence[str]]
"""The cards on a table, and those of a hand."""


def picture(content: Any) -> bytes:
    """Return the picture of a page whose first table has this content, a PNG; by default a fan."""
    return png(_drawing(*(first_cards(content) or ((), _FAN))), WIDTH, HEIGHT)


def first_cards(content: Any) -> Rows | None:
    """Return the first cards that a widget's content lays out; None if it names no zones."""
    for zones in _zones(content):
        laid = next((zones[name] for name in _LAID if zones.get(name)), ())
        held = zones.get(_HELD, ())
        if laid or held:
            return laid[:_MOST], held[:_MOST]
    return None


def _zones(content: Any) -> Iterator[Mapping[str, Sequence[str]]]:
    """Yield the zones in a value, at any depth, each with its cards, in order."""
    if isinstance(content, list):
        for part in content:
            yield from _zones(part)
    elif isinstance(content, dict):
        zones = content.get("zones", {})
        if isinstance(zones, list):
            zones = {zone["kind"]: zone["cards"] for zone in zones if "cards" in zone}
        yield zones
        for part in content.values():
            yield from _zones(part)


def _drawing(laid: Sequence[str], held: Sequence[str]) -> str:
    """Draw a table of green felt, with its cards in a row above a hand as one holds it."""
    if laid and held:
        cards = [*_row(laid, 60, 225), *_hand(held, 320 + 11 * len(held), 400)]
    else:
        cards = [*_row(laid, 165, 300), *_hand(held, 125, 390)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{_FELT}"/>{"".join(cards)}</svg>'
    )


def _row(cards: Sequence[str], top: float, height: float) -> Iterator[str]:
    width, gap = height * _CARD[0] / _CARD[1], height / 9
    if not cards:
        return
    step = min(width + gap, (WIDTH - 120 - width) / max(len(cards) - 1, 1))
    left = (WIDTH - width - step * (len(cards) - 1)) / 2
    for place, card in enumerate(cards):
        yield _placed(card, left + step * place, top, height, 0)


def _hand(cards: Sequence[str], top: float, height: float) -> Iterator[str]:
    """Yield cards fanned around a point far below; a large hand runs off the bottom."""
    width = height * _CARD[0] / _CARD[1]
    spread = min(_SPREAD, _WIDEST / max(len(cards) - 1, 1))
    for place, card in enumerate(cards):
        turn = spread * (place - (len(cards) - 1) / 2)
        x = WIDTH / 2 + _REACH * sin(radians(turn)) - width / 2
        yield _placed(card, x, top + _REACH * (1 - cos(radians(turn))), height, turn)


def _placed(card: str, left: float, top: float, height: float, turn: float) -> str:
    """Draw a card from its upper left corner, turned by degrees around the middle of its top."""
    scale = height / _CARD[1]
    middle = left + scale * _CARD[0] / 2
    inside = card_svg(card).partition("</title>")[2].removesuffix("</svg>")
    place = f"rotate({turn:.2f} {middle:.1f} {top:.1f}) translate({left:.1f} {top:.1f})"
    return f'<g transform="{place} scale({scale:.3f})">{inside}</g>'
