"""SVG drawings as small PNG files, for programs that show no SVG; cached, for they take long."""

import io
from functools import cache
from importlib.metadata import version
from pathlib import Path

import resvg_py
from PIL import Image

from carte.language.catalogues import put

from .cache import CACHE, Cache, digest

_LARGEST = 40_000  # bytes of a file
_COLOURS = 64, 32, 24, 16
"""Drawings are flat: fewer colours than the first only cost smooth edges."""


@cache
def png(drawing: str, width: int, height: int) -> bytes:
    """Return the drawing as a PNG with transparency; it may hold no text.

    It has the most colours that keep the file within 40 KB, if any do.
    """
    made = _kept() / f"{digest([drawing.encode(), f'{width} {height}'.encode()])}.png"
    if not made.exists():
        put(_drawn(drawing, width, height), made)
    return made.read_bytes()


@cache
def _kept() -> Path:
    """Return the folder of drawings by the same code."""
    drawn_by = [version(package).encode() for package in ("resvg-py", "pillow")]
    return Cache(CACHE).folder(
        "pictures", [*drawn_by, Path(__file__).read_bytes()], lambda _folder: None
    )


def _drawn(drawing: str, width: int, height: int) -> bytes:
    drawn = resvg_py.svg_to_bytes(
        svg_string=drawing, width=width, height=height, skip_system_fonts=True
    )
    picture = Image.open(io.BytesIO(drawn)).convert("RGBA")
    for colours in _COLOURS:
        written = _written(picture, colours)
        if len(written) <= _LARGEST:
            break
    return written


def _written(picture: Image.Image, colours: int) -> bytes:
    if picture.getchannel("A").getextrema() == (255, 255):
        few = picture.convert("RGB").quantize(colours, Image.Quantize.MAXCOVERAGE)
    else:
        few = picture.quantize(colours, Image.Quantize.FASTOCTREE)
    file = io.BytesIO()
    few.save(file, "PNG", optimize=True)
    return file.getvalue()
