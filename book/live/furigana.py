"""Furigana: how the kanji of a page are read, for readers who choose to see it.

``furigana.txt`` of a language has a pattern and its reading on each line; the first that fits wins.
Pages of other languages have neither the choice nor the readings.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

from book.languages import LOCALE, spoken
from carte.language import _

from .data_files import put_data

_BEFORE_HEAD = 200


def setup(app: Sphinx) -> None:
    """Register with Sphinx."""
    app.connect("html-page-context", _tell, priority=_BEFORE_HEAD)


@cache
def readings(language: str) -> tuple[tuple[str, str], ...]:
    """Return the patterns of a language with their readings, in the order in which they count."""
    path = LOCALE / language / "furigana.txt"
    lines = path.read_text("utf-8").splitlines() if path.is_file() else []
    return tuple((pattern, reading) for pattern, reading in (line.split(" ") for line in lines))


def _tell(
    app: Sphinx, _page: str, _template: str, context: dict[str, Any], _doc: nodes.document | None
) -> None:
    if not (known := readings(spoken().language)):
        return
    pathto: Callable[..., str] = context["pathto"]
    address = pathto(put_data(Path(app.outdir), "readings", known), True)
    context["furigana"] = {"words": _("Readings of kanji"), "address": address}
