"""Measurements as a picture: a mark for each, and its margin of error."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from typing import TypeAlias

from carte.engine.phrases import commas, labelled
from carte.language import _
from carte.language.numbers import number
from carte.reference.printed import Printed

__all__ = ["Measured", "intervals", "picture"]

Measured: TypeAlias = "tuple[float, float]"
"""A value, and half of its confidence interval."""

STEP = 10
"""Percent from one tick to the next."""
HEIGHT = 10
"""The height of one line in a picture 100 wide, whatever its width on the page."""


def intervals(
    caption: str, series: Sequence[str], rows: Mapping[str, Sequence[Measured]], least: int = 0
) -> Printed:
    """Return a picture of shares between ``least`` percent, a multiple of ten, and 100.

    Each of the ``rows`` has a line with a measurement of each of the ``series``.
    """
    ticks = range(least, 101, STEP)

    def place(share: float) -> float:
        return 100 * (share - least) / (100 - least)

    head = "".join(f"<span>{tick}</span>" for tick in ticks)
    keys = "".join(
        f'<span class="carte-interval-{place}">{escape(name)}</span>'
        for place, name in enumerate(series)
    )
    texts = {name: _series_text(name, series, found) for name, found in rows.items()}
    lines = "".join(
        f'<div role="img" aria-label="{escape(texts[name])}">'
        f"<span>{escape(name)}</span>{picture(found, place, ticks)}</div>"
        for name, found in rows.items()
    )
    html = (
        f'<figure class="carte-intervals"><figcaption>{escape(caption)}</figcaption>'
        f'<p class="carte-interval-keys">{keys}</p>{lines}'
        f'<div class="carte-interval-ticks" aria-hidden="true"><span></span><p>{head}</p></div>'
        "</figure>"
    )
    return Printed(html, "\n".join([caption, *texts.values()]))


def _series_text(name: str, series: Sequence[str], found: Sequence[Measured]) -> str:
    """Return a line in words: "scopa: one 60.0 % ± 1.0"."""
    words = _("{name} {value}% ± {half}")
    values = commas(
        words.format(name=one, value=number(value, ".1f"), half=number(half, ".1f"))
        for one, (value, half) in zip(series, found, strict=True)
    )
    return labelled(name, values)


def picture(
    found: Sequence[Measured], place: Callable[[float], float], ticks: Iterable[float]
) -> str:
    """Return a line of a picture: measurements below each other, at their ``place`` of 100."""
    height = HEIGHT * len(found)
    ticked = "".join(f"M{place(tick):.2f} 0V{height}" for tick in ticks)
    lines = [f'<path class="carte-interval-ticked" d="{ticked}"/>']
    for row, (value, half) in enumerate(found):
        y = HEIGHT * (row + 0.5)
        low, middle, high = [place(end) for end in (value - half, value, value + half)]
        lines.append(
            f'<g class="carte-interval-{row}"><path d="M{low:.2f} {y}H{high:.2f}"/>'
            f'<path d="M{middle:.2f} {y - 3.5}V{y + 3.5}"/></g>'
        )
    size = f'viewBox="0 0 100 {height}" preserveAspectRatio="none"'
    return f'<svg {size} aria-hidden="true">{"".join(lines)}</svg>'
