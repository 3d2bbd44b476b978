"""How strong the players of each game are, as a picture: a ladder with a mark on every rung."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from carte.engine.phrases import commas, labelled
from carte.language.numbers import number
from carte.reference.intervals import Measured, picture
from carte.reference.printed import Printed

__all__ = ["ladders"]


def ladders(caption: str, games: Mapping[str, Mapping[str, Measured]]) -> Printed:
    """Return the ladders of ``games``: what each of their levels wins a deal, weakest first.

    The strongest level stands on top. Each game has a scale of its own, with a line at 0.
    """
    drawn = "".join(_ladder(name, levels) for name, levels in games.items())
    html = (
        '<figure class="carte-intervals carte-ladders">'
        f"<figcaption>{escape(caption)}</figcaption><div>{drawn}</div></figure>"
    )
    lines = [
        labelled(name, commas(f"{level} {_text(*one)}" for level, one in levels.items()))
        for name, levels in games.items()
    ]
    return Printed(html, "\n".join([caption, *lines]))


def _ladder(name: str, levels: Mapping[str, Measured]) -> str:
    least = min(value - half for value, half in levels.values())
    most = max(value + half for value, half in levels.values())

    def place(value: float) -> float:
        return 100 * (value - least) / (most - least)

    rungs = "".join(
        f"<p><span>{escape(level)}</span>{picture([one], place, [0])}<span>{_text(*one)}</span></p>"
        for level, one in reversed([*levels.items()])
    )
    return f"<div><p>{escape(name)}</p>{rungs}</div>"


def _text(value: float, half: float) -> str:
    """Return a measurement in figures; one without an interval is the yardstick."""
    return f"{number(value, '+.2f')} ± {number(half, '.2f')}" if half else number(value, ".0f")
