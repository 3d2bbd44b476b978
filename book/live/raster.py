"""SVG drawings as PNG files: small ones, for what shows no SVG."""

import io
from functools import cache

import resvg_py
from PIL import Image

_LARGEST = 40_000  # bytes of a file
_COLOURS = 64, 32, 24, 16
"""Drawings are flat: fewer colours than the first only cost them smooth edges."""


@cache
def png(drawing: str, width: int, height: int) -> bytes:
    """The drawing in pixels, clear where it is; it may hold no text.

    It has the most colours with which the file is no larger than 40 KB, if any keep it so small.
    """
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
