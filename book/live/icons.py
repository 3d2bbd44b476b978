"""The site as an app: its icons, drawn from the logo, and the manifest for installing it."""

import json
import re
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from carte.language import _

from .raster import png

NAME = "Carte"
MANIFEST = "manifest.webmanifest"

_STATIC = Path(__file__).parent.parent / "_static"
_FOLDER = "_static/icons"
_GROUND = "#1c4f3b"
_INSIDE = re.compile(r"<svg\b[^>]*>(.*)</svg>\s*$", re.DOTALL)
_PAPER = re.compile(r"--carte-paper: light-dark\((#\w+), (#\w+)\)")


class Icon(NamedTuple):
    """A drawing of the logo: its size in pixels, its purpose, and the logo's share of it.

    Systems crop an icon with a filled background to their own shape.
    """

    size: int
    purpose: str
    share: float
    filled: bool

    @property
    def path(self) -> str:
        """Its path in the site."""
        return f"{_FOLDER}/{self.purpose}-{self.size}.png"


APPLE = Icon(180, "apple-touch", 0.74, filled=True)
ICONS = (
    Icon(192, "any", 1, filled=False),
    Icon(512, "any", 1, filled=False),
    Icon(192, "maskable", 0.66, filled=True),
    Icon(512, "maskable", 0.66, filled=True),
)


def write_app(site: Path, language: str) -> None:
    """Write the icons and the manifest into the site."""
    (site / _FOLDER).mkdir(parents=True, exist_ok=True)
    for icon in (*ICONS, APPLE):
        (site / icon.path).write_bytes(_drawn(icon))
    text = json.dumps(_manifest(language), ensure_ascii=False, indent=1)
    (site / MANIFEST).write_text(text, "utf-8")


def paper() -> tuple[str, str]:
    """Return the colours of a page by day and by night, from the style sheet."""
    found = _PAPER.search((_STATIC / "carte.css").read_text("utf-8"))
    if found is None:
        raise ValueError("carte.css no longer has a line --carte-paper: light-dark(#…, #…)")
    return found[1], found[2]


def _manifest(language: str) -> dict[str, Any]:
    day, _night = paper()
    doors = {  # the doors of the opening page
        _("Learn"): "asso-piglia-tutto.html",
        _("Play"): "play.html",
        _("Settle a question"): "settle.html",
    }
    return {
        "name": _("Carte: Italian card games"),
        "short_name": NAME,
        "description": _("Italian card games, learned by playing them."),
        "lang": language,
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "theme_color": day,
        "background_color": day,
        "categories": ["games", "education"],
        "icons": [
            {
                "src": icon.path,
                "sizes": f"{icon.size}x{icon.size}",
                "type": "image/png",
                "purpose": icon.purpose,
            }
            for icon in ICONS
        ],
        "shortcuts": [{"name": name, "url": address} for name, address in doors.items()],
    }


def _drawn(icon: Icon) -> bytes:
    logo = _INSIDE.search((_STATIC / "logo.svg").read_text("utf-8"))
    if logo is None:
        raise ValueError("logo.svg is expected to be one <svg> element of 32 by 32 units")
    ground = f'<rect width="32" height="32" fill="{escape(_GROUND)}"/>' if icon.filled else ""
    place = f"translate({16 - 16 * icon.share:g} {16 - 16 * icon.share:g}) scale({icon.share:g})"
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
        f'{ground}<g transform="{place}">{logo[1]}</g></svg>'
    )
    return png(drawing, icon.size, icon.size)
